/** The guided games of the build: for each game some first deals, and some deals about one house rule. */

import type { Display, GameCatalogue, Params, Preferences, Stores, Wording } from '../app.ts';
import type { GuidedDeal, Language, OptionEntry, OptionValue } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { valueIn } from './house-rules.ts';
import { tipsTaught } from './lessons.ts';
import { humansOf } from './matches.ts';
import type { Offer } from './offers.ts';
import { offerAt, offerNamed, offerOf, offers } from './offers.ts';
import { fetchedTold, fetchTold, requiredTold } from './told-file.ts';

const DEALS = 'guided';

/** Name under which the rules are stored that came up in ordinary matches. */
const MATCH = 'match';

/** Fetch all deals before home is drawn, because home offers the unfinished one. */
export const fetchDeals = (language: Language): Promise<void> => fetchTold(DEALS, language);

/** Key of the game (offer) that a deal belongs to. */
const keyOf = (app: GameCatalogue, game: string, { options }: Pick<GuidedDeal, 'options'>) =>
  offerOf(app, { game, options })?.key ?? game;

const ofOffer = (app: GameCatalogue, { game, key }: Offer, all: Record<string, GuidedDeal[]> | undefined) =>
  all?.[game.name]?.filter(deal => keyOf(app, game.name, deal) === key) ?? [];

/** Return the deals for a first game; empty while they load, or if the game has none. */
export const dealsOf = (app: Wording & GameCatalogue & Display, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, requiredTold(app, DEALS)).filter(({ rule }) => !rule);

/** True if the deals have arrived or could not be fetched. */
export const areDealsKnown = (app: Wording & Display): boolean => fetchedTold(app, DEALS) !== undefined;

/** Return the deals that are about one house rule each; empty if they could not be fetched. */
export const houseDeals = (app: Wording & GameCatalogue & Display, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, fetchedTold(app, DEALS)).filter(({ rule }) => rule);

/**
 * Address of a deal about a rule of the rulebook, or else about the house rule that it depends on; undefined if
 * none.
 */
export function wayToDeal(
  app: Wording & GameCatalogue & Display,
  what: Offer,
  option: string | null,
  rule: string = '',
): string | undefined {
  const all = houseDeals(app, what);
  const deal = all.find(each => each.rule === rule) ?? all.find(each => option && each.option === option);
  return deal && addressOf(app, what.game.name, deal);
}

/** Address of a deal about a house rule: one with the chosen value if possible, else with another value. */
export function wayToTry(
  app: Wording & GameCatalogue & Display,
  what: Offer,
  option: OptionEntry,
  chosen: OptionValue,
): string | undefined {
  const all = houseDeals(app, what).filter(each => each.option === option.name);
  const deal = all.find(({ options }) => valueIn(option, options) === chosen) ?? all[0];
  return deal && addressOf(app, what.game.name, deal);
}

/** Games that have a first game; undefined while the deals load. */
export const guided = (app: Wording & GameCatalogue & Display): Offer[] | undefined =>
  requiredTold(app, DEALS) && offers(app).filter(what => dealsOf(app, what).length);

/** The deal to play next: the unfinished one, else one not played yet, else the one played longest ago. */
export function nextDeal(app: Wording & GameCatalogue & Stores & Display, what: Offer): GuidedDeal | undefined {
  const deals = dealsOf(app, what);
  const played = ({ name }: GuidedDeal) => app.firstGames.of(what.game.name, name);
  const when = (deal: GuidedDeal) => played(deal)?.when ?? 0;
  const left = deals.find(deal => played(deal) && !played(deal)?.over);
  return left ?? [...deals].sort((one, other) => when(one) - when(other))[0];
}

/** True if a first game of this offer was played to the end. */
export const hasPlayed = (app: Wording & GameCatalogue & Stores & Display, what: Offer) =>
  dealsOf(app, what).some(({ name }) => app.firstGames.of(what.game.name, name)?.over);

