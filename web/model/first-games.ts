/** The guided games there are, as the build has written them: of each game some deals, and some about a house rule. */

import type { App, Params } from '../app.ts';
import type { GuidedDeal, OptionEntry, OptionValue } from '../protocol.d.ts';
import { fetchAhead, fetched, needed } from './data.ts';
import { valueIn } from './house-rules.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf, offers } from './offers.ts';

const DEALS = './data/guided.json';

/** Fetches them before home is drawn, which offers the one that was left. */
export const fetchDeals = (): Promise<void> => fetchAhead(DEALS);

/** As which game a deal is played. */
const keyOf = (app: App, game: string, { options }: Pick<GuidedDeal, 'options'>) =>
  offerOf(app, { game, options })?.key ?? game;

const ofOffer = (app: App, { game, key }: Offer, all: Record<string, GuidedDeal[]> | undefined) =>
  all?.[game.name]?.filter(deal => keyOf(app, game.name, deal) === key) ?? [];

/** The deals for a first game, once they are there; none are of a game that has none. */
export const dealsOf = (app: App, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, needed(app, DEALS)).filter(({ rule }) => !rule);

/** Is it known which there are, or that they cannot be had? */
export const areDealsKnown = (app: App): boolean => fetched(app, DEALS) !== undefined;

/** Those that are about one house rule each; none where they cannot be had. */
export const houseDeals = (app: App, what: Offer): GuidedDeal[] =>
  ofOffer(app, what, fetched(app, DEALS)).filter(({ rule }) => rule);

/** Where a rule of the sheet, or else the house rule that it hangs on, can be tried, if there is a deal about it. */
export function wayToDeal(app: App, what: Offer, option: string | null, rule: string = ''): string | undefined {
  const all = houseDeals(app, what);
  const deal = all.find(each => each.rule === rule) ?? all.find(each => option && each.option === option);
  return deal && addressOf(app, what.game.name, deal);
}

/** Where a house rule can be tried: as it is chosen, if there is a deal for that, else by another of its values. */
export function wayToTry(app: App, what: Offer, option: OptionEntry, chosen: OptionValue): string | undefined {
  const all = houseDeals(app, what).filter(each => each.option === option.name);
  const deal = all.find(({ options }) => valueIn(option, options) === chosen) ?? all[0];
  return deal && addressOf(app, what.game.name, deal);
}

/** The games that have a first game; undefined until that is known. */
export const guided = (app: App): Offer[] | undefined =>
  needed(app, DEALS) && offers(app).filter(what => dealsOf(app, what).length);

/** The one that is gone on with, or was not played yet, or longest ago. */
export function nextDeal(app: App, what: Offer): GuidedDeal | undefined {
  const deals = dealsOf(app, what);
  const played = ({ name }: GuidedDeal) => app.firstGames.of(what.game.name, name);
  const when = (deal: GuidedDeal) => played(deal)?.when ?? 0;
  const left = deals.find(deal => played(deal) && !played(deal)?.over);
  return left ?? [...deals].sort((one, other) => when(one) - when(other))[0];
}

/** Has a first game of it been played to its end? */
export const hasPlayed = (app: App, what: Offer) =>
  dealsOf(app, what).some(({ name }) => app.firstGames.of(what.game.name, name)?.over);

/** Where a deal is played. */
export const addressOf = (app: App, game: string, deal: Pick<GuidedDeal, 'name' | 'options'>) =>
  `#/first/${keyOf(app, game, deal)}/${deal.name}`;

/** What an address means: '#/first/hearts', '#/first/yahtzee/yams/second'. */
export const addressed = (app: App, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  return { what, deal: what?.preset ? rest[1] : rest[0] };
};

/** The deal of this name, once it is there; null if there is none. */
export function dealNamed(app: App, { game }: Offer, name: string): GuidedDeal | null | undefined {
  const all: Record<string, GuidedDeal[]> | undefined = needed(app, DEALS);
  return all && (all[game.name]?.find(deal => deal.name === name) ?? null);
}

/** The deal that somebody has left unfinished last. */
export function leftFirstGame(app: App): { game: string; deal: GuidedDeal } | undefined {
  const left = app.firstGames.left();
  if (!left || !app.game(left.game)) return undefined;
  const deal = fetched(app, DEALS)?.[left.game]?.find(({ name }: GuidedDeal) => name === left.name);
  return deal && { game: left.game, deal };
}
