/** The slips that a teacher has collected. */

import { properName } from '../words/names.ts';
import type { Check } from './checks.ts';
import { count, date, maybe, parts, text } from './checks.ts';
import { drawer } from './id-store.ts';

export interface KeptSlip {
  /** Its letters and its name: whatever comes twice is the same. */
  id: string;
  /** Of the lesson. */
  print: number;
  /** Its letters. */
  code: string;
  /** '' where only letters were read out. */
  name: string;
  when: number;
  /** The lesson of one's own for which it was collected, whatever has become of that since. */
  lesson?: string;
  /** The device that it came from, where it came over the air. */
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

export const slipId = (code: string, name: string): string => (name ? `${code} ${name}` : code);

export const slipOf = ({ print, code, name, when, lesson, from }: KeptSlip): KeptSlip => {
  const proper = properName(name);
  const beside = { ...(lesson ? { lesson } : {}), ...(from ? { from } : {}) };
  return { id: slipId(code, proper), print, code, name: proper, when, ...beside };
};

export const slips = drawer<KeptSlip>('slip:', SLIP, slipOf);
