/** Events of a club: what this device knows of each, the results that it was given, and what their check has found. */

import type { ClubEvent, Head, Result } from '../protocol.d.ts';
import type { Check, Valid } from './checks.ts';
import { among, count, date, either, flag, list, maybe, number, parts, table, text } from './checks.ts';
import { CLASS_ROOM } from './class-store.ts';
import { Collection } from './collection.ts';
import { HEAD, LOG, options, SEATS, word } from './match-shape.ts';
import { KEY_PREFIXES } from './places.ts';

const MOST = 500; // events
const MOST_DEALS = 32;
/** Entrants of an event whose results a device takes. */
export const MOST_ENTRANTS = 64;
const LONGEST_SEED = 500; // characters
const NAME = text(200); // of an event or an entrant; the engine has a stricter limit
const FORMAT = 1;

const EVENT: Check<ClubEvent> = parts({
  ...{ game: word, deals: count(MOST_DEALS), level: word, seed: text(LONGEST_SEED), options, seats: count(SEATS) },
  ...{ name: NAME, until: word, engine: word, entrants: maybe(list(NAME, MOST_ENTRANTS)) },
  ...{ taku: among(['event']), format: among([FORMAT]) },
}) as Check<ClubEvent>;

/** Check the shape of a result, before the engine replays it. */
export const RESULT: Check<Result> = parts({
  ...{ event: word, name: NAME, deals: list(parts({ log: LOG, again: maybe(flag) }), MOST_DEALS), engine: word },
  ...{ device: maybe(text(200)), signature: maybe(text(200)), taku: among(['result']), format: among([FORMAT]) },
}) as Check<Result>;

/** A deal as it was played on this device. */
const OWN_DEAL = parts({
  /** Id of the match. */
  match: word,
  /** Its log; empty until it is over. */
  log: LOG,
  /** True if another match of this deal was begun before. */
  again: flag,
});
export type OwnDeal = Valid<typeof OWN_DEAL>;

const STORED = parts({
  id: word,
  event: EVENT,
  /** The match of each deal, before its cards or dice. */
  heads: list(HEAD as Check<Head>, MOST_DEALS),
  when: date,
  /** Name under which the player enters; '' if not given yet. */
  name: NAME,
  /** Deals that were begun here, by their number, from 1. */
  own: table(OWN_DEAL, MOST_DEALS),
  /** Where its organiser takes results; undefined if nowhere, or here. */
  room: maybe(CLASS_ROOM),
  /** The signature of the own result `of` this id, and the public key of the device that made it. */
  seal: maybe(parts({ device: text(200), signature: text(200), of: word })),
});
export type StoredEvent = Valid<typeof STORED>;

const GIVEN = parts({
  id: word,
  /** Id of the event. */
  event: word,
  when: date,
  result: RESULT,
});
export type GivenResult = Valid<typeof GIVEN>;

const POINTS = list(either(number(-1e6, 1e6), among([null])), MOST_DEALS);

/** What a check has found; not exported, as a file could claim anything. */
const VERDICT = parts({
  id: word,
  /** Version of the rules and bots with which it was checked. */
  engine: word,
  /** Share of the bots' decisions that were made again, 0 to 1. */
  share: number(0, 1),
  checked: maybe(parts({ name: NAME, points: POINTS, merits: POINTS, again: list(count(MOST_DEALS), MOST_DEALS) })),
  /** Why the result does not count. */
  refused: maybe(
    parts({ fault: maybe(word), text: text(2_000), deal: count(MOST_DEALS), entry: count(1e6), move: text(2_000) }),
  ),
});
export type Verdict = Valid<typeof VERDICT>;

export const events = new Collection<StoredEvent>({
  place: KEY_PREFIXES.events[0],
  shape: STORED,
  most: MOST,
  read: ({ id, event, heads, when, name, own, room, seal }) => ({
    ...{ id, event, heads, when, name, own, ...(room ? { room } : {}), ...(seal ? { seal } : {}) },
  }),
});

export const verdicts = new Collection<Verdict>({ place: 'verdict:', shape: VERDICT, read: value => value });

export const givenResults = new Collection<GivenResult>({
  place: KEY_PREFIXES.results[0],
  shape: GIVEN,
  most: MOST * MOST_ENTRANTS,
  read: ({ id, event, when, result }) => ({ id, event, when, result }),
  dropAlong: (store, id) => store.delete(`verdict:${id}`),
});

/** The changes that imported events make: new ones, and deals that were played on another device. */
export function joined(here: readonly StoredEvent[], found: readonly StoredEvent[]) {
  const known = new Map(here.map(each => [each.id, each]));
  const come = found.flatMap(one => {
    const own = known.get(one.id);
    const fresh = Object.entries(one.own).some(([deal, { log }]) => log.length && !own?.own[deal]?.log.length);
    if (own && !fresh) return [];
    return own ? [{ ...own, own: { ...one.own, ...played(own) } }] : [one];
  });
  return { come, told: come.length };
}

/** The deals of an event that were played to the end here. */
export const played = ({ own }: StoredEvent): Record<string, OwnDeal> =>
  Object.fromEntries(Object.entries(own).filter(([, { log }]) => log.length > 0));
