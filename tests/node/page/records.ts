// Records of finished matches as the page keeps them, and what home offers.

import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import { type Page, python } from './page.ts';

export const HEARTS = ['human', 'easy', 'easy', 'easy'];

type Parts = {
  place?: number;
  points?: number;
  seats?: readonly string[];
  head?: object;
  [part: string]: unknown;
};

/** A match of Hearts as the page keeps it once it is over; `head` changes parts of its head. */
export const record = (at = 0, { place = 1, points = 20, seats = HEARTS, head = {}, ...more }: Parts = {}) => ({
  id: `r${at}`,
  head: { format: 1, game: 'hearts', options: {}, seed: 's', seats, ...head },
  log: [],
  names: seats.map(() => ''),
  when: 1e12 + at,
  glance: null,
  over: true,
  tally: { time: 60000, hints: 0, undone: 0 },
  result: {
    seat: 0,
    sides: seats.length,
    places: seats.map((_, seat) => (seat ? 2 : place)),
    points: seats.map((_, seat) => (seat ? 30 : points)),
    rounds: 5,
    boxes: {},
  },
  ...more,
});

export const keep = (page: Page, ...records: object[]) => page.taku.matches.keep(...(records as StoredMatch[]));

export const finished = (page: Page) => page.taku.matches.finished();

/** What stands beside a word among the figures. */
export const figure = (page: Page, word: string) =>
  page
    .locator('.figures > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd');

/** What home offers: games, and presets of theirs that are shown as games of their own. */
export const offers = () =>
  python<{ key: string; isPreset: boolean; hasPad: boolean }[]>(`
from taku import games
result = [
    {"key": key, "isPreset": key != name, "hasPad": bool(game.pad)}
    for name, game in games.items()
    for key in (name, *(f"{name}/{preset}" for preset in game.shown))
]
`);
