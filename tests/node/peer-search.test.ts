import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { Channel } from '../../web/friends/channel.ts';
import type { Joining } from '../../web/friends/connection/relay-messages.ts';
import { PeerSearch } from '../../web/friends/peer-search.ts';

type Told = { joined(channel: Channel): void; lost(): void; stale(): void };

let searches: { told: Told; isOver: boolean }[];
let isThere: boolean;
let meeting: PeerSearch;
let now: number;
const channel: Channel = {
  send() {},
  close() {},
  onmessage: null,
  onclose: null,
  binding: '',
  way: null,
  isOpen: true,
};

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  [searches, isThere, now] = [[], false, 0];
  const meet = (_: Joining, told: Told) => {
    const search = { told, isOver: false };
    searches.push(search);
    return { leave: () => (search.isOver = true) };
  };
  meeting = new PeerSearch(
    () => {},
    () => isThere,
    async () => ({ meet }) as never,
    () => now,
  );
});
afterEach(() => mock.timers.reset());

async function begins(joining: Partial<Joining> = {}) {
  meeting.begin({ secret: 's', host: false, ...joining }, 30_000, () => (isThere = true));
  await passes(0);
}

async function passes(milliseconds: number) {
  now += milliseconds;
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await null;
}

test('a guest that has lost the host looks for it from the beginning at once', async () => {
  await begins();
  await passes(5_000);
  searches[0].told.joined(channel);
  await passes(60_000);
  assert.equal(searches.length, 1);
  isThere = false;
  searches[0].told.lost();
  await passes(1);
  assert.deepEqual(
    searches.map(({ isOver }) => isOver),
    [true, false],
  );
});

test('a lost host is sought within 12 s although the clock was set back', async () => {
  await begins();
  searches[0].told.joined(channel);
  const clock = mock.method(Date, 'now', () => 0);
  isThere = false;
  searches[0].told.lost();
  await passes(12_000);
  clock.mock.restore();
  assert.equal(searches.length, 2);
});

test('a guest that finds no host looks for it again and again, and ever more rarely', async () => {
  await begins();
  await passes(11_000);
  assert.equal(searches.length, 1);
  for (let second = 0; second < 600; second += 1) await passes(1_000);
  assert.ok(searches.length > 9 && searches.length < 16, `${searches.length}`);
  meeting.leave();
  for (let second = 0; second < 100; second += 1) await passes(1_000);
  assert.ok(searches.every(({ isOver }) => isOver));
});

test('a host that refuses a guest again and again is not asked more often than every 12 s', async () => {
  await begins();
  for (let second = 0; second < 60; second += 1) {
    searches.at(-1)?.told.joined(channel);
    isThere = false;
    searches.at(-1)?.told.lost();
    await passes(1_000);
  }
  assert.ok(searches.length <= 6, `${searches.length}`);
});

test('a host, and a guest that is to be quiet, begin anew only after a sleep', async () => {
  for (const joining of [{ host: true }, { quiet: true }]) {
    searches = [];
    await begins(joining);
    searches[0].told.lost();
    await passes(120_000);
    assert.equal(searches.length, 1);
    searches[0].told.stale();
    await passes(0);
    assert.deepEqual(
      searches.map(({ isOver }) => isOver),
      [true, false],
    );
  }
});
