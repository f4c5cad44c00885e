/**
 * What a learner's slip says of a lesson: a few letters to be shown, sent or read out. It tells which lesson it is
 * of, and is no proof of anything.
 */

import type { Given, Mark } from '../protocol.d.ts';
import type { LessonDocument, LessonStep, SentDocument } from '../storage/lesson-shape.ts';

/** How a step went: how often it was tried until it was right, or until it was left. */
export interface Took {
  tries: number;
  right: boolean;
  /** The most frequent wrong answer, by its place among those of the step from 1; 0: none. */
  wrong: number;
}

export interface Slip {
  /** Of the lesson. */
  print: number;
  /** By which two slips that say the same are told apart. */
  mark: number;
  /** Seconds. */
  time: number;
  steps: Took[];
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // no 0 O 1 I
const [BITS, CHECK] = [5, 2]; // of a letter; letters that check the others
const [FORMAT, PRINT, MARK, TIME, STEPS] = [2, 20, 10, 10, 6]; // bits
const [TRIES, WRONG] = [3, 7];
const UNIT = 5; // seconds
const LONGEST = 200; // letters
/** A wrong answer that the step has no place for. */
export const ANOTHER: number = 2 ** WRONG - 1;

const most = (bits: number) => 2 ** bits - 1;

/** FNV-1a. */
function hashed(text: string) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** In an order of its own, whoever has written it down. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, part]) => [name, inOrder(part)])
      : value;

/** All that decides what is right: a word that is put better makes no other lesson. */
function decisive({ title, say, ask, right, hint, other, caption, example, id, ...rest }: LessonStep) {
  const { advise, wrong, answers, ...decides } = rest;
  return [decides, ...[advise, wrong, answers].map(texts => Object.keys(texts ?? {}))];
}

/** By what a lesson is known again. */
export const printOf = ({ game, options, seats, step }: LessonDocument): number =>
  hashed(JSON.stringify(inOrder([game, options ?? {}, seats ?? 0, step.map(decisive)]))) & most(PRINT);

/** The mark of a new slip. */
export const newMark = (): number => crypto.getRandomValues(new Uint16Array(1))[0] & most(MARK);

// Wrong answers

/** All that could be answered wrongly, as far as the lesson itself shows: the same wherever it lies. */
export function answersOf({ choice, refuse, forbidden, advise, wrong, setup }: LessonStep): string[] {
  if (choice?.among) return [...choice.among];
  const named = [refuse, forbidden, advise, wrong].flatMap(moves => Object.keys(moves ?? {}));
  const laid = (setup ?? []).flatMap(entry => entry.split(/[\s|]+/)).filter(word => /^[0-9A-Z][0-9A-Za-z]$/.test(word));
  return [...new Set([...named, ...laid])].slice(0, ANOTHER - 1);
}

const sorted = (text: string) => text.split(' ').sort().join(' ');

/** The place of a wrong answer. */
export function placeOf(step: LessonStep, given: Given, mark: Mark): number {
  const { number, seat, choice, move, items } = given;
  if (typeof number === 'number') return number >= 0 && number < ANOTHER - 1 ? number + 1 : ANOTHER;
  if (typeof seat === 'number') return seat + 1;
  const all = answersOf(step);
  const said = choice ?? (mark.extra[0] || mark.missed[0] || mark.move || move || (items ?? []).join(' '));
  const at = all.findIndex(each => sorted(each) === sorted(said));
  return at < 0 ? ANOTHER : at + 1;
}

/** The most frequent of several, the one given first where two are as frequent; 0 for none. */
export function mostFrequent(places: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const place of places) if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
  const best = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === best)?.[0] ?? 0;
}

// Letters

/** A slip in letters. */
export function written({ print, mark, time, steps }: Slip): string {
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

/** Such letters as they are kept: without what is between them. */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');

/** What they say; null where they are no slip. */
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

/** In groups of four, to be read out. */
export const inGroups = (letters: string): string => letters.match(/.{1,4}/g)?.join(' ') ?? '';

/** The address of a slip. */
export const slipAddress = (letters: string, name: string): string =>
  `${location.href.split('#')[0]}#/slip/${letters}${name ? `/${encodeURIComponent(name)}` : ''}`;

/** By what is sent is known again. */
export const idOf = (document: SentDocument): string => {
  const told = JSON.stringify(document);
  return `${hashed(told).toString(36)}-${told.length.toString(36)}`;
};
