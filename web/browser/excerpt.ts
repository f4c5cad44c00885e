import { INVISIBLE } from './invisible.ts';

const SHOWN = 40; // characters
const UNREADABLE = new RegExp(`[${INVISIBLE}\\p{Cn}\\ufffd]`, 'gu');

/** Return the beginning of an untrusted text in a form that a sentence can show. */
export function excerpt(text: string) {
  const whole = [...text.slice(0, 10 * SHOWN).replace(UNREADABLE, '')];
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN).join('')}…` : whole.join('');
}
