/** Events of a club on this device: deals to play, results to send and to add. */

import type { GameCatalogue, Preferences, Stores, Wording } from '../app.ts';
import { age } from '../browser/clock.ts';
import { eventVersions } from '../built.js';
import type { ClubEvent, EventRead, Head, Result } from '../protocol.d.ts';
import type { ClassRoom } from '../storage/class-store.ts';
import { ownRooms } from '../storage/class-store.ts';
import type { GivenResult, OwnDeal, StoredEvent } from '../storage/event-store.ts';
import { events, givenResults, MOST_ENTRANTS, played, RESULT } from '../storage/event-store.ts';
import { levelOf } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { dateIn } from '../words/formatting.ts';
import { properLine, properName } from '../words/names.ts';
import { pack } from './link.ts';
import { newMatch, random } from './matches.ts';
import type { Offer } from './offers.ts';
import { gameWord, offerOf } from './offers.ts';
import { idOf } from './slip.ts';

export const LONGEST_EVENT_NAME = 60; // characters
const SOON = 6 * 86_400_000; // milliseconds: until then a weekday alone says which day it is
/** Numbers of deals on offer. */
export const DEALS = [1, 4, 8, 16, 32] as const;

/** An event before the engine has read it: without its version, seed and form. */
export type Draft = Pick<ClubEvent, 'game' | 'deals' | 'level' | 'options' | 'seats' | 'name' | 'until' | 'entrants'>;

/** Complete a draft: the deals are fixed by its seed from now on. The order is that of the file. */
export const drawn = ({ game, deals, level, options, seats, name, until, entrants }: Draft): ClubEvent => ({
  ...{ game, deals, level, seed: random(), options, seats, name: properLine(name, LONGEST_EVENT_NAME), until },
  ...{ engine: eventVersions[game], entrants, taku: 'event', format: 1 },
});

/** The link to an event, with results of it and the room that takes more. */
export const linkToEvent = async (event: ClubEvent, results: Result[], room?: ClassRoom): Promise<string> =>
  `${location.href.split('#')[0]}#/event/${await pack('event', { event, results, ...(room ? { room } : {}) })}`;

/** Store an event that the engine has read, unless it is here, and its room unless that is here; return what is stored. */
export async function keepEvent({ event, id, heads }: Omit<EventRead, 'type'>, room?: ClassRoom): Promise<StoredEvent> {
  const isMine = !!(await ownRooms.one(id).catch(() => null));
  const fresh = { id, event, heads, when: Date.now(), name: '', own: {} };
  const next = (now: StoredEvent | null) => ({ ...(now ?? fresh), ...(room && !isMine ? { room } : {}) });
  return (await events.change(id, next)) ?? next(null);
}

/** Note a deal that was begun or played to its end. The first match of a deal counts. */
export async function keepDeal({ id, event, log, over }: StoredMatch) {
  if (!event) return;
  await events.change(event.id, now => {
    const before = now?.own[event.deal];
    if (!now || before?.log.length) return null;
    const again = !!before && (before.again || before.match !== id);
    const deal: OwnDeal = { match: id, log: over ? [...log] : [], again };
    return { ...now, own: { ...now.own, [event.deal]: deal } };
  });
}

/** True if the last moment for results has passed. */
export const hasEnded = ({ until }: Pick<ClubEvent, 'until'>) => !!until && age(Date.parse(until)) > 0;

/** True if this build's bots are those of the event: only then can its results be compared. */
export const isOfThisBuild = ({ game, engine }: Pick<ClubEvent, 'game' | 'engine'>) => engine === eventVersions[game];

/** True if a result was played against the event's bots, which are those of this build. */
export const isComparable = (event: ClubEvent, { engine }: Result) => isOfThisBuild(event) && engine === event.engine;

/** Numbers of the deals that are still to be played, from 1. */
export const dealsLeft = (stored: StoredEvent) =>
  stored.heads.map((_, at) => at + 1).filter(deal => !stored.own[deal]?.log.length);

/** The unfinished match of a deal on this device. */
export const begunMatch = ({ matches }: Stores, { id }: StoredEvent, deal: number) =>
  matches.list().find(({ event }) => event?.id === id && event.deal === deal);

/** A new match with a deal. */
export function matchOf({ id, heads }: StoredEvent, deal: number): StoredMatch {
  const head: Head = heads[deal - 1];
  const names = head.seats.map(() => '');
  const match = newMatch(head.game, { ...head, names }, String(head.seed));
  return { ...match, event: { id, deal, deals: heads.length } };
}

/** The player's own result so far, as its file has it; null before the first deal is over. @param name of the entrant */
export function ownResult(stored: StoredEvent, name: string): Result | null {
  const own = played(stored);
  const last = Math.max(0, ...Object.keys(own).map(Number));
  if (!last) return null;
  const deals = Array.from({ length: last }, (_, at) => own[at + 1] ?? { log: [], again: false });
  return {
    ...{ event: stored.id, name, deals: deals.map(({ log, again }) => ({ log, again })) },
    ...{ engine: stored.event.engine, device: stored.seal?.device ?? '', signature: '', taku: 'result', format: 1 },
  };
}

