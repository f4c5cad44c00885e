/** What a class makes of a lesson, by the slips that were collected. */

import type { LessonDocument } from '../storage/lesson-shape.ts';
import type { KeptSlip } from '../storage/slip-store.ts';
import { slipId } from '../storage/slip-store.ts';
import { properName } from '../words/names.ts';
import type { Slip, Took } from './slip.ts';
import { mostFrequent, plainCode, readSlip } from './slip.ts';

/** Somebody of the class: all slips, in the order in which they came. */
export interface Pupil {
  /** '' where only letters were read out. */
  name: string;
  slips: { kept: KeptSlip; slip: Slip }[];
  /** Steps right at once, in the first, the best and the last slip. */
  first: number;
  best: number;
  last: number;
  /** Seconds, in the first. */
  time: number;
}

const atOnce = ({ right, tries }: Took) => right && tries === 1;

export const rightAtOnce = ({ steps }: Slip): number => steps.filter(atOnce).length;

/** Who is in the class, in the order of their names. */
export function pupilsOf(kept: readonly KeptSlip[], { step }: LessonDocument): Pupil[] {
  const byName = new Map<string, Pupil['slips']>();
  for (const each of [...kept].sort((one, other) => one.when - other.when)) {
    const slip = readSlip(each.code);
    if (slip?.steps.length !== step.length) continue;
    const key = each.name || `\n${each.code}`;
    byName.set(key, [...(byName.get(key) ?? []), { kept: each, slip }]);
  }
  return [...byName.values()].map(slips => {
    const right = slips.map(({ slip }) => rightAtOnce(slip));
    const [{ kept: of, slip }] = slips;
    return {
      name: of.name,
      slips,
      first: right[0],
      best: Math.max(...right),
      last: right.at(-1) ?? 0,
      time: slip.time,
    };
  });
}

/** What all made of a step, in their first slips. */
export interface Standing {
  atOnce: number;
  /** The most frequent wrong answer by its place, and of how many. */
  wrong: number;
  times: number;
}

export const standingOf = (pupils: readonly Pupil[], step: number): Standing => {
  const took = pupils.map(({ slips }) => slips[0].slip.steps[step]);
  const wrong = mostFrequent(took.map(each => each.wrong));
  return {
    atOnce: took.filter(atOnce).length,
    wrong,
    times: wrong ? took.filter(each => each.wrong === wrong).length : 0,
  };
};

/** The step that fewest had right at once; -1 where all had all. */
export function hardest(standings: readonly Standing[], count: number): number {
  const least = Math.min(...standings.map(({ atOnce }) => atOnce));
  return least < count ? standings.findIndex(({ atOnce }) => atOnce === least) : -1;
}

export type Sort = { by: 'name' | 'first' | 'best' | 'last' | 'time' | number; up: boolean };

const tryAt = (pupil: Pupil, step: number) => {
  const { right, tries } = pupil.slips[0].slip.steps[step];
  return right ? tries : 100;
};

/** By one of the columns; whoever is alike there, by name. */
export function sorted(pupils: readonly Pupil[], { by, up }: Sort, language: string): Pupil[] {
  const named = (one: Pupil, other: Pupil) =>
    Number(!one.name) - Number(!other.name) || one.name.localeCompare(other.name, language);
  const key = (pupil: Pupil) => (typeof by === 'number' ? tryAt(pupil, by) : by === 'name' ? 0 : pupil[by]);
  const way = up ? 1 : -1;
  return [...pupils].sort((one, other) => {
    const differ = key(one) - key(other) || (by === 'name' ? named(one, other) : 0);
    return way * differ || named(one, other);
  });
}

// What is pasted

/** What has been found in a text: slips, and pieces that are none. */
export interface Found {
  slips: { code: string; name: string; print: number }[];
  strange: number;
}

const LINK = /#\/slip\/([A-Za-z0-9]+)(?:\/([^\s/?#]+))?/g;
const LINES = 2_000; // of a text that is pasted

/** Slips in a text, one a line or several links: "Aki K7QM 4FRT …" has the name beside its letters. */
export function slipsIn(text: string): Found {
  const found: Found = { slips: [], strange: 0 };
  const take = (code: string, name: string) => {
    const slip = readSlip(code);
    if (slip) found.slips.push({ code: plainCode(code), name: properName(name), print: slip.print });
    return !!slip;
  };
  for (const line of text.split(/[\n;]+/, LINES)) {
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

/** Letters at the end of a line, or at its beginning; what else stands there is the name. */
function takeLine(line: string, take: (code: string, name: string) => boolean) {
  const words = line.split(/[\s,:\t]+/, 100).filter(Boolean);
  for (let at = 0; at < words.length; at += 1) {
    if (take(words.slice(at).join(''), words.slice(0, at).join(' '))) return true;
    const end = words.length - at;
    if (take(words.slice(0, end).join(''), words.slice(end).join(' '))) return true;
  }
  return false;
}

/** @param lesson for which of one's own it is collected */
export const keptSlip = ({ code, name, print }: Found['slips'][number], lesson: string, when: number): KeptSlip => ({
  id: slipId(code, name),
  print,
  code,
  name,
  when,
  lesson,
});

// What comes over the air

const [DEVICES, SLIPS] = [64, 20]; // of a class, and of each of them: more than a class has

/** What a slip from a device changes of what is here: sent again it is the same, with the name that it has now. */
export function arrival(here: readonly KeptSlip[], came: KeptSlip) {
  const ofClass = here.filter(({ lesson, from }) => from && lesson === came.lesson);
  const own = ofClass.filter(({ from }) => from === came.from);
  const before = own.find(({ code }) => code === came.code);
  const devices = new Set(ofClass.map(({ from }) => from));
  if (!before && (own.length >= SLIPS || (!own.length && devices.size >= DEVICES))) return { told: 'full' as const };
  const same = before ?? here.find(({ id }) => id === came.id);
  const gone = before && before.id !== came.id ? [before.id] : [];
  return { come: [{ ...came, when: same?.when ?? came.when }], gone, told: 'taken' as const };
}

// What is not of the lesson as it is now

/** Slips of a lesson that was changed since, and of lessons that are not here any more. */
export function apart(kept: readonly KeptSlip[], id: string, own: readonly { id: string; print: number }[]) {
  const prints = new Set(own.map(({ print }) => print));
  const ids = new Set(own.map(lesson => lesson.id));
  const strange = kept.filter(({ print }) => !prints.has(print)).sort((one, other) => one.when - other.when);
  return {
    before: strange.filter(({ lesson }) => lesson === id),
    lost: strange.filter(({ lesson }) => !lesson || !ids.has(lesson)),
  };
}

// For a spreadsheet

/** A cell that no program takes for a formula: some take signs of full width for one, too. */
const cell = (value: string | number) => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line for each slip. @param head what the columns are called: name, slip, time, of each step its try and wrong answer */
export function csvOf(
  pupils: readonly Pupil[],
  head: string[],
  wrong: (step: number, place: number) => string,
): string {
  const lines = pupils.flatMap(({ name, slips }) =>
    slips.map(({ kept, slip }, at) => [
      name,
      at + 1,
      kept.code,
      slip.time,
      ...slip.steps.flatMap((took, step) => [took.right ? took.tries : 0, took.wrong ? wrong(step, took.wrong) : '']),
    ]),
  );
  return `\ufeff${[head, ...lines].map(line => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
