/** What a device stores about rooms: its keys there, and the invitations. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { roomOf } from '../../web/friends/identity.ts';
import { guestIn, hostedRoom, invitationTo, newRoom, remember } from '../../web/friends/room-keys.ts';
import { erase, localStorage } from './browser.ts';

beforeEach(erase);

test('a guest is the same in a room at every visit, and another one elsewhere', async () => {
  const [first, again, elsewhere] = [await guestIn('one'), await guestIn('one'), await guestIn('two')];
  assert.equal(first.key, again.key);
  assert.notEqual(first.key, elsewhere.key);
});

test('a hosted room is opened again with its own key pair', async () => {
  const room = await newRoom();
  assert.equal(await hostedRoom(room.id), null);
  remember('m', 'https://example.org/#/with/1packed', room.id, room.pair);
  assert.equal((await hostedRoom(room.id))?.identity.key, room.identity.key);
  assert.equal(room.id, await roomOf(room.identity.key));
  assert.deepEqual([invitationTo('m'), invitationTo('n')], ['1packed', '']);
});

test('a damaged key pair counts as none', async () => {
  const { key } = await guestIn('one');
  localStorage.setItem('taku.rooms', JSON.stringify({ one: { public: 'x' }, 'match m': 7 }));
  assert.notEqual((await guestIn('one')).key, key);
  assert.equal(invitationTo('m'), '');
});

test('matches of one room drop no key pair of another', async () => {
  const { key } = await guestIn('one');
  const match = (number: number) => `m${number}`;
  for (let number = 0; number < 100; number += 1) remember(match(number), 'https://example.org/#/with/1packed', 'two');
  assert.equal((await guestIn('one')).key, key);
  assert.deepEqual(
    [99, 97, 96].map(number => invitationTo(match(number))),
    ['1packed', '1packed', ''],
  );
});
