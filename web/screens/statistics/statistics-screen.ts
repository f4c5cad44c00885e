import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Screen, Stores, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, dataLink, dotted, gameArt, starter } from '../../art/card-parts.ts';
import { replace } from '../../model/back-stack.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offerNamed, offers, tintOf } from '../../model/offers.ts';
import type { Played } from '../../model/skill.ts';
import { readPlayed } from '../../model/skill.ts';
import { byOffer, contested, isWon, placeIn, readRecords, summary } from '../../model/statistics.ts';
import { figures } from '../../parts/figures.ts';
import type { Kept } from '../../storage/stored-types.ts';
import { decimal, duration } from '../../words/numbers.ts';
import { ofGame, reset } from './statistics-game.ts';

const LATEST = 5; // matches

/** The finished matches; null until they are read. */
let records: Kept[] | null = null;
/** The game on the screen; undefined for all games. */
let shownGame: Offer | undefined;
/** The reviewed matches of the game on the screen; null until they are read. */
let played: Played[] | null = null;

/** Read the finished matches, then the reviews of one game. */
const read = (app: GameCatalogue & Stores & Display, what: Offer | undefined) =>
  readRecords(app, async found => {
    records = found;
    if (!what) return;
    const reviewed = await readPlayed(byOffer(app, found).get(what.key) ?? []);
    if (records !== found) return;
    played = reviewed;
    app.redraw();
  });

const addressed = (app: GameCatalogue, [name, preset]: string[]) => (name ? offerNamed(app, name, preset) : undefined);

/** Statistics of all games or of one: '#/statistics', '#/statistics/hearts'. */
export const screen: Screen = {
  place: (_app, params) => params.join('/'),
  title(app, params) {
    const what = addressed(app, params);
    return what ? app.say('statistics-of', { game: gameWord(app, what, 'game') }) : app.say('statistics');
  },

  enter(app, params) {
    const what = addressed(app, params);
    if (params[0] && !what) return replace('#/statistics');
    shownGame = what;
    read(app, what);
    if (what) app.useGame(what.game.name).then(app.redraw);
  },

  draw(app, params) {
    const what = addressed(app, params);
    const title = screen.title(app, params);
    return html`<div class="page learn statistics">
      ${bar(app, title)}
      ${records && (what ? ofGame(app, what, byOffer(app, records).get(what.key) ?? [], played) : allGames(app, records))}
    </div>`;
  },

  finished: app => void read(app, shownGame),

  leave() {
    [records, played, shownGame] = [null, null, undefined];
    reset();
  },
};

const allGames = (app: Wording & GameCatalogue & Tables, all: Kept[]) => {
  const groups = byOffer(app, all);
  const known = all.filter(record => app.game(record.head.game));
  return html`
    ${known.length ? overall(app, known) : invitation(app)}
    <nav class="slab courses" aria-label=${app.say('games')}>${offers(app).map(what => row(app, what, groups.get(what.key) ?? []))}</nav>
    <p class="help">${app.say('statistics-help')}</p>
    ${dataLink(app)}`;
};

const overall = (app: Wording, all: Kept[]) => {
  const { matches, won, time } = summary(all, false);
  return html`<section class="slab" aria-label=${app.say('statistics-overall')}>${figures([
    [app.say('matches'), decimal(app, matches)],
    [app.say('first-places'), decimal(app, won)],
    [app.say('time-played'), duration(app, time)],
  ])}</section>`;
};

/** A hint to play a first match. */
const invitation = (app: Wording & GameCatalogue & Tables) => {
  const [first] = offers(app);
  const game = gameWord(app, first, 'game');
  return html`<section class="slab invitation">
    <h2>${app.say('statistics-empty')}</h2>
    <p>${app.say('statistics-empty-line')}</p>
    ${starter(app, first.key, app.say('play-game', { game }), () => app.start(first.key), 'primary')}
  </section>`;
};

const row = (
  app: Wording,
  what: Offer,
  own: Kept[],
) => html`<a class="course" href=${`#/statistics/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>
    ${gameArt(artOf(app, what))}
    <b>${gameWord(app, what, 'game')}</b>
    <small>${own.length ? statusOf(app, what, own) : app.say('not-played')}</small>
    ${latest(app, own)}
    ${icon('i-next')}</a>`;

const statusOf = (app: Wording, what: Offer, own: Kept[]) => {
  const { matches, contested: against, won, points } = summary(own, what.game.low_wins);
  const average = app.say('average-of', { points: decimal(app, points) });
  return dotted([app.say('match-count', { matches }), ...(against ? [app.say('won-count', { won })] : []), average]);
};

/** Places reached in the latest matches, oldest first. */
const latest = (app: Wording, own: Kept[]) => {
  const last = own.filter(contested).slice(0, LATEST).reverse();
  if (!last.length) return nothing;
  return html`<span class="latest"><span class="spoken">${app.say('latest-places')}</span>${last.map(
    record => html`
    <span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span>`,
  )}</span>`;
};