/** Number of players of the first game that was finished last; undefined if none was. */
export function playersLearnt(app: Wording & GameCatalogue & Stores & Display, what: Offer): number | undefined {
  const over = ofOffer(app, what, fetchedTold(app, DEALS))
    .filter(({ rule }) => !rule)
    .map(deal => ({ deal, played: app.firstGames.of(what.game.name, deal.name) }))
    .filter(({ played }) => played?.over);
  const [last] = over.sort((one, other) => (other.played?.when ?? 0) - (one.played?.when ?? 0));
  return last?.deal.seats.length;
}

/** Games that have a first game and that the player knows neither from one nor from a match. */
export const gamesToLearn = (app: Wording & GameCatalogue & Stores & Preferences & Display): Offer[] =>
  (guided(app) ?? []).filter(what => !app.settings.last[what.key] && !playersLearnt(app, what));

/** True if a guide can go along in this match: the only person plays against bots, and the game has a guide. */
export const canGoAlong = (app: GameCatalogue, match: StoredMatch) =>
  !!app.game(match.head.game)?.guide &&
  !match.friends &&
  !match.pad &&
  !match.event &&
  !match.over &&
  humansOf(match) === 1;

/** True if the guide goes along: after a first game of this game or if the player wants it, until it is switched off. */
export const goesAlong = (app: GameCatalogue & Stores & Preferences, match: StoredMatch) =>
  app.settings.guideAlong && canGoAlong(app, match) && hasGuide(app, match.head.game);

/** True if the player has played a first game of this game, or has asked for its guide. */
const hasGuide = (app: Stores, game: string) =>
  app.firstGames.all().some(([key, { over }]) => over && key.startsWith(`${game}/`));

/** Store which rules came up in matches of a game, and that its guide goes along. */
export const keepGuided = (app: Stores, game: string, met: string[]) =>
  app.firstGames.keep(game, MATCH, { log: [], met, over: true, when: Date.now() });

/** Have the guide ask whether it should go along, if the player begins the first match of its game. */
export function offerGuide(app: GameCatalogue & Stores & Preferences, { game }: Offer) {
  const played = Object.keys(app.settings.last).some(key => offerAt(app, key)?.game === game);
  if (game.guide && app.settings.guideAlong && !played && !hasGuide(app, game.name)) app.firstGames.ask(game.name);
}

/** Ids of tips that need not be told: told or used before, or taught by a lesson. */
export const metRules = (app: Wording & Stores & Display, game: string): string[] => [
  ...new Set([...app.firstGames.met(game), ...tipsTaught(app, game)]),
];

/** Address of a deal. */
export const addressOf = (app: GameCatalogue, game: string, deal: Pick<GuidedDeal, 'name' | 'options'>) =>
  `#/first/${keyOf(app, game, deal)}/${deal.name}`;

/** Parse an address such as '#/first/hearts' or '#/first/yahtzee/yams/second'. */
export const addressed = (app: GameCatalogue, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  return { what, deal: what?.preset ? rest[1] : rest[0] };
};

/** Find a deal by name; undefined while the deals load, null if there is none. */
export function dealNamed(app: Wording & Display, { game }: Offer, name: string): GuidedDeal | null | undefined {
  const all: Record<string, GuidedDeal[]> | undefined = requiredTold(app, DEALS);
  return all && (all[game.name]?.find(deal => deal.name === name) ?? null);
}

/** The deal that was left unfinished last. */
export function leftFirstGame(
  app: Wording & GameCatalogue & Stores & Display,
): { game: string; deal: GuidedDeal } | undefined {
  const left = app.firstGames.left();
  if (!left || !app.game(left.game)) return undefined;
  const deal = fetchedTold(app, DEALS)?.[left.game]?.find(({ name }: GuidedDeal) => name === left.name);
  return deal && { game: left.game, deal };
}
