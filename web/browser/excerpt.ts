import { INVISIBLE } from './invisible.ts';

const LONGEST = 40; // characters
const UNREADABLE = new RegExp(`[${INVISIBLE}\\p{Cn}\\ufffd]`, 'gu');

/** Return the beginning of an untrusted text in a form that a sentence can show. */
export function excerpt(text: string) {
  const whole = [...text.slice(0, 10 * LONGEST).replace(UNREADABLE, '')];
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST).join('')}…` : whole.join('');
}
