import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distinct } from '../../web/friends/seats.ts';

test('a name that looks like one at the table gets a number', () => {
  assert.equal(distinct('Mia', ['Kai']), 'Mia');
  assert.equal(distinct('K\u0430i', ['Kai', 'kai 2']), 'K\u0430i 3');
  assert.equal(distinct('', ['', 'Kai']), '');
});
