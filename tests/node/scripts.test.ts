import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMixed, looksLike, scriptsOf } from '../../web/words/scripts.ts';

test('the scripts of a text are named in order of appearance', () => {
  assert.deepEqual(scriptsOf('K\u0430i'), ['Latin', 'Cyrillic']);
  assert.deepEqual(scriptsOf('2 × 🂡 – ！'), []);
  assert.deepEqual(scriptsOf('山田ヒロさん'), ['Han', 'Katakana', 'Hiragana']);
  assert.deepEqual(scriptsOf('a\u{1E900}'), ['Latin', 'Other']);
});

for (const text of [
  'Kai',
  'Zoë 2',
  'Мария',
  'Ελένη',
  '山田ヒロさん',
  'Kai山田',
  'ラーメン',
  '김Kim',
  'דבורה',
  '👩‍👩‍👧',
  '',
])
  test(`"${text}" is written in scripts that belong together`, () => assert.equal(isMixed(text), false));

for (const text of ['K\u0430i', '\u039Aai', 'Anna\u0410', 'かゆ\u0430', 'ひ한', 'a\u{1E900}', 'abc\u05d0'])
  test(`"${text}" mixes scripts`, () => assert.equal(isMixed(text), true));

test('a text is taken for another if a reader sees no difference', () => {
  for (const other of ['kai', 'K\u0430i', '\u041A\u0430i', '\u039Aai', '\uff2b\uff41\uff49', '\u{1D40A}ai'])
    assert.equal(looksLike('Kai', other), true, other);
  assert.equal(looksLike('Вася', 'вася'), true);
  for (const other of ['Kaia', 'Kaí', '山田']) assert.equal(looksLike('Kai', other), false, other);
});
