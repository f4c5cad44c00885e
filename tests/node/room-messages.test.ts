/** A host's room and what its guests send: every message runs through a fake channel. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GuestDevice } from '../../web/friends/guest-device.ts';
import { guestProof, meetHost } from '../../web/friends/handshake.ts';
import type { Identity } from '../../web/friends/identity.ts';
import { commitment, newNumber } from '../../web/friends/seed-shares.ts';
import { BUILD, hosts, newIdentity, settle, way } from './room-of-devices.ts';

type Seen = { type: string; here?: number[]; why?: string; seat?: number; sign?: number };
type Room = Awaited<ReturnType<typeof hosts>>['host'];

/** A guest that is messages alone: it has proved its key, and sits down when the test says so. */
async function visitor(host: Room, identity: Identity) {
  const [near, far] = way();
  host.seating.welcome(far);
  const met = await meetHost(near, null);
  assert(met);
  const guest = {
    near,
    seen: [] as Seen[],
    here: undefined as number[] | undefined,
    number: newNumber(),
    isSilent: false,
  };
  const send = (message: object) => near.send(JSON.stringify(message));
  near.onmessage = async text => {
    const message: Seen = JSON.parse(`${text}`);
    guest.seen.push(message);
    if (message.type === 'room') guest.here = message.here;
    if (message.type === 'bound' && !guest.isSilent) await shows();
  };
  const shows = async () => send({ type: 'number', number: guest.number });
  const proof = await guestProof(identity, met);
  const sits = async (names: string[], build = BUILD) => {
    const before = guest.seen.length;
    send({ type: 'sit', build, names, key: identity.key, proof, commitment: await commitment(guest.number) });
    await settle(() => guest.seen.length > before);
  };
  const ask = (request: object) => send({ type: 'ask', seat: guest.here?.[0] ?? null, request });
  const heard = (type: string) => guest.seen.filter(message => message.type === type);
  return Object.assign(guest, { send, sits, ask, heard, shows });
}

async function comes(host: Room, names: string[], identity?: Identity) {
  const guest = await visitor(host, identity ?? (await newIdentity()));
  await guest.sits(names);
  return guest;
}

/** A room of four in which Kai hosts, and Ann and Otto have sat down. */
async function roomOfThree(patience?: number) {
  const { host } = await hosts(await newIdentity(), patience);
  const ann = await comes(host, ['Ann']);
  const otto = await comes(host, ['Otto']);
  await settle(() => !!ann.here && !!otto.here);
  return { host, ann, otto };
}

test('a guest is told why it gets no seat, and a key gets its seats back', async () => {
  const { host } = await hosts(await newIdentity());
  const identity = await newIdentity();
  const first = await comes(host, ['Ann', 'Bo'], identity);
  const other = await visitor(host, await newIdentity());
  await other.sits(['Cy'], 'another build');
  await other.sits(['Cy', 'Di']);
  await other.sits(['Cy']);
  assert.deepEqual(
    other.seen.slice(0, 3).map(({ why, here }) => why ?? here),
    ['version', 'full', [3]],
  );
  const again = await comes(host, [], identity);
  await settle(() => !first.near.isOpen);
  assert.deepEqual([first.here, again.here, first.near.isOpen], [[1, 2], [1, 2], false]);
});

test('a sign comes to all, and neither a second at once nor one of a watcher', async () => {
  const { host } = await hosts(await newIdentity());
  const ann = await comes(host, ['Ann']);
  const watcher = await comes(host, []);
  for (const sign of [2, 3]) ann.send({ type: 'sign', sign });
  watcher.send({ type: 'sign', sign: 4 });
  ann.send({ type: 'away' });
  await settle(() => host.seating.places[1].away);
  assert.deepEqual(watcher.heard('sign'), [{ type: 'sign', seat: 1, sign: 2 }]);
});

test('a guest who says again and again that it is away is told of once', async () => {
  const { ann, otto } = await roomOfThree();
  const before = ann.heard('room').length;
  for (let count = 0; count < 9; count += 1) otto.send({ type: 'away' });
  await settle(() => ann.heard('room').length > before);
  otto.send({ type: 'sign', sign: 0 });
  await settle(() => ann.heard('sign').length > 0);
  assert.equal(ann.heard('room').length - before, 1);
});

