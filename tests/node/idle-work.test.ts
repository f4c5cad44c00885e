/** What the engine computes while idle, and what it has computed before. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Display, EngineAccess, Heard } from '../../web/app.ts';
import { isThere, type Rehearsal, saidTo } from '../../web/model/rehearsals.ts';
import { hearPar, isResultPending, seekPars, stopPars } from '../../web/model/strong-result.ts';
import type { Head, Request } from '../../web/protocol.d.ts';
import { parsKept } from '../../web/storage/strong-result-store.ts';
import { erase } from './browser.ts';

beforeEach(erase);

const head = (seed: string): Head => ({ format: 1, game: 'yahtzee', options: {}, seed, seats: ['human'] });

test('results are computed one after another, while the engine has nothing else to do', async () => {
  const asked: Request[] = [];
  const app = {
    calm: Promise.resolve(),
    engineState: 'ready',
    request: (message: Request) => asked.push(message),
    redraw() {},
  } as unknown as Display & EngineAccess;
  const hears = (message: object) => hearPar(app, message as Heard);
  const view = { points: [250], places: [1], round: 13, teams: [], scores: [], sheet: [] };
  seekPars(app, [head('a'), head('b')]);
  await app.calm;
  assert.deepEqual(
    asked.map(message => message.type === 'par' && message.head.seed),
    ['a'],
  );
  assert(hears({ type: 'par-computed', head: head('a'), view: null })); // a part of it
  assert(hears({ type: 'par-computed', head: head('a'), view }));
  assert.deepEqual([isResultPending('a'), isResultPending('b'), Object.keys(parsKept())], [false, true, ['a']]);
  assert.equal(hears({ type: 'answered' }), false);
  assert.deepEqual(asked.length, 2);
  assert.equal(hears({ type: 'crash', message: '' }), false);
  assert.equal(isResultPending('b'), false);
  seekPars(app, [head('a'), head('c')]);
  assert.deepEqual([isResultPending('a'), isResultPending('c')], [false, true]);
  stopPars();
  assert.equal(isResultPending('c'), false);
});

test('a recorded reply is found by the answer, in any order of cards', () => {
  const reply = (given: object | null) => ({ given, marked: {}, frames: [] });
  const cards = reply({ items: ['QS', '2H'] });
  const seven = reply({ number: 7 });
  const other = reply(null);
  const recorded = { answers: [cards, seven, other] } as unknown as Rehearsal;
  assert.equal(saidTo(recorded, { items: ['2H', 'QS'] } as never), cards);
  assert.equal(saidTo(recorded, { number: 7 } as never), seven);
  assert.equal(saidTo(recorded, { number: 8 } as never), other);
  assert.equal(saidTo(recorded, { items: ['3H'] } as never), undefined);
  const states = ['loading', 'ready', 'busy', 'stopped'];
  assert.deepEqual(
    states.map(engineState => isThere({ engineState } as EngineAccess)),
    [false, true, true, false],
  );
});
