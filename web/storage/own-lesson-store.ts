/** The player's own lessons. */

import { asJson } from '../browser/json.ts';
import type { Valid } from './checks.ts';
import { parts } from './checks.ts';
import { AuthoredCollection, WRITTEN } from './collection.ts';
import { revisionOf } from './database.ts';
import { LESSON } from './lesson-shape.ts';
import { KEY_PREFIXES } from './places.ts';

const OWN_LESSON = parts({ ...WRITTEN, lesson: LESSON });
export type OwnLesson = Valid<typeof OWN_LESSON>;

export const ownLessons = new AuthoredCollection<OwnLesson>(
  {
    place: KEY_PREFIXES.own[0],
    shape: OWN_LESSON,
    most: 500,
    read: ({ id, when, lesson, ...rest }) => ({ id, revision: revisionOf(rest), when, lesson }),
  },
  own => asJson(own?.lesson),
);
