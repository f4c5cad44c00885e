import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distinct, person, Seats } from '../../web/friends/room-seats.ts';

test('a name that looks like one at the table gets a number', () => {
  assert.equal(distinct('Mia', ['Kai']), 'Mia');
  assert.equal(distinct('K\u0430i', ['Kai', 'kai 2']), 'K\u0430i 3');
  assert.equal(distinct('', ['', 'Kai']), '');
});

test('a bot plays for a guest who is away until the guest is back', () => {
  const seats = new Seats([person('Kai'), person('Mia')], ['', 'k']);
  seats.away([1]);
  seats.playFor(1, 'easy');
  assert.equal(seats.places[1].held, false);
  seats.back([1]);
  assert.deepEqual(seats.standIns, [null, null]);
});

test('a bot plays for a guest who is there until the host gives the seat back', () => {
  const seats = new Seats([person('Kai'), person('Mia')], ['', 'k']);
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
