/** The guided games of the build: for each game some first deals, and some deals about one house rule. */

import type { Display, GameCatalogue, Params, Preferences, Stores } from '../app.ts';
import type { GuidedDeal, OptionEntry, OptionValue } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { fetchedFile, prefetchFile, requiredFile } from './fetched-file.ts';
import { valueIn } from './house-rules.ts';
import { humansOf } from './matches.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf, offers } from './offers.ts';

const DEALS = './data/guided.json';

/** Name under which the rules are stored that came up in ordinary matches. */
export const MATCH = 'match';

/** Fetch all deals before home is drawn, because home offers the unfinished one. */
export const fetchDeals = (): Promise<void> => prefetchFile(DEALS);

/** Key of the game (offer) that a deal belongs to. */
const keyOf = (app: GameCatalogue, game: string, { options }: Pick<GuidedDeal, 'options'>) =>
  offerOf(app, { game, options })?.key ?? game;

const ofOffer = (app: GameCatalogue, { game, key }: Offer, all: Record<string, GuidedDeal[]> | undefined) =>
  all?.[game.name]?.filter(deal => keyOf(app, game.name, deal) === key) ?? [];

/** Return the deals for a first game; empty while they load, or if the game has none. */
export const dealsOf = (app: GameCatalogue & Display, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, requiredFile(app, DEALS)).filter(({ rule }) => !rule);

/** True if the deals have arrived or could not be fetched. */
export const areDealsKnown = (app: Display): boolean => fetchedFile(app, DEALS) !== undefined;

/** Return the deals that are about one house rule each; empty if they could not be fetched. */
export const houseDeals = (app: GameCatalogue & Display, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, fetchedFile(app, DEALS)).filter(({ rule }) => rule);

/**
 * Address of a deal about a rule of the rulebook, or else about the house rule that it depends on; undefined if
 * none.
 */
export function wayToDeal(
  app: GameCatalogue & Display,
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
  app: GameCatalogue & Display,
  what: Offer,
  option: OptionEntry,
  chosen: OptionValue,
): string | undefined {
  const all = houseDeals(app, what).filter(each => each.option === option.name);
  const deal = all.find(({ options }) => valueIn(option, options) === chosen) ?? all[0];
  return deal && addressOf(app, what.game.name, deal);
}

/** Games that have a first game; undefined while the deals load. */
export const guided = (app: GameCatalogue & Display): Offer[] | undefined =>
  requiredFile(app, DEALS) && offers(app).filter(what => dealsOf(app, what).length);

/** The deal to play next: the unfinished one, else one not played yet, else the one played longest ago. */
export function nextDeal(app: GameCatalogue & Stores & Display, what: Offer): GuidedDeal | undefined {
  const deals = dealsOf(app, what);
  const played = ({ name }: GuidedDeal) => app.firstGames.of(what.game.name, name);
  const when = (deal: GuidedDeal) => played(deal)?.when ?? 0;
  const left = deals.find(deal => played(deal) && !played(deal)?.over);
  return left ?? [...deals].sort((one, other) => when(one) - when(other))[0];
}

/** True if a first game of this offer was played to the end. */
export const hasPlayed = (app: GameCatalogue & Stores & Display, what: Offer) =>
  dealsOf(app, what).some(({ name }) => app.firstGames.of(what.game.name, name)?.over);

/** Number of players of the first game that was finished last; undefined if none was. */
export function playersLearnt(app: GameCatalogue & Stores & Display, what: Offer): number | undefined {
  const over = ofOffer(app, what, fetchedFile(app, DEALS))
    .filter(({ rule }) => !rule)
    .map(deal => ({ deal, played: app.firstGames.of(what.game.name, deal.name) }))
    .filter(({ played }) => played?.over);
  const [last] = over.sort((one, other) => (other.played?.when ?? 0) - (one.played?.when ?? 0));
  return last?.deal.seats.length;
}

/** Games that have a first game and that the player knows neither from one nor from a match. */
export const gamesToLearn = (app: GameCatalogue & Stores & Preferences & Display): Offer[] =>
  (guided(app) ?? []).filter(what => !app.settings.last[what.key] && !playersLearnt(app, what));

/**
 * True if the guide goes along in a match against bots: after a first game of its game, until it is switched off.
 * @param asked true if the player asks for the guide that is switched off
 */
export const goesAlong = (app: Stores & Preferences, match: StoredMatch, asked: boolean = false) =>
  (asked || app.settings.guideAlong) &&
  !match.friends &&
  !match.over &&
  humansOf(match) === 1 &&
  app.firstGames.all().some(([key, { over }]) => over && key.startsWith(`${match.head.game}/`));

/** Address of a deal. */
export const addressOf = (app: GameCatalogue, game: string, deal: Pick<GuidedDeal, 'name' | 'options'>) =>
  `#/first/${keyOf(app, game, deal)}/${deal.name}`;

/** Parse an address such as '#/first/hearts' or '#/first/yahtzee/yams/second'. */
export const addressed = (app: GameCatalogue, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  return { what, deal: what?.preset ? rest[1] : rest[0] };
};

/** Find a deal by name; undefined while the deals load, null if there is none. */
export function dealNamed(app: Display, { game }: Offer, name: string): GuidedDeal | null | undefined {
  const all: Record<string, GuidedDeal[]> | undefined = requiredFile(app, DEALS);
  return all && (all[game.name]?.find(deal => deal.name === name) ?? null);
}

/** The deal that was left unfinished last. */
export function leftFirstGame(app: GameCatalogue & Stores & Display): { game: string; deal: GuidedDeal } | undefined {
  const left = app.firstGames.left();
  if (!left || !app.game(left.game)) return undefined;
  const deal = fetchedFile(app, DEALS)?.[left.game]?.find(({ name }: GuidedDeal) => name === left.name);
  return deal && { game: left.game, deal };
}
