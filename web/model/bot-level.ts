/** The level of a bot, changed during a match: from the next move on, and told wherever the match is told. */

import type { App, CurrentTable, GameCatalogue, Wording } from '../app.ts';
import type { ToldEntry } from '../protocol.d.ts';
import { HUMAN, levelOf } from '../storage/match-shape.ts';
import type { LevelChange, StoredMatch } from '../storage/stored-types.ts';
import { dayOf } from './daily.ts';
import { tempered, temperedHere } from './tempers.ts';

/** The levels among which the player may choose for a seat; none where the bot must stay as it is. */
export function levelsFor(app: GameCatalogue & CurrentTable, seat: number): readonly string[] {
  const { match, participants } = app;
  if (!match?.id || match.over || match.rival || match.event || match.own?.[seat]) return [];
  if (match.friends && !(participants?.hosts && participants.places[seat]?.who === 'bot')) return []; // the host decides for all
  if (match.head.seats[seat] === HUMAN || dayOf(app, match)) return []; // others play the deal of the day as it is
  return app.game(match.head.game)?.levels ?? [];
}

/** Level of a bot that plays for a person: that of the other bots of the match, or the middle one. */
export function standInLevel(app: GameCatalogue, { head }: StoredMatch): string {
  const sitter = head.seats.find(each => each !== HUMAN);
  const levels = app.game(head.game)?.levels ?? [];
  return sitter ? levelOf(sitter) : levels[levels.length >> 1];
}

/** Let the bot at a seat play at another level from now on. */
export async function changeLevel(app: App, match: StoredMatch, seat: number, level: string) {
  const { head, names } = match;
  const game = app.game(head.game);
  const was = head.seats[seat];
  if (!game || levelOf(was) === level) return;
  const asked = head.seats.map((sitter, at) => (at === seat ? level : sitter));
  const sitter = (match.friends ? tempered(game, asked) : temperedHere(app, game, { seats: asked, names }))[seat];
  match.head = { ...head, seats: head.seats.map((other, at) => (at === seat ? sitter : other)) };
  match.levels = changed(match.levels ?? [], { entry: match.log.length, seat, was }, sitter);
  await app.matches.keep(match).catch(() => {}); // the next move tries again, and says so
  app.participants?.changeBot(seat, sitter);
  if (app.match === match) await app.open(match.id);
}

/** Add a change; two of one seat at one place of the log are one, and none if the bot is what it was. */
function changed(levels: readonly LevelChange[], change: LevelChange, sitter: string) {
  const isHere = ({ entry, seat }: LevelChange) => entry === change.entry && seat === change.seat;
  const { was } = levels.find(isHere) ?? change;
  const others = levels.filter(each => !isHere(each));
  return was === sitter ? others : [...others, { ...change, was }];
}

/** Return the changes of levels in a match as events, each with the log entry that it follows. */
export const changesIn = (app: Wording, { levels = [], head }: Pick<StoredMatch, 'levels' | 'head'>) =>
  levels.map(({ entry, seat, was }, at) => {
    const next = levels.slice(at + 1).find(later => later.seat === seat)?.was ?? head.seats[seat] ?? was;
    const [before, after] = [was, next].map(sitter => app.say(`level-${levelOf(sitter)}`));
    return { entry, event: { role: 'note' as const, kind: 'level', seat, args: { player: seat, before, after } } };
  });

/** Return the events of the changes that no stored move has followed yet. */
export const latestChanges = (app: Wording & CurrentTable) =>
  app.match
    ? changesIn(app, app.match)
        .filter(({ entry }) => entry >= (app.match?.log.length ?? 0))
        .map(({ event }) => event)
    : [];

/** Return the told log entries, with the changes of levels told after the entries that they follow. */
export function withChanges(app: Wording & CurrentTable, entries: readonly ToldEntry[]): ToldEntry[] {
  const told = entries.map(entry => ({ ...entry, events: [...entry.events] }));
  for (const { entry, event } of app.match ? changesIn(app, app.match) : []) told[entry - 1]?.events.push(event);
  return told;
}
