/** Replies of the engine in lessons and practice, which the build has recorded: the page uses them until it is ready. */

import type { Display, EngineAccess } from '../app.ts';
import type { Frame, Given, Marked, Meaning, StepLaid } from '../protocol.d.ts';
import { fetchedFile } from './fetched-file.ts';

/** A table, and the replies to likely answers. */
export interface RecordedStep {
  laid: StepLaid;
  frame: Frame;
  /** Meanings of the items that a learner is likely to choose. */
  meanings: Meaning[];
  /** Replies by answer. An entry without `given` is the reply to any other number. */
  answers: { given: Given | null; marked: Marked; frames: Frame[] }[];
}

/** True if the engine itself can answer. */
export const isEngineReady = (app: EngineAccess) => app.engineState === 'ready' || app.engineState === 'busy';

/** Recorded steps of each lesson of a game; undefined while they load, null once the engine is ready. */
export function recordedSteps(
  app: Display & EngineAccess,
  game: string,
): Record<string, RecordedStep[]> | null | undefined {
  return app.engineState === 'loading' ? fetchedFile(app, `./data/recorded/${game}.json`) : null;
}

/**
 * What the table shows of a problem before the engine is ready: undefined while that loads, null if the build has not
 * recorded it.
 */
export function recordedProblem(
  app: Display & EngineAccess,
  game: string,
  id: string,
): RecordedStep | null | undefined {
  if (app.engineState !== 'loading') return null;
  const shown: Record<string, Pick<RecordedStep, 'laid' | 'frame'>> | null | undefined = fetchedFile(
    app,
    `./data/problem-views/${game}/${id[0]}.json`,
  );
  if (shown === undefined) return undefined;
  return shown && Object.hasOwn(shown, id) ? { ...shown[id], meanings: [], answers: [] } : null;
}

/** The recorded reply to an answer; undefined if there is none. */
export function recordedReply({ answers }: RecordedStep, given: Given) {
  const same = answers.find(each => each.given && keyOf(each.given) === keyOf(given));
  return same ?? (typeof given.number === 'number' ? answers.find(each => !each.given) : undefined);
}

/** Key of an answer; the order in which cards were tapped does not matter. */
const keyOf = ({ items, ...rest }: Given) => JSON.stringify([items && [...items].sort(), rest]);
