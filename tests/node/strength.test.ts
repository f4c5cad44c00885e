/** The player's strength: which decisions count, its error, and where it stands among the bots. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimate } from '../../web/model/estimate.ts';
import type { Offer } from '../../web/model/offers.ts';
import type { Played } from '../../web/model/skill.ts';
import { COUNTED, levelsOf, standingOf, strengthOf } from '../../web/model/strength.ts';
import type { Training } from '../../web/protocol.d.ts';

const HEARTS = {
  key: 'hearts',
  preset: '',
  game: {
    name: 'hearts',
    seats: [4, 3],
    shown: {},
    presets: { standard: { moon: true }, short: { moon: true, target: 50 } },
    options: [
      { name: 'moon', default: true },
      { name: 'target', default: 100 },
    ].map(option => ({ ...option, needs: {}, off: null })),
  },
} as unknown as Offer;

/** A reviewed match with these losses; the newest stands first in a list. */
const played = (losses: number[], { options = {}, seats = 4, unit = 'round' } = {}) =>
  ({
    record: { head: { options, seats: Array(seats).fill('easy') } },
    review: { judged: losses.map(loss => ({ loss, unit })), shares: [{ unit }] },
  }) as unknown as Played;

const of = (...matches: Played[]) => strengthOf(HEARTS, { played: matches });

test('an estimate has the standard error of the mean', () => {
  assert.deepEqual(estimate([3, 5]), { mean: 4, error: 1 });
  assert.deepEqual(estimate([2]), { mean: 2, error: Number.POSITIVE_INFINITY });
  assert.deepEqual(estimate([]), { mean: 0, error: 0 });
});

test('the latest decisions count, and no more', () => {
  const old = played(Array(COUNTED).fill(9));
  const latest = played([...Array(50).fill(9), ...Array(COUNTED - 1).fill(1)]);
  const { decisions, mean } = of(latest, old);
  assert.equal(decisions, COUNTED);
  assert.equal(mean, (COUNTED - 1 + 9) / COUNTED);
});

test('a loss of the chance to win does not count', () => {
  const { decisions, mean } = of(played([1, 3]), played([0.2], { unit: 'chance' }));
  assert.deepEqual([decisions, mean], [2, 2]);
});

test('decisions at other tables than the bots had are counted apart', () => {
  const { decisions, unusual } = of(
    played([1]),
    played([1, 1], { options: { target: 50 } }),
    played([1, 1, 1], { seats: 3 }),
    played([1], { seats: 3, unit: 'match' }),
  );
  assert.deepEqual([decisions, unusual], [7, 5]);
});

const LEVELS = { easy: [0.8, 0.01], normal: [0.5, 0.01], strong: [0.1, 0.01] } as unknown as Training['levels'];
const levels = levelsOf(HEARTS, { levels: LEVELS, problems: [], asks_holders: false });

test('only the usual offer of a game has levels to compare with', () => {
  assert.deepEqual(
    levels.map(([level, { mean }]) => [level, mean]),
    [
      ['easy', 0.8],
      ['normal', 0.5],
      ['strong', 0.1],
    ],
  );
  assert.deepEqual(levelsOf({ ...HEARTS, preset: 'short' }, { levels: LEVELS, problems: [], asks_holders: false }), []);
  assert.deepEqual(levelsOf(HEARTS, undefined), []);
});

test('a player stands where the errors allow to tell', () => {
  const at = (mean: number, error: number) => standingOf({ mean, error }, levels);
  assert.deepEqual(at(0.51, 0.05), { id: 'like', level: 'normal' });
  assert.deepEqual(at(0.3, 0.02), { id: 'between', weaker: 'normal', stronger: 'strong' });
  assert.deepEqual(at(0.5, 0.5), { id: 'between', weaker: 'easy', stronger: 'strong' });
  assert.deepEqual(at(0.01, 0.01), { id: 'above', level: 'strong' });
  assert.deepEqual(at(2, 0.1), { id: 'below', level: 'easy' });
});
