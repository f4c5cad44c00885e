/** Store of lessons that others have sent and the learner keeps, with the progress in them. */

import type { Check } from './checks.ts';
import { count, date, flag, list, maybe, parts, text } from './checks.ts';
import type { ClassRoom } from './class-store.ts';
import { CLASS_ROOM } from './class-store.ts';
import { drawer } from './id-store.ts';
import type { SentDocument } from './lesson-shape.ts';
import { SENT } from './lesson-shape.ts';

export interface GivenLesson {
  /** Id of the document: its hash and length. */
  id: string;
  when: number;
  document: SentDocument;
  /** Results of the steps of each of its lessons, as far as they were taken. */
  took: { tries: number; right: boolean; wrong: number }[][];
  /** The room of the class that it belongs to. */
  room?: ClassRoom;
}

export const MOST_GIVEN = 500;

const TOOK = parts({ tries: count(1e6), right: flag, wrong: count(1e3) });

export const GIVEN: Check = parts({
  id: text(100),
  when: date,
  document: SENT,
  took: list(list(TOOK, 100), 100),
  room: maybe(CLASS_ROOM),
});

/** Return a stored lesson with its known fields only. */
export const givenOf = ({ id, when, document, took, room }: GivenLesson): GivenLesson => ({
  ...{ id, when, document, took },
  ...(room ? { room: { key: room.key, to: room.to } } : {}),
});

export const given = drawer<GivenLesson>('given:', GIVEN, givenOf);
