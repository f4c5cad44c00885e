import { shelf } from './local-store.ts';

const MOST = 1_000; // deals; those of half a year

const kept = shelf('taku.daily');

/** Which match this device has begun first with the deal of this seed, whatever has become of it. */
export const firstOf = (seed: string): string | undefined => {
  const { [seed]: id } = kept.read();
  return typeof id === 'string' ? id : undefined;
};

/** The first one stays the first. */
export function noteFirst(seed: string, id: string) {
  if (firstOf(seed) !== undefined) return;
  kept.put({ [seed]: id }, MOST);
}

export const eraseDaily = () => kept.erase();
