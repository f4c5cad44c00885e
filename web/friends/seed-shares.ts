// The seed of a match comes from all devices: each is bound to its number before anybody shows one, so that nobody can
// choose what will be dealt. The engine checks the same (engine/taku/fair.py); a guest's page must do without it.

import { hex } from '../browser/bytes.ts';

/** 128 bits that nobody can guess: a number for the seed, or the key of a seat. */
export const newNumber = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What binds to a number and does not tell it. */
export const commitment = async (number: string) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`taku share ${number}`))));

/** The seed that these numbers make. */
export const mixed = (numbers: readonly string[]) => numbers.join(' ');

/** The places of those who have shown no number, or another than the one they were bound to. */
export async function unkept(commitments: readonly string[], numbers: readonly (string | null | undefined)[]) {
  const shown = await Promise.all(commitments.map((_, at) => commitment(numbers[at] ?? '')));
  return commitments.flatMap((bound, at) => (numbers[at] && shown[at] === bound ? [] : [at]));
}

/** Was the seed made of just what was committed to, and the own number among it? */
export async function isKept(seed: string, commitments: readonly string[], own: string) {
  const numbers = seed.split(' ');
  if (numbers.length !== commitments.length || !numbers.includes(own)) return false;
  return (await unkept(commitments, numbers)).length === 0;
}
