// Messages between the collecting device (the teacher's) and a learner's device, and the checks of both. All input is
// untrusted.

import { LONGEST } from '../model/link.ts';
import type { Check, Foreign } from '../storage/checks.ts';
import { among, either, parts, text } from '../storage/checks.ts';
import { LONGEST_HANDED_IN } from '../storage/class-store.ts';
import type { Encrypted } from './encryption.ts';
import { NUMBER, parseMessage } from './messages.ts';

export type FromLearner =
  /** A slip, encrypted for the collecting device. */
  | ({ type: 'slip' } & Encrypted)
  /** Request for the lesson, if the QR code on the wall is too small to hold it. */
  | { type: 'ask' };

/** Decrypted content of a slip message. */
export interface SlipContent {
  /** The letters of a slip, or a result packed as in a link. */
  code: string;
  name: string;
  /** Id of the learner's device: groups the slips of one device. */
  device: string;
  /** Random number that the answer repeats: only a device that decrypted the slip can answer. */
  receipt: string;
}

/** What became of a slip: stored, rejected because there are too many, or rejected because it is of another lesson. */
const ANSWERS = ['taken', 'full', 'other'] as const;
export type Answer = (typeof ANSWERS)[number];

export type FromCollector =
  | { type: 'answer'; receipt: string; answer: Answer }
  /** The lesson, packed as in a link. */
  | { type: 'lesson'; packed: string };

const MOST = 1.5 * LONGEST_HANDED_IN; // characters of a message: encrypted, text is a third longer

const FROM_LEARNER: Check = either(
  parts({ type: among(['slip']), key: text(100), box: text(MOST) }),
  parts({ type: among(['ask']) }),
);
const HANDED_IN: Check = parts({ code: text(LONGEST_HANDED_IN), name: text(100), device: NUMBER, receipt: NUMBER });
const FROM_COLLECTOR: Check = either(
  parts({ type: among(['answer']), receipt: NUMBER, answer: among(ANSWERS) }),
  parts({ type: among(['lesson']), packed: text(LONGEST) }),
);

/** Return a learner's message; null if it is not valid. */
export const fromLearner = (message: unknown): FromLearner | null => parseMessage(message, MOST, FROM_LEARNER);

/** Return a message of the collecting device; null if it is not valid. */
export const fromCollector = (message: unknown): FromCollector | null =>
  parseMessage(message, MOST + LONGEST, FROM_COLLECTOR);

/** Return the decrypted content of a slip message; null if it is not valid. */
export const slipContent = (text: Foreign): SlipContent | null => parseMessage(text, MOST, HANDED_IN);
