/** A teacher's device that collects slips over the air, and what other devices may send it. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { App } from '../../web/app.ts';
import { encrypt, keyOf, newKeyPair } from '../../web/friends/encryption.ts';
import { newNumber } from '../../web/friends/seed-shares.ts';
import { ClassCollector } from '../../web/friends/slip-collector.ts';
import { arrival, keptSlip } from '../../web/model/class-results.ts';
import { encodedSlip, printOf } from '../../web/model/slip.ts';
import type { SlipKeys } from '../../web/storage/class-store.ts';
import { collected, type KeptSlip, slips } from '../../web/storage/slip-store.ts';
import { erase } from './browser.ts';
import { settle } from './room-of-devices.ts';

const LESSON = { format: 1, game: 'hearts', title: { en: 'One' }, step: [{ setup: ['deal 2C'], accept: ['2C'] }] };
const PRINT = printOf(LESSON);
const right = { tries: 1, right: true, wrong: 0 };

/** The letters of a slip of one step; the mark tells slips apart. */
const slip = (mark: number, { print = PRINT, steps = [right] } = {}) => encodedSlip({ print, mark, time: 60, steps });

let lock: SlipKeys;
let collecting: ClassCollector;
beforeEach(async () => {
  await erase();
  lock = await newKeyPair();
  const app = { redraw() {}, notify() {} } as unknown as App;
  const own = { id: 'a1', revision: 1, when: 1, lesson: LESSON };
  const room = { id: 'a1', lock, prints: [PRINT], open: 1 };
  collecting = new ClassCollector(app, own, room, { packed: '1packed', wall: '', whole: '' });
});

type Told = { type: string; receipt: string; answer: string; packed: string };

/** Join a device to the class: what it sends, and what it is answered. */
function joins() {
  const answers: Told[] = [];
  const far = { onmessage: null as ((text: unknown) => void) | null, onclose: null as (() => void) | null };
  const device = {
    answers,
    isClosed: false,
    says: (text: unknown) => far.onmessage?.(text),
    goes: () => far.onclose?.(),
  };
  const number = newNumber();
  const send = (text: string) => void answers.push(JSON.parse(text));
  collecting.receiver.welcome(
    Object.assign(far, { binding: '', way: null, isOpen: true, send, close: () => (device.isClosed = true) }),
  );
  const seals = async (told: object, to = keyOf(lock)) => {
    const sealed = await encrypt(JSON.stringify({ name: '', device: number, receipt: newNumber(), ...told }), to);
    device.says(JSON.stringify({ type: 'slip', ...sealed }));
  };
  /** Hand in a slip, and wait for its answer. */
  const hands = async (told: object) => {
    const before = answers.length;
    await seals(told);
    await settle(() => answers.length > before);
    return answers.at(-1)?.answer;
  };
  return Object.assign(device, { seals, hands });
}

const kept = async () => (await slips.all()).kept.map(({ name, code }) => `${code} ${name}`).sort();

test('thirty devices hand in their slips at once, and each is answered', async () => {
  const all = Array.from({ length: 30 }, (_, at) => ({ code: slip(at), name: `Pupil ${at}` }));
  const answers = await Promise.all(all.map(told => joins().hands(told)));
  assert.deepEqual(new Set(answers), new Set(['taken']));
  assert.deepEqual(await kept(), all.map(({ code, name }) => `${code} ${name}`).sort());
});

test('no more than 64 devices are joined at once, or hand in slips of one class', async () => {
  const all = Array.from({ length: 65 }, joins);
  assert.deepEqual([all[63].isClosed, all[64].isClosed], [false, true]);
  for (const [at, device] of all.slice(0, 64).entries()) assert.equal(await device.hands({ code: slip(at) }), 'taken');
  all[0].goes();
  const late = joins();
  assert.equal(late.isClosed, false);
  assert.equal(await late.hands({ code: slip(64) }), 'full');
  assert.equal((await kept()).length, 64);
});

