/** A learner's slip: letters that are read as they are written, and a lesson's fingerprint. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvOf } from '../../web/model/class-results.ts';
import { encodedSlip, printOf, readSlip } from '../../web/model/slip.ts';
import type { LessonDocument } from '../../web/storage/lesson-shape.ts';

const SLIP = {
  print: 123_456,
  mark: 77,
  time: 220,
  steps: [
    { tries: 1, right: true, wrong: 0 },
    { tries: 2, right: true, wrong: 5 },
    { tries: 1, right: false, wrong: 127 },
    { tries: 7, right: true, wrong: 1 },
  ],
};
const LETTERS = 'A8ESAVJMAS3NFF992CJS';

test('a slip is written in letters that another program writes as well', () => {
  assert.equal(encodedSlip(SLIP), LETTERS);
});

test('a slip is read in capitals or not, with spaces or not', () => {
  assert.deepEqual(readSlip(LETTERS), SLIP);
  assert.deepEqual(readSlip(`${LETTERS.slice(0, 4)} ${LETTERS.slice(4).toLowerCase()}`), SLIP);
});

test('letters with one changed, missing or added are no slip', () => {
  const changed = LETTERS.slice(0, 5) + (LETTERS[5] === 'A' ? 'B' : 'A') + LETTERS.slice(6);
  for (const text of [LETTERS.slice(0, -1), changed, '', 'AA', `0${LETTERS}`, 'A'.repeat(300)])
    assert.equal(readSlip(text), null, text);
});

test('better words make no other lesson, other answers do', () => {
  const steps = [
    { say: { en: 'Play.' }, setup: ['deal 2C | 3C | 4C | 5C'], accept: ['2C'] },
    { say: { en: 'Count.' }, setup: ['deal 2C | 3C | 4C | 5C'], number: { of: 'points', is: 3 } },
  ];
  const lesson = { format: 1, game: 'hearts', title: { en: 'One' }, step: steps } as unknown as LessonDocument;
  const worded = { ...lesson, title: { en: 'New' }, step: [{ ...lesson.step[0], say: { en: '!' } }, lesson.step[1]] };
  const answered = { ...lesson, step: [{ ...lesson.step[0], accept: ['3C'] }, lesson.step[1]] };
  assert.equal(printOf(worded), printOf(lesson));
  assert.notEqual(printOf(answered), printOf(lesson));
});

test('a cell of several lines stays one cell of the CSV', () => {
  const slip = { ...SLIP, steps: [{ tries: 1, right: false, wrong: 2 }] };
  const code = encodedSlip(slip);
  const learner = { name: 'Aki', slips: [{ kept: { code }, slip }] } as unknown as Parameters<typeof csvOf>[0][number];
  const csv = csvOf([learner], ['a', 'b', 'c', 'd', 'e', 'f'], () => 'a, "b"\r\nc');
  assert(csv.trimEnd().endsWith(',"a, ""b""\r\nc"'), csv);
});
