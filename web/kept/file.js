/** All that this device keeps, as one file: written, and checked when it comes back. */
import { among, list, maybe, parts, table, text } from './checks.js';
import { LEARNT } from '../lessons.js';
import { readMatch, value } from './match-shape.js';
import { ownSets } from './own-rules.js';
import { STANDING } from '../practice.js';
import { canBe, DEFAULTS } from './preferences.js';

/** @import { App, Learnt, OwnRules, Settings, Setup, Standing, StoredMatch } from '../types' */
/** @import { Check } from './checks.js' */

/**
 * @typedef {{ taku: string, format: number, when: string, settings: Partial<Settings>, lessons: Record<string, Learnt>,
 *   practice: Record<string, Standing>, matches: StoredMatch[] }} DataFile
 */

/** @typedef {'large' | 'unreadable' | 'foreign' | 'newer' | 'part'} Fault */

/** A file that nothing is taken from, and which part of it is wrong. */
export class FileError extends Error {
  /** @param {Fault} fault @param {string} [part] */
  constructor(fault, part = '') {
    super(`not taken in: ${fault} ${part}`);
    this.fault = fault;
    this.part = part;
  }
}

const KIND = 'data';
const FORMAT = 1;
const LARGEST = 64_000_000; // bytes
const MOST = 20_000; // matches

const OPTIONS = table(value);
const SETUP = parts({ options: OPTIONS, seats: list(text()), names: list(text()) });
const RULES = list(parts({ name: text(), options: OPTIONS }));

/** @param {string} name @returns {Check} */
const preference = name => one => (one === undefined || canBe(name, one) ? null : '');

const SETTINGS = parts({
  ...Object.fromEntries(Object.keys(DEFAULTS).map(name => [name, preference(name)])),
  last: maybe(table(SETUP)),
  rules: maybe(table(RULES)),
});

/** @type {Check} */
const match = value => {
  const { part } = readMatch(value);
  if (part === null) return null;
  return part === 'whole' ? '' : `.${part}`;
};

const FILE = parts({
  taku: among([KIND]),
  format: among([FORMAT]),
  settings: SETTINGS,
  lessons: table(LEARNT),
  practice: table(STANDING),
  matches: list(match, MOST),
});

/** @template T @param {Record<string, T>} all @param {Check} check */
const fitting = (all, check) => Object.fromEntries(Object.entries(all).filter(([, one]) => check(one) === null));

/** The preferences, without what is damaged in them. @param {App} app @returns {Settings} */
const settingsOf = app => ({
  ...app.settings,
  last: /** @type {Record<string, Setup>} */ (fitting(app.settings.last, SETUP)),
  rules: Object.fromEntries(Object.keys(app.settings.rules).map(key => /** @type {[string, OwnRules[]]} */ ([key, ownSets(app, key)]))),
});

/** What there is now. @param {App} app @returns {Promise<DataFile>} */
export const gather = async app => ({
  taku: KIND,
  format: FORMAT,
  when: new Date().toISOString(),
  settings: settingsOf(app),
  lessons: Object.fromEntries(app.lessons.all()),
  practice: Object.fromEntries(app.practice.all()),
  matches: (await app.matches.all()).map(({ turn, ...match }) => match), // the order of play is this device's own
});

/** What a file holds; a FileError if it is damaged, or no such file at all. @param {Blob} file @returns {Promise<DataFile>} */
export async function read(file) {
  if (file.size > LARGEST) throw new FileError('large');
  const told = parsed(await file.text().catch(() => ''));
  if (told?.taku !== KIND) throw new FileError('foreign');
  if (told.format > FORMAT) throw new FileError('newer');
  const part = FILE(told);
  if (part !== null) throw new FileError('part', part.replace('.', ''));
  return { ...told, matches: told.matches.map((/** @type {unknown} */ one) => readMatch(one).match) };
}

/** @param {string} content @returns {any} */
function parsed(content) {
  try {
    return JSON.parse(content);
  } catch {
    throw new FileError('unreadable');
  }
}
