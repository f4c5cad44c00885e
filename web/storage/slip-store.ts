/** Slips that a teacher has collected. */

import { properName } from '../words/names.ts';
import type { Valid } from './checks.ts';
import { count, date, maybe, parts, text } from './checks.ts';
import { Collection } from './collection.ts';
import { KEY_PREFIXES } from './places.ts';

const SLIP = parts({
  /** Code and name, so that a slip that arrives twice is stored once. */
  id: text(300),
  /** Fingerprint of the lesson. */
  print: count(2 ** 20),
  /** The letters of the slip. */
  code: text(200),
  /** '' if only the letters were read out. */
  name: text(100),
  when: date,
  /** Id of the teacher's own lesson for which it was collected, even if that was deleted since. */
  lesson: maybe(text(100)),
  /** Id of the device that sent it, if it arrived online. */
  from: maybe(text(40)),
});
export type KeptSlip = Valid<typeof SLIP>;

/** Id of a slip, from its code and name. */
export const slipId = (code: string, name: string): string => (name ? `${code} ${name}` : code);

export const slips = new Collection<KeptSlip>({
  place: KEY_PREFIXES.slips[0],
  shape: SLIP,
  most: 20_000,
  read({ print, code, name, when, lesson, from }) {
    const proper = properName(name);
    const origin = { ...(lesson ? { lesson } : {}), ...(from ? { from } : {}) };
    return { id: slipId(code, proper), print, code, name: proper, when, ...origin };
  },
});

/**
 * Return the changes that other slips make to the stored ones, and how many are new. The same letters with a name and
 * without are one slip: it gets the name, and keeps its time.
 */
export function collected(here: readonly KeptSlip[], some: readonly KeptSlip[]) {
  const now = new Map(here.map(slip => [slip.id, slip]));
  const codes = new Set(here.map(({ code }) => code));
  const gone: string[] = [];
  let fresh = 0;
  for (const slip of some) {
    if (now.has(slip.id) || (!slip.name && codes.has(slip.code))) continue;
    const nameless = now.get(slipId(slip.code, ''));
    if (nameless) {
      now.delete(nameless.id);
      gone.push(nameless.id);
    } else fresh += 1;
    now.set(slip.id, nameless ? { ...slip, when: nameless.when } : slip);
    codes.add(slip.code);
  }
  const known = new Set(here.map(({ id }) => id));
  return { come: [...now.values()].filter(({ id }) => !known.has(id)), gone, told: fresh };
}
