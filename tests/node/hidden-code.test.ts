import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { excerpt } from '../../web/browser/excerpt.ts';
import { hiddenCode } from '../../web/screens/lab/hidden-code.ts';

const BOT = 'def agent(view, moves, random):\n    return moves[0]\n';
const kinds = (code: string) => hiddenCode(code).map(({ kind }) => kind);

const UNSEEN = {
  'a variation selector': '\ufe00',
  'a variation selector of the supplement': '\u{e0100}',
  'the last variation selector': '\u{e01ef}',
  'a Hangul filler': '\u3164',
  'a narrow Hangul filler': '\uffa0',
  'a leading Hangul filler': '\u115f',
  'a vowel Hangul filler': '\u1160',
  'a grapheme joiner': '\u034f',
  'an inherent Khmer vowel': '\u17b5',
  'an empty Braille pattern': '\u2800',
  'a musical note without a head': '\u{1d159}',
  'an empty hieroglyph': '\u{13441}',
  'a Khitan filler': '\u{16fe4}',
  'a tag': '\u{e0041}',
  'a joiner': '\u200d',
  'a mark that turns the text around': '\u202e',
  'a blank of another width': '\u2003',
  'a control character': '\x0c',
  'a character of private use': '\ue000',
  'half a character': '\ud800',
  'a tab within a line': ' \t',
  'a wide blank beside a blank': ' \u3000',
};

for (const [name, character] of Object.entries(UNSEEN))
  test(`code that holds ${name} is told with its line`, () => {
    const [finding, ...others] = hiddenCode(`${BOT}text = "${character}"\n`);
    assert.deepEqual(finding, { kind: 'unseen', count: [...character.replace(' ', '')].length, lines: [[3, 3]] });
    assert.equal(others.length, 0);
  });

test('blanks at the end of a line are told', () => {
  const [finding] = hiddenCode(`x = """a  \nb \t \n"""\n`);
  assert.deepEqual(finding, { kind: 'unseen', count: 5, lines: [[1, 2]] });
});

test('what people write is not told', () => {
  const written = [
    '# 手札を数える　いちばん弱い札から。',
    '# Größe, naïve, Ελληνικά, Привет, שלום, 안녕, ไทย, हिन्दी',
    '\tx = "♠ → 卓 ©"',
  ];
  assert.deepEqual(hiddenCode(`${written.join('\r\n')}\r\n${BOT}`), []);
});

test('code that is far to the right, or below a long gap, is told with its line', () => {
  const code = `x = 1${' '.repeat(200)};import os\n${'\n'.repeat(12)}${BOT}`;
  assert.deepEqual(hiddenCode(code), [
    { kind: 'far', count: 1, lines: [[1, 1]] },
    { kind: 'gap', count: 1, lines: [[2, 13]] },
  ]);
  assert.deepEqual(kinds(`x = 1\n\n\n${BOT}\n\n\n\n\n\n\n\n\n\n\n`), []);
});

test('a gap of lines that only seem to be empty is told', () =>
  assert.deepEqual(kinds(`x = 1\n${'\u3164\n'.repeat(12)}${BOT}`), ['unseen', 'gap']));

test('a word of letters that look the same in two scripts is told with its line', () => {
  assert.deepEqual(hiddenCode(`${BOT}m\u043eves = []\n`), [{ kind: 'mixed', count: 1, lines: [[3, 3]] }]);
  assert.deepEqual(kinds(`${BOT}count手札 = 1\n`), []);
});

test('code of any kind is read in no time', { timeout: 30_000 }, () => {
  for (const part of [' ', '\t', '\u3000', '\u0301', '\u3164', 'a', '\n', ' \n', '\u043ea'])
    hiddenCode(`x${part.repeat(60_000 / part.length)}x`);
});

test('nothing is told of the bots that the lab begins with', () => {
  const engine = new URL('../../engine/taku/', import.meta.url);
  for (const path of readdirSync(engine, { recursive: true }).map(String))
    if (path.includes('starters') && path.endsWith('.py'))
      assert.deepEqual(hiddenCode(readFileSync(new URL(path, engine), 'utf8')), [], path);
});

test('an excerpt of a foreign text has no characters that leave no mark', () =>
  assert.equal(excerpt('a\u3164\ufe00\u2800\u{e0100}\u202eb'), 'ab'));
