import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { commitment, isKept, mixed, newNumber, unkept } from '../../web/friends/seed-shares.ts';
import { pack, unpack } from '../../web/model/link.ts';
import { readMatch } from '../../web/storage/match-shape.ts';

const NUMBERS = ['0'.repeat(32), '0123456789abcdef'.repeat(2)];
const bind = (numbers: readonly string[]) => Promise.all(numbers.map(commitment));

test('a commitment is the hash that the engine takes as well', async () => {
  const hash = (number: string) => createHash('sha256').update(`taku share ${number}`).digest('hex');
  assert.deepEqual(await bind(NUMBERS), NUMBERS.map(hash));
  // engine/taku/fair.py computes the first value
  assert.equal(await commitment('0'.repeat(32)), 'de1aa21f8853960e9a45b73410d7ab8cfe6a336a44294d6bef73ca5fc78cba6e');
  assert.equal(mixed(NUMBERS), `${NUMBERS[0]} ${NUMBERS[1]}`);
});

test('a seed is kept if it is made of the numbers that were committed to', async () => {
  const bound = await bind(NUMBERS);
  const seed = mixed(NUMBERS);
  assert.equal(await isKept(seed, bound, NUMBERS[1]), true);
  assert.equal(await isKept(seed, bound, '1'.repeat(32)), false);
  assert.equal(await isKept(seed, bound.toReversed(), NUMBERS[1]), false);
  assert.equal(await isKept(seed, bound.slice(0, 1), NUMBERS[0]), false);
  assert.equal(await isKept(NUMBERS[0], bound, NUMBERS[0]), false);
});

test('devices that show another number, or none, are named by their place', async () => {
  const bound = await bind(NUMBERS);
  assert.deepEqual(await unkept(bound, NUMBERS), []);
  assert.deepEqual(await unkept(bound, [NUMBERS[0], newNumber()]), [1]);
  assert.deepEqual(await unkept(bound, [null, undefined]), [0, 1]);
});

test('a match with a number of each of eight devices can be stored and sent', async () => {
  const seed = mixed(Array.from({ length: 8 }, newNumber));
  const head = { format: 1, game: 'president', options: {}, seed, seats: Array(8).fill('human') };
  const stored = { id: 'm', head, log: [], names: Array(8).fill(''), when: 1, over: false };
  assert.equal(readMatch(stored).part, null);
  assert.equal((await unpack('deal', await pack('deal', head))).seed, seed);
});
