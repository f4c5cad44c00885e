/** Lessons that others have sent, and that somebody wants to keep; and how far they are in them. */

import type { Check } from './checks.ts';
import { count, date, flag, list, maybe, parts, text } from './checks.ts';
import type { ClassRoom } from './class-store.ts';
import { CLASS_ROOM } from './class-store.ts';
import { drawer } from './id-store.ts';
import type { SentDocument } from './lesson-shape.ts';
import { SENT } from './lesson-shape.ts';

export interface GivenLesson {
  /** By what it is known again. */
  id: string;
  when: number;
  document: SentDocument;
  /** Of each of its lessons how each step went, as far as it was taken. */
  took: { tries: number; right: boolean; wrong: number }[][];
  /** The room of the class that it is for. */
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

export const givenOf = ({ id, when, document, took, room }: GivenLesson): GivenLesson => ({
  ...{ id, when, document, took },
  ...(room ? { room: { key: room.key, to: room.to } } : {}),
});

export const given = drawer<GivenLesson>('given:', GIVEN, givenOf);