test('a slip that is sent again is the same slip with its new name', async () => {
  const device = joins();
  for (const [name, mark] of [
    ['Akl', 1],
    ['Aki', 1],
    ['Aki', 1],
    ['Aki', 2],
  ] as const)
    assert.equal(await device.hands({ name, code: slip(mark) }), 'taken');
  assert.deepEqual(await kept(), [`${slip(1)} Aki`, `${slip(2)} Aki`].sort());
});

test('no device changes the slip of another one', async () => {
  const [aki, other] = [joins(), joins()];
  assert.equal(await aki.hands({ name: 'Aki', code: slip(1) }), 'taken');
  await other.hands({ name: 'Aki', code: slip(1) });
  await other.hands({ name: 'Bo', code: slip(1) });
  assert.deepEqual(await kept(), [`${slip(1)} Aki`, `${slip(1)} Bo`].sort());
});

test('slips of another lesson, and letters that are no slip, are not taken', async () => {
  const device = joins();
  for (const code of [slip(0, { print: PRINT ^ 1 }), slip(0, { steps: [right, right] }), 'AAAA'])
    assert.equal(await device.hands({ code, name: '<b>' }), 'other');
  assert.deepEqual(await kept(), []);
});

test('messages that the collector cannot read are not answered', async () => {
  const device = joins();
  const strange = { type: 'slip', key: keyOf(await newKeyPair()), box: 'AAAA' };
  for (const text of [null, 7, {}, '', 'x', '[]', '{"type":"slip"}', 'x'.repeat(1e6)]) device.says(text);
  for (const message of [strange, { ...strange, key: '*' }]) device.says(JSON.stringify(message));
  await device.seals({ code: slip(1) }, keyOf(await newKeyPair()));
  for (const told of [{ code: 'x'.repeat(40_001) }, { code: slip(1), device: '__proto__' }]) await device.seals(told);
  assert.equal(await device.hands({ code: slip(2) }), 'taken');
  assert.equal(device.answers.length, 1);
  assert.deepEqual(await kept(), [`${slip(2)} `]);
});

test('a device that sends without end is shown out, and others are heard', async () => {
  const [hostile, pupil] = [joins(), joins()];
  for (let count = 0; count < 300; count += 1) hostile.says('x');
  assert.equal(await pupil.hands({ code: slip(1), name: 'Aki' }), 'taken');
  assert.equal(hostile.isClosed, true);
  assert.equal(collecting.receiver.count, 1);
});

test('a device that asks for the lesson gets it packed', async () => {
  const device = joins();
  device.says('{"type":"ask"}');
  await settle(() => device.answers.length > 0);
  assert.deepEqual(device.answers, [{ type: 'lesson', packed: '1packed' }]);
});

test('one device has room for 20 slips', () => {
  const here: KeptSlip[] = [];
  const answers = Array.from({ length: 21 }, (_, at) => {
    const came = { id: slip(at), code: slip(at), print: 1, name: '', when: 1, lesson: 'a1', from: 'x' };
    const { come = [], told } = arrival(here, came);
    here.push(...come);
    return told;
  });
  assert.deepEqual(answers, [...Array(20).fill('taken'), 'full']);
});

test('the same letters with a name and without are one slip, which gets the name', () => {
  const code = slip(7);
  const kept = (name: string, when: number) => keptSlip({ code, name, print: PRINT }, 'a1', when);
  const [nameless, named] = [kept('', 1), kept('Aki', 2)];
  assert.deepEqual(collected([], [nameless, named]), { come: [{ ...named, when: 1 }], gone: [nameless.id], told: 1 });
  assert.deepEqual(collected([nameless], [named]), { come: [{ ...named, when: 1 }], gone: [nameless.id], told: 0 });
  assert.deepEqual(collected([named], [nameless]), { come: [], gone: [], told: 0 });
  assert.deepEqual(collected([named], [kept('Ben', 3)]).told, 1);
});
