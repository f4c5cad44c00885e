// Chance for tests that try anything: the same every time in CI, else as SEED says, or new in each run.

import { createHash, randomUUID } from 'node:crypto';

export const SEED = process.env.SEED ?? (process.env.CI ? 'CI' : randomUUID());

/** A source of chance; a failed assertion that names `SEED` can be repeated with it. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = Number.parseInt(createHash('sha256').update(seed).digest('hex').slice(0, 8), 16);
  }

  /** Return a number from 0 up to 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0; // Mulberry32
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(most: number) {
    return Math.floor(this.next() * most);
  }

  among<T>(values: readonly T[]): T {
    return values[this.below(values.length)];
  }
}

const ALPHABET = [...'ABCxyz019-_{}[]",: \\\u202e\0é卓'];
const SCALARS = [null, true, false, 0, -1, 7, 1e99, '', 'hearts', 'QS', '\ud800', 'x'.repeat(300)];
const NAMES = ['type', 'save', 'game', 'options', 'log', 'seats', '__proto__', 'passing', 'at', 'x'];

/** Return any JSON value. */
export function anything(chance: Chance, depth = 3): unknown {
  const kind = chance.below(depth ? 4 : 2);
  if (kind < 2) return chance.among(SCALARS);
  const parts = Array.from({ length: chance.below(5) }, () => anything(chance, depth - 1));
  return kind === 2 ? parts : Object.fromEntries(parts.map(part => [chance.among(NAMES), part]));
}

/** Return the value with one part of it replaced by anything. */
export function spoilt(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.next() >= 0.8) return anything(chance);
  const names = Object.keys(value);
  if (!names.length) return anything(chance);
  const name = chance.among(names);
  const part = spoilt(chance, Reflect.get(value, name));
  return Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
}

/** Return the text with a few characters changed, or cut off. */
export function scrambled(chance: Chance, text: string) {
  const signs = [...text].slice(0, chance.next() < 0.3 ? chance.below(text.length + 1) : undefined);
  for (let left = 1 + chance.below(3); left && signs.length; left -= 1)
    signs[chance.below(signs.length)] = chance.among(ALPHABET);
  return signs.join('');
}
