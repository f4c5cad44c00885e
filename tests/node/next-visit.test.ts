/** What a visit leaves for the next one: openings, questions, tables as they were left, and matches not yet stored. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Frame, Head, Practise, StepLaid } from '../../web/protocol.d.ts';
import { database } from '../../web/storage/database.ts';
import { keepOpening, lastFrameOf, readOpening, readOpenings, useUp } from '../../web/storage/opening-store.ts';
import { dropQuestion, keepQuestion, readQuestion } from '../../web/storage/question-store.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { keepDecision, keepSnapshot, readSnapshot } from '../../web/storage/table-snapshots.ts';
import { dropUnsaved, eraseUnsaved, putUnsaved, readUnsaved } from '../../web/storage/unsaved.ts';
import { erase, put } from './browser.ts';

beforeEach(erase);

const frame = (seat: number, ...kinds: string[]) =>
  ({
    type: 'frame',
    view: { seat, zones: [], points: [], places: [] },
    events: kinds.map(kind => ({ kind })),
    meanings: [],
  }) as unknown as Frame;
const head: Head = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human', 'easy', 'easy', 'easy'] };
const match = (id: string, log: string[] = []): StoredMatch =>
  ({ id, head, log, names: ['', '', '', ''], when: 1, glance: null, over: false }) as StoredMatch;
const opening = (seed: string) => ({
  head: { ...head, seed },
  log: ['deal'],
  frames: [frame(0, 'deal'), frame(0, 'pass')],
  touched: [],
});

test('an opening is read as it was kept, one of another build is not', async () => {
  await keepOpening('hearts', opening('a'));
  await put({ 'opening:haggis': { ...opening('b'), build: 'older' } });
  const kept = await readOpening('hearts');
  assert.deepEqual([kept?.head.seed, kept?.key, kept?.log], ['a', 'hearts', ['deal']]);
  assert.equal(await readOpening('haggis'), null);
  assert.deepEqual([...(await readOpenings()).keys()], ['hearts']);
  assert.deepEqual(kept && lastFrameOf(kept).events.map(({ kind }) => kind), ['deal', 'pass']);
});

test('an opening serves one match', async () => {
  await keepOpening('hearts', opening('a'));
  const kept = await readOpening('hearts');
  assert(kept);
  const use = (id: string, which: typeof kept) => database('readwrite', store => useUp(store, match(id), which));
  assert.deepEqual([await use('m', kept), await use('n', kept)], [true, false]);
  assert.equal(await readOpening('hearts'), null);
  const brought = { ...kept, key: null };
  assert.deepEqual([await use('o', brought), await use('p', brought)], [true, false]);
  assert.deepEqual((await readSnapshot(match('m')))?.frame.events.length, 2);
});

test('a table is shown as it was left, while its log is the same', async () => {
  const left = match('m', ['deal']);
  await keepSnapshot(left, frame(2), []);
  assert.equal(await readSnapshot(left), null); // its match was deleted
  await put({ 'match:m': left });
  await keepSnapshot(left, frame(2), []);
  await keepDecision(left, '2C');
  const known = await readSnapshot(left);
  assert.deepEqual([known?.frame.view.seat, known?.move], [2, '2C']);
  assert.equal(await readSnapshot(match('m', ['deal', '2C'])), null);
  await keepDecision(match('m', ['other']), 'QS');
  assert.equal((await readSnapshot(left))?.move, '2C');
});

test('a question waits until it is answered', async () => {
  const request = { type: 'practise', seed: 'q' } as unknown as Practise;
  const laid = { question: { seed: 'q', step: { id: 'x' } } } as unknown as StepLaid;
  await keepQuestion('hearts', { request, laid, frame: frame(0) });
  assert.equal((await readQuestion('hearts'))?.request.seed, 'q');
  await keepQuestion('haggis', { request: { ...request, seed: 'r' }, laid, frame: frame(0) });
  assert.equal(await readQuestion('haggis'), null);
  await dropQuestion('hearts');
  assert.equal(await readQuestion('hearts'), null);
});

test('matches that the database did not take in time are there at the next visit', () => {
  putUnsaved([
    { match: match('m', ['deal']), revision: 3 },
    { match: match('n'), revision: 0 },
  ]);
  const read = () => readUnsaved().map(({ match: { id, log }, revision }) => [id, log.length, revision]);
  assert.deepEqual(read(), [
    ['m', 1, 3],
    ['n', 0, 0],
  ]);
  dropUnsaved(['m']);
  assert.deepEqual(read(), [['n', 0, 0]]);
  eraseUnsaved();
  assert.deepEqual(read(), []);
});
