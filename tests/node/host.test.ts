import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { Handshake } from '../../web/friends/handshake.ts';
import { guestProof, meetHost } from '../../web/friends/handshake.ts';
import { Host } from '../../web/friends/host.ts';
import type { Identity } from '../../web/friends/identity.ts';
import { GUESTS } from '../../web/friends/messages.ts';
import { bot, free, person, RoomSeats } from '../../web/friends/room-seats.ts';
import { BUILD, credentialsOf, newIdentity, settle, way } from './room-of-devices.ts';

const app = { matches: { known: () => undefined, keep: async () => {} }, game: () => undefined };

let host: Host;
let toldPage: number;
let signs: number;
beforeEach(async () => {
  const identity = await newIdentity();
  toldPage = signs = 0;
  const seats = new RoomSeats([person('Kai'), free(), free(), free()]);
  const room = { game: 'hearts', options: {}, seats, here: [0], onlookers: true };
  const told = { changed: () => (toldPage += 1), sign: () => (signs += 1), handsOver() {} };
  host = new Host(app as never, BUILD, room, told, () => credentialsOf(identity), 50);
});

/** A guest with this name who has sat down, or watches; `seen` has all that came since. */
async function comes(name: string, identity?: Identity) {
  const [near, far] = way();
  host.seating.welcome(far);
  const met = (await meetHost(near, null)) as Handshake;
  const own = identity ?? (await newIdentity());
  const seen: { type: string; [part: string]: unknown }[] = [];
  near.onmessage = text => void seen.push(JSON.parse(`${text}`));
  const proof = await guestProof(own, met);
  const commitment = '0'.repeat(64);
  near.send(JSON.stringify({ type: 'sit', build: BUILD, names: name ? [name] : [], key: own.key, proof, commitment }));
  await settle(() => seen.length > 0);
  const say = (message: object) => far.onmessage?.(JSON.stringify(message));
  const rooms = () => far.sent.filter(({ type }) => type === 'room').length;
  return { seen, say, leaves: () => far.onclose?.(), rooms };
}

test('what guests change again and again is told to the others a few times and not each time', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const honest = await comes('Ann');
  const before = honest.rooms();
  const attackers = [await comes('Bo'), await comes('Cy'), await comes('')];
  for (let count = 0; count < 199; count += 1)
    for (const { say } of attackers) for (const type of ['away', 'back']) say({ type });
  mock.timers.tick(1_000);
  assert.ok(honest.rooms() - before <= 3, `${honest.rooms()} messages`);
  assert.ok(toldPage <= 3, `${toldPage} told`);
  await settle(() => honest.seen.length === honest.rooms());
  assert.deepEqual(honest.seen.at(-1)?.places, host.seating.places);
  mock.timers.reset();
});

test('a guest who comes and goes is told to the others a few times and not each time', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const honest = await comes('Ann');
  const own = await newIdentity();
  for (let count = 0; count < 200; count += 1) (await comes('Bo', own)).leaves();
  mock.timers.tick(1_000);
  assert.ok(honest.rooms() <= 4, `${honest.rooms()} messages`);
  mock.timers.reset();
});

test('a seat gives one sign in three seconds, over however many ways', async () => {
  const own = await newIdentity();
  for (let count = 0; count < 5; count += 1) (await comes('Ann', own)).say({ type: 'sign', sign: 1 });
  assert.equal(signs, 1);
});

test('a guest who has missed something is told all of it again', async () => {
  const ann = await comes('Ann');
  const before = ann.rooms();
  ann.say({ type: 'refresh' });
  assert.equal(ann.rooms(), before + 1);
});

