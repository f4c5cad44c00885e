/** Results of a class in one lesson, from the slips that were collected. */

import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { KeptSlip } from '../storage/slip-store.ts';
import { slipId } from '../storage/slip-store.ts';
import { csv } from '../words/csv.ts';
import { tagOf } from '../words/languages.ts';
import { properName } from '../words/names.ts';
import type { Slip, StepResult } from './slip.ts';
import { mostFrequent, plainCode, readSlip } from './slip.ts';

/** A learner of the class with all slips, in order of arrival. */
export interface Learner {
  /** '' if only the slip's letters were read out. */
  name: string;
  slips: { kept: KeptSlip; slip: Slip }[];
  /** Steps right at the first try, in the first, the best and the last slip. */
  first: number;
  best: number;
  last: number;
  /** Seconds taken for the first slip. */
  time: number;
}

/** Return the name; with a number if another learner has it. */
function numbered(name: string, others: readonly string[]) {
  const count = (at: number) => (at > 1 ? `${name} ${at}` : name);
  let at = 1;
  while (name && others.includes(count(at))) at += 1;
  return count(at);
}

const atOnce = ({ right, tries }: StepResult) => right && tries === 1;

/** Number of steps that a slip has right at the first try. */
export const rightAtOnce = ({ steps }: Slip): number => steps.filter(atOnce).length;

/**
 * Group slips by learner. Slips of one name from several devices are of several learners, whose names get numbers; a
 * slip that no device sent belongs to the first of them. Slips without a name each count as one learner.
 */
export function learnersOf(kept: readonly KeptSlip[], { step }: LessonDocument): Learner[] {
  const inOrder = [...kept].sort((one, other) => one.when - other.when);
  const byLearner = new Map<string, Learner['slips']>();
  for (const each of inOrder) {
    const slip = readSlip(each.code);
    if (slip?.steps.length !== step.length) continue;
    const from = each.from ?? inOrder.find(({ name, from }) => name === each.name && from)?.from ?? '';
    const key = each.name ? `${each.name}\n${from}` : `\n${each.code}`;
    byLearner.set(key, [...(byLearner.get(key) ?? []), { kept: each, slip }]);
  }
  const names: string[] = [];
  return [...byLearner.values()].map(slips => {
    const right = slips.map(({ slip }) => rightAtOnce(slip));
    const [{ kept: of, slip }] = slips;
    names.push(numbered(of.name, names));
    return {
      name: names.at(-1) ?? '',
      slips,
      first: right[0],
      best: Math.max(...right),
      last: right.at(-1) ?? 0,
      time: slip.time,
    };
  });
}

/** Results of all learners in one step, from their first slips. */
export interface StepStanding {
  atOnce: number;
  /** Number of the most frequent wrong answer (0 if none), and how many learners gave it. */
  wrong: number;
  times: number;
}

/** Summarise one step over all learners. */
export const standingOf = (learners: readonly Learner[], step: number): StepStanding => {
  const took = learners.map(({ slips }) => slips[0].slip.steps[step]);
  const wrong = mostFrequent(took.map(each => each.wrong));
  return {
    atOnce: took.filter(atOnce).length,
    wrong,
    times: wrong ? took.filter(each => each.wrong === wrong).length : 0,
  };
};

/** Index of the step that fewest learners had right at once; -1 if all learners had all steps right. */
export function hardest(standings: readonly StepStanding[], count: number): number {
  const least = Math.min(...standings.map(({ atOnce }) => atOnce));
  return least < count ? standings.findIndex(({ atOnce }) => atOnce === least) : -1;
}

export type Sort = { by: 'name' | 'first' | 'best' | 'last' | 'time' | number; up: boolean };

const tryAt = (learner: Learner, step: number) => {
  const { right, tries } = learner.slips[0].slip.steps[step];
  return right ? tries : 100;
};

/** Sort learners by a column, then by name. */
export function sorted(learners: readonly Learner[], { by, up }: Sort, language: string): Learner[] {
  const named = (one: Learner, other: Learner) =>
    Number(!one.name) - Number(!other.name) || one.name.localeCompare(other.name, tagOf(language));
  const key = (learner: Learner) => (typeof by === 'number' ? tryAt(learner, by) : by === 'name' ? 0 : learner[by]);
  const way = up ? 1 : -1;
  return [...learners].sort((one, other) => {
    const differ = key(one) - key(other) || (by === 'name' ? named(one, other) : 0);
    return way * differ || named(one, other);
  });
}

