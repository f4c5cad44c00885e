import { html, nothing } from 'lit-html';
import type { GameCatalogue, Screen, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dataLink, dotted, gameArt, startButton, topBar } from '../../art/widgets.ts';
import { figures } from '../../components/figures.ts';
import { replace } from '../../model/back-stack.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, offerNamed, offers, tintOf } from '../../model/offers.ts';
import type { Played } from '../../model/skill.ts';
import { readPlayed } from '../../model/skill.ts';
import { byOffer, contested, isWon, placeIn, readRecords, summary } from '../../model/statistics.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { decimal, duration, pointsOf } from '../../words/numbers.ts';
import { statisticsOf } from './statistics-game.ts';

const LATEST = 5; // matches

/** Statistics of all games or of one: '#/statistics', '#/statistics/hearts'. */
export const screen: Screen = {
  open(app, [name, preset]) {
    const what = name ? offerNamed(app, name, preset) : undefined;
    if (name && !what) return replace('#/statistics');
    /** The finished matches; null until they are read. */
    let records: MatchRecord[] | null = null;
    /** The reviewed matches of the game on the screen; null until they are read. */
    let played: Played[] | null = null;
    const ofThisGame = (all: MatchRecord[], { key }: Offer) => byOffer(app, all).get(key) ?? [];
    /** Read the finished matches, then the reviews of the game. */
    const read = () =>
      readRecords(app, async found => {
        records = found;
        if (!what) return;
        const reviewed = await readPlayed(ofThisGame(found, what));
        if (records !== found) return;
        played = reviewed;
        app.redraw();
      });
    const game = what && statisticsOf(app, what);
    const title = () =>
      what ? app.say('statistics-of', { game: gameWord(app, what, 'game') }) : app.say('statistics');
    read();
    if (what) app.useGame(what.game.name).then(app.redraw);
    return {
      title,
      draw: () => html`<div class="page learn statistics">
      ${topBar(app, title())}
      ${records && (what ? game?.(ofThisGame(records, what), played) : allGames(app, records))}
    </div>`,
      finished: read,
    };
  },
};

const allGames = (app: Wording & GameCatalogue & Tables, all: MatchRecord[]) => {
  const groups = byOffer(app, all);
  const known = all.filter(record => app.game(record.head.game));
  return html`
    ${known.length ? overall(app, known) : invitation(app)}
    <nav class="surface courses" aria-label=${app.say('games')}>${offers(app).map(what => row(app, what, groups.get(what.key) ?? []))}</nav>
    <p class="help">${app.say('statistics-help')}</p>
    ${dataLink(app)}`;
};

const overall = (app: Wording, all: MatchRecord[]) => {
  const { matches, won, time } = summary(all, false);
  return html`<section class="surface" aria-label=${app.say('statistics-overall')}>${figures([
    [app.say('matches'), decimal(app, matches)],
    [app.say('first-places'), decimal(app, won)],
    [app.say('time-played'), duration(app, time)],
  ])}</section>`;
};

/** A hint to play a first match. */
const invitation = (app: Wording & GameCatalogue & Tables) => {
  const [first] = offers(app);
  const game = gameWord(app, first, 'game');
  return html`<section class="surface invitation">
    <h2>${app.say('statistics-empty')}</h2>
    <p>${app.say('statistics-empty-line')}</p>
    ${startButton(app, first.key, app.say('play-game', { game }), () => app.start(first.key), 'primary')}
  </section>`;
};

const row = (
  app: Wording,
  what: Offer,
  own: MatchRecord[],
) => html`<a class="course" href=${`#/statistics/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>
    ${gameArt(artOf(app, what))}
    <b>${gameRich(app, what, 'game')}</b>
    <small>${own.length ? statusOf(app, what, own) : app.say('not-played')}</small>
    ${latest(app, own)}
    ${icon('i-next')}</a>`;

const statusOf = (app: Wording, what: Offer, own: MatchRecord[]) => {
  const { matches, contested: against, won, points } = summary(own, what.game.low_wins);
  const average = app.say('average-of', { amount: pointsOf(app, points, 1, 0) });
  return dotted([app.say('match-count', { matches }), ...(against ? [app.say('won-count', { won })] : []), average]);
};

/** Places reached in the latest matches, oldest first. */
const latest = (app: Wording, own: MatchRecord[]) => {
  const last = own.filter(contested).slice(0, LATEST).reverse();
  if (!last.length) return nothing;
  return html`<span class="latest"><span class="spoken">${app.say('latest-places')}</span>${last.map(
    record => html`
    <span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span>`,
  )}</span>`;
};
