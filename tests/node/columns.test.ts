import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultOf } from '../../web/model/result.ts';
import type { Row, View } from '../../web/protocol.d.ts';
import { columnsOf, linesOf, rowsBeside } from '../../web/table/columns.ts';
import { boxHelp, boxName } from '../../web/words/box-names.ts';

const app = { say: (id: string, args?: object) => [id, ...Object.values(args ?? {})].join(' ') } as never;

const row = (id: string, part = 'lower', points = 5) =>
  ({ id, part, column: id.split('/')[1] ?? '', points: [points] }) as unknown as Row;

const SUMS = [row('column/free', 'total', 6), row('column/down', 'total', 7)];
const SHEET = [row('ones/free', 'upper'), row('rigole/free'), row('ones/down', 'upper'), row('rigole/down')];
const EXTRA = row('yams-bonus');
const TOTAL = row('total', 'total', 13);

test('a box is named with its column, but not what it scores', () => {
  assert.equal(boxName(app, 'ones'), 'box-ones');
  assert.equal(boxName(app, 'ones/down'), 'in-column box-ones down');
  assert.equal(boxHelp(app, 'ones/down'), 'box-ones-help');
});

test('a sheet of several columns has a line for each box, and sums beside them', () => {
  const sheet = [...SHEET, ...SUMS, EXTRA, TOTAL];
  assert.deepEqual(columnsOf(sheet), ['free', 'down']);
  assert.deepEqual(
    linesOf(SHEET).map(([message, rows]) => [message, ...rows.map(({ id }) => id)]),
    [
      ['box-ones', 'ones/free', 'ones/down'],
      ['box-rigole', 'rigole/free', 'rigole/down'],
    ],
  );
  assert.deepEqual(rowsBeside(sheet), [...SUMS, EXTRA, TOTAL]);
});

test('a sheet of one column has all rows beside each other', () => {
  const sheet = [row('ones', 'upper'), row('rigole'), TOTAL];
  assert.deepEqual(columnsOf(sheet), []);
  assert.deepEqual(rowsBeside(sheet), sheet);
});

test('the result of a match has its boxes without the sums', () => {
  const view = { sheet: [...SHEET, ...SUMS, EXTRA, TOTAL], points: [13], places: [1], scores: [], teams: [], round: 4 };
  const { boxes } = resultOf({ head: { seats: ['human'] } } as never, view as unknown as View);
  assert.deepEqual(
    Object.keys(boxes),
    [...SHEET, EXTRA].map(({ id }) => id),
  );
});
