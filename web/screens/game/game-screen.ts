import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Display, GameCatalogue, Preferences, Screen, Stores, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { LinkRow } from '../../art/link-row.ts';
import { linkRow } from '../../art/link-row.ts';
import { fan, startButton, topBar } from '../../art/widgets.ts';
import { dealsOf } from '../../model/first-games.ts';
import { nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { setupInWords } from '../../model/matches.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, offerAt, offerOf, tintOf } from '../../model/offers.ts';
import { byOffer, readRecords, recently } from '../../model/statistics.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { datesOf } from '../../storage/dates.ts';
import type { MatchRecord, Mistake } from '../../storage/stored-types.ts';
import {
  dailyState,
  firstGameState,
  lessonsState,
  playedState,
  practiceState,
  trainingState,
  wonState,
} from './states.ts';

/** A game's page: '#/game/hearts'. Its links are grouped and ordered by how often they are used. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return reportUnknownAddress(app);
    /** The finished matches, newest first; null until they are read. */
    let records: MatchRecord[] | null = null;
    /** The player's mistakes; empty until they are read. */
    let mistakes: Mistake[] = [];
    const read = () => {
      readRecords(app, found => (records = found));
      readMistakes(app, found => (mistakes = found));
    };
    const title = () => gameWord(app, what, 'game');
    read();
    return {
      title,
      draw() {
        const own = records && (byOffer(app, records).get(what.key) ?? []);
        return html`<div class="page game" data-game=${what.key} data-tint=${tintOf(what)}>
          ${topBar(app, gameRich(app, what, 'game'))}
          ${table(app, what, records)}
          <div class="groups">
            ${group('learn', app.say('learn'), toLearn(app, what, mistakes))}
            ${own?.length ? group('look-back', app.say('look-back'), toSeeAgain(app, what, own)) : nothing}
            ${group('workbench', app.say('workbench'), toTinker(app, what))}
          </div>
        </div>`;
      },
      finished: read,
    };
  },
};

/** The match that Play would start, an unfinished match, and links to friends and the deal of the day. */
const table = (
  app: App,
  what: Offer,
  records: MatchRecord[] | null,
) => html`<section class="surface game-play" aria-label=${app.say('play')}>
  <div class="art">${fan(artOf(app, what))}</div>
  <div class="deal-code">
    <p class="lead">${gameRich(app, what, 'game-line')}</p>
    ${setupLine(app, what)}
    ${begin(app, what)}
  </div>
  <div class="game-actions">
    ${what.game.seats.some(seats => seats > 1) ? linkRow({ href: `#/friends/${what.key}`, sign: 'i-people', name: app.say('with-friends'), state: app.say('with-friends-state') }) : nothing}
    ${what.game.pad ? linkRow({ href: `#/pad/${what.key}`, sign: 'i-dice', name: app.say('pad'), state: app.say('pad-state') }) : nothing}
    ${linkRow({ href: `#/event/new/${what.key}`, sign: 'i-cards', name: app.say('club-new'), state: app.say('club-state') })}
    ${linkRow({ href: `#/daily/${what.key}`, sign: 'i-star', name: app.say('daily'), state: records && dailyState(app, what, records) })}
  </div>
