/** Several events of an evening, added up. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entered, eveningOf, namesakes } from '../../web/model/event-evening.ts';

const row = (name: string, place: number, share: number, device = ''): Entered => ({ name, place, share, device });
const told = (tables: Entered[][]) =>
  eveningOf(tables).map(({ place, names, share, places }) => `${place} ${names.join('/')} ${share} ${places}`);

test('shares of matchpoints and places are added up', () => {
  const hearts = [row('Ann', 1, 0.75), row('Ben', 2, 0.5), row('Cem', 3, 0.25)];
  const dice = [row('Cem', 1, 1), row('Ben', 2, 0.5), row('Ann', 3, 0)];
  assert.deepEqual(told([hearts, dice]), ['1 Cem 1.25 4', '2 Ben 1 4', '3 Ann 0.75 4']);
  assert.deepEqual(told([dice, hearts]), told([hearts, dice]));
});

test('equal shares are ranked by their places, and equal ones share a place', () => {
  const one = [row('Ann', 1, 0.5), row('Ben', 1, 0.5), row('Cem', 3, 0.5)];
  assert.deepEqual(told([one]), ['1 Ann 0.5 1', '1 Ben 0.5 1', '3 Cem 0.5 3']);
});

test('a game that was not played adds nothing, and the best result of a name counts', () => {
  const [ann] = eveningOf([[row('Ann', 1, 0.9), row('Ann', 2, 0.1)], [row('Ben', 1, 0.5)], []]);
  assert.deepEqual([ann.names, ann.share, ann.places], [['Ann'], 0.9, 1]);
  assert.deepEqual(
    ann.parts.map(part => part?.place ?? null),
    [1, null, null],
  );
});

test('a device under two spellings is one player', () => {
  const tables = [[row('Ann', 1, 0.5, 'a')], [row('Anne', 1, 1, 'a')]];
  assert.deepEqual(told(tables), ['1 Ann/Anne 1.5 2']);
  assert.deepEqual(told(tables.toReversed()), told(tables));
});

test('two devices under one name are two players', () => {
  const tables = [[row('Ann', 1, 1, 'a'), row('Ann', 2, 0.5, 'b')], [row('Ann', 1, 1, 'b')], [row('Ann', 1, 0.25)]];
  assert.deepEqual(told(tables), ['1 Ann 1.5 3', '2 Ann 1 1', '3 Ann 0.25 1']);
  assert.deepEqual(namesakes(eveningOf(tables)), [['Ann', 3]]);
  assert.deepEqual(namesakes(eveningOf([[row('Ann', 1, 1)], [row('Ann', 1, 1)]])), []);
});

test('two names from one device are two players', () => {
  const tables = [[row('Ann', 1, 1, 'a'), row('Ben', 2, 0, 'a')], [row('Ben', 1, 1, 'a')]];
  assert.deepEqual(told(tables), ['1 Ann 1 1', '2 Ben 1 3']);
});
