// A match that is over with what its review says, and the screen that shows it.

import { expect, type Page, python, type Visits } from './page.ts';
import { put } from './stored.ts';

/** The queen of spades is thrown where a small spade would do: no review is needed for that. */
export const TINY = 'deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS,2C,3C,9C,7C,6S,JS,QS,4S,3S,9H,2H,KD'.split(',');
/** The entry of the poor decision. */
export const POOR = 7;

const VERSION = await python<number>('from taku.review import VERSION as result');

export const sentence = (id: string, args: object = {}) => ({ id, seat: null, args });

const tried = (move: string, mean: number, error = 0.4) => ({
  move,
  say: sentence('play', { cards: move }),
  mean,
  error,
  worlds: 96,
});

/** A decision as the engine reviews it; `best` is worth as much more as is lost. */
export function judged(entry: number, move: string, best: string, loss: number, { clear = true } = {}) {
  return {
    ...{ entry, round: 1, kind: 'taking', move, best, loss, error: 0.4, clear, plain: false, unit: 'round', least: 1 },
    ...{ better: 0.8, good: clear ? [best] : [], expected: [4, 5, 6, 7] },
    weighed: [...(best === move ? [] : [tried(best, 1.5 + loss)]), tried(move, 1.5, 0)],
    why: sentence('below-queen'),
    reason: sentence('tried'),
    source: clear ? 'queen' : '',
  };
}

/** What luck and play brought in a round. */
export function share(luck = -1, error = 2) {
  const [result, round] = [-14, 1];
  return {
    ...{ round, entries: [0, TINY.length], unit: 'round', expected: 0, result, luck, play: result - luck, error },
    ...{ strong: null, strong_error: 0 },
  };
}

export const DECISIONS = [judged(POOR, 'QS', '3S', 13.9)];

export type Over = {
  id: string;
  head: { format: number; game: string; options: object; seed: string; seats: string[] };
  log: string[];
  names: string[];
  result: { seat: number; sides: number; places: number[]; points: number[]; rounds: number; boxes: object };
  [part: string]: unknown;
};

/** A match that is over: one player and bots. */
export function match({
  id = 'm',
  log = TINY,
  game = 'hearts',
  options = { passing: false },
  points = [14, 0, 0, 0],
  ...more
}: Partial<{ id: string; log: string[]; game: string; options: object; points: number[]; over: boolean }> & {
  names?: string[];
} = {}): Over {
  const sides = points.length;
  const places = sides > 1 ? [4, 1, 1, 1].slice(0, sides) : [1];
  const seats = points.map((_, seat) => (seat ? 'easy' : 'human'));
  return {
    id,
    head: { format: 1, game, options, seed: 's', seats },
    log: [...log],
    names: seats.map(() => ''),
    when: 1.7e12,
    glance: null,
    over: true,
    tally: { time: 60_000, hints: 0, undone: 0 },
    result: { seat: 0, sides, places, points, rounds: 1, boxes: {} },
    ...more,
  };
}

/** By which the page knows a log again: FNV-1a, written a second time on purpose. */
function mark(log: readonly string[]) {
  let value = 0x811c9dc5n;
  for (const sign of log.join('\n')) value = ((value ^ BigInt(sign.charCodeAt(0))) * 0x01000193n) % 2n ** 32n;
  return `${log.length}-${value.toString(36)}`;
}

/** A review as the page stores it. */
export function kept(
  of: Over,
  { decisions = DECISIONS as { entry: number }[], shares = [share()] as { entries: number[] }[], ...more } = {},
) {
  return {
    ...{ id: of.id, version: VERSION, log: mark(of.log), seat: 0, seed: of.id, least: 1 },
    entries: decisions.map(({ entry }) => entry),
    ends: shares.map(({ entries }) => entries[1]),
    judged: decisions,
    shares,
    ...more,
  };
}

/** Stored parts of a review that the page does not take over. */
export const BAD: Record<string, object> = {
  old: { version: VERSION - 1 },
  'of-another-log': { log: '3-abc' },
  'of-another-match': { id: 'other' },
  'not-in-order': { entries: [1] },
  damaged: { judged: [{ ...DECISIONS[0], loss: 'much' }] },
  huge: { shares: [share(1e300)] },
  'with-damaged-moments': { moments: [{ entry: 1 }] },
};

/** Store a match that is over and what is known of it, and look back at it. */
export async function lookBackAgain(page: Page, { of = match(), known, path = '' }: Look = {}) {
  await page.go('#/');
  await expect(page.locator('.home')).toBeVisible();
  const { log: _, glance, ...record } = of;
  const entries = { [`over:${of.id}`]: of, [`record:${of.id}`]: record };
  await put(page, known ? { ...entries, [`review:${of.id}`]: known } : entries, '');
  await page.go(`#/review/${of.id}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What mattered|Try again/);
  return page;
}

export type Look = { of?: Over; known?: object; path?: string };

/** Look back at a match in a page of its own; without an engine, unless told else. */
export async function lookBack(
  visit: Visits['visit'],
  look: Look = {},
  { engine = false, ...options }: Parameters<Visits['visit']>[1] = {},
) {
  return lookBackAgain(await visit('', { engine, settings: { speed: 'none' }, ...options }), look);
}

/** The same of the usual match, with these decisions reviewed. */
export const reviewed = (decisions: { entry: number }[] = DECISIONS, shares = [share()]) => ({
  known: kept(match(), { decisions, shares }),
});