</section>`;

/** The setup of the next match, as a link to the screen that changes it. */
const setupLine = (app: Wording & GameCatalogue & Preferences, what: Offer) => {
  const setup = app.setup(what.key);
  const rules = nameOfSet(app, what, ruleSet(app, what, setup.options));
  return html`<a class="setup" href=${`#/options/${what.key}`} title=${app.say('options')}>${icon('i-tune')}
    <span><span class="spoken">${app.say('options')}${app.say('colon')}</span><b>${setupInWords(app, setup)}</b> <small>${app.say('house-rules-preset', { preset: rules })}</small></span>${icon('i-next')}</a>`;
};

/** Resume the latest unfinished match first; else start a new one. */
const begin = (app: Wording & GameCatalogue & Stores & Tables, what: Offer) => {
  const game = gameWord(app, what, 'game');
  const left = app.matches.list().find(({ head }) => offerOf(app, head)?.key === what.key);
  const play = (label: string, kind: string) =>
    startButton(app, what.key, label, () => app.start(what.key), kind, app.say('play-game', { game }));
  if (!left) return html`<p class="actions">${play(app.say('play'), 'primary big')}</p>`;
  const resume = app.say('resume');
  return html`<p class="actions">${startButton(app, what.key, app.say('new-match'), () => app.start(what.key), 'outlined')}
    ${startButton(app, left.id, resume, () => app.resume(left.id), 'primary big')}</p>`;
};

const toLearn = (app: Wording & GameCatalogue & Stores & Display, what: Offer, mistakes: Mistake[]): LinkRow[] => [
  ...(dealsOf(app, what).length
    ? [{ href: `#/first/${what.key}`, sign: 'logo', name: app.say('first-game'), state: firstGameState(app, what) }]
    : []),
  ...(what.game.lessons
    ? [{ href: `#/learn/${what.key}`, sign: 'i-learn', name: app.say('lessons'), state: lessonsState(app, what) }]
    : []),
  ...toPractise(app, what, mistakes),
  { href: `#/rules/${what.key}`, sign: 'i-info', name: app.say('rules') },
];

/** Links to problems, to the player's mistakes, where there are any, and to practice. */
const toPractise = (app: Wording & GameCatalogue & Stores, what: Offer, mistakes: Mistake[]): LinkRow[] => {
  const own = ofOffer(app, mistakes, what);
  const count = own.filter(isDue).length;
  const toMistakes = {
    href: `#/mistakes/${what.key}`,
    sign: 'i-undo',
    name: app.say('mistakes'),
    state: count ? app.say('mistakes-pill', { count }) : app.say('mistakes-none-wait'),
    waits: count > 0,
  };
  return [
    ...(what.game.problems
      ? [{ href: `#/train/${what.key}`, sign: 'i-coach', name: app.say('train'), state: trainingState(app, what) }]
      : []),
    ...(own.length ? [toMistakes] : []),
    ...(what.game.practice
      ? [{ href: `#/practice/${what.key}`, sign: 'i-star', name: app.say('practice'), state: practiceState(app, what) }]
      : []),
  ];
};

const toSeeAgain = (app: Wording, what: Offer, own: readonly MatchRecord[]): LinkRow[] => [
  { href: `#/matches/${what.key}`, sign: 'i-last', name: app.say('see-again'), state: playedState(app, own[0]) },
  {
    href: `#/review/${own[0].id}`,
    sign: 'i-hint',
    name: app.say('review-latest'),
    state: recently(app, datesOf(own[0]).ended),
  },
  { href: `#/statistics/${what.key}`, sign: 'i-chart', name: app.say('statistics'), state: wonState(app, own) },
];

const toTinker = (app: Wording, what: Offer): LinkRow[] => [
  { href: `#/study/${what.key}`, sign: 'i-cards', name: app.say('open-table'), state: app.say('all-hands-seen') },
  { href: '#/lessons', sign: 'i-learn', name: app.say('my-lessons'), state: app.say('my-lessons-none') },
  { href: `#/lab/${what.key}`, sign: 'i-bot', name: app.say('lab'), state: app.say('lab-line') },
  { href: `#/print/${what.key}`, sign: 'i-print', name: app.say('print-sheet'), state: app.say('print-sheet-state') },
];

const group = (
  id: string,
  title: string,
  doors: LinkRow[],
) => html`<section class="group" aria-labelledby=${`${id}-doors`}>
  <h2 id=${`${id}-doors`}>${title}</h2>
  <div class="surface doors">${repeat(doors, ({ href }) => href, linkRow)}</div>
</section>`;
