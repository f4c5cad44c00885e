/** Tempers of bots: each bot has a style of play in every game, within its level. */

import type { CurrentTable, Preferences, Wording } from '../app.ts';
import type { GameEntry } from '../protocol.d.ts';
import { HUMAN, levelOf, temperOf } from '../storage/match-shape.ts';
import type { Setup } from '../storage/stored-types.ts';
import { botIn, named } from './matches.ts';

/** Tempers of Mia, Otto and Ines, repeated around the table; of each list, the first that the game has. */
const TEMPERS = [['daring'], ['cautious'], ['shooter', 'hoarder']];

/** Temper of a bot, by its number from 1; '' if the game has none for its level. */
function temperFor({ tempers }: GameEntry, level: string, bot: number) {
  const own = TEMPERS[(bot - 1) % TEMPERS.length];
  return own.find(temper => tempers[temper]?.includes(level)) ?? '';
}

/**
 * Return the seats with a temper for each bot.
 * @param botOf number of the bot at a seat, from 1; by default counted in order of seats
 */
export const tempered = (game: GameEntry, seats: readonly string[], botOf: (seat: number) => number = countTo(seats)) =>
  seats.map((sitter, seat) => {
    if (sitter === HUMAN) return sitter;
    const level = levelOf(sitter);
    const temper = temperFor(game, level, botOf(seat));
    return temper ? `${level}/${temper}` : level;
  });

const countTo = (seats: readonly string[]) => (seat: number) =>
  seats.slice(0, seat + 1).filter(sitter => sitter !== HUMAN).length;

/** Like `tempered`, for this device: no bot has the name of a person here. */
export const temperedHere = (
  app: Wording & Preferences,
  game: GameEntry,
  { seats, names }: Pick<Setup, 'seats' | 'names'>,
) => tempered(game, seats, seat => botIn(app, seats, seat, named(app, names)));

/** A bot in words: "Normal bot" or "Normal bot, cautious". */
export function botInWords(app: Wording, sitter: string) {
  const bot = app.say('sitter-bot', { level: app.say(`level-${levelOf(sitter)}`) });
  const temper = temperOf(sitter);
  return temper ? app.say('bot-with-temper', { bot, temper: app.say(`temper-${temper}`) }) : bot;
}

/** Id of the temper at a seat of the match on the table; '' if none. */
export function temperAt({ match }: CurrentTable, seat: number) {
  const sitter = match?.head.seats[seat] ?? HUMAN;
  return match?.own?.[seat] ? '' : temperOf(sitter);
}