test('the host is asked about a guest who is there and keeps the table waiting for 45 s', async () => {
  await comes('Ann');
  await comes('Bo');
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(host, { id: 'm' });
  Object.assign(app.matches, { known: () => ({ over: false, head: { seats: [] } }) });
  host.table.turns = [0, 1];
  host.waits('1');
  const clock = mock.method(Date, 'now', () => 0); // set back, which no wait may notice
  mock.timers.tick(44_000);
  host.waits('1');
  assert.equal(host.slow, -1);
  mock.timers.tick(1_000);
  assert.equal(host.slow, 1);
  host.seating.playFor(1, 'easy');
  assert.equal(host.slow, -1);
  host.seating.playFor(1, null);
  host.waits('2');
  assert.equal(host.slow, -1);
  Object.assign(app.matches, { known: () => undefined });
  clock.mock.restore();
  mock.timers.reset();
});

test('a friend who comes while a match is played takes a seat that was filled with a bot before the next', async () => {
  host.seating.room.seats.fill('easy');
  host.seating.room.seats.playFor(2, null);
  host.seating.room.seats.playFor(2, 'easy');
  const known = app.matches.known;
  Object.assign(host, { id: 'm' });
  Object.assign(app.matches, { known: () => ({ id: 'm', over: false, head: {}, names: [] }) });
  const mia = await comes('Mia');
  assert.deepEqual(mia.seen.find(({ type }) => type === 'room')?.here, []);
  Object.assign(app.matches, { known });
  const starts = host.start('easy');
  assert.deepEqual(
    host.seating.places.map(({ who, name }) => name || who),
    ['Kai', 'Mia', 'bot', 'free'],
  );
  host.devices[0].show('');
  await starts;
});

test('a bot that the host has chosen makes no room for a friend', async () => {
  for (const seat of [1, 2, 3]) host.seating.room.seats.places[seat] = bot('easy');
  host.seating.room.onlookers = false;
  assert.equal((await comes('Mia')).seen[0].why, 'full');
  host.seating.room.seats.free(3);
  host.seating.room.seats.fill('easy');
  assert.deepEqual((await comes('Mia')).seen[0].here, [3]);
});

test('a bot that the host changes during the match is told to every device', async () => {
  const ann = await comes('Ann');
  host.seating.room.seats.fill('easy');
  const levels = [{ entry: 2, seat: 2, was: 'easy' }];
  const head = { game: 'hearts', options: {}, seats: ['human', 'human', 'strong', 'easy'] };
  const match = { id: 'm', over: false, head, names: [], levels };
  const known = app.matches.known;
  Object.assign(app.matches, { known: () => match });
  host.id = 'm';
  host.changeBot(2, 'strong');
  Object.assign(app.matches, { known });
  const isTold = () => ann.seen.find(({ type }) => type === 'match');
  await settle(() => !!isTold());
  assert.deepEqual([isTold()?.seats, isTold()?.levels], [head.seats, levels]);
  assert.equal(host.seating.places[2].bot, 'strong');
});

/** Fill the room with devices that only watch. */
const fillWithWatchers = async () => {
  for (let count = host.devices.length; count < GUESTS; count += 1) await comes('');
};

test('who proves the key of a seat comes in before watchers', async () => {
  const owner = await newIdentity();
  const ann = await comes('Ann', owner);
  ann.leaves();
  await fillWithWatchers();
  assert.equal((await comes('')).seen[0].why, 'full');
  const { seen } = await comes('Ann', owner);
  assert.deepEqual([seen[0].type, seen[0].here], ['room', [1]]);
  assert.deepEqual([host.devices.length, host.seating.watchers.length], [GUESTS, GUESTS - 1]);
  const again = await comes('Ann', owner);
  assert.deepEqual([again.seen[0].here, host.devices.length], [[1], GUESTS]);
});

test('who finds a free seat comes in before watchers, and no other device', async () => {
  await fillWithWatchers();
  for (const [name, seat] of [
    ['Ann', 1],
    ['Ben', 2],
    ['Cid', 3],
  ] as const)
    assert.deepEqual((await comes(name)).seen[0].here, [seat]);
  assert.equal((await comes('Dan')).seen[0].why, 'full');
  assert.deepEqual([host.devices.length, host.seating.watchers.length], [GUESTS, GUESTS - 3]);
});
