/**
 * What comes from storage or from a file is checked before it is used. A check tells which part
 * of a value is not as it must be: '' for the whole of it, 'head.seats[2]' for a part; null if
 * all is well.
 * @typedef {(value: any) => string | null} Check
 */

/** @param {boolean} well */
const whole = well => (well ? null : '');

/** @param {any} value @returns {value is object} */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {number} [most] letters @returns {Check} */
export const text = (most = Infinity) => value => whole(typeof value === 'string' && value.length <= most);

/** @type {Check} */
export const flag = value => whole(typeof value === 'boolean');

/** @type {Check} */
export const number = value => whole(Number.isFinite(value));

/** @type {Check} */
export const count = value => whole(Number.isInteger(value) && value >= 0);

/** One of these. @param {readonly unknown[]} values @returns {Check} */
export const among = values => value => whole(values.includes(value));

/** @param {Check} check @returns {Check} */
export const maybe = check => value => (value === null || value === undefined ? null : check(value));

/** @param {Check[]} checks @returns {Check} */
export const either = (...checks) => value => whole(checks.some(check => check(value) === null));

/** @param {Check} check  of each @param {number} [most] of them @returns {Check} */
export const list = (check, most = Infinity) => value => {
  if (!Array.isArray(value) || value.length > most) return '';
  return first(value.map((part, at) => [`[${at}]`, check(part)]));
};

/** Any names, each with such a value. @param {Check} check @returns {Check} */
export const table = check => value => {
  if (!isObject(value)) return '';
  return first(Object.entries(value).map(([name, part]) => [`.${name}`, check(part)]));
};

/** Just these parts, and others that nobody looks at. @param {Record<string, Check>} checks @returns {Check} */
export const parts = checks => value => {
  if (!isObject(value)) return '';
  return first(Object.entries(checks).map(([name, check]) => [`.${name}`, check(own(value, name))]));
};

/** @param {object} value @param {string} name */
const own = (value, name) => (Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined);

/** The first that is wrong. @param {[string, string | null][]} found */
const first = found => {
  const wrong = found.find(([, fault]) => fault !== null);
  return wrong ? wrong.join('') : null;
};
