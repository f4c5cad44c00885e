/** What a visit leaves for the next one: questions, tables as they were left, and matches not yet stored. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Frame, Head, Practise, StepLaid } from '../../web/protocol.d.ts';
import { keepDecision, keepSnapshot, questions, readSnapshot } from '../../web/storage/reply-cache.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
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
test('a table is shown as it was left, while its log is the same', async () => {
  const left = match('m', ['deal']);
  await keepSnapshot(left, { frame: frame(2), touched: [] });
  assert.equal(await readSnapshot(left), null); // the match was deleted
  await put({ 'match:m': left });
  await keepSnapshot(left, { frame: frame(2), touched: [] });
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
  await questions.keep('hearts', { request, laid, frame: frame(0) });
  assert.equal((await questions.read('hearts'))?.request.seed, 'q');
  await questions.keep('haggis', { request: { ...request, seed: 'r' }, laid, frame: frame(0) });
  await put({ 'question:yahtzee': { build: 'older', request, laid, frame: frame(0) } });
  assert.deepEqual([await questions.read('haggis'), await questions.read('yahtzee')], [null, null]);
  await questions.drop('hearts');
  assert.equal(await questions.read('hearts'), null);
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
