import { storedObject } from './local-store.ts';

const MOST = 1_000; // deals, of about half a year

const kept = storedObject('taku.daily');

/** Id of the first match that this device began with the deal of this seed, even if the match was deleted. */
export const firstOf = (seed: string): string | undefined => {
  const { [seed]: id } = kept.read();
  return typeof id === 'string' ? id : undefined;
};

/** Note the first match with this deal, unless one is noted. */
export function noteFirst(seed: string, id: string) {
  if (firstOf(seed) !== undefined) return;
  kept.put({ [seed]: id }, MOST);
}
