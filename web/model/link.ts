/** Shared links: encode and decode a position, a deal, a match and more. Decoded content is checked, never trusted. */

import type { Display, GameCatalogue, Navigation } from '../app.ts';
import { toBytes, toText } from '../browser/bytes.ts';
import type { OptionValue, Result } from '../protocol.d.ts';
import { fileName, LONGEST_CODE } from '../storage/bot-store.ts';
import type { Check, Foreign } from '../storage/checks.ts';
import { either, flag, list, number, table, text } from '../storage/checks.ts';
import type { ClassRoom } from '../storage/class-store.ts';
import { CLASS_ROOM } from '../storage/class-store.ts';
import { MOST_ENTRANTS, RESULT } from '../storage/event-store.ts';
import type { SentDocument } from '../storage/lesson-shape.ts';
import { placeOf, SENT } from '../storage/lesson-shape.ts';
import { fitLevels, HUMAN, LEVELS, LONGEST_SEED, misfit, RIVAL } from '../storage/match-shape.ts';
import type { LevelChange, Rival } from '../storage/stored-types.ts';
import { properName } from '../words/names.ts';
import { brokenLink } from './notices.ts';

/** House rules, number of players, a log, and the number of its entries that are on the table. */
export type Position = { options: Record<string, OptionValue>; players: number; log: string[]; at: number };
type Dealt = { game: string; options: Record<string, OptionValue>; seats: string[]; seed: string };
/**
 * A deal that everyone plays with the same cards: the seats and the seed, and a score to beat as the sender claims it.
 */
export type SharedDeal = Dealt & { rival?: Rival };
/** A finished match with the players' names, and the changes of its bots' levels. */
export type SharedMatch = Dealt & { names: string[]; log: string[]; levels?: LevelChange[] };
/**
 * Invitation to a room: the host's name and build, and the room's id, by which devices find each other and verify the
 * host.
 */
export type Invitation = Omit<Dealt, 'seed'> & { host: string; build: string; room: string };
/** A player's own bot in Python: the receiver sees the code before it may run. */
export type SharedBot = { game: string; name: string; code: string };
/** House rules and players, with the name of the set and of the sender; both may be ''. */
export type SharedRules = Omit<Dealt, 'seed'> & { name: string; from: string };
/** A lesson of another author, and the room of its class. */
export type SentLesson = { document: SentDocument; room?: ClassRoom };
/** An event, which only the engine can read, results of it, and the room of its organiser. */
export type SharedEvent = { event: object; results: Result[]; room?: ClassRoom };
/** Invitation to a class whose lesson is too long for a QR code: its room, and the digest that verifies the lesson. */
export type ClassInvitation = { room: ClassRoom; digest: string };
export type Shared = {
  position: Position;
  deal: SharedDeal;
  match: SharedMatch;
  room: Invitation;
  bot: SharedBot;
  rules: SharedRules;
  lesson: SentLesson;
  class: ClassInvitation;
  event: SharedEvent;
};

export type Part =
  | 'text'
  | 'size'
  | 'check'
  | 'content'
  | 'version'
  | 'older'
  | 'kind'
  | 'game'
  | 'rules'
  | 'players'
  | 'seed'
  | 'names'
  | 'score'
  | 'moves'
  | 'place'
  | 'lesson';

/** A link that cannot be used; `part` says what is wrong with it. */
export class LinkError extends Error {
  /** @param where position of the fault inside the content, if it has parts */
  constructor(
    readonly part: Part,
    readonly where: string = '',
  ) {
    super(`not a link that can be followed: ${part}`);
  }
}

/** Return a handler for a link that cannot be read: it reports the wrong part, unless the player has left. */
export const onBrokenLink = (app: Navigation & Display, visit: AbortSignal) => (error: unknown) => {
  if (!(error instanceof LinkError)) throw error;
  if (!visit.aborted) brokenLink(app, error.part, error.where);
};

const DEFLATED = '1';
const PLAIN = '0';
const CHECKSUM_BYTES = 4; // bytes
/** Longest link, in characters, that other programs pass on whole. */
export const LONGEST_LINK: number = 8_000;
/** Longest address, in characters, that is read. */
export const LONGEST: number = 40_000;
const LARGEST = 400_000; // bytes after decompression
const MOST_ENTRIES = 6_000; // entries
const SEATS = 16; // more than any table has
const ROOM = /^[\w-]{43}$/; // SHA-256 of the host's public key
const SECRET = /^[\w-]{22}$/; // room id of older invitations, which did not name the host's key

const dealList = ({ game, options, seats, seed }: Dealt) => [game, options, seats, seed];
const rivalList = ({ name, points, place, sides, hints, undone }: Rival) => [name, points, place, sides, hints, undone];

