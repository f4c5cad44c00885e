/**
 * The next match of a game lies ready: it is prepared while nothing else is asked of the engine, up to one's first
 * decision, so that it can begin before the engine is there. For whoever has none yet the build brings a few.
 */

import type { App, Heard } from '../app.ts';
import { json } from '../browser/files.ts';
import type { Head, OpeningPlayed } from '../protocol.d.ts';
import { isNew } from '../storage/database.ts';
import { HUMAN } from '../storage/match-shape.ts';
import { asReady, keepOpening, readOpening, readOpenings, standing } from '../storage/opening-store.ts';
import type { Ready, Setup, StoredMatch } from '../storage/stored-types.ts';
import { newMatch, record } from './matches.ts';
import { offerAt } from './offers.ts';
import { areSameCards } from './score.ts';
import { temperedHere } from './tempers.ts';

const QUIET = 900; // milliseconds without an answer until the engine has nothing else to do

/** The match that *Play* begins, as long as nothing has happened in it; null where several share the device. */
function matchOf(app: App, key: string, setup: Setup, seed?: string): StoredMatch | null {
  const game = offerAt(app, key)?.game;
  if (!game || setup.seats.filter(sitter => sitter === HUMAN).length !== 1) return null;
  return newMatch(game.name, { ...setup, seats: temperedHere(app, game, setup) }, seed);
}

/** Is this how the match would begin, with the seed that this has? */
const fits = (app: App, { head }: StoredMatch, opening: Ready) => {
  const game = app.game(head.game);
  return !!game && areSameCards(game, opening.head, { ...head, seed: opening.head.seed });
};

/** Is it a deal that the build has brought, or the same cards once more? */
export const isBrought = ({ seed }: Pick<Head, 'seed'>) => String(seed).startsWith('brought/');

// Used up

let fetching: Promise<Record<string, Omit<OpeningPlayed, 'type'>[]>> | null = null;

/** What the build has brought, by the game that home offers: it is asked for once. */
export const fetchBrought = () => {
  fetching ??= json<Record<string, OpeningPlayed[]>>(window.first.openings).catch(() => {
    fetching = null;
    return {};
  });
  return fetching;
};

/** Those that have come with the page, in any order. */
async function brought(key: string): Promise<Ready[]> {
  const all = (await fetchBrought())[key] ?? [];
  const drawn = crypto.getRandomValues(new Uint32Array(all.length));
  return all
    .map((opening, at) => ({ opening: asReady(null, opening), order: drawn[at] }))
    .sort((one, other) => one.order - other.order)
    .map(({ opening }) => opening);
}

/** A match that has begun, and what is to be shown of it. */
export type Begun = { match: StoredMatch; opening: Ready };

/**
 * Begins another match with what lies ready; null where nothing does, or it is not wanted any more.
 * @param soon what is waited for, or nothing where the engine is there before
 */
export async function beginEarly(
  app: App,
  { key, setup }: { key: string; setup: Setup },
  soon: <T>(wait: Promise<T>) => Promise<T | null>,
  isWanted: () => boolean,
): Promise<Begun | null> {
  const match = matchOf(app, key, setup);
  if (!match) return null;
  const kept = isNew() ? null : await soon(readOpening(key).catch(() => null));
  const begun = kept && (await beginWith(app, match, [kept], isWanted));
  return begun ?? beginWith(app, match, (await soon(brought(key))) ?? [], isWanted);
}

async function beginWith(app: App, match: StoredMatch, openings: readonly Ready[], isWanted: () => boolean) {
  for (const opening of openings.filter(each => fits(app, match, each))) {
    if (!isWanted()) return null;
    const begun = { ...match, head: { ...match.head, seed: opening.head.seed }, log: [...opening.log] };
    record(app, begun, standing(opening));
    if (await app.matches.begin(begun, opening)) return { match: begun, opening };
  }
  return null;
}

// Prepared

type Wanted = { key: string; head: Head };
let wanted: Wanted[] = [];
let quiet = 0;

/** From now on the next match of each game that has been played here is to lie ready. */
export async function seekOpenings(app: App): Promise<void> {
  const ready = await readOpenings().catch(() => null);
  if (!ready) return; // nothing can be kept
  wanted = Object.keys(app.settings.last).flatMap(key => wantedOf(app, key, ready.get(key)));
  rest(app);
}

/** What is to be prepared for a game, if what lies ready is not that. */
function wantedOf(app: App, key: string, ready: Ready | undefined): Wanted[] {
  const match = offerAt(app, key) && matchOf(app, key, app.setup(key));
  return !match || (ready && fits(app, match, ready)) ? [] : [{ key, head: match.head }];
}

/** Whoever waits for the engine goes first. */
function rest(app: App) {
  clearTimeout(quiet);
  if (wanted.length) quiet = setTimeout(() => askOn(app), QUIET);
}

function askOn(app: App) {
  if (wanted.length && app.engineState === 'ready' && !app.match?.friends)
    app.request({ type: 'opening', head: wanted[0].head });
}

let isOurs = false;

/** Takes what is about it; is there nothing in it for anybody else? */
export function hearOpening(app: App, message: Heard): boolean {
  if (message.type === 'opening-played') {
    isOurs = true;
    if (message.frames.length) take(app, message);
    return true;
  }
  const isRefused = message.type === 'refused' && message.request === 'opening';
  if (isRefused || message.type === 'crash') wanted = []; // a crash may have come of it
  if (message.type !== 'answered') return isRefused;
  if (isOurs) askOn(app);
  else rest(app);
  isOurs = false;
  return false;
}

/** Keeps it, where it is still what is wanted. */
function take(app: App, played: OpeningPlayed) {
  const [asked] = wanted;
  if (asked?.head.seed !== played.head.seed) return;
  wanted = wanted.slice(1);
  if (app.settings.last[asked.key]) keepOpening(asked.key, { ...played, head: asked.head }).catch(() => {});
}
