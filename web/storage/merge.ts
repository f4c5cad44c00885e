/** Import of a backup file: it only adds, and never overwrites or deletes. */

import type { Preferences, Stores } from '../app.ts';
import { properName } from '../words/names.ts';
import type { DataFile } from './backup-file.ts';
import { given } from './given-lesson-store.ts';
import { addOwnLessons } from './own-lesson-store.ts';
import { setsIn } from './own-rules.ts';
import { DEFAULTS } from './preferences.ts';
import { slips } from './slip-store.ts';
import type { OwnRules, Settings, Setup } from './stored-types.ts';

/**
 * Number of imported entries by kind. `further`: matches that continue one on this device. `renamed`: sets of house
 * rules that got another name. `same`: matches that were here before.
 */
export type Came = {
  matches: number;
  further: number;
  lessons: number;
  practice: number;
  mistakes: number;
  first: number;
  rules: number;
  renamed: number;
  preferences: number;
  bots: number;
  own: number;
  given: number;
  slips: number;
  same: number;
};

/**
 * Import a backup file.
 * @param done receives the number of matches handled so far
 */
export async function takeIn(
  app: Preferences & Stores,
  { settings, lessons, practice, first, matches, mistakes, bots, own, ...rest }: DataFile,
  done: (count: number) => void,
): Promise<Came> {
  const found = [...new Map(matches.map(({ turn, ...match }) => [match.id, match])).values()];
  return {
    ...(await app.matches.add(found, done)),
    lessons: app.lessons.add(lessons),
    practice: app.practice.add(practice),
    mistakes: await app.mistakes.add(mistakes ?? []),
    first: app.firstGames.add(first ?? {}),
    ...takeRules(app, settings.rules ?? {}),
    preferences: takePreferences(app, settings) + takeSetups(app, settings.last ?? {}),
    bots: bots?.length ? await app.bots.add(bots) : 0,
    own: own?.length ? await addOwnLessons(own) : 0,
    given: rest.given?.length ? await given.add(rest.given) : 0,
    slips: rest.slips?.length ? await slips.add(rest.slips) : 0,
  };
}

function takeRules(app: Preferences, found: Record<string, OwnRules[]>) {
  const came = { rules: 0, renamed: 0 };
  app.alter('rules', rules => {
    const fresh = Object.entries(found).flatMap(([key, told]): [string, OwnRules[]][] => {
      const own = setsIn(rules, key);
      const { added, renamed } = newSets(own, told);
      came.rules += added.length;
      came.renamed += renamed;
      return added.length ? [[key, [...own, ...added]]] : [];
    });
    return fresh.length ? { ...rules, ...Object.fromEntries(fresh) } : rules;
  });
  return came;
}

/** Sets of rules that this device does not have, under names that are free, and how many were renamed for that. */
function newSets(own: readonly OwnRules[], imported: readonly OwnRules[]) {
  const names = new Set(own.map(({ name }) => name));
  const known = new Set(own.flatMap(marks));
  const numbers = new Map<string, number>();
  const added: OwnRules[] = [];
  let renamed = 0;
  for (const { name: written, options } of imported) {
    const name = properName(written);
    const stem = stemOf(name);
    if (!name || known.has(mark(name, options)) || known.has(mark(`${stem} *`, options))) continue;
    let at = names.has(name) ? (numbers.get(stem) ?? 2) : 1;
    while (names.has(numbered(name, at))) at += 1;
    if (at > 1) {
      numbers.set(stem, at + 1);
      renamed += 1;
    }
    const set = { name: numbered(name, at), options };
    names.add(set.name);
    for (const each of marks(set)) known.add(each);
    added.push(set);
  }
  return { added, renamed };
}

/** Shorten a name so that a number can follow. */
const stemOf = (name: string) => properName([...name].slice(0, 20).join(''));

const numbered = (name: string, at: number) => (at < 2 ? name : `${stemOf(name)} ${at}`);

/** Identities of a set: its rules with its name, and with that name without a number. */
function marks({ name, options }: OwnRules) {
  const [, stem] = /^(.*) \d+$/.exec(name) ?? [];
  return [mark(name, options), ...(stem ? [mark(`${stem} *`, options)] : [])];
}

const mark = (name: string, options: Record<string, unknown>) =>
  JSON.stringify([name, ...Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** Import preferences that still have their default here. */
function takePreferences(app: Preferences, found: Partial<Settings>) {
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

const isFirst = ({ settings }: Preferences, name: string) =>
  Reflect.get(settings, name) === Reflect.get(DEFAULTS, name);

/** Import the last setups of games that were not started here. */
function takeSetups(app: Preferences, found: Record<string, Setup>) {
  let count = 0;
  app.alter('last', last => {
    const fresh = Object.entries(found).filter(([key]) => !Object.hasOwn(last, key));
    count = fresh.length;
    return count ? { ...last, ...Object.fromEntries(fresh) } : last;
  });
  return count;
}
