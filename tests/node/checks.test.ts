import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName, freeName } from '../../web/storage/bot-store.ts';
import {
  among,
  type Check,
  count,
  date,
  either,
  flag,
  list,
  maybe,
  number,
  parts,
  table,
  text,
} from '../../web/storage/checks.ts';
import { item } from '../../web/storage/match-shape.ts';
import { copyUnderNewId, goesOn } from '../../web/storage/newer-log.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';

test('a check names the first part that is wrong', () => {
  const head = parts({ seats: list(text(5), 3), at: maybe(count(9)) });
  const check = parts({ head, when: date, more: table(flag, 2) });
  const good = { head: { seats: ['a', 'b'] }, when: 0, more: { x: true } };
  const cases: [value: unknown, fault: string | null][] = [
    [good, null],
    [{ ...good, unknown: [[[]]] }, null],
    [7, ''],
    [null, ''],
    [[], ''],
    [{ ...good, head: { seats: ['a', 'longer'] } }, '.head.seats[1]'],
    [{ ...good, head: { seats: ['a', 'b', 'c', 'd'] } }, '.head.seats'],
    [{ ...good, head: { seats: [], at: 10 } }, '.head.at'],
    [{ ...good, head: { seats: [], at: null } }, null],
    [{ ...good, when: 1e16 }, '.when'],
    [{ ...good, more: { x: 1 } }, '.more.x'],
    [{ ...good, more: { x: true, y: true, z: true } }, '.more'],
    [{ ...good, more: { ['x'.repeat(201)]: true } }, '.more'],
    [{ head: good.head, when: 0 }, '.more'],
  ];
  for (const [value, fault] of cases) assert.equal(check(value), fault, JSON.stringify(value));
});

test('a part that every object inherits counts as missing', () => {
  assert.equal(parts({ constructor: text(9) })({}), '.constructor');
});

test('each check takes its values and no others', () => {
  const cases: [Check, good: unknown[], wrong: unknown[]][] = [
    [text(2), ['', 'ab'], ['abc', 1, null, undefined, ['a']]],
    [flag, [true, false], [0, 'true', null]],
    [number(-1, 1), [-1, 0.5, 1], [1.1, Number.NaN, '0', null]],
    [count(3), [0, 3], [-1, 4, 1.5, '1', Number.POSITIVE_INFINITY]],
    [among(['a', 1]), ['a', 1], ['b', '1', undefined]],
    [either(flag, text(1)), [true, 'a'], [1, 'ab']],
    [item, ['?', '6', 'QS', 'x1'], ['', '7', 'Q', 'QSS', '<b>', 'é1', 6]],
  ];
  for (const [check, good, wrong] of cases) {
    for (const value of good) assert.equal(check(value), null, String(value));
    for (const value of wrong) assert.equal(check(value), '', String(value));
  }
});

test('a bot is named by letters, figures and a few signs', () => {
  const cases = [
    ['duck.py', 'duck.py'],
    ['../../etc/passwd', 'etcpasswd.py'],
    ['\u202eevil.PY', 'evil.py'],
    ['卓 2', '卓 2.py'],
    ['<>', 'bot.py'],
  ];
  for (const [written, name] of cases) assert.equal(fileName(written), name);
  assert.equal(freeName('duck', []), 'duck.py');
  assert.equal(freeName('duck', ['duck.py', 'duck 2.py']), 'duck 3.py');
  assert.equal(freeName('duck 2', ['duck 2.py']), 'duck 3.py');
});

test('a match goes on from another if it has the same deal and further moves', () => {
  const match = (log: string[], seed: string | number = 's', seats = ['human', 'easy']) =>
    ({ id: 'm', log, head: { game: 'hearts', seed, seats } }) as unknown as StoredMatch;
  const here = match(['deal', '2C']);
  assert.equal(goesOn(here, match(['deal', '2C', '5C'])), true);
  for (const other of [['deal', '2C'], ['deal'], ['deal', '3C', '5C']]) assert.equal(goesOn(here, match(other)), false);
  assert.equal(goesOn(here, match(['deal', '2C', '5C'], 't')), false);
  assert.equal(goesOn(here, match(['deal', '2C', '5C'], 's', ['human'])), false);
  assert.equal(goesOn(match([], 5), match(['deal'], '5')), true);
  assert.equal(copyUnderNewId(here, 'x').id, 'm-x');
});
