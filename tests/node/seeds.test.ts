/** The secret seed of a match. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../web/model/matches.ts';

test('a new seed has 128 bits, and no two are alike', () => {
  const seeds = Array.from({ length: 500 }, random);
  const parts = seeds.map(seed => seed.split('-').map(part => Number.parseInt(part, 36)));
  assert(parts.every(each => each.length === 4));
  assert.equal(new Set(seeds).size, 500);
  const most = Math.max(...parts.flat());
  assert(most >= 2 ** 31 && most < 2 ** 32, `${most}`);
});
