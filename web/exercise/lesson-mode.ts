import type { TableMode } from '../play/table-mode.ts';
import type { Task } from './lesson-task.ts';

/** The behaviour of a lesson's table: a move is an answer to the step. */
export const lessonMode = (task: () => Task | null, leave: () => void): TableMode => {
  /** Close a panel that says "not yet" at the next tap, then do what was tapped if the task is open. */
  const touched = (effect: () => void) => {
    const now = task();
    if (now?.phase === 'marked' && now.mark?.verdict !== 'right' && !now.frames) now.again();
    if (now?.open) effect();
  };
  return {
    helps: false,
    dims: thing => !!task()?.tried.has(thing),
    isWholeMatch: false,
    openHands: false,
    shared: false,
    tells: 'events',
    get free() {
      return !!task()?.free;
    },
    touched,
    play: move => task()?.answer({ move }),
    /**
     * Mark what was played, or what a "forbidden" task asks to try; true if so. A card that was only tapped shows why
     * not.
     */
    tried(items, pressed) {
      const isAnswer = pressed || task()?.kind === 'forbidden';
      if (isAnswer) task()?.answer({ items });
      else task()?.tried.add(items[items.length - 1]);
      return isAnswer;
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
