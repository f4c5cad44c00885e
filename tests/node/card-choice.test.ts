import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';
import { record } from '../../web/model/matches.ts';
import type { Callout } from '../../web/play/callout.ts';
import { CardChoice } from '../../web/play/card-choice.ts';
import type { Moves } from '../../web/play/moves.ts';
import type { TableMode } from '../../web/play/table-mode.ts';
import type { Frame } from '../../web/protocol.d.ts';
import { readMatch } from '../../web/storage/match-shape.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { TableState } from '../../web/table/table-state.ts';

const HAND = ['2C', '3C', '4C', '5C', '6C'];
const ASK = { id: 'pass-left', args: {}, least: 3, most: 3, items: HAND, slots: [1, 1, 1], buttons: [] };
const HEAD = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human', 'human', 'easy', 'easy'] };

const matchAt = (log: string[]): StoredMatch => ({
  ...{ id: 'm', head: HEAD, log, names: ['', '', '', ''], when: 1, glance: null, over: false },
});

/** The table as a seat sees it that is asked for cards. */
function sit(match: StoredMatch, { seat = 0, ask = {}, isWholeMatch = true } = {}) {
  let kept = 0;
  const matches = { keep: async () => void (kept += 1) };
  const app = { match, matches, settings: {}, redraw() {}, announce() {}, say: String } as unknown as App;
  const view = { seat, ask: { ...ASK, ...ask } };
  const moves = { cancel() {}, consider() {}, addMeanings() {} } as unknown as Moves;
  const state = Object.assign(new TableState(), { view: view as never });
  const mode = { helps: true, isWholeMatch } as unknown as TableMode;
  const why = { clear() {} } as unknown as Callout;
  const choice = new CardChoice(app, mode, state, moves, why);
  choice.restore();
  return {
    state,
    match,
    touch: (...names: string[]) => names.forEach(name => void choice.touch(name)),
    kept: () => kept,
  };
}

/** The same match as a later visit reads it. */
const readAgain = (match: StoredMatch) => readMatch(JSON.parse(JSON.stringify(match))).match as StoredMatch;

test('chosen cards are chosen still when the table is opened again', () => {
  const match = matchAt(['deal']);
  const { touch, kept } = sit(match);
  touch('2C', '4C');
  assert.equal(kept(), 2);
  const again = sit(readAgain(match));
  assert.deepEqual(again.state.chosen, ['2C', '4C']);
  assert.equal(again.kept(), 0); // the same cards are chosen again
  again.touch('2C');
  assert.deepEqual(again.state.chosen, ['4C']);
  assert.deepEqual(sit(readAgain(again.match)).state.chosen, ['4C']);
});

test('cards that were added to the touched one go back with it at a later visit too', () => {
  const match = matchAt(['deal']);
  match.choice = { entries: 1, seat: 0, items: ['2C', '3C'], touched: ['2C'] };
  const { state, touch } = sit(readAgain(match), { ask: { slots: [] } });
  assert.deepEqual(state.chosen, ['2C', '3C']);
  touch('2C');
  assert.deepEqual([state.chosen, match.choice?.items.length], [[], 2]);
});

test('no other seat is shown what a seat has chosen', () => {
  const match = matchAt(['deal']);
  sit(match).touch('2C', '4C');
  assert.deepEqual(sit(match, { seat: 1 }).state.chosen, []);
  assert.deepEqual(sit(match).state.chosen, ['2C', '4C']);
  sit(match, { seat: 1 }).touch('3C');
  assert.deepEqual(sit(match).state.chosen, []);
});

test('another decision begins with nothing chosen', () => {
  const match = matchAt(['deal']);
  sit(match).touch('2C');
  match.log.push('pass 2C 3C 4C');
  assert.deepEqual(sit(match).state.chosen, []);
});

test('what has been played is not chosen again when the move is taken back', () => {
  const match = matchAt(['deal']);
  sit(match).touch('2C');
  const app = { game: () => undefined } as unknown as App;
  const view = { to_act: 0, seat: 0, points: [], places: [], zones: [], teams: [] };
  const frame = (start: number, ...entries: string[]) => ({ view, log: { start, entries } }) as unknown as Frame;
  record(app, match, frame(0, 'deal')); // the table is laid anew
  assert.deepEqual(match.choice?.items, ['2C']);
  record(app, match, frame(1, 'pass 2C 3C 4C'));
  record(app, match, frame(1));
  assert.deepEqual([match.log, match.choice], [['deal'], undefined]);
});

test('cards that are not asked for are not chosen', () => {
  const match = matchAt(['deal']);
  sit(match).touch('2C', '4C');
  assert.deepEqual(sit(match, { ask: { items: ['3C', '4C', '5C', '6C'] } }).state.chosen, []);
});

test('nothing is kept of a single card, or at the table of a lesson', () => {
  const match = matchAt(['deal']);
  sit(match, { ask: { least: 1, most: 1, slots: [] } }).touch('2C');
  sit(match, { isWholeMatch: false }).touch('2C', '3C');
  sit({ ...match, id: '' }).touch('2C', '3C');
  assert.equal(match.choice, undefined);
});

test('a damaged choice counts as none', () => {
  const well = { entries: 1, seat: 0, items: ['2C'], touched: ['2C'] };
  for (const choice of [[], 5, {}, { ...well, seat: -1 }, { ...well, items: ['<b>'] }, { ...well, touched: 'x' }]) {
    const { match } = readMatch({ ...matchAt(['deal']), choice });
    assert.equal(match?.choice, undefined, JSON.stringify(choice));
  }
});
