/** The slips that a teacher has collected. */

import { properName } from '../words/names.ts';
import type { Check } from './checks.ts';
import { count, date, parts, text } from './checks.ts';
import { drawer } from './drawer.ts';

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
}

export const MOST_SLIPS = 20_000;

export const SLIP: Check = parts({
  id: text(300),
  print: count(2 ** 20),
  code: text(200),
  name: text(100),
  when: date,
});

export const slipId = (code: string, name: string): string => (name ? `${code} ${name}` : code);

export const slipOf = ({ print, code, name, when }: KeptSlip): KeptSlip => {
  const proper = properName(name);
  return { id: slipId(code, proper), print, code, name: proper, when };
};

export const slips = drawer<KeptSlip>('slip:', SLIP, slipOf);
