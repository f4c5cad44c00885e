import { HUMAN } from './kept/match-shape.js';
import { properName } from './names.js';
import { within } from './offers.js';
import { count, resultOf } from './kept/result.js';

/** @typedef {import('./types').App} App */
/** @typedef {import('./types').CatalogueGame} CatalogueGame */
/** @typedef {import('./offers.js').Offer} Offer */
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').Setup} Setup */
/** @typedef {import('./types').StoredMatch} StoredMatch */
/** @typedef {import('./types').View} View */

const OVER = -2;

/** @param {StoredMatch} match */
export const humansOf = match => match.head.seats.filter(sitter => sitter === HUMAN).length;

/** What is known of a match that is left out of what changes the page.
 * @param {Offer} what @param {Setup | undefined} last @returns {Setup} */
export function setupOf(what, last) {
  const { game } = what;
  const options = within(what, Object.fromEntries(Object.entries(last?.options ?? {}).filter(([name, value]) =>
    game.options.some(option => option.name === name && option.among.includes(value)))));
  const sitters = Array.isArray(last?.seats) && game.seats.includes(last.seats.length)
    ? last.seats
    : Array(game.seats[0]).fill(usual(game));
  const seats = sitters.map((sitter, seat) =>
    (seat === 0 || sitter === HUMAN ? HUMAN : game.levels.includes(sitter) ? sitter : usual(game)));
  for (const { name, players } of game.options) {
    if (!allows(players, seats.length)) delete options[name];
  }
  const names = seats.map((_, seat) => (typeof last?.names?.[seat] === 'string' ? properName(last.names[seat]) : ''));
  return { options, seats, names };
}

/** May an option for these numbers of players be chosen by so many? @param {number[]} players @param {number} count */
export const allows = (players, count) => !players.length || players.includes(count);

/** So many seats: those there are, then bots like the first of them. @param {CatalogueGame} game @param {readonly string[]} seats @param {number} count */
export const resized = (game, seats, count) => {
  const level = seats.find(sitter => sitter !== HUMAN) ?? usual(game);
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? level);
};

/** The level in the middle. @param {CatalogueGame} game */
const usual = game => game.levels[game.levels.length >> 1];

/** @param {string} game @param {Setup} setup @param {string} [seed] @returns {StoredMatch} */
export function newMatch(game, { options, seats, names }, seed = random()) {
  const head = { format: 1, game, options, seed, seats };
  return { id: random(), head, log: [], names, when: Date.now(), glance: null, over: false };
}

/** The same match, played on from an earlier point: it does not count.
 * @param {StoredMatch} match @param {readonly string[]} log @returns {StoredMatch} */
export function playedOn({ head, names, watched }, log) {
  const { game, options, seats, seed } = head;
  const own = watched === 'theirs' ? names.map((name, seat) => (seats[seat] === HUMAN ? '' : name)) : names;
  return { ...newMatch(game, { options, seats, names: own }, seed), log: [...log], practice: true };
}

/** 128 bits that nobody can guess, nor find by trying. */
export const random = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), number => number.toString(36)).join('-');

/** The name a seat goes by. @param {App} app @param {number} seat */
export function nameOf(app, seat) {
  const match = app.match;
  if (!match || match.open) return app.say('bot-name', { seat: botAt(app, seat) });
  const { seats } = match.head;
  return match.names[seat] || (match.watched === 'theirs' ? strangersName(app, seats, seat) : usualName(app, seats, seat));
}

/** Is it the seat of whoever looks? In a replay that of whoever played, if it was one person here. @param {App} app @param {number} seat */
export function isOwnSeat({ match, viewer }, seat) {
  if (!match?.watched) return !match?.open && seat === viewer;
  return match.watched === 'mine' && humansOf(match) === 1 && match.head.seats[seat] === HUMAN;
}

/** Which of the bots sits there, from 1; 0 where somebody of flesh and blood does. @param {App} app @param {number} seat */
export function botAt({ match }, seat) {
  if (!match) return seat;
  return match.open ? seat + 1 : botIn(match.head.seats, seat);
}

/** @param {readonly string[]} seats @param {number} seat */
export const botIn = (seats, seat) =>
  seats[seat] === HUMAN ? 0 : seats.slice(0, seat + 1).filter(sitter => sitter !== HUMAN).length;

/** A bot's name, or the number of a person who has sent a match and no name. @param {App} app @param {string[]} seats @param {number} seat */
const strangersName = (app, seats, seat) => {
  const bot = botIn(seats, seat);
  return bot ? app.say('bot-name', { seat: bot }) : app.say('player-name', { seat: personAt(seats, seat) });
};

/** Which of the people sits there, from 1. @param {string[]} seats @param {number} seat */
const personAt = (seats, seat) => seats.slice(0, seat + 1).filter(sitter => sitter === HUMAN).length;

/** The name of a seat that nobody has given one. @param {App} app @param {string[]} seats @param {number} seat */
export function usualName(app, seats, seat) {
  const bot = botIn(seats, seat);
  if (bot) return app.say('bot-name', { seat: bot });
  if (seat === 0 && app.settings.yourName) return app.settings.yourName;
  const people = seats.filter(sitter => sitter === HUMAN).length;
  return people === 1 ? app.say('you') : app.say('player-name', { seat: personAt(seats, seat) });
}

/** Takes a frame into the match: its log, what home shows of it, whether it is over and how.
 * @param {StoredMatch} match @param {Frame} frame */
export function record(match, frame) {
  const { view, log, match: head } = frame;
  const over = view.to_act === OVER;
  const now = Date.now();
  if (head) match.head = head;
  if (!(match.over && over)) {
    count(match, frame, now);
    match.when = now;
  }
  match.log.splice(log.from, Infinity, ...log.entries);
  match.result = over && !match.practice ? (match.result ?? resultOf(match, view)) : null;
  match.over = over;
  match.glance = {
    items: glanced(match, view),
    caption: view.caption,
    to_act: view.to_act,
    seat: view.seat,
    points: view.points,
  };
}

/** The dice on the table, which everybody sees, or the own hand, if nobody else shares the device.
 * @param {StoredMatch} match @param {View} view */
const glanced = (match, view) => {
  const dice = view.zones.find(({ kind }) => kind === 'dice');
  const hand = humansOf(match) === 1 ? view.zones.find(({ kind, seat }) => kind === 'hand' && seat === view.seat) : undefined;
  return (dice ?? hand)?.items ?? [];
};

/** @param {StoredMatch} match */
export const save = match => ({ ...match.head, log: match.log });
