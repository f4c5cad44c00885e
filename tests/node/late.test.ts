/** Friends who come while a match is played: they watch, and take seats of bots once a round has ended. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownId } from '../../web/friends/guest-match.ts';
import { Host } from '../../web/friends/host.ts';
import { app, BUILD, comes, credentialsOf, hosts, newIdentity, settle, visits } from './room-of-devices.ts';

/** A match of Kai and Ann with two bots; Mia comes late. */
async function matchWithLate(prepare: (host: Host) => void = () => {}) {
  const own = await newIdentity();
  const { host, room } = await hosts(own);
  prepare(host);
  const ann = visits(await newIdentity(), room, ['Ann']).guest;
  const mia = visits(await newIdentity(), room, ['Mia']).guest;
  await comes(host, ann);
  const match = await host.start('easy');
  assert(match);
  await settle(() => ann.id !== '');
  await comes(host, mia);
  await settle(() => mia.id === ownId(room, host.id, []));
  return { own, host, room, match, ann, mia };
}

/** The same room after a reload of the host. */
function reloaded(host: Host, own: Awaited<ReturnType<typeof newIdentity>>) {
  const match = structuredClone(host.match);
  assert(match);
  for (const device of [...host.devices]) device.end();
  const here = app() as ConstructorParameters<typeof Host>[0];
  here.matches.keep(match);
  return Host.again(here, BUILD, match, { changed() {}, sign() {}, handsOver() {} }, () => credentialsOf(own));
}

const who = (host: Host) => host.seating.places.map(({ name, bot }) => [name, bot]);

test('a late friend takes the seat of a bot when a round ends, and the bot goes on when the friend leaves', async () => {
  const { host, room, match, ann, mia } = await matchWithLate();
  assert.deepEqual(host.around.devices, [[0], [1]]);
  host.roundEnds();
  await settle(() => mia.id === ownId(room, host.id, [2]) && ann.room?.places[2].name === 'Mia');
  assert.deepEqual([host.around.devices, match.head.seats[2], match.names[2]], [[[0], [1], [2]], 'easy', 'Mia']);
  for (const guest of [ann, mia]) assert.equal(guest.app.matches.known(guest.id)?.names[2], 'Mia');
  assert.deepEqual(
    [mia.app.matches.known(mia.id)?.friends?.number, mia.app.matches.known(ownId(room, host.id, []))],
    ['', undefined],
  );
  mia.disconnect();
  await settle(() => host.seating.places[2].away);
  assert.deepEqual([host.around.devices, host.seating.places[2].bot], [[[0], [1]], 'easy']);
  await comes(host, mia);
  assert.deepEqual([host.around.devices, host.seating.places[2].bot], [[[0], [1], [2]], null]);
  host.roundEnds();
  assert.deepEqual(who(host), [
    ['Kai', null],
    ['Ann', null],
    ['Mia', null],
    ['', 'easy'],
  ]);
});

test('a late friend keeps the right to a seat, and the seat, over reloads of the host', async () => {
  const { own, host, mia } = await matchWithLate();
  await new Promise(done => setTimeout(done, 300)); // the room is kept a moment later
  const again = reloaded(host, own);
  await comes(again, mia);
  again.roundEnds();
  assert.deepEqual(who(again)[2], ['Mia', null]);
  again.note(again.match as never, []);
  const third = reloaded(again, own);
  assert.deepEqual([who(third)[2], third.around.devices], [['Mia', 'easy'], [[0]]]);
  await comes(third, mia);
  assert.deepEqual(
    [who(third)[2], third.around.devices],
    [
      ['Mia', null],
      [[0], [2]],
    ],
  );
});

test('a late friend takes no seat of a bot that the host has chosen', async () => {
  const { host, room, mia } = await matchWithLate(hosted => {
    for (const seat of [2, 3]) hosted.seating.playFor(seat, 'easy');
  });
  host.roundEnds();
  assert.deepEqual([host.around.devices, mia.id], [[[0], [1]], ownId(room, host.id, [])]);
});
