/** The letters of the question keys: chosen, refused with a reason, and checked where they come from storage. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Preferences } from '../../web/app.ts';
import { letterFor, QUESTIONS, questionAt, setLetter } from '../../web/model/question-keys.ts';
import type { Settings } from '../../web/storage/stored-types.ts';

const { canBe, DEFAULTS } = await import('../../web/storage/preferences.ts');

const player = () => {
  const settings: Settings = { ...DEFAULTS };
  return {
    settings,
    set: (name: string, value: unknown) => Reflect.set(settings, name, value),
  } as unknown as Preferences;
};

test('each question has a letter of its own, which the player may change', () => {
  const app = player();
  assert.deepEqual(
    QUESTIONS.map(question => letterFor(app, question)),
    ['t', 'h', 'p', 'l', 'w'],
  );
  assert.equal(setLetter(app, 'points', 'x'), '');
  assert.equal(questionAt(app, 'x'), 'points');
  assert.equal(questionAt(app, 'p'), undefined);
  assert.equal(questionAt(app, 'th'), undefined);
});

test('a letter that another question has is refused with that question, and its own is none of a change', () => {
  const app = player();
  assert.equal(setLetter(app, 'points', 't'), 'table');
  assert.equal(setLetter(app, 'points', 'p'), '');
  for (const sign of ['1', '?', 'é', 'ab', '']) assert.equal(setLetter(app, 'points', sign), 'no-letter');
  assert.equal(app.settings.questionKeys, 'thplw');
});

test('only five different letters count as stored keys', () => {
  for (const keys of ['thpl', 'thplt', 'THPLW', 'thplwx', 5, null]) assert.equal(canBe('questionKeys', keys), false);
  assert.equal(canBe('questionKeys', 'abcde'), true);
});
