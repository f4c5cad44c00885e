/** Store of slips that a teacher has collected. */

import { properName } from '../words/names.ts';
import type { Check } from './checks.ts';
import { count, date, maybe, parts, text } from './checks.ts';
import { drawer } from './id-store.ts';

export interface KeptSlip {
  /** Code and name, so that a slip that arrives twice is stored once. */
  id: string;
  /** Fingerprint of the lesson. */
  print: number;
  /** The letters of the slip. */
  code: string;
  /** '' if only the letters were read out. */
  name: string;
  when: number;
  /** Id of the teacher's own lesson for which it was collected, even if that was deleted since. */
  lesson?: string;
  /** Id of the device that sent it, if it arrived online. */
  from?: string;
}

export const MOST_SLIPS = 20_000;

export const SLIP: Check = parts({
  id: text(300),
  print: count(2 ** 20),
  code: text(200),
  name: text(100),
  when: date,
  lesson: maybe(text(100)),
  from: maybe(text(40)),
});

/** Id of a slip, from its code and name. */
export const slipId = (code: string, name: string): string => (name ? `${code} ${name}` : code);

/** Return a slip with its known fields only. */
export const slipOf = ({ print, code, name, when, lesson, from }: KeptSlip): KeptSlip => {
  const proper = properName(name);
  const origin = { ...(lesson ? { lesson } : {}), ...(from ? { from } : {}) };
  return { id: slipId(code, proper), print, code, name: proper, when, ...origin };
};

export const slips = drawer<KeptSlip>('slip:', SLIP, slipOf);
