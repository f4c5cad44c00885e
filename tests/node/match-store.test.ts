/** Matches on this device: two tabs over one database, damaged entries, and what a hidden page leaves. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Catalogue, Frame, Head } from '../../web/protocol.d.ts';
import { MatchStore } from '../../web/storage/match-store.ts';
import { readSnapshot } from '../../web/storage/reply-cache.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { readUnsaved } from '../../web/storage/unsaved.ts';
import { erase, put } from './browser.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document: page });

const catalogue = {
  games: [{ name: 'hearts', options: [], seats: [4], levels: ['easy'], tempers: {} }],
} as unknown as Catalogue;
const head: Head = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human', 'easy', 'easy', 'easy'] };
const match = (id: string, log: string[] = [], when = 1): StoredMatch =>
  ({ id, head, log, names: ['', '', '', ''], when, glance: null, over: false }) as StoredMatch;
/** Open the store as a tab does. `told` are the ids of changed matches. */
async function tab() {
  const told: (readonly [ids: readonly string[], parted: boolean | undefined])[] = [];
  const matches = await MatchStore.open(Promise.resolve(catalogue), (...how) => told.push(how as never));
  return { matches, told };
}

beforeEach(erase);

test('a match is there at the next visit, the latest first', async () => {
  const { matches } = await tab();
  await matches.keep(match('a', ['deal'], 1));
  await matches.keep(match('b', [], 2));
  assert.equal(matches.lasting, true);
  const next = (await tab()).matches;
  assert.deepEqual(
    next.list().map(({ id, log }) => [id, log.length]),
    [
      ['b', 0],
      ['a', 1],
    ],
  );
  assert.equal((await next.open('a'))?.head.seed, 's');
  assert.equal(await next.open('c'), null);
});

test('a deal of the build serves one match, whose table is stored with it', async () => {
  const { matches } = await tab();
  const view = { seat: 0, zones: [], points: [], places: [] };
  const table = { frame: { type: 'frame', view, events: [], meanings: [] } as unknown as Frame, touched: [] };
  const begun = [await matches.begin(match('m'), table), await matches.begin(match('n'), table)];
  assert.deepEqual(begun, [true, false]);
  assert.equal((await readSnapshot(match('m')))?.frame.view.seat, 0);
  assert.deepEqual([await readSnapshot(match('n')), await matches.open('n')], [null, null]);
});

test('a tab that is behind takes the longer log of another, and keeps its own as a copy if they differ', async () => {
  const [one, other] = [await tab(), await tab()];
  await one.matches.keep(match('m', ['deal', '2C']));
  const behind = await other.matches.open('m');
  assert(behind);
  await one.matches.keep({ ...match('m', ['deal', '2C', '3C']) });
  await other.matches.keep(behind);
  assert.deepEqual(other.told, [[['m'], false]]);
  assert.equal(other.matches.known('m')?.log.length, 3);
  const parted = await other.matches.open('m');
  assert(parted);
  const mine = one.matches.known('m');
  assert(mine);
  await one.matches.keep({ ...mine, log: [...mine.log, '4C'] });
  parted.log = [...parted.log, 'QS'];
  await other.matches.keep(parted);
  assert.deepEqual(other.told[1], [['m'], true]);
  assert.deepEqual(
    (await tab()).matches
      .list()
      .map(({ log }) => log.at(-1))
      .sort(),
    ['4C', 'QS'],
  );
});

test('an entry that cannot be read is set aside, and never overwritten', async () => {
  await put({ 'match:a': { ...match('a'), head: 7 }, 'match:b': { ...match('b'), head: { ...head, game: 'chess' } } });
  const { matches } = await tab();
  assert.deepEqual(
    matches.damaged().map(({ id, part }) => [id, part]),
    [
      ['a', 'head'],
      ['b', 'game'],
    ],
  );
  assert.deepEqual([matches.list(), await matches.open('a')], [[], null]);
});

test('a deleted match can be put back, and a write on its way does not bring it back', async () => {
  const { matches } = await tab();
  const kept = match('m', ['deal']);
  await matches.keep(kept);
  const back = await matches.drop('m');
  await matches.keep(kept);
  assert.deepEqual([matches.list(), (await tab()).matches.list()], [[], []]);
  await back();
  assert.equal((await tab()).matches.list().length, 1);
});

test('an import brings what is new or further, and leaves the rest', async () => {
  const { matches } = await tab();
  await matches.keep(match('a', ['deal']));
  await matches.keep(match('b', ['deal', '2C']));
  const found = [match('a', ['deal', '2C']), match('b', ['deal']), match('c')];
  assert.deepEqual(await matches.add(found, () => {}), { matches: 1, further: 1, same: 1 });
  assert.deepEqual(
    ['a', 'b', 'c'].map(id => matches.known(id)?.log.length),
    [2, 2, 0],
  );
});

test('what the database does not have when the page is hidden is there at the next visit', async () => {
  const { matches } = await tab();
  const writing = matches.keep(match('m', ['deal', '2C']));
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  assert.deepEqual(
    readUnsaved().map(({ match: { id } }) => id),
    ['m'],
  );
  page.hidden = false;
  assert.equal((await tab()).matches.known('m')?.log.length, 2);
  await writing;
  assert.deepEqual(readUnsaved(), []);
});
