/** What the engine is going to say of steps and questions, as the build has asked it: it is told until the engine is there. */

import type { App } from '../app.ts';
import type { Frame, Given, Marked, Meaning, StepLaid } from '../protocol.d.ts';
import { fetched } from './data.ts';

/** A table that is laid, and what comes of what is likely to be done there. */
export interface Rehearsal {
  laid: StepLaid;
  frame: Frame;
  /** What items that are likely to be chosen could be. */
  meanings: Meaning[];
  /** Without `given`: what is said to any other number. */
  answers: { given: Given | null; marked: Marked; frames: Frame[] }[];
}

/** Can the engine itself be asked? */
export const isThere = (app: App) => app.engineState === 'ready' || app.engineState === 'busy';

/** The steps of each lesson of a game, by its name; undefined while they are on their way, null once the engine is there. */
export function rehearsals(app: App, game: string): Record<string, Rehearsal[]> | null | undefined {
  return app.engineState === 'loading' ? fetched(app, `./data/rehearsed/${game}.json`) : null;
}

/** What is said to an answer, if that is known. */
export function saidTo({ answers }: Rehearsal, given: Given) {
  const same = answers.find(each => each.given && told(each.given) === told(given));
  return same ?? (typeof given.number === 'number' ? answers.find(each => !each.given) : undefined);
}

/** In whatever order cards are touched. */
const told = ({ items, ...rest }: Given) => JSON.stringify([items && [...items].sort(), rest]);
