/** The question of practice that was left without an answer: it can be asked again before the engine is there. */

import { promisifyRequest } from 'idb-keyval';
import { build } from '../built.js';
import type { Frame, Practise, StepLaid } from '../protocol.d.ts';
import type { Foreign } from './checks.ts';
import { database } from './database.ts';
import { QUESTION } from './match-entries.ts';
import { isFrame } from './table-snapshots.ts';

/** What the engine was asked, and what it said. */
export interface Question {
  request: Practise;
  laid: StepLaid;
  frame: Frame;
}

/** The one that was left in a game as home offers it; null where there is none, or none of this build. */
export async function readQuestion(key: string): Promise<Question | null> {
  try {
    const value: Foreign = await database('readonly', store => promisifyRequest(store.get(QUESTION + key)));
    const { request, laid, frame } = value ?? {};
    return value?.build === build && laid.question.seed === request.seed && laid.question.step && isFrame(frame)
      ? { request, laid, frame }
      : null;
  } catch {
    return null; // then another is drawn
  }
}

/** In the place of the one before. Where nothing can be kept another is drawn next time. */
export const keepQuestion = (key: string, question: Question): Promise<void> =>
  database('readwrite', store => promisifyRequest(store.put({ build, ...question }, QUESTION + key))).then(
    () => {},
    () => {},
  );

/** It has been answered. */
export const dropQuestion = (key: string): Promise<void> =>
  database('readwrite', store => promisifyRequest(store.delete(QUESTION + key))).catch(() => {});
