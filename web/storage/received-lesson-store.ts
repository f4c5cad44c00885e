/** Lessons that others have sent and the learner keeps, with the progress in them. */

import type { Valid } from './checks.ts';
import { count, date, flag, list, maybe, parts, text } from './checks.ts';
import { CLASS_ROOM } from './class-store.ts';
import { Collection } from './collection.ts';
import { SENT } from './lesson-shape.ts';
import { KEY_PREFIXES } from './places.ts';

const TOOK = parts({ tries: count(1e6), right: flag, wrong: count(1e3) });

const GIVEN = parts({
  /** Id of the document: its hash and length. */
  id: text(100),
  when: date,
  document: SENT,
  /** Results of the steps of each of its lessons, as far as they were taken. */
  took: list(list(TOOK, 100), 100),
  /** The room of the class that it belongs to. */
  room: maybe(CLASS_ROOM),
});
export type ReceivedLesson = Valid<typeof GIVEN>;

export const receivedLessons = new Collection<ReceivedLesson>({
  place: KEY_PREFIXES.given[0],
  shape: GIVEN,
  most: 500,
  read: ({ id, when, document, took, room }) => ({
    ...{ id, when, document, took },
    ...(room ? { room: { key: room.key, to: room.to } } : {}),
  }),
});
