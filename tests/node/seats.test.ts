import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, free, person, RoomSeats } from '../../web/friends/room-seats.ts';
import { distinct } from '../../web/words/distinct.ts';

test('a name that looks like one at the table gets a number', () => {
  assert.equal(distinct('Mia', ['Kai']), 'Mia');
  assert.equal(distinct('K\u0430i', ['Kai', 'kai 2']), 'K\u0430i 3');
  assert.equal(distinct('', ['', 'Kai']), '');
});

test('a bot plays for a guest who is away until the guest is back', () => {
  const seats = new RoomSeats([person('Kai'), person('Mia')], ['', 'k']);
  seats.away([1]);
  seats.playFor(1, 'easy');
  assert.equal(seats.places[1].held, false);
  seats.back([1]);
  assert.deepEqual(seats.standIns, [null, null]);
});

test('a bot plays for a guest who is there until the host gives the seat back', () => {
  const seats = new RoomSeats([person('Kai'), person('Mia')], ['', 'k']);
  seats.playFor(1, 'easy');
  for (const come of [true, false]) {
    if (come) seats.away([1]);
    seats.back([1]);
    assert.deepEqual([seats.standIns, seats.places[1].away], [[null, 'easy'], false]);
  }
  assert.deepEqual(seats.kept([], false).held, [1]);
  seats.playFor(1, null);
  assert.deepEqual([seats.standIns, seats.places[1].held], [[null, null], false]);
});

test('seats are taken together or not at all, and found again by their key', () => {
  const seats = new RoomSeats([person('Kai'), free(), free()]);
  assert.equal(seats.take(['Ann', 'Bo', 'Cy'], 'k'), null);
  assert.deepEqual([seats.take(['Ann', 'Ann'], 'k'), seats.of('k'), seats.of('x')], [[1, 2], [1, 2], []]);
  assert.deepEqual(
    seats.places.map(({ name }) => name),
    ['Kai', 'Ann', 'Ann 2'],
  );
  seats.free(1);
  assert.deepEqual([seats.of('k'), seats.places[1].who], [[2], 'free']);
});

test('a swap takes the keys and the own bots along', () => {
  const seats = new RoomSeats([person('Kai'), free(), free()], ['', 'k', '']);
  seats.seatOwn(2, 'easy', { id: 'b', name: 'duck.py' });
  seats.swap(1, 2);
  assert.deepEqual([seats.keys, seats.own, seats.places[1].name], [['', '', 'k'], { 1: 'b' }, 'duck.py']);
});

test('a table loses seats only as far as no person sits there', () => {
  const seats = new RoomSeats([person('Kai'), free(), person('Mia')]);
  seats.resize(5);
  assert.equal(seats.places.length, 5);
  seats.resize(1);
  assert.equal(seats.places.length, 3);
});

test('seats that were filled with bots become free again, and chosen bots stay', () => {
  const seats = new RoomSeats([person('Kai'), bot('strong'), free()]);
  seats.fill('easy');
  assert.deepEqual(
    seats.places.map(place => place.bot),
    [null, 'strong', 'easy'],
  );
  seats.unfill();
  assert.deepEqual(
    seats.places.map(({ who }) => who),
    ['person', 'bot', 'free'],
  );
});
