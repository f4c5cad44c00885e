/** Openings that the build brings: matches up to the player's first decision, so that play begins before Python. */

import type { GameCatalogue, Preferences, Stores, Wording } from '../app.ts';
import { json } from '../browser/files.ts';
import type { Frame, Head, Opening } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Setup, StoredMatch } from '../storage/stored-types.ts';
import { newMatch, record } from './matches.ts';
import { offerAt } from './offers.ts';
import { areSameCards } from './score.ts';
import { temperedHere } from './tempers.ts';

let fetching: Promise<Record<string, Opening[]>> | null = null;

/** Fetch openings once, by the key of the offer. Empty if they cannot be fetched. */
export const fetchOpenings = () => {
  fetching ??= json<Record<string, Opening[]>>(window.first.openings).catch(() => {
    fetching = null;
    return {};
  });
  return fetching;
};

/** The openings of an offer, in random order. */
async function shuffledOpenings(key: string): Promise<Opening[]> {
  const all = (await fetchOpenings())[key] ?? [];
  const drawn = crypto.getRandomValues(new Uint32Array(all.length));
  const shuffled = [...all.keys()].sort((one, other) => drawn[one] - drawn[other]).map(at => all[at]);
  return shuffled.map(({ frames, ...rest }) => ({
    ...rest,
    frames: frames.map(frame => ({ ...frame, type: 'frame' })),
  }));
}

/** True if the seed is of a deal that the build has brought, or of a replay of it. */
export const isBrought = ({ seed }: Pick<Head, 'seed'>) => String(seed).startsWith('brought/');

/** A match that has begun, with the frames on the way to the first decision. */
export type Begun = { match: StoredMatch; opening: Opening };

/** The frame at the end of an opening, with all its events. */
export const lastFrameOf = ({ frames }: Opening): Frame => ({
  ...(frames.at(-1) as Frame),
  begins: true,
  events: frames.flatMap(({ events }) => events),
});

/**
 * Begin a match with an opening; null if none fits, or the player no longer wants it.
 * @param soon waits for a promise, but gives null as soon as the engine is ready
 */
export async function beginEarly(
  app: Wording & GameCatalogue & Preferences & Stores,
  { key, setup }: { key: string; setup: Setup },
  soon: <T>(wait: Promise<T>) => Promise<T | null>,
  isWanted: () => boolean,
): Promise<Begun | null> {
  const game = offerAt(app, key)?.game;
  if (!game || setup.seats.filter(sitter => sitter === HUMAN).length !== 1) return null; // several share the device
  const match = newMatch(game.name, { ...setup, seats: temperedHere(app, game, setup) });
  for (const opening of (await soon(shuffledOpenings(key))) ?? []) {
    const head = { ...match.head, seed: opening.head.seed };
    if (!areSameCards(game, opening.head, head)) continue;
    if (!isWanted()) return null;
    const begun = { ...match, head, log: [...opening.log] };
    record(app, begun, lastFrameOf(opening));
    if (await app.matches.begin(begun, { frame: lastFrameOf(opening), touched: opening.touched }))
      return { match: begun, opening };
  }
  return null;
}
