/** A value from outside: any part of it may be asked for, and none is known to be there. */
// biome-ignore lint/suspicious/noExplicitAny: it is what the checks are for
export type Foreign = any;

/**
 * What comes from storage or from a file is checked before it is used. A check tells which part
 * of a value is not as it must be: '' for the whole of it, 'head.seats[2]' for a part; null if
 * all is well. Whatever can be large has a bound, so that nothing can be made to take for ever.
 */
export type Check = (value: Foreign) => string | null;

const whole = (well: boolean) => (well ? null : '');

const isObject = (value: Foreign): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param most letters */
export const text =
  (most: number): Check =>
  value =>
    whole(typeof value === 'string' && value.length <= most);

export const flag: Check = value => whole(typeof value === 'boolean');

export const number =
  (least: number, most: number): Check =>
  value =>
    whole(typeof value === 'number' && value >= least && value <= most);

export const count =
  (most: number): Check =>
  value =>
    whole(Number.isInteger(value) && value >= 0 && value <= most);

const LAST_DATE = 8.64e15;

export const date: Check = number(-LAST_DATE, LAST_DATE);

/** One of these. */
export const among =
  (values: readonly unknown[]): Check =>
  value =>
    whole(values.includes(value));

export const maybe =
  (check: Check): Check =>
  value =>
    value === null || value === undefined ? null : check(value);

export const either =
  (...checks: Check[]): Check =>
  value =>
    whole(checks.some(check => check(value) === null));

/**
 * @param check of each
 * @param most of them
 */
export const list =
  (check: Check, most: number): Check =>
  value => {
    if (!Array.isArray(value) || value.length > most) return '';
    for (let at = 0; at < value.length; at += 1) {
      const fault = check(value[at]);
      if (fault !== null) return `[${at}]${fault}`;
    }
    return null;
  };

const LONGEST_NAME = 200; // letters

/**
 * Any names, each with such a value.
 * @param most of them
 */
export const table =
  (check: Check, most: number): Check =>
  value => {
    if (!isObject(value)) return '';
    const all = Object.entries(value);
    if (all.length > most || all.some(([name]) => name.length > LONGEST_NAME)) return '';
    return first(all.map(([name, part]) => [name, () => check(part)]));
  };

/** Just these parts, and others that nobody looks at. */
export const parts =
  (checks: Record<string, Check>): Check =>
  value => {
    if (!isObject(value)) return '';
    return first(Object.entries(checks).map(([name, check]) => [name, () => check(own(value, name))]));
  };

const own = (value: object, name: string) => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);

/** The first that is wrong. */
function first(all: [name: string, ask: () => string | null][]) {
  for (const [name, ask] of all) {
    const fault = ask();
    if (fault !== null) return `.${name}${fault}`;
  }
  return null;
}
