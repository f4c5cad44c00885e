import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { EngineBudget } from '../../web/friends/engine-budget.ts';
import { GuestDevice } from '../../web/friends/guest-device.ts';
import { RequestQueue } from '../../web/friends/request-queue.ts';
import type { Request, SeatRequest } from '../../web/protocol.d.ts';

/** A guest's device that has sat down at a seat. */
function deviceAt(seat: number) {
  const channel = { binding: '', way: null, isOpen: true, send() {}, close() {}, onmessage: null, onclose: null };
  const reception = { credentials: () => Promise.reject(new Error('unused')), take() {}, gone() {} };
  return Object.assign(new GuestDevice(channel, reception), { seats: [seat], known: true });
}

const play = (move: string): SeatRequest => ({ type: 'play', move });

test('the engine is asked one thing at a time, of each device in turn', () => {
  const asked: Request[] = [];
  const engine = { pending: 0, request: (request: Request) => void asked.push(request), restart() {} };
  const [ann, otto] = [deviceAt(1), deviceAt(2)];
  const queue = new RequestQueue(
    engine,
    [ann, otto],
    () => null,
    () => null,
  );
  for (const move of ['2C', '3C']) ann.ask({ type: 'ask', seat: 1, request: play(move) });
  otto.ask({ type: 'ask', seat: 2, request: play('4C') });
  queue.next();
  queue.next();
  assert.equal(asked.length, 1);
  const askers = [queue.answered()];
  for (let count = 0; count < 2; count += 1) {
    queue.next();
    askers.push(queue.answered());
  }
  queue.next();
  assert.deepEqual(askers, [ann, otto, ann]);
  assert.deepEqual(asked, [
    { type: 'at', seat: 1, ask: play('2C') },
    { type: 'at', seat: 2, ask: play('4C') },
    { type: 'at', seat: 1, ask: play('3C') },
  ]);
  assert.equal(queue.answered(), null);
});

test('an answer that the engine owes to others is told apart', () => {
  const engine = { pending: 1, request() {}, restart() {} };
  const queue = new RequestQueue(
    engine,
    [],
    () => null,
    () => null,
  );
  queue.addPageRequest({ type: 'games' });
  assert.deepEqual([queue.answered(), queue.answered()], [null, 'page']);
});

test('a device may ask for its own seats alone, and eight times at once', () => {
  const ann = deviceAt(1);
  assert.equal(ann.ask({ type: 'ask', seat: 2, request: play('2C') }), false);
  const taken = Array.from({ length: 9 }, () => ann.ask({ type: 'ask', seat: 1, request: play('2C') }));
  assert.deepEqual(taken, [...Array(8).fill(true), false]);
});

test('one timer wakes the seat whose wait ends first', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const budget = new EngineBudget<number | null>(() => now);
  for (let count = 0; count < 4; count += 1) budget.spend(1, 2_000);
  for (let count = 0; count < 8; count += 1) budget.spend(2, 2_000);
  const [ann, otto] = [deviceAt(1), deviceAt(2)];
  const asked: Request[] = [];
  const engine = { pending: 0, request: (request: Request) => void asked.push(request), restart() {} };
  const queue = new RequestQueue(
    engine,
    [ann, otto],
    () => null,
    () => null,
    budget,
  );
  ann.ask({ type: 'ask', seat: 1, request: play('2C') });
  otto.ask({ type: 'ask', seat: 2, request: play('4C') });
  queue.next();
  const first = budget.wait(1);
  assert(first > 0 && first < budget.wait(2));
  now += first;
  mock.timers.tick(first);
  assert.deepEqual(asked, [{ type: 'at', seat: 1, ask: play('2C') }]);
  mock.timers.reset();
});
