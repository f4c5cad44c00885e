import type { GameEvent, TableFact } from '../protocol.d.ts';
import { lays } from '../table/log.ts';

/** What an event leaves to be seen until the trick is gone. */
export const seen = (event: GameEvent): TableFact[] => {
  const { kind, seat, args } = event;
  if (kind === 'pass') return [{ id: 'passed', seat, args, icon: '', tone: '' }];
  if (lays(event) && seat !== null)
    return [{ id: 'lies', seat: null, args: { player: seat, ...args }, icon: '', tone: '' }];
  return [];
};

/** Have cards been dealt? */
export const isDeal = ({ kind }: GameEvent) => kind === 'deal';

/** Does this event end a round? */
export const endsRound = ({ kind }: GameEvent) => kind === 'hand' || kind === 'round';
