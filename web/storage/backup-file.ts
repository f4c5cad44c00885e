/** The backup file with all data of this device: export, the check before an import, and the import. */

import type { Preferences, Stores } from '../app.ts';
import type { Text } from '../protocol.d.ts';
import type { Check, Foreign } from './checks.ts';
import { among, parts } from './checks.ts';
import type { Counts, Kind } from './kinds.ts';
import { KINDS } from './kinds.ts';
import { markOf } from './review-store.ts';

/** The content of a backup file. Files of older versions lack some parts, and some parts are left out when empty. */
export type DataFile = { taku: string; format: number; when: string } & {
  [Name in keyof typeof KINDS]?: (typeof KINDS)[Name] extends Kind<infer Part> ? Part | null : never;
};

export type Fault = 'large' | 'unreadable' | 'foreign' | 'newer' | 'part';

/** A file that cannot be imported. `part` says which part is wrong. */
export class FileError extends Error {
  constructor(
    readonly fault: Fault,
    readonly part: string = '',
  ) {
    super(`not taken in: ${fault} ${part}`);
  }
}

const KIND = 'data';
const FORMAT = 1;
const LARGEST = 64_000_000; // bytes

const ALL: [name: string, kind: Kind<Foreign>][] = Object.entries(KINDS);

/** Return an object with a value for each kind. */
const ofEach = <T>(make: (kind: Kind<Foreign>, name: string) => T) =>
  Object.fromEntries(ALL.map(([name, kind]) => [name, make(kind, name)]));

const FILE: Check = parts({ taku: among([KIND]), format: among([FORMAT]), ...ofEach(({ check }) => check) });

/** Return all data of this device for a backup file. */
export async function gather(app: Preferences & Stores): Promise<DataFile> {
  const file: Foreign = { taku: KIND, format: FORMAT, when: new Date().toISOString() };
  for (const [name, { gather, isRare }] of ALL) {
    const part = await gather(app);
    if (!isRare || part.length) file[name] = part;
  }
  return file;
}

/**
 * Read a backup file, or a match that the engine has saved (`Match.save` of the library, `save` of its terminal).
 * Throws a FileError if the file is damaged or of another kind.
 */
export async function read(file: Blob): Promise<DataFile> {
  if (file.size > LARGEST) throw new FileError('large');
  const given = parsed(await file.text().catch(() => ''));
  const found = isSave(given) ? fileOf(given) : given;
  if (found?.taku !== KIND) throw new FileError('foreign');
  // browser/last-resort.ts has saved the file unchecked: its damaged entries are left out
  const content = found.unchecked ? { ...found, ...ofEach(({ intact }, name) => intact(found[name])) } : found;
  if (content.format > FORMAT) throw new FileError('newer');
  const part = FILE(content);
  if (part !== null) throw new FileError('part', part.replace('.', ''));
  return { ...content, ...ofEach(({ read }, name) => (read && content[name] ? read(content[name]) : content[name])) };
}

/** True for a match that the engine has saved. */
const isSave = (value: Foreign) =>
  !!value && !value.taku && ['game', 'options', 'seed', 'seats', 'log'].every(part => Object.hasOwn(value, part));

/** Return a match that the engine has saved as a backup file. A later save of the same match continues it. */
function fileOf({ log, ...head }: Foreign): Foreign {
  const { game, options, seed, seats } = head;
  const id = `saved-${markOf([game, JSON.stringify([options, seats]), `${seed}`])}`;
  const names = Array.isArray(seats) ? seats.map(() => '') : [];
  const match = { id, head, log, names, when: Date.now(), glance: null, over: false };
  return { taku: KIND, format: FORMAT, when: '', lessons: {}, practice: {}, settings: {}, matches: [match] };
}

function parsed(content: string): Foreign {
  try {
    return JSON.parse(content);
  } catch {
    throw new FileError('unreadable');
  }
}

/**
 * Import a backup file.
 * @param done receives the number of matches handled so far
 * @returns the numbers for the messages `data-came-…`
 */
export async function takeIn(app: Preferences & Stores, file: DataFile, done: (count: number) => void) {
  const came: Numbers = {};
  for (const [name, kind, part] of partsOf(file)) Object.assign(came, named(name, await kind.add(app, part, done)));
  return came;
}

/** Return the numbers for the messages `data-…` about what a file contains. */
export function countsOf(file: DataFile) {
  const counts: Numbers = {};
  for (const [name, kind, part] of partsOf(file)) Object.assign(counts, named(name, kind.count(part)));
  return counts;
}

/** Return the names of what a file contains, by the end of the message that tells the number. */
export function namesIn(file: DataFile) {
  const names: Record<string, readonly Text[]> = {};
  for (const [, kind, part] of partsOf(file)) Object.assign(names, kind.names?.(part));
  return names;
}

/** Numbers of entries, by the end of the message that tells each. */
export type Numbers = Record<string, number>;

const named = (name: string, counts: Counts): Numbers => (typeof counts === 'number' ? { [name]: counts } : counts);

/** The kinds that a file contains, each with its part. */
const partsOf = (file: DataFile) =>
  ALL.flatMap(([name, kind]): [string, Kind<Foreign>, Foreign][] => {
    const part: Foreign = Reflect.get(file, name);
    return part ? [[name, kind, part]] : [];
  });
