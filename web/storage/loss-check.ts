import { shelf } from './local-store.ts';

/** Beside the database: that matches were kept in it. Browsers clear the one away, and leave the other. */
const kept = shelf('taku.matches');

export function noteKept() {
  if (!kept.read().some) kept.put({ some: true });
}

export const forgetKept = () => kept.erase();

/** Has the database been made anew (start.js) where matches were kept? True once. */
export function wereLost() {
  const lost = kept.read().gone === true;
  if (lost) kept.erase();
  return lost;
}
