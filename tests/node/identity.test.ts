import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindingOf } from '../../web/friends/connection/channel-binding.ts';
import { answerHello, guestProof, meetHost } from '../../web/friends/handshake.ts';
import { isSigned, roomOf } from '../../web/friends/identity.ts';
import type { FromGuest, FromHost } from '../../web/friends/messages.ts';
import { commitment, newNumber } from '../../web/friends/seed-shares.ts';
import { BUILD, comes, credentialsOf, hears, hosts, newIdentity, settle, visits, way } from './room-of-devices.ts';

const sit = async (key: string, proof: string, names: string[]): Promise<FromGuest> => ({
  ...{ type: 'sit', build: BUILD, names, key, proof, commitment: await commitment(newNumber()) },
});
const says = (end: { send(text: string): void }, message: object) => end.send(JSON.stringify(message));

test('a signature holds for its text and its key alone', async () => {
  const [one, other] = [await newIdentity(), await newIdentity()];
  const signature = await one.sign('text');
  assert.equal(await isSigned('text', one.key, signature), true);
  assert.equal(await isSigned('another text', one.key, signature), false);
  assert.equal(await isSigned('text', other.key, signature), false);
  assert.equal(await isSigned('text', 'A'.repeat(87), signature), false);
  assert.equal(await isSigned('text', one.key, '-'), false);
});

test('a guest sits down at the host that the invitation names', async () => {
  const { host, room } = await hosts(await newIdentity());
  const { guest } = visits(await newIdentity(), room);
  await comes(host, guest);
  assert.deepEqual(guest.room?.here, [1]);
});

test('no secret crosses when a guest comes back to its seat', async () => {
  const { host, room } = await hosts(await newIdentity());
  const identity = await newIdentity();
  const [first, second] = [visits(identity, room), visits(identity, room, [])];
  const proofs = [];
  for (const { guest } of [first, second]) {
    const { near } = await comes(host, guest);
    assert.deepEqual(guest.room?.here, [1]);
    proofs.push(near.sent.find(({ type }) => type === 'sit')?.proof);
  }
  assert.equal(first.guest.why, 'elsewhere');
  assert.notEqual(proofs[0], proofs[1]);
});

test('a guest stays with its host when a stranger says it is the host', async () => {
  const { host, room } = await hosts(await newIdentity());
  const { guest, told } = visits(await newIdentity(), room);
  const { near } = await comes(host, guest);
  const stranger = await hosts(await newIdentity());
  const [wrong, strange] = way();
  stranger.host.seating.welcome(strange);
  assert.equal(await guest.reach(wrong), false);
  assert.deepEqual(
    wrong.sent.map(({ type }) => type),
    ['hello'],
  );
  assert.equal(wrong.isOpen, false);
  assert.deepEqual([near.isOpen, guest.reached, guest.why, told.outs], [true, true, null, 0]);
});

test('what a stranger says before it has proved anything is not heeded', async () => {
  const messages = [{ type: 'no', why: 'closed' }, { type: 'no', why: 'freed' }, { type: 'away' }, 'x'.repeat(1e6)];
  for (const message of messages) {
    const { guest, told } = visits(await newIdentity(), await roomOf((await newIdentity()).key));
    const [near, far] = way();
    const reached = guest.reach(near);
    says(far, message as object);
    assert.equal(await reached, false);
    assert.deepEqual([guest.why, guest.away, told.outs, near.sent.length], [null, false, 0, 1]);
  }
});

test('a stranger who says nothing is left, and so is one who goes', async () => {
  const [silent, gone] = [way(), way()];
  assert.equal(await meetHost(silent[0], null, undefined, 1), null);
  assert.equal(silent[0].isOpen, false);
  const met = meetHost(gone[0], null);
  gone[1].close();
  assert.equal(await met, null);
});

test('a host that goes while its proof is checked is left', async () => {
  const own = await newIdentity();
  const [near, far] = way();
  const met = meetHost(near, null);
  const { nonce } = await hears(far, 'hello');
  const { hello } = await answerHello(far, { id: await roomOf(own.key), identity: own, term: 0 }, `${nonce}`);
  says(far, hello);
  far.close();
  assert.equal(await met, null);
});

test('a stranger in the middle passes for neither end', async () => {
  const { host, room } = await hosts(await newIdentity());
  const victim = visits(await newIdentity(), room);
  const [near, inner] = way();
  const [outer, far] = way();
  inner.onmessage = text => outer.send(`${text}`);
  outer.onmessage = text => inner.send(`${text}`);
  host.seating.welcome(far);
  assert.equal(await victim.guest.reach(near), false);
  assert.deepEqual(
    near.sent.map(({ type }) => type),
    ['hello'],
  );
  assert.equal(host.seating.places[1].who, 'free');
});

