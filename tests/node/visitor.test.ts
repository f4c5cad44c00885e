/** What is noted for the next start, before the page has loaded. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Stores } from '../../web/app.ts';
import { isNewVisitor, notedUnfinished, noteReturning, noteVisit } from '../../web/model/visitor.ts';
import { erase } from './browser.ts';

beforeEach(erase);

/** The stores of a visitor who has this many unfinished matches, and these lessons. */
const stores = (matches: number, lessons: string[] = []) => {
  const empty = { all: () => [], left: () => undefined };
  return {
    matches: { list: () => Array(matches), damaged: () => [] },
    lessons: { ...empty, all: () => lessons },
    practice: empty,
    firstGames: empty,
  } as unknown as Stores;
};

test('a visitor is new until something was played or learnt', async () => {
  assert.deepEqual([stores(0), stores(1), stores(0, ['points'])].map(isNewVisitor), [true, false, false]);
  noteReturning();
  assert.equal(isNewVisitor(stores(0)), false);
  await erase();
  assert.equal(isNewVisitor(stores(0)), true);
});

test('the links to unfinished matches are noted while there are any', () => {
  noteVisit(stores(1), () => ({ html: 'go on' }));
  assert.deepEqual(notedUnfinished(), { html: 'go on' });
  noteVisit(stores(0), () => assert.fail('nothing is drawn'));
  assert.equal(notedUnfinished(), null);
});
