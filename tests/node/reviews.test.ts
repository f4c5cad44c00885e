/** Reviews and mistakes: computed in an engine of their own, kept beside their matches, and asked again. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Stores } from '../../web/app.ts';
import { ReviewRun } from '../../web/model/review-run.ts';
import type { Head, Reviewed } from '../../web/protocol.d.ts';
import { later, today } from '../../web/storage/dates.ts';
import { mistakes } from '../../web/storage/mistake-store.ts';
import {
  begun,
  extentOf,
  isWhole,
  keepReview,
  markOf,
  readReview,
  readReviews,
} from '../../web/storage/review-store.ts';
import type { KeptReview, StoredMatch } from '../../web/storage/stored-types.ts';
import { erase, put } from './browser.ts';

const head: Head = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human', 'easy', 'easy', 'easy'] };
const LOG = ['deal', '2C', '3C', '4C'];
const match = { id: 'm', head, log: LOG, names: ['', '', '', ''], when: 1, glance: null, over: true } as StoredMatch;
const say = { id: 'play', seat: null, args: {} };

const decision = (entry: number, clear = false): Reviewed => ({
  ...{ entry, round: 1, kind: 'play', move: LOG[entry], best: 'QS', loss: 3, error: 1, clear, plain: false },
  ...{ unit: 'round', least: 1, better: 0.9, good: ['QS'], expected: [1, 2, 3, 4], why: say, reason: say, source: '' },
  weighed: ['QS', LOG[entry], 'KS'].map(move => ({ move, say, mean: 1, error: 1, worlds: 20 })),
});
const share = {
  round: 1,
  entries: [0, 4],
  unit: 'round',
  expected: 1,
  result: 2,
  luck: 0.5,
  play: 0.5,
  error: 0.1,
  strong_error: 0,
};

beforeEach(async () => {
  await erase();
  await put({ 'over:m': match });
});

const review = (entries: number[], judged: number): KeptReview => ({
  ...begun({ id: 'm', log: markOf(LOG), seat: 0, seed: 'm' }),
  ...{ entries, ends: [], judged: entries.slice(0, judged).map(entry => decision(entry)) },
});

test('the review that got further is kept, and none without its match', async () => {
  assert.equal(await keepReview(review([1, 2], 2)), true);
  assert.equal(await keepReview(review([1, 2], 1)), false);
  const kept = await readReview('m', 0);
  assert(kept && isWhole(kept));
  assert.equal(extentOf(kept), 2);
  assert.equal(await keepReview({ ...review([1], 1), id: 'gone' }), false);
  assert.equal(await readReview('gone', 0), null);
});

test('two seats of one match have a review each', async () => {
  await keepReview(review([1], 1));
  await keepReview({ ...review([2], 1), seat: 2 });
  assert.deepEqual([(await readReview('m', 0))?.entries, (await readReview('m', 2))?.entries], [[1], [2]]);
  assert.equal((await readReviews(new Set(['m']))).length, 2);
  assert.equal((await readReviews(new Set(['n']))).length, 0);
});

test('a damaged review, or one of another version, counts as none', async () => {
  await put({ 'review:m': { ...review([1, 2], 1), judged: [decision(2)] } });
  assert.equal(await readReview('m', 0), null);
  await put({ 'review:m': { ...review([1], 1), version: 0 } });
  assert.equal(await readReview('m', 0), null);
});

/** Wait until the stored review has this many results. */
async function stored(extent: number) {
  for (let tries = 0; tries < 1000; tries += 1) {
    const kept = await readReview('m', 0);
    if (kept && extentOf(kept) === extent) return;
  }
  assert.fail(`no review with ${extent} results`);
}

// An engine that answers as it is told

type Engine = { onmessage(event: { data: string }): void; sent: string[]; isEnded: boolean };
let engines: Engine[] = [];
Object.assign(globalThis, {
  location: { href: 'https://example.org/' },
  document: { hidden: false, addEventListener() {} },
  Worker: class {
    sent: string[] = [];
    isEnded = false;

    constructor() {
      engines.push(this as unknown as Engine);
    }

    postMessage(text: string) {
      this.sent.push(text);
    }

    terminate() {
      this.isEnded = true;
    }
  },
});