test('a proof is of no use elsewhere, later, in another room, or for a host', async () => {
  const own = await newIdentity();
  const { host, room } = await hosts(own);
  const victim = await newIdentity();
  const met = async (binding?: string) => {
    const [near, far] = binding ? way(binding, binding) : way();
    host.seating.welcome(far);
    const answered = hears(near, 'hello');
    const nonce = newNumber();
    says(near, { type: 'hello', nonce });
    const { nonce: theirs, key, term } = (await answered) as Extract<FromHost, { type: 'hello' }>;
    return { near, seen: { room, key, term, binding: near.binding, guest: nonce, host: theirs } };
  };
  const first = await met('one connection');
  const proof = await guestProof(victim, first.seen);
  const sits = hears(first.near, 'room');
  says(first.near, await sit(victim.key, proof, ['Ann']));
  assert.deepEqual((await sits).here, [1]);
  const stale = await met('one connection');
  const other = await met('another connection');
  const wrongs = [
    [stale, proof],
    [other, await guestProof(victim, { ...other.seen, binding: 'one connection' })],
    [other, await guestProof(victim, { ...other.seen, room: await roomOf(victim.key) })],
    [other, await guestProof(victim, { ...other.seen, guest: other.seen.host, host: other.seen.guest })],
    [other, await guestProof(victim, { ...other.seen, term: 1 })],
    [other, (await answerHello(other.near, await credentialsOf(victim), other.seen.guest)).hello],
  ] as const;
  const seated = host.devices.find(({ known }) => known);
  for (const [{ near }, wrong] of wrongs)
    says(near, await sit(victim.key, typeof wrong === 'string' ? wrong : Reflect.get(wrong, 'proof'), []));
  await settle(() => false, 50);
  assert.equal(
    host.devices.find(({ known }) => known),
    seated,
  );
  const sent = host.devices.flatMap(({ channel }) => Reflect.get(channel, 'sent'));
  assert.deepEqual(sent.filter(({ type }) => type === 'room').length, 1);
});

test('a device that has not said hello cannot sit down, and hello is said once', async () => {
  const { host } = await hosts(await newIdentity());
  const guest = await newIdentity();
  const [near, far] = way();
  host.seating.welcome(far);
  says(near, await sit(guest.key, await guest.sign('x'), ['Ann']));
  says(near, { type: 'hello', nonce: newNumber() });
  says(near, { type: 'hello', nonce: newNumber() });
  await hears(near, 'hello');
  await settle(() => false, 50);
  assert.equal(far.sent.length, 1);
  assert.equal(host.seating.places[1].who, 'free');
});

test('a full room says so after it has proved that it is the room', async () => {
  const { host, room } = await hosts(await newIdentity());
  for (let count = 0; count < 40; count += 1) {
    await comes(host, visits(await newIdentity(), room, []).guest);
  }
  const { guest } = visits(await newIdentity(), room, []);
  const [near, far] = way();
  host.seating.welcome(far);
  assert.equal(await guest.reach(near), true);
  await settle(() => guest.why !== null);
  assert.deepEqual([guest.why, host.devices.length, far.isOpen], ['full', 40, false]);
});

const print = (digit: string) =>
  Array(32)
    .fill(digit + digit)
    .join(':')
    .toUpperCase();
const described = (...lines: string[]) => ({ sdp: ['v=0', ...lines, 'a=mid:0', ''].join('\r\n') }) as never;
const between = (own: string[], theirs: string[]) =>
  bindingOf({ currentLocalDescription: described(...own), currentRemoteDescription: described(...theirs) });
const line = (digit: string) => `a=fingerprint:sha-256 ${print(digit)}`;

test('a connection is bound to both certificates, alike at both ends', () => {
  assert.equal(between([line('1')], [line('2')]), between([line('2')], [line('1')]));
  assert.notEqual(between([line('1')], [line('2')]), between([line('1')], [line('3')]));
  assert.equal(between([line('1'), line('1')], [line('2')]), between([line('1')], [line('2')]));
});

test('a description that names no fingerprint, or two, binds nothing', () => {
  const odd = [
    [],
    [line('2'), line('3')],
    [line('2'), 'a=fingerprint:sha-1 00'],
    [` ${line('2')}`],
    ['a=fingerprint:sha-256 22'],
  ];
  for (const theirs of odd) assert.equal(between([line('1')], theirs), null);
  assert.equal(bindingOf({ currentLocalDescription: null, currentRemoteDescription: described(line('1')) }), null);
});
