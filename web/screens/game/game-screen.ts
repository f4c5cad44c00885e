import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Display, GameCatalogue, Preferences, Screen, Stores, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, fan, starter } from '../../art/card-parts.ts';
import type { Door } from '../../art/door.ts';
import { door } from '../../art/door.ts';
import { dealsOf } from '../../model/first-games.ts';
import { nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { setupInWords } from '../../model/matches.ts';
import { isDue, ofOffer, readMistakes } from '../../model/mistakes.ts';
import { nowhere } from '../../model/not-found.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offerAt, offerOf, tintOf } from '../../model/offers.ts';
import { byOffer, readRecords, recently } from '../../model/statistics.ts';
import { datesOf } from '../../storage/dates.ts';
import type { Kept, Mistake } from '../../storage/stored-types.ts';
import { dailyState, firstGameState, lessonsState, playedState, practiceState, wonState } from './states.ts';

/** A game's page: '#/game/hearts'. Its links are grouped and ordered by how often they are used. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return nowhere(app);
    /** The finished matches, newest first; null until they are read. */
    let records: Kept[] | null = null;
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
          ${bar(app, title())}
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
  records: Kept[] | null,
) => html`<section class="slab to-play" aria-label=${app.say('play')}>
  <div class="art">${fan(artOf(app, what))}</div>
  <div class="deal-it">
    <p class="lead">${gameWord(app, what, 'game-line')}</p>
    ${setupLine(app, what)}
    ${begin(app, what)}
  </div>
  <div class="ways-in">
    ${what.game.seats.some(seats => seats > 1) ? door({ href: `#/friends/${what.key}`, sign: 'i-people', name: app.say('with-friends'), state: app.say('with-friends-state') }) : nothing}
    ${what.game.pad ? door({ href: `#/pad/${what.key}`, sign: 'i-dice', name: app.say('pad'), state: app.say('pad-state') }) : nothing}
    ${door({ href: `#/daily/${what.key}`, sign: 'i-star', name: app.say('daily'), state: records && dailyState(app, what, records) })}
  </div>
</section>`;

/** The setup of the next match, as a link to the screen that changes it. */
const setupLine = (app: Wording & GameCatalogue & Preferences, what: Offer) => {
  const setup = app.setup(what.key);
  const rules = nameOfSet(app, what, ruleSet(app, what, setup.options));
  return html`<a class="setup" href=${`#/options/${what.key}`} title=${app.say('options')}>${icon('i-tune')}
    <span><span class="spoken">${app.say('options')}: </span><b>${setupInWords(app, setup)}</b> <small>${app.say('house-rules-preset', { preset: rules })}</small></span>${icon('i-next')}</a>`;
};

/** Resume the latest unfinished match first; else start a new one. */
const begin = (app: Wording & GameCatalogue & Stores & Tables, what: Offer) => {
  const game = gameWord(app, what, 'game');
  const left = app.matches.list().find(({ head }) => offerOf(app, head)?.key === what.key);
  const play = (label: string, kind: string) =>
    starter(app, what.key, label, () => app.start(what.key), kind, app.say('play-game', { game }));
  if (!left) return html`<p class="ways">${play(app.say('play'), 'primary big')}</p>`;
  const resume = app.say('resume');
  return html`<p class="ways">${starter(app, what.key, app.say('new-match'), () => app.start(what.key), 'outlined')}
    ${starter(app, left.id, resume, () => app.resume(left.id), 'primary big')}</p>`;
};

const toLearn = (app: Wording & GameCatalogue & Stores & Display, what: Offer, mistakes: Mistake[]): Door[] => [
  ...(dealsOf(app, what).length
    ? [{ href: `#/first/${what.key}`, sign: 'logo', name: app.say('first-game'), state: firstGameState(app, what) }]
    : []),
  ...(what.game.lessons
    ? [{ href: `#/learn/${what.key}`, sign: 'i-learn', name: app.say('lessons'), state: lessonsState(app, what) }]
    : []),
  ...toPractise(app, what, mistakes),
  { href: `#/rules/${what.key}`, sign: 'i-info', name: app.say('rules') },
];

/** Links to the player's mistakes, where there are any, and to practice. */
const toPractise = (app: Wording & GameCatalogue & Stores, what: Offer, mistakes: Mistake[]): Door[] => {
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
    ...(own.length ? [toMistakes] : []),
    ...(what.game.practice
      ? [{ href: `#/practice/${what.key}`, sign: 'i-star', name: app.say('practice'), state: practiceState(app, what) }]
      : []),
  ];
};

const toSeeAgain = (app: Wording, what: Offer, own: readonly Kept[]): Door[] => [
  { href: `#/matches/${what.key}`, sign: 'i-last', name: app.say('see-again'), state: playedState(app, own[0]) },
  {
    href: `#/review/${own[0].id}`,
    sign: 'i-hint',
    name: app.say('review-latest'),
    state: recently(app, datesOf(own[0]).ended),
  },
  { href: `#/statistics/${what.key}`, sign: 'i-chart', name: app.say('statistics'), state: wonState(app, own) },
];

const toTinker = (app: Wording, what: Offer): Door[] => [
  { href: `#/study/${what.key}`, sign: 'i-cards', name: app.say('open-table'), state: app.say('all-hands-seen') },
  { href: '#/lessons', sign: 'i-learn', name: app.say('my-lessons'), state: app.say('my-lessons-none') },
  { href: `#/lab/${what.key}`, sign: 'i-bot', name: app.say('lab'), state: app.say('lab-line') },
  { href: `#/print/${what.key}`, sign: 'i-print', name: app.say('print-sheet'), state: app.say('print-sheet-state') },
];

const group = (
  id: string,
  title: string,
  doors: Door[],
) => html`<section class="group" aria-labelledby=${`${id}-doors`}>
  <h2 id=${`${id}-doors`}>${title}</h2>
  <div class="slab doors">${repeat(doors, ({ href }) => href, door)}</div>
</section>`;
