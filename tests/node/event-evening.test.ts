/** Several events of an evening, added up. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eveningOf } from '../../web/model/event-evening.ts';
import type { Ranked } from '../../web/protocol.d.ts';

const row = (name: string, place: number, share: number) => ({ name, place, share }) as Ranked;
const told = (tables: Ranked[][]) =>
  eveningOf(tables).map(({ place, name, share, places }) => `${place} ${name} ${share} ${places}`);

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
  assert.deepEqual([ann.name, ann.share, ann.places], ['Ann', 0.9, 1]);
  assert.deepEqual(
    ann.parts.map(part => part?.place ?? null),
    [1, null, null],
  );
});
