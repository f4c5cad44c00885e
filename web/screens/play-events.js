import { lays } from '../table/log.js';

/** @import { GameEvent, TableFact } from '../types' */

/** What an event leaves to be seen until the trick is gone. @param {GameEvent} event @returns {TableFact[]} */
export const seen = event => {
  const { kind, seat, args } = event;
  if (kind === 'pass') return [{ id: 'passed', seat, args, icon: '', tone: '' }];
  if (lays(event) && seat !== null) return [{ id: 'lies', seat: null, args: { player: seat, ...args }, icon: '', tone: '' }];
  return [];
};

/** Have cards been dealt? @param {GameEvent} event */
export const isDeal = ({ kind }) => kind === 'deal';

/** Does this event end a round? @param {GameEvent} event */
export const endsRound = ({ kind }) => kind === 'hand' || kind === 'round';
