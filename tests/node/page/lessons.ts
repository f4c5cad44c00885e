// An author's lesson: as it is stored in the database, and as it is sent.

import type { LessonDocument } from '../../../web/storage/lesson-shape.ts';
import { packed } from '../packed.ts';
import { type Page, python } from './page.ts';
import { put } from './stored.ts';

const OURS = await python<{ title: object; options: object; step: object[] }>(`
import pathlib, tomllib, taku
text = (pathlib.Path(taku.__file__).parent / "games/hearts/lessons.toml").read_text(encoding="utf-8")
result = tomllib.loads(text)["lesson"][0]
`);

/** A lesson of an author: the first two steps of the first one of Hearts. */
export const LESSON = {
  format: 1,
  game: 'hearts',
  title: OURS.title,
  options: OURS.options,
  author: 'Kai',
  step: OURS.step.slice(0, 2),
} as LessonDocument;

/** The address of a lesson that is sent. */
export const given = (document: unknown) => `#/given/${packed(['lesson', document])}`;

/** Have this device keep a lesson of one's own. */
export const keepLesson = (page: Page, id = 'a1', parts: object = {}) =>
  put(page, { [id]: { id, revision: 1, when: 1_700_000_000_000, lesson: { ...LESSON, ...parts } } }, 'lesson:');
