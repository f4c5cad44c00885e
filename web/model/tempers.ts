/** Bots are people with a way: a name stands for a temper in every game, within the level that was chosen. */

import type { App } from '../app.ts';
import type { GameEntry } from '../protocol.d.ts';
import { HUMAN, levelOf, temperOf } from '../storage/match-shape.ts';
import type { Setup } from '../storage/stored-types.ts';
import { botIn, named } from './matches.ts';

/** Of Mia, Otto and Ines, and so on around the table; the first that a game has. */
const TEMPERS = [['daring'], ['cautious'], ['shooter', 'hoarder']];

/** The temper of a bot, by its number from 1; '' where its level has none in this game. */
function temperFor({ tempers }: GameEntry, level: string, bot: number) {
  const own = TEMPERS[(bot - 1) % TEMPERS.length];
  return own.find(temper => tempers[temper]?.includes(level)) ?? '';
}

/**
 * Who sits where, each bot with the temper of its name.
 * @param botOf which of the bots sits at a seat, from 1; where names do not count: one after the other
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

/** The same at this device, where no bot goes by the name of a person. */
export const temperedHere = (app: App, game: GameEntry, { seats, names }: Pick<Setup, 'seats' | 'names'>) =>
  tempered(game, seats, seat => botIn(app, seats, seat, named(app, names)));

/** "Normal bot", "Normal bot, cautious". */
export function botInWords(app: App, sitter: string) {
  const bot = app.say('sitter-bot', { level: app.say(`level-${levelOf(sitter)}`) });
  const temper = temperOf(sitter);
  return temper ? app.say('bot-with-temper', { bot, temper: app.say(`temper-${temper}`) }) : bot;
}

/** The temper at a seat of the match on the table, as it is called; '' where there is none. */
export function temperAt({ match }: App, seat: number) {
  const sitter = match?.head.seats[seat] ?? HUMAN;
  return match?.own?.[seat] ? '' : temperOf(sitter);
}