/** The text of a file of an event or a result, as `taku event` writes it; or of an event with all its results. */
export const fileOf = (data: ClubEvent | Result | readonly (ClubEvent | Result | null)[]) =>
  `${JSON.stringify(data, null, 1)}\n`;

/** The content of a file or a link if it has the shape of a result. */
export const readResult = (data: unknown): Result | null => {
  if (RESULT(data) !== null) return null;
  const { event, name, deals, engine, device = '', signature = '', taku, format } = data as Result;
  const each = deals.map(({ log, again }) => ({ log: [...log], again: !!again }));
  return { event, name: properLine(name, LONGEST_EVENT_NAME), deals: each, engine, device, signature, taku, format };
};

/** Id of a result on this device. */
export const idOfResult = (result: Result) => `${result.event}.${idOf(result)}`;

/** True if a result has all deals of another one of the same entrant and device. */
const goesOn = (one: Result, other: Result) =>
  one.name === other.name && one.device === other.device && hasLogsOf(one, other);

/** True if a result has all deals of another one with the same logs. */
const hasLogsOf = (one: Result, other: Result) =>
  other.deals.every(({ log }, at) => !log.length || log.join('\n') === one.deals[at]?.log.join('\n'));

/** What became of a result: added, here already, or refused because there are too many. */
export type Taken = 'added' | 'known' | 'full';

/** Add a result that the player has agreed to. It replaces an earlier part of it. */
export const addResult = (result: Result): Promise<Taken> =>
  givenResults.turn(all => {
    const here = all.filter(({ event }) => event === result.event);
    if (here.some(each => goesOn(each.result, result))) return { told: 'known' };
    const gone = here.filter(each => goesOn(result, each.result)).map(({ id }) => id);
    if (here.length - gone.length >= MOST_ENTRANTS) return { told: 'full' };
    const one: GivenResult = { id: idOfResult(result), event: result.event, when: Date.now(), result };
    return { come: [one], gone, told: 'added' };
  });

/** By name, then by what was played: the same order on every device. */
function byContent({ result: one }: Entry, { result: other }: Entry) {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return JSON.stringify(one.deals) < JSON.stringify(other.deals) ? -1 : 1;
}

/** A result in the table of an event. */
export type Entry = { id: string; result: Result; isOwn: boolean };

/** The results of an event on this device: the player's own, and those that were given. */
export async function entriesOf(app: Wording & Preferences, stored: StoredEvent): Promise<Entry[]> {
  const { kept } = await givenResults.all();
  const own = ownResult(stored, stored.name || entrantName(app) || app.say('you'));
  const isSent = (result: Result) =>
    own && (result.device ? result.device === own.device : true) && hasLogsOf(own, result);
  const others = kept.filter(({ event, result }) => event === stored.id && !isSent(result));
  return [
    ...(own ? [{ id: `${stored.id}.own.${idOf(own.deals)}`, result: own, isOwn: true }] : []),
    ...others.map(({ id, result }) => ({ id, result, isOwn: false })),
  ].sort(byContent);
}

// In words

/** The offer whose rules an event has. */
export const offerOfEvent = (app: GameCatalogue, { game, options }: Pick<ClubEvent, 'game' | 'options'>): Offer =>
  offerOf(app, { game, options }) as Offer;

/** Name of an event; that of its game if it has none. */
export const nameOfEvent = (app: Wording & GameCatalogue, event: ClubEvent) =>
  properLine(event.name, LONGEST_EVENT_NAME) || gameWord(app, offerOfEvent(app, event), 'game');

/** The last moment for results, in words; as the event has it if this browser cannot read it. */
export function untilInWords(app: Wording, until: string) {
  const moment = Date.parse(until);
  if (Number.isNaN(moment)) return until;
  const isSoon = age(moment) + age(Date.now(), moment) < SOON; // before or after it
  const day = isSoon ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateIn(app.language, moment, { weekday: 'long', ...day, hour: 'numeric', minute: '2-digit' });
}

/** What an event is, in short pieces: game, deals, bots, end. */
export const eventInWords = (app: Wording & GameCatalogue, event: ClubEvent, heads: readonly Head[]) => [
  gameWord(app, offerOfEvent(app, event), 'game'),
  app.say('club-deals', { count: event.deals }),
  ...((heads[0]?.seats.length ?? 1) > 1
    ? [app.say('bots-are', { level: app.say(`level-${levelOf(event.level)}`) })]
    : []),
  ...(event.entrants?.length ? [app.say('club-names-count', { count: event.entrants.length })] : []),
  ...(event.until
    ? [app.say(hasEnded(event) ? 'club-ended' : 'club-until', { when: untilInWords(app, event.until) })]
    : []),
];

const LONG = 90; // minutes: a longer event is told in hours

/** That everyone plays the same deals, and how long that takes. */
export function sameForAll(app: Wording, { game }: Offer, count: number) {
  const minutes = game.deal_minutes * count;
  const isLong = String(minutes > LONG);
  return app.say('club-same-for-all', { count, isLong, minutes, hours: Math.round(minutes / 30) / 2 });
}

/** Name of the entrant on this device, for the engine: never empty. */
export const entrantName = ({ settings }: Preferences) => properName(settings.yourName);
