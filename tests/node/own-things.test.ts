/** What a player has made or been given: bots, lessons and their measured results, in the database. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addBots, dropBot, readBots, writeBot } from '../../web/storage/bot-store.ts';
import { given } from '../../web/storage/given-lesson-store.ts';
import { keepMeasured, readMeasured } from '../../web/storage/measured-store.ts';
import {
  addOwnLessons,
  dropOwnLesson,
  type OwnLesson,
  readOwnLesson,
  readOwnLessons,
  writeOwnLesson,
} from '../../web/storage/own-lesson-store.ts';
import type { OwnBot } from '../../web/storage/stored-types.ts';
import { erase, put } from './browser.ts';

beforeEach(erase);

const bot = (id: string, code: string, when = 1): OwnBot => ({ id, game: 'hearts', name: 'ada.py', code, when });
const named = async () => (await readBots()).bots.map(({ id, name, code }) => [id, name, code]);

test('bots are read by their last change, damaged ones apart', async () => {
  await put({ 'bot:x': bot('y', ''), 'bot:z': 7 });
  await writeBot(bot('a', 'one', 1));
  await writeBot(bot('b', 'two', 2));
  const { bots, damaged } = await readBots();
  assert.deepEqual(
    [bots.map(({ id }) => id), damaged.map(({ id }) => id)],
    [
      ['b', 'a'],
      ['x', 'z'],
    ],
  );
});

test('a bot that another tab has changed meanwhile is kept beside it', async () => {
  await writeBot(bot('a', 'one'));
  await put({ 'bot:a': { ...bot('a', 'theirs'), revision: 9 } });
  const kept = await writeBot(bot('a', 'mine'));
  assert.notEqual(kept.id, 'a');
  assert.deepEqual((await named()).map(([, name, code]) => [name, code]).sort(), [
    ['ada 2.py', 'mine'],
    ['ada.py', 'theirs'],
  ]);
  assert.equal((await writeBot({ ...kept, code: 'mine, too' })).id, kept.id);
});

test('a bot that comes in is unread, has a name of its own, and comes once', async () => {
  await writeBot(bot('a', 'one'));
  assert.equal(await addBots([bot('a', 'one'), bot('a', 'two'), bot('c', 'two')]), 1);
  const { bots } = await readBots();
  const came = bots.find(({ code }) => code === 'two');
  assert.deepEqual([came?.name, came?.unread], ['ada 2.py', true]);
  assert.notEqual(came?.id, 'a');
});

test('a deleted bot takes its measured results along, and can be put back', async () => {
  await writeBot(bot('a', 'one'));
  const measure = { of: 'digest', deals: 20, now: {}, rows: 'row', when: 1 };
  await keepMeasured('a hearts', measure);
  await keepMeasured('ab hearts', measure);
  const back = await dropBot('a');
  assert.deepEqual(await named(), []);
  assert.deepEqual([await readMeasured('a hearts'), (await readMeasured('ab hearts'))?.deals], [null, 20]);
  await back();
  assert.deepEqual(await named(), [['a', 'ada.py', 'one']]);
  await writeBot({ ...bot('a', 'new'), name: 'bea.py' });
  await back();
  assert.deepEqual(await named(), [['a', 'bea.py', 'new']]);
});

test('measured results give way to those of the same trial that got further', async () => {
  const measure = { of: 'digest', deals: 200, now: {}, rows: '', when: 1 };
  await keepMeasured('a', measure);
  await keepMeasured('a', { ...measure, deals: 20 });
  assert.equal((await readMeasured('a'))?.deals, 200);
  await keepMeasured('a', { ...measure, of: 'other rules', deals: 20 });
  assert.equal((await readMeasured('a'))?.deals, 20);
  await put({ 'measured:a': { ...measure, rows: 7 } });
  assert.equal(await readMeasured('a'), null);
});

const lesson = (title: string) => ({
  format: 1,
  game: 'hearts',
  title: { en: title },
  step: [{ say: { en: 'Look.' } }],
});
const own = (id: string, title: string, when = 1): OwnLesson =>
  ({ id, revision: 0, when, lesson: lesson(title) }) as unknown as OwnLesson;
const titles = async () => (await readOwnLessons()).lessons.map(each => each.lesson.title.en).sort();

test('a lesson that another tab has changed meanwhile is kept beside it', async () => {
  const first = await writeOwnLesson(own('a', 'First'));
  assert.equal(first.revision, 1);
  await put({ 'lesson:a': { ...own('a', 'Theirs'), revision: 5 } });
  const kept = await writeOwnLesson({ ...first, lesson: lesson('Mine') as never });
  assert.notEqual(kept.id, 'a');
  assert.deepEqual(await titles(), ['Mine', 'Theirs']);
  assert.equal((await readOwnLesson('a'))?.lesson.title.en, 'Theirs');
});

test('lessons come in once each, and a deleted one can be put back', async () => {
  await put({ 'lesson:odd': { id: 'odd' } });
  assert.equal(await addOwnLessons([own('a', 'One'), own('b', 'One'), own('a', 'Two')]), 2);
  assert.deepEqual(await titles(), ['One', 'Two']);
  assert.deepEqual(
    (await readOwnLessons()).damaged.map(({ id }) => id),
    ['odd'],
  );
  const back = await dropOwnLesson('a');
  assert.equal(await readOwnLesson('a'), null);
  await back();
  assert.equal((await readOwnLesson('a'))?.lesson.title.en, 'One');
});

test('a lesson that was given keeps its known fields only', async () => {
  const document = { ...lesson('Given'), step: undefined, lesson: undefined };
  await put({ 'given:odd': { id: 'odd', when: 1, document, took: [] } });
  const { kept, damaged } = await given.all();
  assert.deepEqual([kept, damaged], [[], ['odd']]);
});
