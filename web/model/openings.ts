/**
 * Prepared openings. While idle, the engine plays the next match of each game up to the player's first decision. So a
 * later visit can begin before the engine is ready. For a first visit the build brings a few openings.
 */

import type {
  App,
  CurrentTable,
  EngineAccess,
  GameCatalogue,
  IncomingMessage,
  Preferences,
  Stores,
  Wording,
} from '../app.ts';
import { json } from '../browser/files.ts';
import type { Head, OpeningPlayed } from '../protocol.d.ts';
import { isNew } from '../storage/database.ts';
import { HUMAN } from '../storage/match-shape.ts';
import { asPrepared, keepOpening, lastFrameOf, readOpening, readOpenings } from '../storage/opening-store.ts';
import type { PreparedOpening, Setup, StoredMatch } from '../storage/stored-types.ts';
import { newMatch, record } from './matches.ts';
import { offerAt } from './offers.ts';
import { areSameCards } from './score.ts';
import { temperedHere } from './tempers.ts';

const IDLE_AFTER = 900; // milliseconds without a reply until the engine counts as idle

/** The match that *Play* would begin; null if several people share the device. */
function matchOf(
  app: Wording & GameCatalogue & Preferences,
  key: string,
  setup: Setup,
  seed?: string,
): StoredMatch | null {
  const game = offerAt(app, key)?.game;
  if (!game || setup.seats.filter(sitter => sitter === HUMAN).length !== 1) return null;
  return newMatch(game.name, { ...setup, seats: temperedHere(app, game, setup) }, seed);
}

/** True if the match would begin like this opening, given its seed. */
const fits = (app: GameCatalogue, { head }: StoredMatch, opening: PreparedOpening) => {
  const game = app.game(head.game);
  return !!game && areSameCards(game, opening.head, { ...head, seed: opening.head.seed });
};

/** True if the seed is of a deal that the build has brought, or of a replay of it. */
export const isBrought = ({ seed }: Pick<Head, 'seed'>) => String(seed).startsWith('brought/');

// Use openings

let fetching: Promise<Record<string, Omit<OpeningPlayed, 'type'>[]>> | null = null;

/** Fetch the build's openings once, by the key of the offer. Empty if they cannot be fetched. */
export const fetchBrought = () => {
  fetching ??= json<Record<string, OpeningPlayed[]>>(window.first.openings).catch(() => {
    fetching = null;
    return {};
  });
  return fetching;
};

/** The build's openings for an offer, in random order. */
async function shuffledBrought(key: string): Promise<PreparedOpening[]> {
  const all = (await fetchBrought())[key] ?? [];
  const drawn = crypto.getRandomValues(new Uint32Array(all.length));
  return all
    .map((opening, at) => ({ opening: asPrepared(null, opening), order: drawn[at] }))
    .sort((one, other) => one.order - other.order)
    .map(({ opening }) => opening);
}

/** A match that has begun, and the opening to show. */
export type Begun = { match: StoredMatch; opening: PreparedOpening };

/**
 * Begin a match with a prepared opening; null if none fits, or the player no longer wants it.
 * @param soon waits for a promise, but gives null as soon as the engine is ready
 */
export async function beginEarly(
  app: Wording & GameCatalogue & Preferences & Stores,
  { key, setup }: { key: string; setup: Setup },
  soon: <T>(wait: Promise<T>) => Promise<T | null>,
  isWanted: () => boolean,
): Promise<Begun | null> {
  const match = matchOf(app, key, setup);
  if (!match) return null;
  const kept = isNew() ? null : await soon(readOpening(key).catch(() => null));
  const begun = kept && (await beginWith(app, match, [kept], isWanted));
  return begun ?? beginWith(app, match, (await soon(shuffledBrought(key))) ?? [], isWanted);
}

async function beginWith(
  app: GameCatalogue & Stores,
  match: StoredMatch,
  openings: readonly PreparedOpening[],
  isWanted: () => boolean,
) {
  for (const opening of openings.filter(each => fits(app, match, each))) {
    if (!isWanted()) return null;
    const begun = { ...match, head: { ...match.head, seed: opening.head.seed }, log: [...opening.log] };
    record(app, begun, lastFrameOf(opening));
    if (await app.matches.begin(begun, opening)) return { match: begun, opening };
  }
  return null;
}

// Prepare openings

type Wanted = { key: string; head: Head };
let wanted: Wanted[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Prepare the next match of each game that was played here, unless it is ready. */
export async function seekOpenings(app: App): Promise<void> {
  const ready = await readOpenings().catch(() => null);
  if (!ready) return; // storage is not available
  wanted = Object.keys(app.settings.last).flatMap(key => wantedOf(app, key, ready.get(key)));
  restartTimer(app);
}

/** The opening to prepare for a game; empty if the stored one fits. */
function wantedOf(
  app: Wording & GameCatalogue & Preferences,
  key: string,
  ready: PreparedOpening | undefined,
): Wanted[] {
  const match = offerAt(app, key) && matchOf(app, key, app.setup(key));
  return !match || (ready && fits(app, match, ready)) ? [] : [{ key, head: match.head }];
}

/** Restart the idle timer: requests of the player go first. */
function restartTimer(app: EngineAccess & CurrentTable) {
  clearTimeout(timer);
  if (wanted.length) timer = setTimeout(() => requestNext(app), IDLE_AFTER);
}

function requestNext(app: EngineAccess & CurrentTable) {
  if (wanted.length && app.engineState === 'ready' && !app.match?.friends)
    app.request({ type: 'opening', head: wanted[0].head });
}

let isOpeningReply = false;

/** Handle messages about openings. True if no other part needs the message. */
export function receiveOpening(app: Preferences & EngineAccess & CurrentTable, message: IncomingMessage): boolean {
  if (message.type === 'opening-played') {
    isOpeningReply = true;
    if (message.frames.length) take(app, message);
    return true;
  }
  const isRefused = message.type === 'refused' && message.request === 'opening';
  if (isRefused || message.type === 'crash') wanted = []; // the opening may have caused the crash
  if (message.type !== 'answered') return isRefused;
  if (isOpeningReply) requestNext(app);
  else restartTimer(app);
  isOpeningReply = false;
  return false;
}

/** Store an opening if it is still wanted. */
function take(app: Preferences, played: OpeningPlayed) {
  const [asked] = wanted;
  if (asked?.head.seed !== played.head.seed) return;
  wanted = wanted.slice(1);
  if (app.settings.last[asked.key]) keepOpening(asked.key, { ...played, head: asked.head }).catch(() => {});
}
