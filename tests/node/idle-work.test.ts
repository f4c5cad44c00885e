/** What the engine computes while idle, and what it has computed before. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Display, EngineAccess, IncomingMessage } from '../../web/app.ts';
import { isEngineReady, type RecordedStep, recordedReply } from '../../web/model/recorded-steps.ts';
import {
  computeStrongResults,
  isResultPending,
  receiveStrongResult,
  stopStrongResults,
} from '../../web/model/strong-result.ts';
import type { Head, Request } from '../../web/protocol.d.ts';
import { readStrongResults } from '../../web/storage/strong-result-store.ts';
import { erase } from './browser.ts';

beforeEach(erase);

const head = (seed: string): Head => ({ format: 1, game: 'yahtzee', options: {}, seed, seats: ['human'] });

test('results are computed one after another, while the engine has nothing else to do', async () => {
  const asked: Request[] = [];
  const app = {
    settled: Promise.resolve(),
    engineState: 'ready',
    request: (message: Request) => asked.push(message),
    redraw() {},
  } as unknown as Display & EngineAccess;
  const hears = (message: object) => receiveStrongResult(app, message as IncomingMessage);
  const view = { points: [250], places: [1], round: 13, teams: [], scores: [], sheet: [] };
  computeStrongResults(app, [head('a'), head('b')]);
  await app.settled;
  assert.deepEqual(
    asked.map(message => message.type === 'par' && message.head.seed),
    ['a'],
  );
  assert(hears({ type: 'par-computed', head: head('a'), view: null })); // a part of it
  assert(hears({ type: 'par-computed', head: head('a'), view }));
  assert.deepEqual(
    [isResultPending('a'), isResultPending('b'), Object.keys(readStrongResults())],
    [false, true, ['a']],
  );
  assert.equal(hears({ type: 'answered' }), false);
  assert.deepEqual(asked.length, 2);
  assert.equal(hears({ type: 'crash', message: '' }), false);
  assert.equal(isResultPending('b'), false);
  computeStrongResults(app, [head('a'), head('c')]);
  assert.deepEqual([isResultPending('a'), isResultPending('c')], [false, true]);
  stopStrongResults();
  assert.equal(isResultPending('c'), false);
});

test('a recorded reply is found by the answer, in any order of cards', () => {
  const reply = (given: object | null) => ({ given, marked: {}, frames: [] });
  const cards = reply({ items: ['QS', '2H'] });
  const seven = reply({ number: 7 });
  const other = reply(null);
  const recorded = { answers: [cards, seven, other] } as unknown as RecordedStep;
  assert.equal(recordedReply(recorded, { items: ['2H', 'QS'] } as never), cards);
  assert.equal(recordedReply(recorded, { number: 7 } as never), seven);
  assert.equal(recordedReply(recorded, { number: 8 } as never), other);
  assert.equal(recordedReply(recorded, { items: ['3H'] } as never), undefined);
  const states = ['loading', 'ready', 'busy', 'stopped'];
  assert.deepEqual(
    states.map(engineState => isEngineReady({ engineState } as EngineAccess)),
    [false, true, true, false],
  );
});
