/** Store of unanswered practice questions, so that one can be asked again before the engine is ready. */

import { build } from '../built.js';
import type { Frame, Practise, StepLaid } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database, resultOf } from './database.ts';
import { QUESTION } from './match-entries.ts';
import { isFrame } from './table-snapshots.ts';

/** A practice request and the engine's replies. */
export interface Question {
  request: Practise;
  laid: StepLaid;
  frame: Frame;
}

/** The unanswered question of an offer; null if there is none of this build. */
export async function readQuestion(key: string): Promise<Question | null> {
  try {
    const value: Foreign = await database('readonly', store => resultOf(store.get(QUESTION + key)));
    const { request, laid, frame } = value ?? {};
    return value?.build === build && laid.question.seed === request.seed && laid.question.step && isFrame(frame)
      ? { request, laid, frame }
      : null;
  } catch {
    return null; // another question is drawn
  }
}

/** Store a question, replacing the previous one. Errors are ignored: another question is drawn next time. */
export const keepQuestion = (key: string, question: Question): Promise<void> =>
  database('readwrite', store => resultOf(store.put({ build, ...question }, QUESTION + key))).then(
    () => {},
    () => {},
  );

/** Delete a question that was answered. */
export const dropQuestion = (key: string): Promise<void> =>
  database('readwrite', store => resultOf(store.delete(QUESTION + key))).catch(() => {});
