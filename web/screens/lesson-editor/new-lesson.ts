/** Creation of lessons, and the step that waits for a position from another screen. */

import type { Display, Navigation } from '../../app.ts';
import { replace } from '../../model/back-stack.ts';
import { random } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { within } from '../../model/offers.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import type { DraftStep } from './draft-step.ts';

/** The step for which the author looks for a position on another screen, by the id of its lesson. */
const seeking: Map<string, number> = new Map();

/** Remember the step that needs a position, and show a notice that tells the author what to do. */
export function seekPosition(app: Display, id: string, at: number) {
  seeking.clear();
  seeking.set(id, at);
  app.notify({ id: 'seeking', text: 'notice-seeking' });
}

/** Return the step that needs a position, and forget it. */
export function takeSoughtStep(app: Display) {
  const [[id, at] = []] = seeking;
  seeking.clear();
  app.dismiss('seeking');
  return id === undefined || at === undefined ? null : { id, at };
}

/** Store a new lesson; return null, with a notice, if storage fails. */
async function stored(app: Display, lesson: LessonDocument): Promise<OwnLesson | null> {
  try {
    return await ownLessons.write({ id: random(), revision: 0, when: Date.now(), lesson });
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    return null;
  }
}

/** A new lesson without steps, or with the given one. */
export function emptyLesson(what: Offer, ...step: DraftStep[]): LessonDocument {
  const options = within(what, {});
  return { format: 1, game: what.game.name, title: {}, ...(Object.keys(options).length ? { options } : {}), step };
}

/** Create a lesson and go to it. */
export async function openNewLesson(app: Navigation & Display, what: Offer, ...step: DraftStep[]) {
  const own = await stored(app, emptyLesson(what, ...step));
  if (own) app.go(`#/lessons/${own.id}`);
}

/** Create a lesson and replace the current address by its address. */
export async function openNewLessonInstead(app: Display, what: Offer, ...step: DraftStep[]) {
  const own = await stored(app, emptyLesson(what, ...step));
  if (own) replace(`#/lessons/${own.id}`);
}
