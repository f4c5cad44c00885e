// What crosses between the device that collects slips and a learner's, and how either is checked: nothing of it is trusted.

import { LONGEST } from '../model/link.ts';
import type { Check, Foreign } from '../storage/checks.ts';
import { among, either, parts, text } from '../storage/checks.ts';
import type { Sealed } from './encryption.ts';
import { NUMBER, read } from './messages.ts';

export type FromLearner =
  /** A slip, locked for whoever collects. */
  | ({ type: 'slip' } & Sealed)
  /** Asks for the lesson, where the code on the wall has no room for it. */
  | { type: 'ask' };

/** What is locked in it. */
export interface HandedIn {
  code: string;
  name: string;
  /** By which the slips of one device are known. */
  device: string;
  /** It comes back with the answer: whoever has not read it cannot answer. */
  receipt: string;
}

/** What has become of a slip: it is there, there are too many, or it is of another lesson. */
const ANSWERS = ['taken', 'full', 'other'] as const;
export type Answer = (typeof ANSWERS)[number];

export type FromCollector =
  | { type: 'answer'; receipt: string; answer: Answer }
  /** The lesson, packed as in a link. */
  | { type: 'lesson'; packed: string };

const FROM_LEARNER: Check = either(
  parts({ type: among(['slip']), key: text(100), box: text(2_000) }),
  parts({ type: among(['ask']) }),
);
const HANDED_IN: Check = parts({ code: text(200), name: text(100), device: NUMBER, receipt: NUMBER });
const FROM_COLLECTOR: Check = either(
  parts({ type: among(['answer']), receipt: NUMBER, answer: among(ANSWERS) }),
  parts({ type: among(['lesson']), packed: text(LONGEST) }),
);

const MOST = 3_000; // signs of a letter

export const fromLearner = (message: unknown): FromLearner | null => read(message, MOST, FROM_LEARNER);

export const fromCollector = (message: unknown): FromCollector | null => read(message, MOST + LONGEST, FROM_COLLECTOR);

/** What was locked in a letter; null if it is none. */
export const handedIn = (text: Foreign): HandedIn | null => read(text, MOST, HANDED_IN);