test('a review goes on from what is stored, and its mistakes are noted', async () => {
  engines = [];
  const noted: number[] = [];
  const app = {
    mistakes: { found: async (_: unknown, __: number, { entry }: Reviewed) => void noted.push(entry) },
  } as unknown as Stores;
  await keepReview(review([1, 2, 3], 1));
  const run = new ReviewRun(app, match, 0, () => {});
  await run.open();
  assert.equal(run.stage, 'running');
  const [engine] = engines;
  const says = (message: object) => engine.onmessage({ data: JSON.stringify(message) });
  says({ type: 'progress', phase: 'ready', loaded: 1, total: 1 });
  assert.equal(JSON.parse(engine.sent[0]).since, 2);
  says({ type: 'review-laid', entries: [1, 2, 3], ends: [4], least: 1 });
  says({ type: 'judged', reviewed: decision(2, true), moments: [] });
  assert.deepEqual([noted, run.share], [[2], 0.5]);
  says({ type: 'judged', reviewed: decision(3), moments: [] });
  says({ type: 'shared', share });
  says({ type: 'answered' });
  assert.deepEqual([run.stage, engine.isEnded], ['done', true]);
  assert.deepEqual(
    run.review.judged.map(({ weighed }) => weighed.length),
    [3, 3, 2], // a clear one keeps all, another only the best and the played move
  );
  await stored(4);
  const again = new ReviewRun(app, match, 0, () => {});
  await again.open();
  assert.equal(again.stage, 'done');
});

test('a review that is stopped keeps what it has, one that ends too early has failed', async () => {
  engines = [];
  const app = { mistakes: { found: async () => {} } } as unknown as Stores;
  const run = new ReviewRun(app, match, 0, () => {});
  await run.open();
  engines[0].onmessage({ data: JSON.stringify({ type: 'review-laid', entries: [1, 2], ends: [], least: 1 }) });
  engines[0].onmessage({ data: JSON.stringify({ type: 'judged', reviewed: decision(1), moments: [] }) });
  run.stop();
  assert.deepEqual([run.stage, engines[0].isEnded], ['stopped', true]);
  await stored(1);
  await run.open();
  engines[1].onmessage({ data: JSON.stringify({ type: 'answered' }) });
  assert.equal(run.stage, 'failed');
});

test('a review stopped while it is read begins later', async () => {
  engines = [];
  await put({ 'review:m': review([1, 2], 1) });
  const run = new ReviewRun({} as Stores, match, 0, () => {});
  const opened = run.open();
  run.stop();
  await opened;
  assert.deepEqual([run.stage, run.review.judged.length, engines.length], ['stopped', 1, 0]);
  await run.open();
  assert.deepEqual([run.stage, engines.length], ['running', 1]);
});

// Mistakes

test('a clear mistake is noted once, and is gone when it is mastered', async () => {
  await mistakes.found(match, 0, decision(1));
  assert.deepEqual(await mistakes.all(), []); // the mistake was not clear
  await mistakes.found(match, 0, decision(2, true));
  await mistakes.found(match, 0, decision(2, true));
  const [mistake, ...others] = await mistakes.all();
  assert.deepEqual([others, mistake.id, mistake.log, mistake.due], [[], 'm/2', LOG.slice(0, 2), later(today(), 1)]);
  assert.deepEqual((await mistakes.answered('m/2', true))?.stage, 0); // the mistake is not due yet
  await put({ 'mistake:m/2': { ...mistake, due: today() } });
  assert.deepEqual((await mistakes.answered('m/2', true))?.due, later(today(), 3));
  await put({ 'mistake:m/2': { ...mistake, stage: 3, due: today() } });
  assert.equal(await mistakes.answered('m/2', true), null);
  await mistakes.found(match, 0, decision(2, true));
  assert.deepEqual(await mistakes.all(), []);
});

test('a deleted mistake can be put back, and a file brings the one that got further', async () => {
  await mistakes.found(match, 0, decision(2, true));
  const [mistake] = await mistakes.all();
  const back = await mistakes.drop('m/2');
  assert.deepEqual(await mistakes.all(), []);
  await back();
  assert.deepEqual(await mistakes.all(), [mistake]);
  assert.equal(await mistakes.add([mistake]), 0);
  assert.equal(await mistakes.add([{ ...mistake, answered: 4 }]), 1);
  await put({ 'mistake:x': { id: 'x' } });
  assert.equal((await mistakes.all()).length, 1);
});