/** Content of each kind of link as a list, which is then packed. */
const LISTS: { [kind in keyof Shared]: (shared: Shared[kind]) => unknown[] } = {
  position: ({ options, players, at, log }) => [options, players, at, log.join('\n')],
  deal: ({ rival, ...deal }) => [...dealList(deal), ...(rival ? [rivalList(rival)] : [])],
  match: ({ names, log, levels = [], ...deal }) => [
    ...dealList(deal),
    names,
    log.join('\n'),
    ...(levels.length ? [levels.map(({ entry, seat, was }) => [entry, seat, was])] : []),
  ],
  room: ({ game, options, seats, host, build, room }) => [game, options, seats, host, build, room],
  bot: ({ game, name, code }) => [game, name, code],
  rules: ({ game, options, seats, name, from }) => [game, options, seats, name, from],
  class: ({ room, digest }) => [[room.key, room.to], digest],
  event: ({ event, results, room }) => [event, results, ...(room ? [[room.key, room.to]] : [])],
  lesson: ({ document, room }) => [document, ...(room ? [[room.key, room.to]] : [])],
};

/** Encode what is shared as the text of a link, compressed where the browser can do that. */
export async function pack<Kind extends keyof Shared>(kind: Kind, shared: Shared[Kind]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, ...LISTS[kind](shared)]));
  const packed = 'CompressionStream' in globalThis ? await piped(new CompressionStream('deflate-raw'), bytes) : null;
  return (packed ? DEFLATED : PLAIN) + toText(new Uint8Array([...checksum(bytes), ...(packed ?? bytes)]));
}

