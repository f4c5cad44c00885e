import type { Conduct } from '../../play/table-mode.ts';
import type { Task } from './lesson-task.ts';

/** A lesson at the table: what would be a move is an answer, and nothing else is at stake. */
export const lessonConduct = (task: () => Task | null, leave: () => void): Conduct => {
  /** A panel that says "not yet" goes at the next touch. */
  const touched = (effect: () => void) => {
    const now = task();
    if (now?.phase === 'marked' && now.mark?.verdict !== 'right' && !now.frames) now.again();
    if (now?.open) effect();
  };
  return {
    helps: false,
    dims: thing => !!task()?.tried.has(thing),
    sitting: false,
    openHands: false,
    shared: false,
    tells: 'events',
    get free() {
      return !!task()?.free;
    },
    touched,
    play: move => task()?.answer({ move }),
    /** A card that is only touched says why not; what is tried in earnest, or is to be tried, is marked. */
    tried(items, pressed) {
      const earnest = pressed || task()?.kind === 'forbidden';
      if (earnest) task()?.answer({ items });
      else task()?.tried.add(items[items.length - 1]);
      return earnest;
    },
    seat(seat) {
      const asked = task()?.kind === 'seat' && !!task()?.open;
      if (asked) task()?.answer({ seat });
      return asked;
    },
    hint() {
      task()?.nudge();
      return true;
    },
    leave,
  };
};
