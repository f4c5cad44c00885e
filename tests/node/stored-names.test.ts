/** The names under which a device keeps its data: a new version that changes one loses what it holds. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as entries from '../../web/storage/match-entries.ts';
import { KEY_PREFIXES } from '../../web/storage/places.ts';
import { localStorage } from './browser.ts';

const STANDING = { kinds: {}, rules: {}, answered: 3, right: 2, streak: 1, best: 2 };
const KEPT = {
  'taku.settings': { theme: 'dark' },
  'taku.lessons': { 'hearts/points': { at: 2, stars: ['star'], when: 7 } },
  'taku.practice': { hearts: STANDING },
  'taku.first': { 'hearts/first': { log: ['deal'], met: ['aim'], over: false, when: 7 } },
  'taku.daily': { 'daily/hearts/2026-11-20': 'm' },
  'taku.par': { 'daily/hearts/2026-11-20': { points: 18, place: 2, sides: 4 } },
  'taku.rooms': { 'match m': 'x' },
  'taku.matches': { gone: true },
};

test('data that an earlier version has kept is found', async () => {
  for (const [name, value] of Object.entries(KEPT)) localStorage.setItem(name, JSON.stringify(value));
  const { readSettings } = await import('../../web/storage/preferences.ts');
  const { lessons } = await import('../../web/storage/lesson-progress.ts');
  const { practice } = await import('../../web/storage/practice-store.ts');
  const { firstGames } = await import('../../web/storage/first-game-store.ts');
  const { firstOf } = await import('../../web/storage/daily-store.ts');
  const { readStrongResults } = await import('../../web/storage/strong-result-store.ts');
  const { rooms } = await import('../../web/storage/room-store.ts');
  const { wereLost } = await import('../../web/storage/loss-check.ts');
  assert.equal(readSettings().theme, 'dark');
  assert.deepEqual(lessons.left(), undefined);
  assert.equal(lessons.all().length, 1);
  assert.deepEqual(practice.of('hearts'), STANDING);
  assert.deepEqual(firstGames.met('hearts'), ['aim']);
  assert.equal(firstOf('daily/hearts/2026-11-20'), 'm');
  assert.deepEqual(readStrongResults(), KEPT['taku.par']);
  assert.deepEqual(rooms.read(), { 'match m': 'x' });
  assert.equal(wereLost(), true);
});

test('the places of the database keep their names', () => {
  const { UNFINISHED, FINISHED, RECORD, REVIEW, SNAPSHOT, TAKEN, QUESTION } = entries;
  assert.deepEqual(
    [UNFINISHED, FINISHED, RECORD, REVIEW, SNAPSHOT, TAKEN, QUESTION],
    ['match:', 'over:', 'record:', 'review:', 'sketch:', 'taken:', 'question:'],
  );
  assert.deepEqual(KEY_PREFIXES, {
    ...{ matches: ['match:', 'over:'], mistakes: ['mistake:'], bots: ['bot:'], own: ['lesson:'] },
    ...{ given: ['given:'], slips: ['slip:'], events: ['event:'], results: ['result:'] },
  });
});
