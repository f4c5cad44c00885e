// The seed of a match comes from all devices. Each commits to its number before any device shows one, so that no device
// can choose the deal. The engine checks the same (engine/taku/fair.py); a guest's page has to check without it.

import { hex } from '../browser/bytes.ts';

/** Return 128 random bits, in hex: a number for the seed or for a handshake, or the id of a device. */
export const newNumber = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Return the commitment to a number: it binds to the number without revealing it. */
export const commitment = async (number: string) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`taku share ${number}`))));

/** Return the seed that these numbers make. */
export const mixed = (numbers: readonly string[]) => numbers.join(' ');

/** Return the indexes of commitments whose number is missing or does not match. */
export async function unkept(commitments: readonly string[], numbers: readonly (string | null | undefined)[]) {
  const shown = await Promise.all(commitments.map((_, at) => commitment(numbers[at] ?? '')));
  return commitments.flatMap((bound, at) => (numbers[at] && shown[at] === bound ? [] : [at]));
}

/** True if the seed consists of exactly the committed numbers, this device's own among them. */
export async function isKept(seed: string, commitments: readonly string[], own: string) {
  const numbers = seed.split(' ');
  if (numbers.length !== commitments.length || !numbers.includes(own)) return false;
  return (await unkept(commitments, numbers)).length === 0;
}
