/** Games that home offers: every game by its usual rules, and some presets as games in their own right. */

import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import type { Catalogue, GameEntry, Language, OptionValue, Tint } from '../protocol.d.ts';
import { ENGLISH } from '../words/languages.ts';

/** An offer. `key` is 'hearts', or 'yahtzee/yams' for a preset. */
export type Offer = { key: string; game: GameEntry; preset: string };

/** Memoise a function of an immutable object: a table calls it at every tap. */
function memoised<Of extends object, Found>(compute: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return of => {
    const found = known.get(of) ?? compute(of);
    known.set(of, found);
    return found;
  };
}

const offer = (game: GameEntry, preset: string): Offer => ({
  key: preset ? `${game.name}/${preset}` : game.name,
  game,
  preset,
});

const offersOf = memoised(({ games }: Catalogue) =>
  games.flatMap(game => ['', ...Object.keys(game.shown)].map(preset => offer(game, preset))),
);

/** All offers, in the order of home. */
export const offers = (app: GameCatalogue) => offersOf(app.catalogue);

/** Find an offer by its key. */
export const offerAt = (app: GameCatalogue, key: string) => offers(app).find(each => each.key === key);

/** True if other offers are of the same game, such as another score sheet. */
export const isOneOfSeveral = ({ game }: Offer) => Object.keys(game.shown).length > 0;

/** Offers that home folds away: of each game, all but the one that was started last. */
export function foldedOffers(app: GameCatalogue & Preferences): Offer[] {
  const started = Object.keys(app.settings.last).reverse();
  return app.catalogue.games.flatMap(game => {
    const own = offers(app).filter(each => each.game === game);
    const last = started.find(key => own.some(each => each.key === key)) ?? game.name;
    return own.filter(({ key }) => key !== last);
  });
}

/** The offer that an address names: the preset, if it is one, else the game. */
export const offerNamed = (app: GameCatalogue, name: string, preset?: string) =>
  offerAt(app, `${name}/${preset}`) ?? offerAt(app, name);

/** The offer that a match belongs to, by its options. */
export function offerOf(
  app: GameCatalogue,
  { game: name, options }: { game: string; options: Record<string, OptionValue> },
) {
  const game = app.game(name);
  const preset = Object.keys(game?.shown ?? {}).find(each =>
    Object.entries(game?.presets[each] ?? {}).every(([option, value]) => options[option] === value),
  );
  return offerNamed(app, name, preset);
}

/** A game's message by its place among the page's own words, which have it before the game's words are loaded. */
export const titleId = ({ name }: GameEntry, id: string) => `${name}--${id}`;

type GameWord = 'game' | 'game-line' | 'game-time' | 'game-art';

const wordId = ({ game, preset }: Offer, id: GameWord) =>
  titleId(game, preset ? id.replace('game', `game-${preset}`) : id);

/** A word of an offer, available before the game's own words are loaded. */
export const gameWord = (app: Wording, what: Offer | undefined, id: GameWord) =>
  what ? app.say(wordId(what, id)) : '';

/** The same as the content of an element, marked as English if the page's language lacks it. */
export const gameRich = (app: Wording, what: Offer | undefined, id: GameWord) =>
  what ? app.rich(wordId(what, id)) : '';

/** Cards or dice in the picture of a game. */
export const artOf = (app: Wording, what: Offer | undefined) =>
  gameWord(app, what, 'game-art').split(' ').filter(Boolean);

/** Colours in which the game's pieces are drawn. */
export const tintOf = (what: Offer | undefined): Tint => what?.game.shown[what.preset] ?? 'day';

/** The offer of the match on the table. */
export const offerOnTable = (app: GameCatalogue & CurrentTable) =>
  app.match ? offerOf(app, app.match.head) : undefined;

/** Name of the game on the table. */
export const titleOfMatch = (app: Wording & GameCatalogue & CurrentTable) =>
  app.match ? gameWord(app, offerOf(app, app.match.head), 'game') : '';

/** House rules that distinguish the offers of a game: they are not for the player to choose. */
const fixedOptionsOf = memoised(
  (game: GameEntry) => new Set(Object.keys(game.shown).flatMap(preset => Object.keys(game.presets[preset]))),
);

/** Apply an offer's fixed house rules to a set of options. */
export function within({ game, preset }: Offer, options: Record<string, OptionValue>): Record<string, OptionValue> {
  const fixedNames = fixedOptionsOf(game);
  const free = Object.entries(options).filter(([name]) => !fixedNames.has(name));
  return { ...Object.fromEntries(free), ...(preset ? game.presets[preset] : {}) };
}

/** True if a rule or an option with these needs can have effect in this offer. */
export function belongs(what: Offer, needs: Record<string, OptionValue[]>) {
  const { game } = what;
  const fixedNames = fixedOptionsOf(game);
  const fixed = within(what, {});
  return Object.entries(needs).every(
    ([name, values]) =>
      !fixedNames.has(name) ||
      values.includes(fixed[name] ?? game.options.find(option => option.name === name)?.default ?? false),
  );
}

/** House rules that the player can choose in this offer. */
export const optionsOf = memoised((what: Offer) => {
  const fixedNames = fixedOptionsOf(what.game);
  return what.game.options.filter(({ name, needs }) => !fixedNames.has(name) && belongs(what, needs));
});

/** Ready-made house rules of this offer. */
export const presetsOf = memoised((what: Offer) => {
  const fixedNames = [...fixedOptionsOf(what.game)];
  const fixed = within(what, {});
  return Object.fromEntries(
    Object.entries(what.game.presets).filter(([, values]) => fixedNames.every(name => values[name] === fixed[name])),
  );
});

/** Folder of an offer's page that needs no JavaScript, relative to the site: 'hearts/', 'ja/yams/'. */
export const pageOf = (language: Language, { game, preset }: Offer) =>
  `${language === ENGLISH ? '' : `${language}/`}${preset || game.name}/`;
