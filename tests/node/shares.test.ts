import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerHello } from '../../web/friends/handshake.ts';
import { commitment, newNumber } from '../../web/friends/seed-shares.ts';
import { hears, hosts, newIdentity, settle, visits, way } from './room-of-devices.ts';

/** A guest at a host that is letters alone. */
async function guestOf() {
  const own = await newIdentity();
  const { guest, told } = visits(await newIdentity(), null);
  const [near, far] = way();
  const hello = hears(far, 'hello');
  const sits = hears(far, 'sit');
  const reached = guest.reach(near);
  far.send(JSON.stringify((await answerHello(far, own, (await hello).nonce)).hello));
  await reached;
  let { commitment: bound } = await sits;
  const ask = async (isAnswered = true) => {
    const before = near.sent.length;
    far.send(JSON.stringify({ type: 'bound', commitments: [await commitment(newNumber()), bound] }));
    await settle(() => near.sent.length > before, isAnswered ? undefined : 20);
    const last = near.sent.at(-1);
    if (near.sent.length > before && last?.type === 'number') bound = last.commitment ?? '';
  };
  const begins = (id: string) =>
    far.send(
      JSON.stringify({
        ...{ type: 'match', id, game: 'hearts', options: {}, seats: ['human', 'human', 'easy', 'easy'] },
        ...{ names: ['Kai', 'Ann', '', ''], here: [1], commitments: [] },
      }),
    );
  const ends = () =>
    far.send(JSON.stringify({ type: 'said', reply: { type: 'opened', log: { start: 0, entries: [] }, seed: 's' } }));
  const numbers = () => near.sent.filter(({ type }) => type === 'number').length;
  const asked = () => guest.app.matches.known(guest.id)?.friends?.asked;
  return { guest, told, ask, begins, ends, numbers, asked };
}

test('a guest tells that its number is asked for again before the match has ended', async () => {
  const { guest, told, ask, begins, asked } = await guestOf();
  await ask();
  assert.deepEqual(told.asked, []);
  begins('one');
  await settle(() => guest.id !== '');
  assert.equal(asked(), 1);
  await ask();
  assert.deepEqual(told.asked, [2]);
  begins('two');
  await settle(() => guest.id === 'two-1');
  assert.equal(asked(), 2);
});

test('a match that has ended is followed by one whose numbers are asked for once', async () => {
  const { guest, told, ask, begins, ends, asked } = await guestOf();
  await ask();
  begins('one');
  ends();
  await settle(() => guest.fair !== null);
  await ask();
  begins('two');
  await settle(() => guest.id === 'two-1');
  assert.deepEqual([asked(), told.asked], [1, []]);
});

test('a host that asks again and again gets three numbers, and each time is told', async () => {
  const { told, ask, numbers } = await guestOf();
  for (let count = 0; count < 20; count += 1) await ask(count < 3);
  assert.equal(numbers(), 3);
  assert.equal(told.asked.at(-1), 20);
});

test('host and guest keep with the match how often its numbers were asked for', async () => {
  const { host, room } = await hosts(await newIdentity());
  const { guest, told } = visits(await newIdentity(), room);
  const [near, far] = way();
  host.welcome(far);
  await guest.reach(near);
  await settle(() => guest.room !== null);
  const asked = [(await host.start('easy'))?.friends?.asked, (await host.start('easy'))?.friends?.asked];
  await settle(() => guest.id.startsWith(host.id));
  assert.deepEqual([...asked, guest.app.matches.known(guest.id)?.friends?.asked, told.asked], [1, 2, 2, [2]]);
});
