/** An organiser's device that collects results over the air, and what other devices may send it. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { App } from '../../web/app.ts';
import { encrypt, keyOf, newKeyPair } from '../../web/friends/encryption.ts';
import { EventCollector } from '../../web/friends/result-collector.ts';
import { newNumber } from '../../web/friends/seed-shares.ts';
import { isGenuine, packedResult, signedResult } from '../../web/friends/signed-results.ts';
import { pack } from '../../web/model/link.ts';
import type { Result } from '../../web/protocol.d.ts';
import type { SlipKeys } from '../../web/storage/class-store.ts';
import { events, givenResults, type StoredEvent } from '../../web/storage/event-store.ts';
import { rooms } from '../../web/storage/room-store.ts';
import { erase } from './browser.ts';
import { settle } from './room-of-devices.ts';

const EVENT = {
  ...{ game: 'hearts', deals: 2, level: 'easy', seed: 's', options: {}, seats: 4, name: '', until: '', engine: 'e' },
  ...{ entrants: [] as string[], taku: 'event' as const, format: 1 },
};
const ID = '0123456789abcdef';

/** An event on an entrant's device; each has played its own log. */
const entered = (name: string, log: string[] = [`deal ${name}`]): StoredEvent => ({
  ...{ id: ID, event: EVENT, heads: [], when: 1, name },
  own: { 1: { match: 'm', log, again: false } },
});

/** The result of another device: it has a key pair of its own. */
async function resultOf(name: string, log?: string[]): Promise<Result> {
  rooms.drop(['events']);
  return (await signedResult(entered(name, log))) as Result;
}

const packed = (...results: Result[]) => pack('event', { event: EVENT, results });

let lock: SlipKeys;
let collecting: EventCollector;
const opens = (entrants: string[] = []) => {
  const app = { redraw() {}, notify() {} } as unknown as App;
  const room = { id: ID, lock, prints: [], open: 1 };
  collecting = new EventCollector(app, { id: ID, event: { ...EVENT, entrants } }, room, '');
};
beforeEach(async () => {
  await erase();
  lock = await newKeyPair();
  opens();
});

/** Send a packed result from a device, and return the answer. */
async function hands(code: string) {
  const answers: { answer: string }[] = [];
  const far = { onmessage: null as ((text: unknown) => void) | null, onclose: null };
  const send = (text: string) => void answers.push(JSON.parse(text));
  collecting.receiver.welcome(Object.assign(far, { binding: '', way: null, isOpen: true, send, close() {} }));
  const content = { code, name: '', device: newNumber(), receipt: newNumber() };
  const sealed = await encrypt(JSON.stringify(content), keyOf(lock));
  far.onmessage?.(JSON.stringify({ type: 'slip', ...sealed }));
  await settle(() => answers.length > 0);
  return answers[0].answer;
}

const names = async () => (await givenResults.all()).kept.map(({ result }) => result.name).sort();

test('64 devices send their results at once, and one more finds no room', async () => {
  const results: Result[] = [];
  for (let at = 0; at < 64; at += 1) results.push(await resultOf(`Pupil ${at}`));
  assert.equal(new Set(results.map(({ device }) => device)).size, 64);
  const answers = await Promise.all(results.map(async result => hands(await packed(result))));
  assert.deepEqual(new Set(answers), new Set(['taken']));
  assert.equal((await names()).length, 64);
  collecting.leave();
  assert.equal(await hands(await packed(await resultOf('Late'))), 'full');
  assert.equal(await hands(await packed(results[7])), 'taken', 'it is here already');
});

test('a further deal replaces the result before it, of this device alone', async () => {
  const stored = entered('Ann');
  assert.equal(await hands(await packedResult(stored)), 'taken');
  const own = { ...stored.own, 2: { match: 'n', log: ['deal 2'], again: false } };
  assert.equal(await hands(await packedResult({ ...stored, own })), 'taken');
  assert.deepEqual(
    (await givenResults.all()).kept.map(({ result }) => result.deals.length),
    [2],
  );
  assert.equal(await hands(await packed(await resultOf('Ann', ['deal Ann']))), 'taken');
  assert.deepEqual(await names(), ['Ann', 'Ann']);
});

test('only whole results of this event that their device has signed are taken', async () => {
  const honest = await resultOf('Ann');
  const forged = {
    'another name': { ...honest, name: 'Eve' },
    'another log': { ...honest, deals: [{ log: ['deal 9'], again: false }] },
    'no second try': { ...honest, deals: honest.deals.map(deal => ({ ...deal, again: true })) },
    'another device': { ...honest, device: (await resultOf('Ann')).device },
    'another version': { ...honest, engine: 'f' },
    'no signature': { ...honest, signature: '', device: '' },
    'no device': { ...honest, device: '' },
    'no point on the curve': { ...honest, device: 'A'.repeat(87) },
    'another event': { ...honest, event: 'f'.repeat(16) },
  };
  for (const [what, result] of Object.entries(forged)) assert.equal(await hands(await packed(result)), 'other', what);
  assert.equal(await hands(await packed()), 'other', 'no result');
  assert.equal(await hands(await packed(honest, honest)), 'other', 'two results');
  assert.equal(await hands('AAAA'), 'other', 'no packed result');
  assert.equal(
    await hands(await pack('event', { event: EVENT, results: [{ ...honest, deals: 7 } as never] })),
    'other',
  );
  assert.deepEqual(await names(), []);
  assert.equal(await hands(await packed(honest)), 'taken');
});

test('only the names of an event may enter', async () => {
  opens(['Ann', 'Ben']);
  assert.equal(await hands(await packed(await resultOf('Eve'))), 'other');
  assert.equal(await hands(await packed(await resultOf('Ben'))), 'taken');
  assert.deepEqual(await names(), ['Ben']);
});

test('a device signs its result once', async () => {
  const stored = entered('Ann');
  await events.change(ID, () => stored);
  const first = await signedResult(stored);
  assert(first?.signature);
  assert.deepEqual(await signedResult(stored), first, 'read before it was signed');
  const own = { ...stored.own, 2: { match: 'n', log: ['deal 2'], again: false } };
  const next = await signedResult({ ...stored, own });
  assert.equal(next?.device, first.device);
  assert(next && (await isGenuine(next)));
});

test('a result without any signature is no forgery', async () => {
  const first = await resultOf('Ann');
  assert(await isGenuine(first));
  assert(await isGenuine({ ...first, device: '', signature: '' }));
  assert(!(await isGenuine({ ...first, name: 'Eve' })));
});
