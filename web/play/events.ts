import type { Badge, Event as GameEvent } from '../protocol.d.ts';
import { isPass, isRoll, lays } from '../table/log.ts';

/** What an event leaves to be seen until the trick is gone. */
export const seen = (event: GameEvent): Badge[] => {
  const { seat, args } = event;
  if (isPass(event)) return [{ role: 'passed', id: 'passed', seat, args, icon: '', tone: '', rule: '' }];
  if (lays(event) && seat !== null)
    return [
      { role: 'to-beat', id: 'to-beat', seat: null, args: { player: seat, ...args }, icon: '', tone: '', rule: '' },
    ];
  return [];
};

/** Does this event end a round? */
export const endsRound = ({ role }: GameEvent) => role === 'round';

/** Are dice kept? */
export const isKeep = ({ role }: GameEvent) => role === 'keep';

/** Is it no more, when the turn is told by its end, than what was thrown and kept on the way? */
export const isOnTheWay = (event: GameEvent) => isRoll(event) || isKeep(event);
