import { shelf } from './shelf.ts';

/** Beside the database: that matches were kept in it. Browsers clear the one away, and leave the other. */
const kept = shelf('taku.matches');

export function noteKept() {
  if (!kept.read().some) kept.put({ some: true });
}

export const forgetKept = () => kept.erase();

/** Were there matches before this visit had to make the database anew? Told once. */
export function wereLost(isNew: boolean) {
  const lost = isNew && kept.read().some === true;
  if (lost) kept.erase();
  return lost;
}
