import type { Badge, Event as GameEvent } from '../protocol.d.ts';
import { isPass, isRoll, lays } from '../table/log.ts';

/** Return the badges of an event that stay visible until the trick is gone. */
export const seen = (event: GameEvent): Badge[] => {
  const { seat, args } = event;
  if (isPass(event)) return [{ role: 'passed', id: 'passed', seat, args, icon: '', tone: '', rule: '' }];
  if (lays(event) && seat !== null)
    return [
      { role: 'to-beat', id: 'to-beat', seat: null, args: { player: seat, ...args }, icon: '', tone: '', rule: '' },
    ];
  return [];
};

/** True if a player shows cards, or gains points in the middle of play: every player is told, its own player too. */
export const isScoring = ({ role }: GameEvent) => role === 'show' || role === 'gain';

/** True if the event is called out over the table. */
export const isCalledOut = (event: GameEvent) => event.role === 'call' || isScoring(event);

/** True if this event ends a round. */
export const endsRound = ({ role }: GameEvent) => role === 'round';

/** True if dice are kept. */
export const isKeep = ({ role }: GameEvent) => role === 'keep';

/** True for rolls and kept dice, which are left out if a turn is summed up by its end. */
export const isOnTheWay = (event: GameEvent) => isRoll(event) || isKeep(event);
