/** Slips that a teacher has collected. */

import { properName } from '../words/names.ts';
import type { Valid } from './checks.ts';
import { count, date, maybe, parts, text } from './checks.ts';
import { drawer } from './drawer.ts';
import { DRAWERS } from './places.ts';

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

export const slips = drawer<KeptSlip>({
  place: DRAWERS.slips[0],
  shape: SLIP,
  most: 20_000,
  read({ print, code, name, when, lesson, from }) {
    const proper = properName(name);
    const origin = { ...(lesson ? { lesson } : {}), ...(from ? { from } : {}) };
    return { id: slipId(code, proper), print, code, name: proper, when, ...origin };
  },
});
