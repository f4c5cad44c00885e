import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import type { Frame, GameEntry, View } from '../protocol.d.ts';
import { datesAt } from '../storage/dates.ts';
import { HUMAN, levelOf } from '../storage/match-shape.ts';
import type { Setup, StoredMatch } from '../storage/stored-types.ts';
import { allDistinct } from '../words/distinct.ts';
import { properName } from '../words/names.ts';
import type { Offer } from './offers.ts';
import { within } from './offers.ts';
import { count, resultOf, tallyOf } from './result.ts';
import { placeByPoints } from './teams.ts';

const OVER = -2;

/** Seats of the people at this device. */
export const seatsHere = ({ head, friends }: StoredMatch) =>
  friends?.here ?? head.seats.flatMap((sitter, seat) => (sitter === HUMAN ? [seat] : []));

/** Seat that the match's statistics belong to: the first person at this device. */
export const ownSeat = (match: StoredMatch) => match.result?.seat ?? seatsHere(match)[0];

/** Number of people at this device. */
export const humansOf = (match: StoredMatch) => seatsHere(match).length;

/**
 * The setup of a player who has not chosen any; undefined where the default is offered first.
 * @param players the number of players of the last first game
 */
export function firstSetup({ game, preset }: Offer, language: string, players?: number): Setup | undefined {
  const first = preset ? undefined : game.first_offers[language];
  if (!first && !players) return undefined;
  return {
    seats: players ? resized(game, [HUMAN], players) : [],
    names: [],
    options: first ? game.presets[first] : {},
  };
}

/** Return a valid setup for an offer, from the last one as far as it still fits. */
export function setupOf(what: Offer, last: Setup | undefined): Setup {
  const { game } = what;
  const options = within(
    what,
    Object.fromEntries(
      Object.entries(last?.options ?? {}).filter(([name, value]) =>
        game.options.some(option => option.name === name && option.among.includes(value)),
      ),
    ),
  );
  const sitters =
    Array.isArray(last?.seats) && game.seats.includes(last.seats.length)
      ? last.seats
      : Array(game.seats[0]).fill(usual(game));
  const seats = sitters.map((sitter, seat) =>
    seat === 0 || sitter === HUMAN ? HUMAN : game.levels.includes(sitter) ? sitter : usual(game),
  );
  for (const { name, players } of game.options) {
    if (!allows(players, seats.length)) delete options[name];
  }
  const names = seats.map((_, seat) => (typeof last?.names?.[seat] === 'string' ? properName(last.names[seat]) : ''));
  return { options, seats, names };
}

/** True if an option for these numbers of players is available with `count` players. */
export const allows = (players: number[], count: number) => !players.length || players.includes(count);

/** Summarise a setup: the number of players, the people at this device, and the bots' level. */
export function setupInWords(app: Wording, { seats }: Pick<Setup, 'seats'>) {
  const people = seats.filter(sitter => sitter === HUMAN).length;
  const levels = [...new Set(seats.filter(sitter => sitter !== HUMAN).map(levelOf))];
  const bots = levels.length > 1 ? 'several' : (levels[0] ?? 'none');
  return app.say('setup', { players: seats.length, people: people > 1 ? people : 0, bots });
}

/** Change the number of seats: keep the first ones, and add bots of the level of the first bot. */
export const resized = (game: GameEntry, seats: readonly string[], count: number) => {
  const level = seats.find(sitter => sitter !== HUMAN) ?? usual(game);
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? level);
};

/** The default level: the one above the easiest. */
const usual = (game: GameEntry) => game.levels[1] ?? game.levels[0];

/** Create a match before its first move. */
export function newMatch(game: string, { options, seats, names }: Setup, seed: string = random()): StoredMatch {
  const head = { format: 1, game, options, seed, seats };
  return { id: random(), head, log: [], names, when: Date.now(), glance: null, over: false, untouched: true };
}

/** Create a score pad for people who throw real dice. */
export const newPad = (game: string, { options, names }: Pick<Setup, 'options' | 'names'>): StoredMatch => ({
  ...newMatch(game, { options, names: allDistinct(names), seats: names.map(() => HUMAN) }),
  pad: true,
});

/** Return a copy of a match for practice, played on from an earlier point: it does not count. */
export function playedOn({ head, names, watched }: StoredMatch, log: readonly string[]): StoredMatch {
  const { game, options, seats, seed } = head;
  const own = watched === 'theirs' ? names.map((name, seat) => (seats[seat] === HUMAN ? '' : name)) : names;
  return { ...newMatch(game, { options, seats, names: own }, String(seed)), log: [...log], practice: true };
}

/** 128 random bits that cannot be guessed. */
export const random = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), number => number.toString(36)).join('-');

/** Name of a seat at the current table. */
export function nameOf(app: Wording & Preferences & CurrentTable, seat: number) {
  const match = app.match;
  if (!match || isNameless(match)) return app.say('bot-name', { seat: botAt(app, seat) });
  const { names, head, watched, friends } = match;
  const defaultName = watched === 'theirs' || friends ? strangersName : usualName;
  return names[seat] || defaultName(app, head.seats, seat, names);
}

/** True at the open table without a match behind it: its seats have no names. */
const isNameless = ({ open, names }: StoredMatch) => !!open && !names.length;

