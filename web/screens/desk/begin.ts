/** How a lesson begins: in its game, with a position from elsewhere, or as a copy of one of ours. */

import type { App } from '../../app.ts';
import { replace } from '../../model/back-stack.ts';
import { random } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { within } from '../../model/offers.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { writeOwnLesson } from '../../storage/own-lesson-store.ts';
import type { DraftStep } from './step-editor.ts';

/** The lesson whose step waits for a position that is sought elsewhere. */
let seeking: { id: string; at: number } | null = null;

/** From now on this step does, and what to do where the position lies is said. */
export function seek(app: App, id: string, at: number) {
  seeking = { id, at };
  app.notify({ id: 'seeking', text: 'notice-seeking' });
}

/** What waits for a position; from now on nothing does. */
export function sought(app: App) {
  const waits = seeking;
  seeking = null;
  app.dismiss('seeking');
  return waits;
}

/** Stores a new lesson; null, and that is said, where nothing can be stored. */
async function stored(app: App, lesson: LessonDocument): Promise<OwnLesson | null> {
  try {
    return await writeOwnLesson({ id: random(), revision: 0, when: Date.now(), lesson });
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    return null;
  }
}

/** A lesson without a step, or with this one. */
export function empty(what: Offer, ...step: DraftStep[]): LessonDocument {
  const options = within(what, {});
  return { format: 1, game: what.game.name, title: {}, ...(Object.keys(options).length ? { options } : {}), step };
}

/** A new one, and to it. */
export async function begun(app: App, what: Offer, ...step: DraftStep[]) {
  const own = await stored(app, empty(what, ...step));
  if (own) app.go(`#/lessons/${own.id}`);
}

/** The same in the place of the address that has led here. */
export async function begunInstead(app: App, what: Offer, ...step: DraftStep[]) {
  const own = await stored(app, empty(what, ...step));
  if (own) replace(`#/lessons/${own.id}`);
}