/** Decode a link; throws a LinkError if the text is damaged or of another kind. */
export async function unpack<Kind extends keyof Shared>(kind: Kind, link: string): Promise<Shared[Kind]> {
  if (link.length > LONGEST) throw new LinkError('size');
  if (/^[2-9]/.test(link)) throw new LinkError('version');
  if (!/^[01][\w-]+$/.test(link)) throw new LinkError('text');
  const sent = orElse('text', () => toBytes(link.slice(1)));
  const packed = sent.slice(CHECKSUM_BYTES);
  const bytes = link[0] === DEFLATED ? await piped(new DecompressionStream('deflate-raw'), packed) : packed;
  if (checksum(bytes).some((byte, at) => byte !== sent[at])) throw new LinkError('check');
  const content = orElse('content', () => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  if (!Array.isArray(content)) throw new LinkError('content');
  if (content[0] !== kind) throw new LinkError(Object.hasOwn(LISTS, String(content[0])) ? 'kind' : 'content');
  return READERS[kind](content.slice(1));
}

const READERS: { [kind in keyof Shared]: (content: Foreign[]) => Shared[kind] } = {
  position(content) {
    const [options, players, at] = ofLength(content, 4);
    demand('rules', areOptions(options));
    demand('players', Number.isInteger(players) && players >= 1 && players <= 9);
    const log = entries(content[3]);
    demand('place', Number.isInteger(at) && at >= 0 && at <= log.length);
    return { options, players, at, log };
  },
  deal(content) {
    const deal = readDealt(ofLength(content.slice(0, 4), 4));
    demand('content', content.length <= 5);
    return content.length < 5 ? deal : { ...deal, rival: readRival(content[4], deal) };
  },
  bot(content) {
    const [game, name, code] = ofLength(content, 3);
    demand('game', passes(text(40), game));
    demand('names', passes(text(100), name));
    demand('content', passes(text(LONGEST_CODE), code));
    return { game, name: fileName(name), code };
  },
  rules(content) {
    const [game, options, seats, name, from] = ofLength(content, 5);
    const { seed: _, ...rules } = readDealt([game, options, seats, '']);
    demand('names', passes(text(100), name) && passes(text(100), from));
    return { ...rules, name: properName(name), from: properName(from) };
  },
  lesson(content) {
    const [document, room] = content.length > 1 ? ofLength(content, 2) : ofLength(content, 1);
    const fault = SENT(document);
    if (fault !== null) throw new LinkError('lesson', placeOf(fault));
    return content.length > 1 ? { document, room: readRoom(room) } : { document };
  },
  class(content) {
    const [room, digest] = ofLength(content, 2);
    demand('content', typeof digest === 'string' && /^[\w-]{22}$/.test(digest));
    return { room: readRoom(room), digest };
  },
  event(content) {
    const [event, results, room] = content.length > 2 ? ofLength(content, 3) : ofLength(content, 2);
    demand('content', typeof event === 'object' && event !== null && passes(list(RESULT, MOST_ENTRANTS), results));
    return room ? { event, results, room: readRoom(room) } : { event, results };
  },
  match(content) {
    demand('content', content.length <= 7);
    const deal = readDealt(ofLength(content.slice(0, 6), 6).slice(0, 4));
    const names = content[4];
    demand('names', passes(list(text(100), SEATS), names) && names.length === deal.seats.length);
    const sent = { ...deal, names: names.map(properName), log: entries(content[5]) };
    return content.length < 7 ? sent : { ...sent, levels: readLevels(content[6], sent) };
  },
  room(content) {
    const [game, options, seats, host, build, room] = ofLength(content, 6);
    const { seed: _, ...deal } = READERS.deal([game, options, seats, '']);
    demand('names', passes(text(100), host));
    demand('version', passes(text(40), build));
    demand('content', typeof room === 'string');
    demand('older', !SECRET.test(room));
    demand('content', ROOM.test(room));
    return { ...deal, host: properName(host), build, room };
  },
};

function readDealt([game, options, seats, seed]: Foreign[]): Dealt {
  demand('game', passes(text(40), game));
  demand('rules', areOptions(options));
  demand('players', passes(list(text(20), SEATS), seats) && seats.includes(HUMAN));
  demand('seed', passes(text(LONGEST_SEED), seed) && seed.isWellFormed?.() !== false);
  return { game, options, seats, seed };
}

/** Read the room of a class. */
function readRoom(content: Foreign): ClassRoom {
  demand('content', Array.isArray(content) && content.length === 2);
  const [key, to] = content;
  demand('content', passes(CLASS_ROOM, { key, to }));
  return { key, to: properName(to) };
}

/** Read the changes of levels in a match. */
function readLevels(content: Foreign, { seats, log }: SharedMatch): LevelChange[] {
  demand('players', Array.isArray(content) && content.every(each => Array.isArray(each) && each.length === 3));
  const levels = content.map(([entry, seat, was]: Foreign[]) => ({ entry, seat, was }));
  demand('players', passes(LEVELS, levels));
  demand(
    'players',
    levels.every(({ entry, seat }: LevelChange) => entry <= log.length && seat < seats.length),
  );
  return levels;
}

/** Read a score to beat. It must be possible, though the sender may have made it up. */
function readRival(content: Foreign, { seats }: Dealt): Rival {
  demand('score', Array.isArray(content) && content.length === 6);
  const [name, points, place, sides, hints, undone] = content;
  const rival = { name, points, place, sides, hints, undone };
  demand('score', passes(RIVAL, rival) && Number.isInteger(points));
  demand('score', place >= 1 && place <= sides && sides <= seats.length);
  return { ...rival, name: properName(name) };
}

function ofLength(content: Foreign[], count: number) {
  demand('content', content.length === count);
  return content;
}

function demand(part: Part, well: boolean) {
  if (!well) throw new LinkError(part);
}

const passes = (check: Check, value: unknown) => check(value) === null;

const areOptions = (options: unknown) =>
  passes(table(either(text(40), number(-1e9, 1e9), flag), MOST_ENTRIES), options);

/** Split a log into its entries, one a line. */
function entries(lines: unknown) {
  const log = typeof lines === 'string' ? lines.split('\n').filter(Boolean) : null;
  if (!log || log.length > MOST_ENTRIES) throw new LinkError('moves');
  return log;
}

type Known = Omit<SharedDeal, 'seed'> & Pick<SharedMatch, 'levels'>;

/** Return `sent` if this version knows its game, house rules and seats; else throw a LinkError. */
export function known<Sent extends Known>(app: GameCatalogue, sent: Sent): Sent {
  const head = { format: 1, seed: '', ...sent };
  const fault = misfit(app.catalogue, head) ?? (fitLevels(app.catalogue, head, sent.levels ?? []) ? null : 'seats');
  if (fault) throw new LinkError({ game: 'game', options: 'rules', seats: 'players' }[fault] as Part);
  return sent;
}

/** FNV-1a. */
function checksum(bytes: Uint8Array) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return new Uint8Array([24, 16, 8, 0].map(shift => (sum >>> shift) & 255));
}

function orElse<T>(part: Part, read: () => T): T {
  try {
    return read();
  } catch {
    throw new LinkError(part);
  }
}

/** Read a whole stream; throws a LinkError if it is too large or not valid. */
async function piped(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const found: Uint8Array<ArrayBuffer>[] = [];
  const next = () =>
    reader.read().catch(() => {
      throw new LinkError('check');
    });
  let size = 0;
  for (let part = await next(); !part.done; part = await next()) {
    found.push(part.value);
    size += part.value.length;
    if (size <= LARGEST) continue;
    reader.cancel().catch(() => {});
    throw new LinkError('size');
  }
  return new Uint8Array(await new Blob(found).arrayBuffer());
}
