import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerHello } from '../../web/friends/handshake.ts';
import { commitment, mixed, newNumber } from '../../web/friends/seed-shares.ts';
import { comes, credentialsOf, hears, hosts, newIdentity, settle, visits, way } from './room-of-devices.ts';

const bind = async (...numbers: string[]) => Promise.all(numbers.map(commitment));

/** A guest at a host that is messages alone. `ask` requests the numbers with these commitments besides the guest's. */
async function guestOf() {
  const own = await newIdentity();
  const { guest, told } = visits(await newIdentity(), null);
  const [near, far] = way();
  const [hello, sits] = [hears(far, 'hello'), hears(far, 'sit')];
  const reached = guest.reach(near);
  far.send(JSON.stringify((await answerHello(far, await credentialsOf(own), (await hello).nonce)).hello));
  await reached;
  let { commitment: bound } = await sits;
  const say = (message: object) => far.send(JSON.stringify(message));
  const numbers = () =>
    near.sent.filter(({ type }) => type === 'number').map(message => `${Reflect.get(message, 'number')}`);
  const ask = async (...others: string[]) => {
    const before = numbers().length;
    say({ type: 'bound', commitments: [others[0], bound, ...others.slice(1)] });
    await settle(() => numbers().length > before);
    return numbers().at(-1) ?? '';
  };
  const begins = async (id: string, ...others: string[]) => {
    const commits = hears(far, 'commit');
    const commitments = [others[0], bound, ...others.slice(1)];
    const seats = ['human', 'human', 'easy', 'easy'];
    say({
      type: 'match',
      id,
      game: 'hearts',
      options: {},
      seats,
      names: ['Kai', 'Ann', '', ''],
      here: [1],
      since: 0,
      commitments,
      levels: [],
    });
    bound = (await commits).commitment;
  };
  const ends = async (seed: string) => {
    say({ type: 'said', reply: { type: 'opened', log: { start: 0, entries: [] }, seed } });
    await settle(() => guest.fair !== null);
  };
  const asked = () => guest.app.matches.known(guest.id)?.friends?.asked;
  return { guest, told, ask, begins, ends, asked };
}

test('a number stays the same however often it is asked for, and is new once its match has begun', async () => {
  const { told, ask, begins, ends, guest } = await guestOf();
  const theirs = newNumber();
  const [bound] = await bind(theirs);
  const number = await ask(bound);
  for (let count = 0; count < 20; count += 1) assert.equal(await ask(bound), number);
  await begins('one', bound);
  await ends(mixed([theirs, number]));
  assert.deepEqual([guest.fair, told.asked], [true, []]);
  assert.notEqual(await ask(bound), number);
  assert.deepEqual(told.asked, []);
});

test('a host that changes its own number after the first request is found out', async () => {
  const { guest, told, ask, begins, ends, asked } = await guestOf();
  const [first, second] = [newNumber(), newNumber()];
  const number = await ask(...(await bind(first)));
  assert.equal(await ask(...(await bind(second))), number);
  assert.deepEqual(told.asked, [2]);
  await begins('one', ...(await bind(second)));
  await ends(mixed([second, number]));
  assert.deepEqual([guest.fair, asked()], [false, 2]);
});

test('a device that joins after numbers were shown is told and makes the deal unfair', async () => {
  const { guest, told, ask, begins, ends } = await guestOf();
  const [theirs, other] = [newNumber(), newNumber()];
  const number = await ask(...(await bind(theirs)));
  await ask(...(await bind(theirs, other)));
  await begins('one', ...(await bind(theirs, other)));
  await ends(mixed([theirs, number, other]));
  assert.deepEqual([guest.fair, told.asked], [false, [2]]);
});

test('a device that drops out after numbers were shown is told, and the rest is checked', async () => {
  const { guest, told, ask, begins, ends, asked } = await guestOf();
  const [theirs, other] = [newNumber(), newNumber()];
  const number = await ask(...(await bind(theirs, other)));
  await ask(...(await bind(theirs)));
  await begins('one', ...(await bind(theirs)));
  await ends(mixed([theirs, number]));
  assert.deepEqual([guest.fair, told.asked, asked()], [true, [2], 2]);
});

test('a guest tells that its number is asked for again before the match has ended', async () => {
  const { told, ask, begins, asked } = await guestOf();
  const [bound] = await bind(newNumber());
  await ask(bound);
  await begins('one', bound);
  assert.deepEqual([asked(), told.asked], [1, []]);
  await ask(bound);
  await begins('two', bound);
  assert.deepEqual([asked(), told.asked], [2, [2]]);
});

/** A host with two guests, who have sat down. */
async function roomOfThree(patience?: number) {
  const { host, room } = await hosts(await newIdentity(), patience);
  const guests = [];
  for (const name of ['Ann', 'Bo']) {
    const { guest, told } = visits(await newIdentity(), room, [name]);
    const { near } = await comes(host, guest);
    guests.push({ guest, told, near });
  }
  return { host, guests };
}

test('host and guest keep with the match how often its numbers were asked for', async () => {
  const { host, guests } = await roomOfThree();
  const [{ guest, told }] = guests;
  const first = await host.start('easy');
  const before = host.devices.map(device => device.commitment);
  await settle(() => host.devices.every((device, at) => device.commitment !== before[at]));
  const second = await host.start('easy');
  await settle(() => guest.id.startsWith(host.id));
  const kept = guest.app.matches.known(guest.id)?.friends?.asked;
  assert.deepEqual([first?.friends?.asked, second?.friends?.asked, kept, told.asked], [1, 2, 2, [2]]);
});

test('a host asks again with the same numbers until all are shown, and no guest is warned', async () => {
  const { host, guests } = await roomOfThree(50);
  const [, { near }] = guests;
  const { send } = near;
  near.send = () => {};
  assert.equal(await host.start('easy'), null);
  near.send = send;
  const match = await host.start('easy');
  assert.equal(match?.friends?.asked, 1);
  assert.deepEqual(
    guests.map(({ told }) => told.asked),
    [[], []],
  );
});

test('a host begins without a guest that shows no number, and the other guest is told', async () => {
  const { host, guests } = await roomOfThree(50);
  const [ann, bo] = guests;
  bo.near.send = () => {};
  assert.equal(await host.start('easy'), null);
  host.seating.free(2);
  const match = await host.start('easy');
  assert.deepEqual([match?.friends?.asked, match?.friends?.commitments.length], [2, 2]);
  await settle(() => ann.told.asked.length > 0);
  assert.deepEqual(ann.told.asked, [2]);
});
