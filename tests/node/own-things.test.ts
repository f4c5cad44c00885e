/** What a player has made or been given: bots, lessons and their measured results, in the database. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { storedIdFor } from '../../web/model/received-lesson.ts';
import { idOf } from '../../web/model/slip.ts';
import { bots, codeIn, LONGEST_CODE, type OwnBot } from '../../web/storage/bot-store.ts';
import { keepMeasured, measured } from '../../web/storage/measured-store.ts';
import { type OwnLesson, ownLessons } from '../../web/storage/own-lesson-store.ts';
import { receivedLessons } from '../../web/storage/received-lesson-store.ts';
import { erase, put } from './browser.ts';

beforeEach(erase);

const bot = (id: string, code: string, when = 1): OwnBot => ({ id, game: 'hearts', name: 'ada.py', code, when });
const named = async () => (await bots.all()).kept.map(({ id, name, code }) => [id, name, code]);

test('bots are read by their last change, damaged ones apart', async () => {
  await put({ 'bot:x': bot('y', ''), 'bot:z': 7 });
  await bots.write(bot('a', 'one', 1));
  await bots.write(bot('b', 'two', 2));
  const { kept, damaged } = await bots.all();
  assert.deepEqual(
    [kept.map(({ id }) => id), damaged],
    [
      ['b', 'a'],
      ['x', 'z'],
    ],
  );
});

test('a bot that another tab has changed meanwhile is kept beside it', async () => {
  await bots.write(bot('a', 'one'));
  await put({ 'bot:a': { ...bot('a', 'theirs'), revision: 9 } });
  const kept = await bots.write(bot('a', 'mine'));
  assert.notEqual(kept.id, 'a');
  assert.deepEqual((await named()).map(([, name, code]) => [name, code]).sort(), [
    ['ada 2.py', 'mine'],
    ['ada.py', 'theirs'],
  ]);
  assert.equal((await bots.write({ ...kept, code: 'mine, too' })).id, kept.id);
});

test('a bot that comes in is unread, has a name of its own, and comes once', async () => {
  await bots.write(bot('a', 'one'));
  assert.equal(await bots.add([bot('a', 'one'), bot('a', 'two'), bot('c', 'two')]), 1);
  const { kept } = await bots.all();
  const came = kept.find(({ code }) => code === 'two');
  assert.deepEqual([came?.name, came?.unread], ['ada 2.py', true]);
  assert.notEqual(came?.id, 'a');
});

test('a deleted bot takes its measured results along, and can be put back', async () => {
  await bots.write(bot('a', 'one'));
  const measure = { of: 'digest', deals: 20, now: {}, rows: 'row', when: 1 };
  await keepMeasured('a hearts', measure);
  await keepMeasured('ab hearts', measure);
  const back = await bots.drop(['a']);
  assert.deepEqual(await named(), []);
  assert.deepEqual([await measured.one('a hearts'), (await measured.one('ab hearts'))?.deals], [null, 20]);
  await back();
  assert.deepEqual(await named(), [['a', 'ada.py', 'one']]);
  await bots.write({ ...bot('a', 'new'), name: 'bea.py', revision: 1 });
  await back();
  assert.deepEqual(await named(), [['a', 'bea.py', 'new']]);
});

test('measured results give way to those of the same trial that got further', async () => {
  const measure = { of: 'digest', deals: 200, now: {}, rows: '', when: 1 };
  await keepMeasured('a', measure);
  await keepMeasured('a', { ...measure, deals: 20 });
  assert.equal((await measured.one('a'))?.deals, 200);
  await keepMeasured('a', { ...measure, of: 'other rules', deals: 20 });
  assert.equal((await measured.one('a'))?.deals, 20);
  await put({ 'measured:a': { ...measure, rows: 7 } });
  assert.equal(await measured.one('a'), null);
});

const lesson = (title: string) => ({
  format: 1,
  game: 'hearts',
  title: { en: title },
  step: [{ say: { en: 'Look.' } }],
});
const own = (id: string, title: string, when = 1): OwnLesson =>
  ({ id, revision: 0, when, lesson: lesson(title) }) as unknown as OwnLesson;
const titles = async () => (await ownLessons.all()).kept.map(each => each.lesson.title.en).sort();

test('lessons come in once each, and a deleted one can be put back', async () => {
  await put({ 'lesson:odd': { id: 'odd' } });
  assert.equal(await ownLessons.add([own('a', 'One'), own('b', 'One'), own('a', 'Two')]), 2);
  assert.deepEqual(await titles(), ['One', 'Two']);
  assert.deepEqual((await ownLessons.all()).damaged, ['odd']);
  const back = await ownLessons.drop(['a']);
  assert.equal(await ownLessons.one('a'), null);
  await back();
  assert.equal((await ownLessons.one('a'))?.lesson.title.en, 'One');
});

test('a lesson that was given keeps its known fields only', async () => {
  const document = { ...lesson('Given'), step: undefined, lesson: undefined };
  await put({ 'given:odd': { id: 'odd', when: 1, document, took: [] } });
  const { kept, damaged } = await receivedLessons.all();
  assert.deepEqual([kept, damaged], [[], ['odd']]);
});

test('a file of code that is too long is not read, and one that turns out to be is refused', async () => {
  assert.equal(await codeIn(new Blob(['bot = 1'])), 'bot = 1');
  assert.equal(await codeIn(new Blob(['卓'.repeat(LONGEST_CODE)])), '卓'.repeat(LONGEST_CODE));
  assert.equal(await codeIn(new Blob(['x'.repeat(LONGEST_CODE + 1)])), null);
  const huge = { size: 1e9, text: () => assert.fail('it was read') } as unknown as Blob;
  assert.equal(await codeIn(huge), null);
});

test('a lesson whose hash equals that of another takes its place nowhere', async () => {
  const document = (title: string) => ({ format: 1, game: 'hearts', title: { en: title }, step: [{}] });
  const [own, theirs] = [document('Mine'), document('Forged')];
  const id = idOf(theirs);
  await receivedLessons.add([{ id, when: 1, document: own, took: [] }]);
  const place = await storedIdFor(theirs);
  assert.deepEqual([place.id, place.stored], [`${id}-1`, null]);
  await receivedLessons.add([{ id: place.id, when: 2, document: theirs, took: [] }]);
  assert.equal((await storedIdFor(theirs)).id, place.id);
  assert.deepEqual((await receivedLessons.one(id))?.document, own);
});
