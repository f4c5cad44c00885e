/** The choice of a language: the page's own, and the one by which start.js draws home at once, are the same. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import './browser.ts';
import { canBe } from '../../web/storage/preferences.ts';
import { firstWeekday } from '../../web/words/formatting.ts';
import { LANGUAGES, languages, nameOfLanguage, negotiated } from '../../web/words/languages.ts';

const OFFERED = [
  ['en', 'ja'],
  ['en', 'ja', 'fr', 'de'],
  ['en', 'zh-Hans', 'zh-Hant', 'sr-Latn', 'sr'],
  ['en', 'pt-BR', 'es'],
];
/** What browsers name as languages of their users. */
const WANTED =
  'en en-US en-GB-oxendict EN-us en-US@posix en_GB ja ja-JP ja-JP-u-ca-japanese ja-Latn fr fr-CA fr-CH-1996 de de-AT de-DE-u-co-phonebk gsw nds es es-419 es-MX pt pt-PT pt-BR zh zh-CN zh-TW zh-HK zh-Hant zh-Hant-HK zh-Hans-SG sr sr-RS sr-Latn-RS sr-Cyrl nl sv-SE i-klingon x-own * C'.split(
    ' ',
  );

const start = await readFile(new URL('../../web/start.js', import.meta.url), 'utf8');
const [, source] = /(function homeIn[\s\S]*?)\n {2}var homes =/.exec(start) as RegExpExecArray;
const homeIn = (drawn: readonly string[], tag: string): string | undefined =>
  new Function('drawnHomes', 'tag', `${source}; return (homeIn(tag) || {}).lang`)(
    drawn.map(lang => ({ lang })),
    tag,
  );

for (const offered of OFFERED) {
  test(`home is drawn in the language that the page chooses: ${offered}`, () => {
    const lists = WANTED.flatMap(first => WANTED.map(second => [first, second]));
    for (const list of lists) {
      const home = list.map(tag => homeIn(offered, tag)).find(Boolean) ?? 'en';
      assert.equal(home, negotiated(list, offered), `${list}`);
    }
  });
}

test('a visitor whose languages are not offered gets English', () => {
  assert.equal(negotiated(['tlh', 'vo-001'], ['ja', 'en']), 'en');
  assert.equal(negotiated([]), 'en');
});

test('each language has its own name, also one that is not offered', () => {
  assert(languages.every(language => nameOfLanguage(language) === LANGUAGES[language].name));
  assert.equal(nameOfLanguage('nl'), 'Nederlands');
});

test('a stored language need not be offered', () => {
  assert(['', 'nl', 'zh-Hant-TW'].every(tag => canBe('language', tag)));
  assert(![7, null, '../../en', 'x'.repeat(99)].some(tag => canBe('language', tag)));
});

test('the week begins as in the region of the reader', () => {
  assert.deepEqual([firstWeekday('ja'), firstWeekday('en')], [0, 1]);
});
