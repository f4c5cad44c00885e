import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOf, properLine, properName } from '../../web/words/names.ts';

test('a name is one short line without characters that cannot be seen', () => {
  const html = '<img src=x onerror="window.broken=1">';
  const cases = [
    ['\u202eevil', 'evil'],
    ['\u200b\u3164', ''],
    ['\ue000QS\ue000', 'QS'],
    [' Ann\n\tMay ', 'Ann May'],
    [`x${'\u0301'.repeat(50)}`, 'x\u0301\u0301\u0301'],
    ['\u0301', ''],
    [html, html.slice(0, 24)],
    ['👩\u200d👧', '👩\u200d👧'],
    ['a\u200db', 'a\u200db'],
    ['a\u200d', 'a'],
    ['\u200da', 'a'],
    ['x'.repeat(1e6), 'x'.repeat(24)],
  ];
  for (const [written, proper] of cases) assert.equal(properName(written), proper, JSON.stringify(written));
});

test('a name is cut between characters, and the cut leaves no blank at its end', () => {
  assert.equal(properName('🎲'.repeat(30)), '🎲'.repeat(24));
  assert.equal(properLine('Ann May', 4), 'Ann');
  const family = '👨\u200d👩\u200d👧\u200d👦'; // seven code points
  assert.equal(properName(family.repeat(5)), family.repeat(3));
  assert.equal(properLine('Zoe\u0308\u0323', 3), 'Zo');
  assert.equal(properName(`👩${'\u200d👧'.repeat(30)}`), '');
});

test('a composed name and a decomposed one are the same', () => {
  assert.equal(properName('Jose\u0301'), properName('Jos\u00e9'));
  assert.equal(properName('か\u3099'), 'が');
});

test('a name is shown by its first sign with all its parts', () => {
  for (const [name, initial] of [
    ['Mia', 'M'],
    ['e\u0301lan', 'e\u0301'],
    ['👩\u200d👧 x', '👩\u200d👧'],
    ['', ''],
  ])
    assert.equal(initialOf(name), initial);
});
