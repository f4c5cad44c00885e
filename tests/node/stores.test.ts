/** What a device keeps in localStorage and in its database, with damaged values among it. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { App } from '../../web/app.ts';
import { firstGames } from '../../web/storage/first-game-store.ts';
import { better, finished, leftAt, lessons, starsIn, starsOf } from '../../web/storage/lesson-progress.ts';
import { localStoreEvents, storedObject } from '../../web/storage/local-store.ts';
import { readMatch } from '../../web/storage/match-shape.ts';
import { dropSet, keepSet, renameSet, setsIn } from '../../web/storage/own-rules.ts';
import { practice, shakyKinds } from '../../web/storage/practice-store.ts';
import { canBe, readSettings } from '../../web/storage/preferences.ts';
import { type KeptSlip, slips } from '../../web/storage/slip-store.ts';
import type { OwnRules } from '../../web/storage/stored-types.ts';
import { erase, localStorage, put } from './browser.ts';

beforeEach(erase);

test('a damaged shelf counts as empty, and what is put there stays', () => {
  const kept = storedObject('taku.x');
  for (const text of ['{', 'null', '[]', '7']) {
    localStorage.setItem('taku.x', text);
    assert.deepEqual(kept.read(), {});
  }
  kept.put({ a: 1, b: 2 });
  kept.put({ a: 3, c: 4 }, 2);
  assert.deepEqual(Object.entries(storedObject('taku.x').read()), [
    ['a', 3],
    ['c', 4],
  ]);
  kept.drop(['a']);
  assert.deepEqual(kept.read(), { c: 4 });
});

test('a value that localStorage has no room for holds for this visit', () => {
  let told = 0;
  localStoreEvents.addEventListener('full', () => (told += 1));
  const kept = storedObject('taku.x');
  kept.put({ a: 1 });
  localStorage.isFull = true;
  kept.put({ a: 2 });
  assert.deepEqual([kept.read(), storedObject('taku.x').read(), told], [{ a: 2 }, { a: 1 }, 1]);
});

test('preferences that cannot be count as not set', () => {
  const odd = { theme: 'pink', speed: 'fast', sounds: 'yes', yourName: '\u202eYuki', last: null, strange: 1 };
  localStorage.setItem('taku.settings', JSON.stringify(odd));
  const { theme, speed, sounds, yourName, last } = readSettings();
  assert.deepEqual([theme, speed, sounds, yourName, last], ['system', 'fast', false, 'Yuki', {}]);
  assert.equal(canBe('constructor', 7), false);
});

test('the better star of each step is kept, at the step that was seen last', () => {
  lessons.keep('hearts', 'points', { at: 2, stars: ['star', 'tick', ''], when: 7 });
  lessons.keep('hearts', 'points', { at: 1, stars: ['tick', 'star', ''], when: 8 });
  assert.deepEqual(lessons.of('hearts', 'points'), { at: 1, stars: ['star', 'star', ''], when: 8 });
  assert.equal(lessons.add({ 'hearts/points': { at: 0, stars: ['tick', '', ''], when: 9 } }), 0);
  assert.equal(lessons.add({ 'hearts/points': { at: 0, stars: ['', '', 'star'], when: 1 } }), 1);
  assert.deepEqual(lessons.of('hearts', 'points')?.stars, ['star', 'star', 'star']);
  assert.deepEqual(lessons.left(), { game: 'hearts', name: 'points', at: 1 });
  assert.equal(better('tick', ''), 'tick');
});

test('the lesson that was left last here is still the one to go on with after an import', () => {
  lessons.keep('hearts', 'points', { at: 1, stars: ['star', ''], when: 7 });
  lessons.add({ 'hearts/moon': { at: 1, stars: ['star', ''], when: 9 } });
  assert.equal(lessons.left()?.name, 'points');
});

test('stars follow their steps when a lesson gets a new one', () => {
  const learnt = { at: 2, stars: ['star' as const, 'tick' as const], steps: ['a', 'c'], when: 1 };
  assert.deepEqual(starsOf(learnt, ['a', 'b', 'c']), ['star', '', 'tick']);
  assert.equal(leftAt(learnt, ['a', 'b', 'c']), 1);
  assert.equal(leftAt({ ...learnt, at: 1 }, ['a', 'b', 'c']), 2);
  assert.equal(leftAt(undefined, ['a']), 0);
  assert.deepEqual([starsIn(learnt), finished(learnt), finished(undefined)], [1, true, false]);
});

test('a missed question stays shaky until three right answers', () => {
  const asked = { kind: 'moon', rule: 'follow-suit' } as Parameters<typeof practice.answered>[1];
  for (const right of [true, false, true, true]) practice.answered('hearts', asked, right);
  const { own = '', parts, ...standing } = practice.of('hearts');
  assert.deepEqual(standing, {
    ...{ kinds: { moon: 0.25 }, rules: { 'follow-suit': 0.25 } },
    ...{ answered: 4, right: 3, streak: 2, best: 2 },
  });
  assert.deepEqual(parts, { [own]: { answered: 4, right: 3 } });
  practice.answered('hearts', asked, true);
  assert.deepEqual(practice.of('hearts').kinds, {});
  assert.deepEqual(shakyKinds({ ...practice.of('hearts'), kinds: { a: 0.25, b: 1 } }), ['b', 'a']);
});

test('of two standings the longer practice comes in, and the best row of both', () => {
  const standing = { kinds: {}, rules: {}, answered: 9, right: 8, streak: 1, best: 5 };
  practice.keep('hearts', standing);
  assert.equal(practice.add({ hearts: { ...standing, answered: 9 } }), 0);
  assert.equal(practice.add({ hearts: { ...standing, answered: 20, best: 2 } }), 1);
  assert.deepEqual([practice.of('hearts').answered, practice.of('hearts').best], [20, 5]);
});

test('an import adds the answers of another device to the own ones, and once', () => {
  const asked = { kind: 'moon', rule: 'follow-suit' } as Parameters<typeof practice.answered>[1];
  for (const right of [true, true, false]) practice.answered('hearts', asked, right);
  const own = practice.of('hearts');
  const parts = { other: { answered: 200, right: 50 } };
  const other = { kinds: { void: 1 }, rules: {}, answered: 200, right: 50, streak: 0, best: 9, parts, own: 'other' };
  assert.equal(practice.add({ hearts: other }), 1);
  const both = practice.of('hearts');
  assert.deepEqual([both.answered, both.right, both.streak, both.best, both.own], [203, 52, 0, 9, own.own]);
  assert.deepEqual(both.kinds, { void: 1, moon: 1 });
  assert.equal(practice.add({ hearts: other }), 0);
  assert.equal(practice.add({ hearts: own }), 0);
  practice.answered('hearts', asked, true);
  assert.equal(practice.add({ hearts: both }), 0);
  assert.equal(practice.add({ hearts: { ...other, parts: { other: { answered: 201, right: 50 } } } }), 1);
  assert.deepEqual([practice.of('hearts').answered, practice.of('hearts').right], [205, 53]);
});

test('no number of an older standing gets less by an import', () => {
  const older = { kinds: { moon: 1 }, rules: {}, answered: 100, right: 95, streak: 4, best: 20 };
  practice.keep('hearts', older);
  assert.equal(practice.add({ hearts: { ...older, kinds: {}, answered: 200, right: 50, best: 3 } }), 1);
  assert.deepEqual(practice.of('hearts'), { ...older, answered: 200 });
});

test('a guided game in progress stays unless the other goes on from it', () => {
  firstGames.keep('hearts', 'first', { log: ['deal', '2C'], met: ['aim'], over: false, when: 1 });
  const done = { log: [], met: ['trick'], over: true, when: 9 };
  const begun = { log: ['deal'], met: [], over: false, when: 5 };
  assert.equal(firstGames.add({ 'hearts/first': done, 'haggis/first': begun }), 2);
  const own = { log: ['deal', '2C'], met: ['aim', 'trick'], over: false, when: 1 };
  assert.deepEqual(firstGames.of('hearts', 'first'), own);
  assert.deepEqual(firstGames.left(), { game: 'haggis', name: 'first' });
  assert.equal(firstGames.add({ 'hearts/first': { ...begun, log: ['deal', '3C', '4C'] } }), 0);
  assert.equal(firstGames.add({ 'hearts/first': { ...begun, log: ['deal', '2C', '4C'] } }), 1);
  assert.deepEqual(firstGames.of('hearts', 'first')?.log, ['deal', '2C', '4C']);
  firstGames.forget('hearts');
  assert.deepEqual(firstGames.met('hearts'), []);
});

test('house rules under a name are kept, renamed and put back', () => {
  let rules: Record<string, OwnRules[]> = {};
  const app = {
    get settings() {
      return { rules };
    },
    alter: (_: string, change: (now: typeof rules) => typeof rules) => void (rules = change(rules)),
  } as unknown as App;
  const names = () => setsIn(rules, 'hearts').map(({ name }) => name);
  keepSet(app, 'hearts', 'Sunday', { target: 75 });
  keepSet(app, 'hearts', 'Friday', { target: 50 });
  renameSet(app, 'hearts', 'Sunday', 'Monday');
  assert.deepEqual(names(), ['Friday', 'Monday']);
  const back = dropSet(app, 'hearts', 'Monday');
  assert.deepEqual(names(), ['Friday']);
  back();
  assert.deepEqual(names(), ['Friday', 'Monday']);
  const odd = { hearts: [7, { name: '' }, { name: 'x', options: null }, { name: 'y', options: {} }] };
  assert.deepEqual(setsIn(odd as never, 'hearts'), [{ name: 'y', options: {} }]);
  assert.deepEqual(setsIn({}, 'constructor'), []);
});

const slip = (id: string): KeptSlip => ({ id, code: id, name: '', print: 1, when: 1 });

test('values of the database are added once, dropped and put back', async () => {
  await put({ 'slip:odd': { id: 'odd' }, 'slip:other': slip('wrong') });
  assert.equal(await slips.add([slip('A'), slip('A'), slip('B')]), 2);
  assert.equal(await slips.add([slip('A')]), 0);
  const { kept, damaged } = await slips.all();
  assert.deepEqual(
    [kept.map(({ id }) => id), damaged],
    [
      ['A', 'B'],
      ['odd', 'other'],
    ],
  );
  const back = await slips.drop(['A']);
  assert.equal(await slips.one('A'), null);
  await back();
  assert.deepEqual(await slips.one('A'), slip('A'));
});

test('a value changes by what is stored now, and null leaves it', async () => {
  await slips.add([slip('A')]);
  await slips.change('A', now => now && { ...now, when: now.when + 1 });
  assert.equal((await slips.change('A', () => null))?.when, 2);
  assert.equal(await slips.change('B', () => null), null);
});

test('an id that could be part of another ones key is refused', () => {
  const head = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human'] };
  const match = { head, log: [], names: [''], when: 1, glance: null, over: false };
  for (const id of ['own/0', 'own ', '', '\uffff', 7]) assert.equal(readMatch({ ...match, id }).part, 'id', `${id}`);
  assert.equal(readMatch({ ...match, id: '1k-2_x' }).part, null);
});
