// A page with stored matches, and one of them seen again.

import { OpenTable } from './open-table.ts';
import { expect, type Locator, type Page, python } from './page.ts';
import { HEARTS } from './records.ts';

/** A match that the library has played, as it saves it, and how it ended. */
export type Played = {
  head: { format: number; game: string; options: Record<string, unknown>; seed: string; seats: string[] };
  log: string[];
  over: boolean;
  points: number[];
  places: number[];
};

/** A match in which each player plays at random, and always the same; `most` is its longest log. */
export const played = (game: string, seats: string[] = HEARTS, { options = {}, seed = 's', most = 9999 } = {}) =>
  python<Played>(`
import json
from random import Random
from taku import Match
match = Match(seats=${JSON.stringify(seats)}, seed=${JSON.stringify(seed)},
    game=${JSON.stringify(game)}, options=json.loads(${JSON.stringify(JSON.stringify(options))}))
random = Random(1)
while not match.over and len(match.log) < ${most}:
    match.play(random.choice(match.moves()))
head = match.save()
log = head.pop("log")
over = match.over
points, places = (match.points, match.places) if over else ([], [])
result = {"head": head, "log": log, "over": over, "points": points, "places": places}
`);

export class Replay extends OpenTable {
  readonly eyes: Locator;
  readonly turns: Locator;
  readonly current: Locator;

  constructor(page: Page) {
    super(page);
    this.eyes = page.getByLabel('Whose cards to see');
    this.turns = page.locator('.transcript button');
    this.current = page.locator('.transcript [aria-current]');
  }

  /** Store a match that was played. */
  async keep(
    { head, log, over }: Pick<Played, 'head' | 'log' | 'over'>,
    { id = 'm', ...more }: { id?: string; [part: string]: unknown } = {},
  ) {
    const names = head.seats.map(() => '');
    const match = { id, head, log: [...log], names, when: 1, glance: null, over, ...more }; // the page plays on in it
    await this.page.taku.matches.keep(match as never);
    return this;
  }

  async see(id = 'm') {
    await this.page.enter(`#/replay/${id}`);
    await expect(this.where).toBeVisible();
    return this;
  }
}
