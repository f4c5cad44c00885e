/** The preferences in a backup file, with the last setups and the sets of house rules. */

import type { Preferences } from '../app.ts';
import { properLine, properName } from '../words/names.ts';
import type { Check, Foreign } from './checks.ts';
import { list, maybe, parts, table, validOnly } from './checks.ts';
import { name, options, SEATS, word } from './match-shape.ts';
import { ownSets, setsIn } from './own-rules.ts';
import { canBe, DEFAULTS } from './preferences.ts';
import type { OwnRules, Settings, Setup } from './stored-types.ts';

const MOST = 20_000; // games, or sets of one game

const SETUP: Check<Setup> = parts({ options, seats: list(word, SEATS), names: list(name, SEATS) });
const RULES: Check<OwnRules[]> = list(parts({ name, options }), MOST);

const preference =
  (name: string): Check =>
  one =>
    one === undefined || canBe(name, one) ? null : '';

const PREFERENCES: Record<string, Check> = {
  ...Object.fromEntries(Object.keys(DEFAULTS).map(name => [name, preference(name)])),
  last: maybe(table(SETUP, MOST)),
  rules: maybe(table(RULES, MOST)),
};

export const SETTINGS: Check<Partial<Settings>> = parts(PREFERENCES);

/** Return the valid ones of preferences that were saved unchecked. */
export const intactSettings = (found: Foreign): Partial<Settings> => {
  const { last, rules, ...rest } = found ?? {};
  const valid = Object.entries(rest).filter(([name, value]) => canBe(name, value));
  return { ...Object.fromEntries(valid), last: validOnly(last, SETUP), rules: validOnly(rules, RULES) };
};

/** Return the preferences without damaged parts. */
export const settingsOf = (app: Preferences): Settings => ({
  ...app.settings,
  last: validOnly(app.settings.last, SETUP),
  rules: Object.fromEntries(Object.keys(app.settings.rules).map(key => [key, ownSets(app, key)])),
});

/** Return all sets of house rules. */
export const ruleSets = ({ rules = {} }: Partial<Settings>): OwnRules[] => Object.values(rules).flat();

/** Return the number of preferences that are not the default ones, with the last setups. */
export const changedIn = ({ last = {}, rules, ...told }: Partial<Settings>): number =>
  Object.entries(told).filter(([name, value]) => value !== undefined && value !== Reflect.get(DEFAULTS, name)).length +
  Object.keys(last ?? {}).length;

/**
 * Import preferences, setups and sets of house rules. `renamed`: sets that got another name, because this device has
 * other rules under theirs.
 */
export const addSettings = (app: Preferences, found: Partial<Settings>) => ({
  ...addRules(app, found.rules ?? {}),
  preferences: addPreferences(app, found) + addSetups(app, found.last ?? {}),
});

/** Add sets of house rules, by the key of their offer. */
export function addRules(app: Preferences, found: Record<string, OwnRules[]>) {
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
const stemOf = (name: string) => properLine(name, 20);

const numbered = (name: string, at: number) => (at < 2 ? name : `${stemOf(name)} ${at}`);

/** Identities of a set: its rules with its name, and with that name without a number. */
function marks({ name, options }: OwnRules) {
  const [, stem] = /^(.*) \d+$/.exec(name) ?? [];
  return [mark(name, options), ...(stem ? [mark(`${stem} *`, options)] : [])];
}

const mark = (name: string, options: Record<string, unknown>) =>
  JSON.stringify([name, ...Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** Import preferences that still have their default here. */
function addPreferences(app: Preferences, found: Partial<Settings>) {
  const { last, rules, ...told } = { ...found, yourName: properName(found.yourName ?? '') };
  const fresh = Object.entries(told).filter(
    ([name, value]) =>
      Object.hasOwn(DEFAULTS, name) &&
      value !== undefined &&
      isDefault(app, name) &&
      value !== Reflect.get(app.settings, name),
  );
  for (const [name, value] of fresh) app.set(name as keyof Settings, value);
  return fresh.length;
}

const isDefault = ({ settings }: Preferences, name: string) =>
  Reflect.get(settings, name) === Reflect.get(DEFAULTS, name);

/** Import the last setups of games that were not started here. */
function addSetups(app: Preferences, found: Record<string, Setup>) {
  let count = 0;
  app.alter('last', last => {
    const fresh = Object.entries(found).filter(([key]) => !Object.hasOwn(last, key));
    count = fresh.length;
    return count ? { ...last, ...Object.fromEntries(fresh) } : last;
  });
  return count;
}
