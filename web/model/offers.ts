/** What home offers: every game by its usual rules, and some by others, as games of their own. */

import type { App } from '../app.ts';
import type { Catalogue, GameEntry, OptionValue, Tint } from '../protocol.d.ts';

/** `key` is 'hearts', or 'yahtzee/yams' where a preset makes the game. */
export type Offer = { key: string; game: GameEntry; preset: string };

/** Reckons once for each object that never changes: a table asks again at every touch. */
function once<Of extends object, Found>(reckon: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, Found>();
  return of => {
    const found = known.get(of) ?? reckon(of);
    known.set(of, found);
    return found;
  };
}

const offer = (game: GameEntry, preset: string): Offer => ({
  key: preset ? `${game.name}/${preset}` : game.name,
  game,
  preset,
});

const offersOf = once(({ games }: Catalogue) =>
  games.flatMap(game => ['', ...Object.keys(game.shown)].map(preset => offer(game, preset))),
);

export const offers = (app: App) => offersOf(app.catalogue);

export const offerAt = (app: App, key: string) => offers(app).find(each => each.key === key);

/** The offer that an address or a match means. */
export const offerNamed = (app: App, name: string, preset?: string) =>
  offerAt(app, `${name}/${preset}`) ?? offerAt(app, name);

/** As which game a match is played. */
export function offerOf(app: App, { game: name, options }: { game: string; options: Record<string, OptionValue> }) {
  const game = app.game(name);
  const preset = Object.keys(game?.shown ?? {}).find(each =>
    Object.entries(game?.presets[each] ?? {}).every(([option, value]) => options[option] === value),
  );
  return offerNamed(app, name, preset);
}

/** A game's word in the catalogue, which is there before the game's own words are. */
export const gameWord = (app: App, what: Offer | undefined, id: 'game' | 'game-line' | 'game-time' | 'game-art') =>
  what?.game.words[app.language][what.preset ? id.replace('game', `game-${what.preset}`) : id] ?? '';

/** The cards or dice that stand for a game. */
export const artOf = (app: App, what: Offer | undefined) => gameWord(app, what, 'game-art').split(' ').filter(Boolean);

/** In which colours its pieces are drawn. */
export const tintOf = (what: Offer | undefined): Tint => what?.game.shown[what.preset] ?? 'day';

/** As which game the match on the table is played. */
export const offerOnTable = (app: App) => (app.match ? offerOf(app, app.match.head) : undefined);

/** What the match on the table is called. */
export const titleOfMatch = (app: App) => (app.match ? gameWord(app, offerOf(app, app.match.head), 'game') : '');

/** The house rules that tell the offers of a game apart: nobody chooses them. */
const telling = once(
  (game: GameEntry) => new Set(Object.keys(game.shown).flatMap(preset => Object.keys(game.presets[preset]))),
);

/** The same house rules, as a game of this offer has them. */
export function within({ game, preset }: Offer, options: Record<string, OptionValue>): Record<string, OptionValue> {
  const told = telling(game);
  const free = Object.entries(options).filter(([name]) => !told.has(name));
  return { ...Object.fromEntries(free), ...(preset ? game.presets[preset] : {}) };
}

/** Do the needs of a rule or an option leave it a place in this offer? */
export function belongs(what: Offer, needs: Record<string, OptionValue[]>) {
  const { game } = what;
  const told = telling(game);
  const fixed = within(what, {});
  return Object.entries(needs).every(
    ([name, values]) =>
      !told.has(name) ||
      values.includes(fixed[name] ?? game.options.find(option => option.name === name)?.default ?? false),
  );
}

/** The house rules that can be chosen in this offer. */
export const optionsOf = once((what: Offer) => {
  const told = telling(what.game);
  return what.game.options.filter(({ name, needs }) => !told.has(name) && belongs(what, needs));
});

/** The ready-made house rules of this offer. */
export const presetsOf = once((what: Offer) => {
  const told = [...telling(what.game)];
  const fixed = within(what, {});
  return Object.fromEntries(
    Object.entries(what.game.presets).filter(([, values]) => told.every(name => values[name] === fixed[name])),
  );
});
