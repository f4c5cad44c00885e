/** What a file brings, laid beside what is here: nothing that is here is lost, or written over. */

import type { App } from '../app.ts';
import { properName } from '../words/names.ts';
import type { DataFile } from './file.ts';
import { better } from './lessons.ts';
import { keepSet, ownSets } from './own-rules.ts';
import { DEFAULTS } from './preferences.ts';
import type { Learnt, OwnRules, Settings, Setup, Standing, StoredMatch } from './types.ts';

/**
 * How much came in: matches; such as go on where they were left here; lessons; practice of games; house rules, and
 * those of them under another name; preferences. And how many matches were here before.
 */
export type Came = {
  matches: number;
  further: number;
  lessons: number;
  practice: number;
  rules: number;
  renamed: number;
  preferences: number;
  same: number;
};

export async function takeIn(app: App, { settings, lessons, practice, matches }: DataFile): Promise<Came> {
  const games = await takeMatches(app, matches);
  return {
    ...games,
    lessons: takeLessons(app, lessons),
    practice: takePractice(app, practice),
    ...takeRules(app, settings.rules ?? {}),
    preferences: takePreferences(app, settings) + takeSetups(app, settings.last ?? {}),
  };
}

async function takeMatches(app: App, found: StoredMatch[]) {
  const own = new Map((await app.matches.all()).map(match => [match.id, match]));
  const unreadable = new Set(app.matches.damaged().map(({ id }) => id));
  const told = [...new Map(found.map(({ turn, ...match }) => [match.id, match])).values()];
  const fresh = told.filter(({ id }) => !own.has(id) && !unreadable.has(id));
  const further = told.filter(match => goesOn(own.get(match.id), match));
  const added = [...fresh, ...further.map(match => ({ ...match, turn: own.get(match.id)?.turn }))];
  if (added.length) await app.matches.add(...added);
  return { matches: fresh.length, further: further.length, same: told.length - fresh.length - further.length };
}

/** Is it the same match, with more moves? */
const goesOn = (own: StoredMatch | undefined, other: StoredMatch) =>
  own !== undefined &&
  own.head.game === other.head.game &&
  own.head.seed === other.head.seed &&
  own.log.length < other.log.length &&
  own.log.every((entry, at) => entry === other.log[at]);

function takeLessons({ lessons }: App, found: Record<string, Learnt>) {
  const own = new Map(lessons.all());
  const last = lessons.left();
  const fresh = Object.entries(found).filter(([key, learnt]) => teaches(own.get(key), learnt));
  for (const [key, learnt] of fresh) {
    const [game, name = ''] = key.split('/');
    lessons.keep(game, name, joined(own.get(key), learnt));
  }
  const left = last && lessons.of(last.game, last.name);
  if (left) lessons.keep(last.game, last.name, left); // it is still the one to go on with
  return fresh.length;
}

/** Was more solved in the other? */
const teaches = (own: Learnt | undefined, other: Learnt) =>
  !own || joined(own, other).stars.some((star, at) => star !== (own.stars[at] ?? ''));

/** The better of every star, at the step where somebody was last. */
function joined(own: Learnt | undefined, other: Learnt): Learnt {
  if (!own) return other;
  const { at, when } = other.when > own.when ? other : own;
  const [long, short] = own.stars.length < other.stars.length ? [other.stars, own.stars] : [own.stars, other.stars];
  return { at, when, stars: long.map((star, step) => better(star, short[step] ?? '')) };
}

/** Of each game that in which more was answered. */
function takePractice({ practice }: App, found: Record<string, Standing>) {
  const own = new Map(practice.all());
  const fresh = Object.entries(found).filter(([key, { answered }]) => answered > (own.get(key)?.answered ?? 0));
  for (const [key, standing] of fresh) {
    practice.keep(key, { ...standing, best: Math.max(standing.best, own.get(key)?.best ?? 0) });
  }
  return fresh.length;
}

function takeRules(app: App, found: Record<string, OwnRules[]>) {
  const came = Object.entries(found).flatMap(([key, sets]) => sets.map(set => takeSet(app, key, set)));
  return { rules: came.filter(Boolean).length, renamed: came.filter(how => how === 'renamed').length };
}

/** Rules whose name others have come under another. */
function takeSet(app: App, key: string, { name: told, options }: OwnRules) {
  const name = properName(told);
  const own = ownSets(app, key);
  if (!name || own.some(each => unnumbered(each.name, name) && same(each.options, options))) return '';
  const free = freeName(
    name,
    own.map(each => each.name),
  );
  keepSet(app, key, free, options);
  return free === name ? 'came' : 'renamed';
}

const numbered = (name: string, at: number) => (at < 2 ? name : `${properName([...name].slice(0, 20).join(''))} ${at}`);

/** Is it this name, or one that was made of it? */
const unnumbered = (name: string, first: string) => name === numbered(first, Number(/ (\d+)$/.exec(name)?.[1] ?? 1));

function freeName(name: string, taken: string[]) {
  let at = 1;
  while (taken.includes(numbered(name, at))) at += 1;
  return numbered(name, at);
}

const same = (one: Record<string, unknown>, other: Record<string, unknown>) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(name => one[name] === other[name]);
};

/** Only what is still as it was at first. */
function takePreferences(app: App, found: Partial<Settings>) {
  const { last, rules, ...told } = { ...found, yourName: properName(found.yourName ?? '') };
  const fresh = Object.entries(told).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) &&
      value !== undefined &&
      isFirst(app, name) &&
      value !== Reflect.get(app.settings, name),
  );
  for (const [name, value] of fresh) app.set(name as keyof Settings, value);
  return fresh.length;
}

const isFirst = ({ settings }: App, name: string) => Reflect.get(settings, name) === Reflect.get(DEFAULTS, name);

/** How games were started last that have not been started here. */
function takeSetups(app: App, found: Record<string, Setup>) {
  const { last } = app.settings;
  const fresh = Object.entries(found).filter(([key]) => !Object.hasOwn(last, key));
  if (fresh.length) app.set('last', { ...last, ...Object.fromEntries(fresh) });
  return fresh.length;
}
