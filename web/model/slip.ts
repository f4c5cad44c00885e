/**
 * A learner's slip: the result of a lesson as a short code that can be shown, sent or read out. It identifies the
 * lesson,
 * and proves nothing.
 */

import type { Given, Mark } from '../protocol.d.ts';
import type { LessonDocument, LessonStep } from '../storage/lesson-shape.ts';
import { plain } from '../words/typed-text.ts';

/** Result of a step: the number of tries until it was right or the learner gave up. */
export interface StepResult {
  tries: number;
  right: boolean;
  /** Number of the most frequent wrong answer among those of the step, from 1; 0 if none. */
  wrong: number;
}

export interface Slip {
  /** Fingerprint of the lesson. */
  print: number;
  /** Random number that distinguishes slips of equal content. */
  mark: number;
  /** Seconds that the learner took. */
  time: number;
  steps: StepResult[];
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // leaves out 0 O 1 I, which are easily confused
const [BITS, CHECK] = [5, 2]; // bits per letter; letters of the checksum
const [FORMAT, PRINT, MARK, TIME, STEPS] = [2, 20, 10, 10, 6]; // bits
const [TRIES, WRONG] = [3, 7];
const UNIT = 5; // seconds
const LONGEST = 200; // letters
/** Number of a wrong answer that the step does not list. */
export const ANOTHER: number = 2 ** WRONG - 1;

const most = (bits: number) => 2 ** bits - 1;

/** FNV-1a. */
function hashed(text: string) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** Sort the keys of objects, so that the order in which they were written does not matter. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, part]) => [name, inOrder(part)])
      : value;

/** The parts of a step that decide which answers are right. Other texts may change without making another lesson. */
function decisive({ title, say, ask, right, hint, other, caption, example, id, ...rest }: LessonStep) {
  const { advise, wrong, answers, ...decides } = rest;
  return [decides, ...[advise, wrong, answers].map(texts => Object.keys(texts ?? {}))];
}

/** Fingerprint of a lesson. */
export const printOf = ({ game, options, seats, step }: LessonDocument): number =>
  hashed(JSON.stringify(inOrder([game, options ?? {}, seats ?? 0, step.map(decisive)]))) & most(PRINT);

/** Return a random mark for a new slip. */
export const newMark = (): number => crypto.getRandomValues(new Uint16Array(1))[0] & most(MARK);

// Wrong answers

/** Wrong answers that a step lists, derived from the lesson alone, so that every device numbers them alike. */
export function answersOf({ choice, refuse, forbidden, advise, wrong, setup }: LessonStep): string[] {
  if (choice?.among) return [...choice.among];
  const named = [refuse, forbidden, advise, wrong].flatMap(moves => Object.keys(moves ?? {}));
  const dealt = (setup ?? [])
    .flatMap(entry => entry.split(/[\s|]+/))
    .filter(word => /^[0-9A-Z][0-9A-Za-z]$/.test(word));
  return [...new Set([...named, ...dealt])].slice(0, ANOTHER - 1);
}

const sorted = (text: string) => text.split(' ').sort().join(' ');

/** Number of a wrong answer. */
export function placeOf(step: LessonStep, given: Given, mark: Mark): number {
  const { number, seat, choice, move, items } = given;
  if (typeof number === 'number') return number >= 0 && number < ANOTHER - 1 ? number + 1 : ANOTHER;
  if (typeof seat === 'number') return seat + 1;
  const all = answersOf(step);
  const wrong = choice ?? (mark.extra[0] || mark.missed[0] || mark.move || move || (items ?? []).join(' '));
  const at = all.findIndex(each => sorted(each) === sorted(wrong));
  return at < 0 ? ANOTHER : at + 1;
}

/** The most frequent number, the first one of a tie; 0 if there is none. */
export function mostFrequent(places: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
  const best = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === best)?.[0] ?? 0;
}

// Letters

/** Encode a slip as letters. */
export function encodedSlip({ print, mark, time, steps }: Slip): string {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    const kept = Math.min(value, most(count));
    for (let at = count - 1; at >= 0; at -= 1) bits.push((kept >> at) & 1);
  };
  put(0, FORMAT);
  put(print, PRINT);
  put(mark, MARK);
  put(Math.round(time / UNIT), TIME);
  put(steps.length, STEPS);
  for (const { tries, right, wrong } of steps) {
    put(tries, TRIES);
    put(Number(right), 1);
    put(wrong ? 1 : 0, 1);
    if (wrong) put(wrong, WRONG);
  }
  while (bits.length % BITS) bits.push(0);
  const letters = Array.from({ length: bits.length / BITS }, (_, at) =>
    LETTERS.charAt(Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS).join(''), 2)),
  ).join('');
  return letters + checkOf(letters);
}

function checkOf(letters: string) {
  const sum = hashed(letters);
  return LETTERS.charAt(sum & 31) + LETTERS.charAt((sum >>> 5) & 31);
}

/** Normalise a typed code: upper case, without spaces and hyphens. */
export const plainCode = (text: string): string =>
  plain(text)
    .toUpperCase()
    .replace(/[\s-]+/g, '');

/** Decode a slip; null if the code is not valid. */
export function readSlip(text: string): Slip | null {
  const all = plainCode(text);
  const letters = all.slice(0, -CHECK);
  if (all.length > LONGEST || !letters || all !== letters + checkOf(letters)) return null;
  const bits = [...letters].flatMap(letter => {
    const value = LETTERS.indexOf(letter);
    return Array.from({ length: BITS }, (_, at) => (value >> (BITS - 1 - at)) & 1);
  });
  let at = 0;
  const take = (count: number) => {
    let value = 0;
    for (const end = at + count; at < end; at += 1) value = value * 2 + (bits[at] ?? 0);
    return value;
  };
  if (take(FORMAT) !== 0) return null;
  const [print, mark, time, count] = [PRINT, MARK, TIME, STEPS].map(take);
  const steps = Array.from({ length: count }, () => {
    const [tries, right, isWrong] = [take(TRIES), take(1) === 1, take(1)];
    return { tries, right, wrong: isWrong ? take(WRONG) : 0 };
  });
  return at <= bits.length && bits.length - at < BITS ? { print, mark, time: time * UNIT, steps } : null;
}

/** Split a code into groups of four, for reading out. */
export const inGroups = (letters: string): string => letters.match(/.{1,4}/g)?.join(' ') ?? '';

/** Link to the screen of a slip. */
export const slipAddress = (letters: string, name: string): string =>
  `${location.href.split('#')[0]}#/slip/${letters}${name ? `/${encodeURIComponent(name)}` : ''}`;

/** Id of a value, such as a sent document: hash and length of its JSON. */
export const idOf = (value: object): string => {
  const json = JSON.stringify(value);
  return `${hashed(json).toString(36)}-${json.length.toString(36)}`;
};
