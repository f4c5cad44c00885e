import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askLayout, digitOf, isConverting, letterOf, nameOfKey, noteKey } from '../../web/browser/keyboard.ts';

const FRENCH = ['&', 'é', '"', "'", '('];

test('the row of digits is read on a keyboard that types signs there', () => {
  FRENCH.forEach((key, at) => assert.equal(digitOf({ key, code: `Digit${at + 1}` }), at + 1));
  assert.equal(digitOf({ key: '3', code: 'Digit3' }), 3);
  assert.equal(digitOf({ key: '3', code: 'Numpad3' }), 3);
  assert.equal(digitOf({ key: '٣', code: 'Digit3' }), 3);
});

test('a key that types no digit there is none', () => {
  assert.equal(digitOf({ key: 'PageDown', code: 'Numpad3' }), null);
  assert.equal(digitOf({ key: '?', code: 'Digit1' }), null);
  assert.equal(digitOf({ key: 'a', code: 'KeyQ' }), null);
});

test('letters are read where another script is typed, else as typed', () => {
  assert.equal(letterOf({ key: '\u0435', code: 'KeyT' }), 't');
  assert.equal(letterOf({ key: 'Q', code: 'KeyA' }), 'q');
  assert.equal(letterOf({ key: '?', code: 'Slash' }), '?');
  assert.equal(letterOf({ key: 'é', code: 'Digit2' }), 'é');
});

test('keys are called what they type as far as that is known', async () => {
  assert.equal(nameOfKey('1'), '1');
  noteKey({ key: '&', code: 'Digit1', shiftKey: false });
  noteKey({ key: '2', code: 'Digit2', shiftKey: true });
  assert.deepEqual(['1', '2', 'T'].map(nameOfKey), ['&', '2', 'T']);
  await askLayout({
    keyboard: {
      getLayoutMap: async () => [
        ['Digit2', 'é'],
        ['KeyT', '\u0435'],
        ['KeyA', 'q'],
      ],
    },
  });
  assert.deepEqual(['1', '2', 'T', 'Q'].map(nameOfKey), ['&', 'é', '\u0415', 'Q']);
  await askLayout({ keyboard: { getLayoutMap: () => Promise.reject(new Error('not allowed')) } });
  await askLayout({});
  assert.equal(nameOfKey('2'), 'é');
});

test('the Enter that ends a conversion into kanji is no Enter', () => {
  assert.equal(isConverting({ isComposing: true, keyCode: 13 }), true);
  assert.equal(isConverting({ isComposing: false, keyCode: 229 }), true); // Safari
  assert.equal(isConverting({ isComposing: false, keyCode: 13 }), false);
});