// Pasted text

/** Slips found in a text, and the number of pieces that are none. */
export interface Found {
  slips: { code: string; name: string; print: number }[];
  strange: number;
}

const LINK = /#\/slip\/([A-Za-z0-9]+)(?:\/([^\s/?#]+))?/g;
const LINES = 2_000; // lines of a pasted text that are read

/** Find slips in a text, one a line or several links. In "Aki K7QM 4FRT …", the name stands beside the letters. */
export function slipsIn(text: string): Found {
  const found: Found = { slips: [], strange: 0 };
  const take = (code: string, name: string) => {
    const slip = readSlip(code);
    if (slip) found.slips.push({ code: plainCode(code), name: properName(name), print: slip.print });
    return !!slip;
  };
  for (const line of text.split(/[\n;；]+/, LINES)) {
    const links = [...line.matchAll(LINK)];
    for (const [, code, name = ''] of links) if (!take(code, decoded(name))) found.strange += 1;
    if (!links.length && line.trim() && !takeLine(line, take)) found.strange += 1;
  }
  return found;
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Read a slip from the end or the beginning of a line; the rest is the name. */
function takeLine(line: string, take: (code: string, name: string) => boolean) {
  const words = line.split(/[\s,:，、：]+/, 100).filter(Boolean);
  for (let at = 0; at < words.length; at += 1) {
    if (take(words.slice(at).join(''), words.slice(0, at).join(' '))) return true;
    const end = words.length - at;
    if (take(words.slice(0, end).join(''), words.slice(end).join(' '))) return true;
  }
  return false;
}

/**
 * Make the stored form of a slip.
 * @param lesson id of the teacher's own lesson that it belongs to
 */
export const keptSlip = ({ code, name, print }: Found['slips'][number], lesson: string, when: number): KeptSlip => ({
  id: slipId(code, name),
  print,
  code,
  name,
  when,
  lesson,
});

// Slips from devices in the room

const [DEVICES, SLIPS] = [64, 20]; // most devices of a class, and most slips of each: more than a class has

/**
 * Return the changes that a slip from a device makes to the stored ones. A slip that is sent again keeps its time and
 * gets its current name. A slip that came another way, or from another device, is not changed: its code may be known.
 */
export function arrival(here: readonly KeptSlip[], came: KeptSlip) {
  const ofClass = here.filter(({ lesson, from }) => from && lesson === came.lesson);
  const own = ofClass.filter(({ from }) => from === came.from);
  const before = own.find(({ code }) => code === came.code);
  const devices = new Set(ofClass.map(({ from }) => from));
  if (!before && (own.length >= SLIPS || (!own.length && devices.size >= DEVICES))) return { told: 'full' as const };
  const same = here.find(({ id }) => id === came.id);
  if (same && same.from !== came.from) return { told: 'taken' as const };
  const gone = before && before.id !== came.id ? [before.id] : [];
  return { come: [{ ...came, when: before?.when ?? came.when }], gone, told: 'taken' as const };
}

// Slips that do not match the lesson as it is now

/** Split off slips of an earlier version of the lesson, and slips whose lesson no longer exists. */
export function splitUncounted(kept: readonly KeptSlip[], id: string, own: readonly { id: string; print: number }[]) {
  const prints = new Set(own.map(({ print }) => print));
  const ids = new Set(own.map(lesson => lesson.id));
  const strange = kept.filter(({ print }) => !prints.has(print)).sort((one, other) => one.when - other.when);
  return {
    before: strange.filter(({ lesson }) => lesson === id),
    lost: strange.filter(({ lesson }) => !lesson || !ids.has(lesson)),
  };
}

// CSV

/**
 * Format a CSV file with a line for each slip.
 * @param head column names: name, slip, code, time, then the try and the wrong answer of each step
 */
export function csvOf(
  learners: readonly Learner[],
  head: string[],
  wrong: (step: number, place: number) => string,
): string {
  const lines = learners.flatMap(({ name, slips }) =>
    slips.map(({ kept, slip }, at) => [
      name,
      at + 1,
      kept.code,
      slip.time,
      ...slip.steps.flatMap((took, step) => [took.right ? took.tries : 0, took.wrong ? wrong(step, took.wrong) : '']),
    ]),
  );
  return csv([head, ...lines]);
}