/** True for the viewer's own seat; on a score pad every seat has its name. In a replay: the seat of the player, if one person played on this device. */
export function isOwnSeat({ match, viewer }: CurrentTable, seat: number) {
  if (match?.pad) return false;
  if (!match?.watched && !match?.open) return seat === viewer && (match?.friends?.here.includes(seat) ?? true);
  if (match.watched === 'theirs' || isNameless(match)) return false;
  return humansOf(match) === 1 && seatsHere(match)[0] === seat;
}

/** True if a person has taken this seat of a bot during the match. */
export const isTaken = ({ participants, match }: CurrentTable, seat: number) =>
  participants?.places[seat]?.who === 'person' || !!match?.friends?.here.includes(seat);

/** Number of the bot at a seat, from 1; 0 for a person. */
export function botAt(app: Wording & Preferences & CurrentTable, seat: number) {
  const { match } = app;
  if (!match) return seat;
  if (isNameless(match)) return seat + 1;
  if (isTaken(app, seat)) return 0;
  const elsewhere = match.watched === 'theirs' || match.friends;
  return botIn(app, match.head.seats, seat, elsewhere ? match.names : named(app, match.names));
}

/** All names in use, the player's own included. */
export const named = ({ settings }: Preferences, names: readonly string[]) => [...names, settings.yourName];

const BOTS = 8; // bots that have a name and a face

/** Number of the bot at a seat, from 1, skipping bots whose name a player has; 0 for a person. */
export function botIn(app: Wording, seats: readonly string[], seat: number, names: readonly string[]) {
  if (seats[seat] === HUMAN) return 0;
  const number = seats.slice(0, seat + 1).filter(sitter => sitter !== HUMAN).length;
  const given = new Set(names.filter(Boolean).map(name => name.toLowerCase()));
  if (!given.size) return number;
  const all = Array.from({ length: BOTS }, (_, at) => at + 1);
  const called = (bot: number) => ['bot-name', 'bot-name-also'].map(id => app.say(id, { seat: bot }).toLowerCase());
  const free = all.filter(bot => !called(bot).some(name => given.has(name)));
  return free[number - 1] ?? number;
}

/** Name of a bot, or the number of a person whose name is not known. */
export const strangersName = (app: Wording, seats: readonly string[], seat: number, names: readonly string[] = []) => {
  const bot = botIn(app, seats, seat, names);
  return bot ? app.say('bot-name', { seat: bot }) : app.say('player-name', { seat: personAt(seats, seat) });
};

/** Number of the person at a seat, from 1. */
const personAt = (seats: readonly string[], seat: number) =>
  seats.slice(0, seat + 1).filter(sitter => sitter === HUMAN).length;

/** Default name of a seat: a bot's name, the player's own name, "you", or the person's number. */
export function usualName(
  app: Wording & Preferences,
  seats: readonly string[],
  seat: number,
  names: readonly string[] = [],
) {
  const bot = botIn(app, seats, seat, named(app, names));
  if (bot) return app.say('bot-name', { seat: bot });
  if (seat === 0 && app.settings.yourName) return app.settings.yourName;
  const people = seats.filter(sitter => sitter === HUMAN).length;
  return people === 1 ? app.say('you') : app.say('player-name', { seat: personAt(seats, seat) });
}

/** Update a match from a frame: its log, its glance for home, and its result if it is over. */
export function record(app: GameCatalogue, match: StoredMatch, frame: Frame) {
  const { view, log, match: head } = frame;
  const over = view.to_act === OVER;
  const now = Date.now();
  if (head) match.head = head;
  if (!(match.over && over)) {
    count(match, frame, now);
    match.when = now;
  }
  if (over && !match.over) match.dates ??= datesAt(now, tallyOf(match).time);
  if (log) {
    match.log.splice(log.start, Infinity, ...log.entries);
    // After moves were taken back, the bots keep their levels.
    for (const change of match.levels ?? []) change.entry = Math.min(change.entry, match.log.length);
  }
  match.result =
    over && !match.practice && !match.event && humansOf(match) ? (match.result ?? resultOf(match, view)) : null;
  match.over = over;
  if (over) delete match.order;
  if (over || match.choice?.entries !== match.log.length) delete match.choice;
  match.glance = {
    items: glanced(match, view),
    caption: view.caption,
    to_act: view.to_act,
    seat: view.seat,
    points: view.points,
    round: view.round,
    place: humansOf(match) === 1 ? placeByPoints(view, !!app.game(match.head.game)?.low_wins) : 0,
  };
}

/** Items that home shows of a match: the dice on the table, or the hand of the only person at this device. */
const glanced = (match: StoredMatch, view: View) => {
  const dice = view.zones.find(({ kind }) => kind === 'dice');
  const hand =
    humansOf(match) === 1 ? view.zones.find(({ kind, seat }) => kind === 'hand' && seat === view.seat) : undefined;
  return (dice ?? hand)?.items ?? [];
};

/** All levels at which the bots of a match have played. */
export const levelsIn = ({ head, levels = [] }: Pick<StoredMatch, 'head' | 'levels'>) =>
  new Set([...head.seats, ...levels.map(({ was }) => was)].filter(sitter => sitter !== HUMAN).map(levelOf));

/** The match in the form that the engine's `load` expects. */
export const save = (match: StoredMatch) => ({ ...match.head, log: match.log });
