/** Lessons that are sent: what can be none is refused, and its part is named. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkError, pack, unpack } from '../../web/model/link.ts';
import { languagesOf } from '../../web/model/own-lesson.ts';
import { lessonsIn, placeOf, SENT } from '../../web/storage/lesson-shape.ts';
import { packed } from './packed-links.ts';

const STEP = { setup: ['deal 3C KS | AC 5S | 2C TS | 7C QS'], number: { is: 3 }, say: { en: 'Count.' } };
const LESSON = { format: 1, game: 'hearts', title: { en: 'Points', ja: '点' }, author: 'Kai', step: [STEP, STEP] };
const COURSE = { format: 1, title: { en: 'Two' }, lesson: [LESSON, LESSON] };
const LONG = { en: 'x'.repeat(1001) };
const ROOM = ['A'.repeat(87), 'Kai\u202e'];

const steps = (...step: unknown[]) => ({ ...LESSON, step });
const stepWith = (parts: object) => steps({ ...STEP, ...parts });
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : []);

const WRONG: Record<string, [document: unknown, place: string]> = {
  'no lesson': [1, ''],
  'nothing in it': [steps(), 'step'],
  'a course of nothing': [{ format: 1, title: {}, lesson: [] }, 'step'],
  'a later format': [{ ...LESSON, format: 2 }, 'format'],
  'too many steps': [steps(...Array(61).fill(STEP)), 'step'],
  'a million steps': [steps(...Array(100_000).fill(0)), 'step'],
  'a step that is a number': [steps(STEP, 7), 'step 2'],
  'a title without end': [{ ...LESSON, title: { en: 'x'.repeat(5000) } }, 'title.en'],
  'a text without end': [steps(STEP, { ...STEP, say: LONG }), 'step 2, say.en'],
  'a text of a course without end': [
    { ...COURSE, lesson: [LESSON, steps(STEP, STEP, { ...STEP, hint: LONG })] },
    'lesson 2, step 3, hint.en',
  ],
  'words to a move without end': [stepWith({ wrong: { KS: LONG } }), 'step 1, wrong.KS.en'],
  'a move without end': [stepWith({ advise: { ['K'.repeat(300)]: {} } }), 'step 1, advise'],
  'a move that is HTML': [stepWith({ wrong: { '<b>': 1 } }), 'step 1, wrong.<b>'],
  'a name without end': [{ ...LESSON, author: 'x'.repeat(61) }, 'author'],
  'a name that is a number': [{ ...LESSON, author: 7 }, 'author'],
  'a text that is a list': [{ ...LESSON, title: { en: ['x'] } }, 'title.en'],
  'a setup without end': [stepWith({ setup: Array(2001).fill('2C') }), 'step 1, setup'],
  'an entry that is a number': [stepWith({ setup: [7] }), 'step 1, setup[0]'],
  'a huge number': [stepWith({ number: { is: 1e300 } }), 'step 1, number.is'],
  'a million seats': [{ ...LESSON, seats: 1_000_000 }, 'seats'],
  'half a seat': [stepWith({ me: 0.5 }), 'step 1, me'],
  'a billion tricks to play': [stepWith({ play: 1e9 }), 'step 1, play'],
  'rules within rules': [{ ...LESSON, options: { passing: {} } }, 'options.passing'],
  'parts that are too deep': [{ ...LESSON, more: nested(20) }, ''],
};

const fault = (link: string) =>
  unpack('lesson', link).then(
    () => null,
    error => (error instanceof LinkError ? [error.part, error.where] : Promise.reject(error)),
  );

for (const [name, [document, place]] of Object.entries(WRONG))
  test(`a lesson with ${name} is refused: ${place || 'all of it'}`, async () => {
    assert.deepEqual(await fault(packed(['lesson', document])), ['lesson', place]);
  });

test('a link with more than a lesson and the room of its class is refused', async () => {
  for (const content of [
    [LESSON, LESSON],
    [LESSON, ['x', 'Kai']],
    [LESSON, ROOM, ROOM],
  ])
    assert.deepEqual(await fault(packed(['lesson', ...content])), ['content', '']);
  assert.deepEqual(await fault(packed(Buffer.from('['.repeat(100_000)))), ['content', '']);
});

test('a lesson, a course and the room of a class come out as they were packed', async () => {
  const room = { key: 'A'.repeat(87), to: 'Kai' };
  for (const shared of [{ document: LESSON }, { document: COURSE }, { document: LESSON, room }])
    assert.deepEqual(await unpack('lesson', await pack('lesson', shared)), shared);
  assert.deepEqual(await unpack('lesson', packed(['lesson', LESSON, ROOM])), { document: LESSON, room });
  const sent = { room, digest: 'A'.repeat(22) };
  assert.deepEqual(await unpack('class', await pack('class', sent)), sent);
  await assert.rejects(unpack('class', packed(['class', ROOM, 'A'.repeat(23)])), { part: 'content' });
});

test('a place in a lesson is counted from one', () => {
  assert.equal(placeOf('.lesson[1].step[3].say.en'), 'lesson 2, step 4, say.en');
  assert.equal(placeOf('.step[0]'), 'step 1');
  assert.equal(placeOf('.title.en'), 'title.en');
  assert.equal(placeOf(`.step[0].wrong.${'x'.repeat(200)}`).length, 80);
});

test('a lesson by itself counts as a course of one', () => {
  assert.deepEqual(lessonsIn(LESSON), [LESSON]);
  assert.equal(lessonsIn(COURSE).length, 2);
  assert.equal(SENT(stepWith({ play: 'trick', seats: null })), null);
});

test('a lesson is read in any languages, the page’s first', () => {
  const texts = { advise: { KS: { nl: 'Nee.', ja: 'いいえ。' } }, ask: { fr: ' ' }, setup: ['deal'] };
  const lesson = { ...LESSON, title: { nl: 'Punten' }, step: [texts, { say: { en: 'Count.' } }] };
  assert.equal(SENT(lesson), null);
  assert.deepEqual(languagesOf(lesson), ['en', 'ja', 'nl']);
});

test('a text in no language is refused', () => {
  assert.equal(SENT({ ...LESSON, title: { 'not a language': 'Points' } }), '.title');
});
