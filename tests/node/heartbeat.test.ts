import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sleepAwareClock } from '../../web/browser/clock.ts';
import { Heartbeat } from '../../web/friends/connection/heartbeat.ts';

let now: number;
let there: Set<string>;
let lost: string[];
let stale: number;
let pulse: Heartbeat;
beforeEach(() => {
  [now, lost, stale, there] = [0, [], 0, new Set()];
  const ping = (peer: string) => (there.has(peer) ? Promise.resolve() : new Promise(() => {}));
  pulse = new Heartbeat(ping, { lost: peer => lost.push(peer), stale: () => (stale += 1) }, () => now);
});

function meets(peer: string) {
  there.add(peer);
  pulse.joined(peer);
}

async function passes(milliseconds: number, { open = 1, isSeen = true } = {}) {
  for (const end = now + milliseconds; now < end; ) {
    now += 2_000;
    pulse.beat(open, isSeen);
    await null;
    await null;
  }
}

function sleeps(milliseconds: number) {
  now += milliseconds;
}

test('a device that answers stays, and one that falls silent is lost after 10 s', async () => {
  meets('a');
  meets('b');
  await passes(60_000);
  there.delete('b');
  await passes(8_000);
  assert.deepEqual(lost, []);
  await passes(6_000);
  assert.deepEqual([lost, stale], [['b'], 0]);
});

test('after a sleep that the others have given up all begins anew within 6 s', async () => {
  meets('a');
  there.delete('a');
  sleeps(80_000);
  await passes(6_000, { isSeen: false });
  assert.deepEqual([lost, stale], [['a'], 1]);
  await passes(10_000);
  assert.equal(stale, 1);
});

test('after a sleep that the others have not noticed all stays as it is', async () => {
  meets('a');
  sleeps(9_000);
  await passes(60_000);
  assert.deepEqual([lost, stale], [[], 0]);
});

test('a device that met no other before its sleep begins anew once its page is seen', async () => {
  sleeps(80_000);
  await passes(6_000, { isSeen: false });
  assert.equal(stale, 0);
  await passes(2_000);
  assert.equal(stale, 1);
});

test('a page whose timers run once a minute loses no device that answers', async () => {
  meets('a');
  for (let minute = 0; minute < 5; minute += 1) {
    sleeps(58_000);
    await passes(2_000, { isSeen: false });
  }
  assert.deepEqual([lost, stale], [[], 0]);
});

test('without relays and devices all begins anew every 20 s, and with a device it stays', async () => {
  await passes(50_000, { open: 0 });
  assert.equal(stale, 2);
  meets('a');
  await passes(50_000, { open: 0 });
  assert.equal(stale, 2);
});

test('a device that falls silent is lost although the clock was set back', async () => {
  let [steady, wall] = [0, 1e12];
  const clock = sleepAwareClock(
    () => steady,
    () => wall,
  );
  const silent = new Heartbeat(() => new Promise(() => {}), { lost: peer => lost.push(peer), stale() {} }, clock);
  silent.joined('a');
  wall -= 3_600_000;
  for (; steady < 14_000; steady += 2_000, wall += 2_000) silent.beat(1, true);
  assert.deepEqual(lost, ['a']);
});