test('a question that may not be asked is answered at once', async () => {
  const { ann, otto } = await roomOfThree();
  for (const seat of [0, 2, null]) ann.send({ type: 'ask', seat, request: { type: 'begin' } });
  for (let count = 0; count < 10; count += 1) ann.ask({ type: 'begin' }); // 8 may wait
  ann.send({ type: 'sign', sign: 0 });
  await settle(() => otto.heard('sign').length > 0);
  await settle(() => ann.heard('answered').length >= 5);
  assert.equal(ann.heard('answered').length, 5);
});

test('a guest who is back gets the seat back from the bot', async () => {
  const { host, ann } = await roomOfThree();
  ann.send({ type: 'away' });
  await settle(() => host.seating.places[1].away);
  host.seating.playFor(1, 'easy');
  assert.equal(host.seating.places[1].bot, 'easy');
  ann.send({ type: 'back' });
  await settle(() => !host.seating.places[1].away);
  assert.equal(host.seating.places[1].bot, null);
});

test('a guest whose seat is taken away leaves the room', async () => {
  const { host, ann } = await roomOfThree();
  host.seating.free(1);
  await settle(() => ann.heard('no').length > 0);
  assert.equal(ann.heard('no')[0].why, 'freed');
  assert.deepEqual([host.devices.length, host.seating.watchers.length, host.seating.places[1].who], [1, 0, 'free']);
});

test('a match that is played takes no seat from a guest and none from a bot', async () => {
  const { host } = await roomOfThree();
  await host.start('easy');
  const sits = () => host.seating.places.map(({ who, name }) => [who, name]);
  const before = sits();
  host.seating.free(1);
  host.seating.playFor(3, null);
  assert.deepEqual(sits(), before);
});

test('a start that is asked for twice begins one match', async () => {
  const { host, ann } = await roomOfThree();
  const [one, other] = await Promise.all([host.start('easy'), host.start('easy')]);
  await settle(() => ann.heard('match').length > 0);
  assert(one && one === other);
  assert.deepEqual([host.unkept, ann.heard('match').length], [[], 1]);
});

test('a guest who sits down while numbers are shown plays without a number', async () => {
  const { host, ann } = await roomOfThree();
  ann.isSilent = true;
  const begins = host.start('easy');
  await settle(() => ann.heard('bound').length > 0);
  await comes(host, ['Cy']);
  await settle(() => host.seating.places[3].who === 'person');
  ann.isSilent = false;
  await ann.shows();
  const match = await begins;
  assert.equal(String(match?.head.seed).split(' ').length, 3);
  assert.equal(ann.heard('bound').length, 1);
  assert.deepEqual(match?.head.seats, ['human', 'human', 'human', 'human']);
});

test('devices that say nothing keep no guest out, and no guest is thrown out', async () => {
  const { host } = await hosts(await newIdentity());
  const ann = await comes(host, ['Ann']);
  for (let count = 0; count < 45; count += 1) host.seating.welcome(way()[1]);
  const otto = await comes(host, ['Otto']);
  assert.deepEqual([host.devices.length, ann.near.isOpen, otto.here], [40, true, [2]]);
});

test('the host names guests who show another number, or none, and begins no match', async () => {
  const { host, ann, otto } = await roomOfThree(1);
  ann.number = newNumber();
  assert.equal(await host.start('easy'), null);
  assert(host.unkept.includes(1));
  ann.isSilent = otto.isSilent = true;
  assert.equal(await host.start('easy'), null);
  assert.deepEqual(host.unkept, [1, 2]);
  await settle(() => otto.heard('unkept').length > 1);
  assert.equal(otto.heard('unkept').length, 2);
});

test('a device that floods the host is shown out, and its guest counts as away', async () => {
  const { host, ann, otto } = await roomOfThree();
  const [stranger, far] = way();
  host.seating.welcome(far);
  const odd = ['', 'x', 'null', '[]', '{}', '['.repeat(7_000), '{"type":"__proto__"}', '{"type":["sit"]}'];
  for (const shape of [{}, null, 7, new ArrayBuffer(9), Symbol('x')]) far.onmessage?.(shape);
  for (const end of [stranger, otto.near])
    for (let count = 0; count < 300; count += 1) {
      const device = end === stranger ? far : host.devices.find(({ seats }) => seats.includes(2))?.channel;
      device?.onmessage?.(odd[count % odd.length]);
    }
  assert.deepEqual([host.seating.places[1].away, host.seating.places[2].away, host.devices.length], [false, true, 1]);
  assert(host.devices[0] instanceof GuestDevice && host.devices[0].seats.includes(1));
  await settle(() => !stranger.isOpen && !otto.near.isOpen);
  assert.deepEqual([stranger.isOpen, otto.near.isOpen, ann.near.isOpen], [false, false, true]);
});
