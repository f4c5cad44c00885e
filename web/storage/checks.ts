/** A value from outside: any part of it may be accessed, and none is certain to exist. */
// biome-ignore lint/suspicious/noExplicitAny: it is what the checks are for
export type Foreign = any;

/**
 * A check of a value from storage or from a file. It returns which part of the value is wrong: '' for the whole,
 * 'head.seats[2]' for a part; null if all is valid. Everything that can be large has a limit, so that no input
 * takes for ever.
 */
export interface Check<T = Foreign> {
  (value: Foreign): string | null;
  /** The type of a valid value, for the compiler alone. */
  readonly valid?: T;
}

/** The type of the values that pass a check. */
export type Valid<C> = C extends Check<infer T> ? T : never;

/** True if a value passes a check. */
export const fits = <T>(check: Check<T>, value: unknown): value is T => check(value) === null;

/** Return the values of an object that pass a check. */
export const validOnly = <T>(values: Foreign, check: Check<T>): Record<string, T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter((entry): entry is [string, T] => fits(check, entry[1])));

const faultUnless = (well: boolean) => (well ? null : '');

const isObject = (value: Foreign): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Check a string. @param most longest length in characters */
export const text =
  (most: number): Check<string> =>
  value =>
    faultUnless(typeof value === 'string' && value.length <= most);

/** Check a boolean. */
export const flag: Check<boolean> = value => faultUnless(typeof value === 'boolean');

export const number =
  (least: number, most: number): Check<number> =>
  value =>
    faultUnless(typeof value === 'number' && value >= least && value <= most);

export const count =
  (most: number): Check<number> =>
  value =>
    faultUnless(Number.isInteger(value) && value >= 0 && value <= most);

const [FIRST_DATE, LAST_DATE] = [Date.UTC(1900), Date.UTC(9990)];

/** Check a time in milliseconds. Its year has four digits, also some years earlier or later. */
export const date: Check<number> = number(FIRST_DATE, LAST_DATE);

/** Check for one of these values. */
export const among =
  <const T>(values: readonly T[]): Check<T> =>
  value =>
    faultUnless(values.includes(value));

/** Check a value that may be missing; null counts as missing. */
export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  value =>
    value === null || value === undefined ? null : check(value);

/** Accept a value that passes one of the checks. */
export const either =
  <C extends Check[]>(...checks: C): Check<Valid<C[number]>> =>
  value =>
    faultUnless(checks.some(check => check(value) === null));

/**
 * Check an array.
 * @param check check of each item
 * @param most most items
 */
export const list =
  <T>(check: Check<T>, most: number): Check<T[]> =>
  value => {
    if (!Array.isArray(value) || value.length > most) return '';
    for (let at = 0; at < value.length; at += 1) {
      const fault = check(value[at]);
      if (fault !== null) return `[${at}]${fault}`;
    }
    return null;
  };

const LONGEST_NAME = 200; // characters

/**
 * Check an object with any keys.
 * @param check check of each value
 * @param most most keys
 */
export const table =
  <T>(check: Check<T>, most: number): Check<Record<string, T>> =>
  value => {
    if (!isObject(value)) return '';
    const all = Object.entries(value);
    if (all.length > most || all.some(([name]) => name.length > LONGEST_NAME)) return '';
    return first(all.map(([name, part]) => [name, () => check(part)]));
  };

type Optional<F> = { [Name in keyof F]: undefined extends Valid<F[Name]> ? Name : never }[keyof F];
type Fields<F> = { [Name in Exclude<keyof F, Optional<F>>]: Valid<F[Name]> } & {
  [Name in Optional<F>]?: Valid<F[Name]>;
};

/** Check an object with these fields; other fields are ignored. */
export const parts =
  <F extends Record<string, Check>>(fields: F): Check<Fields<F>> =>
  value => {
    if (!isObject(value)) return '';
    return first(Object.entries(fields).map(([name, check]) => [name, () => check(own(value, name))]));
  };

const own = (value: object, name: string) => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);

/** The first fault. */
function first(all: [name: string, ask: () => string | null][]) {
  for (const [name, ask] of all) {
    const fault = ask();
    if (fault !== null) return `.${name}${fault}`;
  }
  return null;
}
