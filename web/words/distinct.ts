import { LONGEST_NAME, properLine } from './names.ts';
import { looksLike } from './scripts.ts';

/** Return the name; with a number if a reader could mistake it for another player's name. */
export function distinct(name: string, others: readonly string[]): string {
  const isTaken = (numbered: string) => others.some(other => looksLike(numbered, other));
  const numbered = (count: number) => (count > 1 ? `${properLine(name, LONGEST_NAME - 3)} ${count}` : name);
  let count = 1;
  while (name && isTaken(numbered(count))) count += 1;
  return numbered(count);
}

/** Return names of which each differs from those before it. */
export function allDistinct(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) found.push(distinct(name, found));
  return found;
}
