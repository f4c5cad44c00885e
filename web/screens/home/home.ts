import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { isDie } from '../../art/die.ts';
import { dotted, fan, starter } from '../../art/parts.ts';
import type { Glance, StoredMatch } from '../../kept/types.ts';
import { playedToday } from '../../model/daily.ts';
import { isUsual, nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { addressOf, leftLesson } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offerOf, offers, tintOf } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { Language } from '../../protocol.d.ts';
import { LANGUAGES, languages } from '../../words/words.ts';
import { damagedMatches } from './damaged.ts';

const FEW = 2; // so many games do not fill a row of tiles
const SHOWN = 8; // cards of a hand
const A_HAND = ['9C', 'JC', '3D', 'QD', '5S', 'KS', '2H', '7H'];

/** How many deals of today have been played. */
let played = 0;

export const screen: Screen = {
  title: () => 'Taku 卓',
  enter(app) {
    countPlayed(app).catch(() => {});
    app.dismiss('waits');
    app.dismiss('no-lesson');
    const [newest] = app.matches.list();
    if (newest) app.useGame(newest.head.game).then(app.redraw);
  },
  draw(app) {
    const [newest, ...others] = app.matches.list();
    const games = offers(app);
    return html`<div class=${games.length <= FEW ? 'home few' : 'home'}>
      ${head(app)}
      ${newest ? resumeCard(app, newest) : welcome(app)}
      ${newest || app.lessons.left() ? learnRow(app) : nothing}
      <section class="games" aria-label=${app.say('games')}>
        ${repeat(
          games,
          game => game.key,
          game => tile(app, game, games.length === 1 && !newest ? 'primary' : 'tonal'),
        )}
      </section>
      ${daily(app)}
      ${others.length || app.matches.damaged().length ? lists(app, others) : nothing}
      ${foot(app)}
    </div>`;
  },
};

function head(app: App) {
  const other = languages.find(each => each !== app.language) as Language;
  return html`<header class="masthead">
    <h1><svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>Taku <span lang="ja">卓</span></h1>
    <button class="word-button" lang=${other} title=${app.say('change-language')}
      @click=${() => app.set('language', other)}>${LANGUAGES[other]}</button>
    <button class="icon-button other-theme" aria-label=${app.say('other-theme')} title=${app.say('other-theme')}
      @click=${() => app.set('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}>${icon('i-moon')}${icon('i-sun')}</button>
    <a class="icon-button" href="#/settings" aria-label=${app.say('settings')} title=${app.say('settings')}>${icon('i-tune')}</a>
  </header>`;
}

/** What a first visitor wants to know. */
const welcome = (app: App) => html`
  <section class="slab resume welcome">
    <div class="words">
      <p class="over">${app.say('tagline')}</p>
      <h2>${app.say('welcome')}</h2>
    </div>
    <div class="more">
      <p>${app.say('welcome-line')}</p>
      <ul class="promises">${['free', 'account', 'offline'].map(name => promise(app, name))}</ul>
      <a class="primary big" href="#/learn">${icon('i-learn')}<span>${app.say('learn-row')}</span></a>
    </div>
    ${fan(A_HAND)}
  </section>`;

/** What a visitor is promised; that it works offline only where it does. Until that is known its room stays free. */
const promise = (app: App, name: string) =>
  name === 'offline' && app.offline === false
    ? nothing
    : html`<li class="promise" data-true=${name !== 'offline' || !!app.offline}>${icon('i-check')}${app.say(`promise-${name}`)}</li>`;

function resumeCard(app: App, match: StoredMatch) {
  const { glance } = match;
  const caption = glance && `caption-${glance.caption.id}`;
  const what = offerOf(app, match.head);
  return html`<section class="slab resume" data-game=${what?.key ?? nothing} data-tint=${tintOf(what)}>
    <div class="words">
      <p class="over">${app.say('left-unfinished')}${match.practice ? html` · ${app.say('practice-match')}` : nothing}</p>
      <h2>${gameWord(app, what, 'game')}</h2>
      ${glance && caption && app.speaks(match.head.game) && app.has(caption) ? html`<p>${dotted([app.say(turn(glance)), app.say(caption, glance.caption.args)])}</p>` : nothing}
    </div>
    ${starter(app, match.id, app.say('resume'), () => app.resume(match.id), 'primary')}
    ${fan(glance?.items.length ? spread(glance.items) : covered(app, what))}
  </section>`;
}

/** What stands for a match whose hand must not be seen. */
const covered = (app: App, what: Offer | undefined) => {
  const art = artOf(app, what);
  return art.length && art.every(isDie) ? art : ['?', '?', '?', '?', '?'];
};

const turn = ({ to_act, seat }: Glance) => (to_act === seat ? 'resume-turn' : 'resume-other');

/** As many of a hand as can be told apart, evenly chosen. */
const spread = (items: readonly string[]) =>
  items.filter((_, n) => Math.floor((n * SHOWN) / items.length) !== Math.floor(((n - 1) * SHOWN) / items.length));

/** The way to the lessons; to the one that was left, if there is one. */
function learnRow(app: App) {
  const left = leftLesson(app);
  if (!left) return learnLink('#/learn', app.say('learn-row'), app.say('learn-row-line'));
  const { game, lesson } = left;
  const title = app.toldPlain(lesson.title);
  const what = offerOf(app, { game, options: lesson.options });
  const { at = 0 } = app.lessons.of(game, lesson.name) ?? {};
  return html`${learnLink(
    addressOf(app, game, lesson),
    app.say('learn-left', { game: gameWord(app, what, 'game'), title }),
    app.say('learn-left-line', { step: at + 1, steps: lesson.steps }),
  )}`;
}

/** The way to the deals of the day. */
const daily = (app: App) =>
  html`<a class="learn-row daily-row" href="#/daily">${icon('i-star')}<b>${app.say('daily')}</b><small>${
    played ? app.say('daily-played', { played, all: offers(app).length }) : app.say('daily-line')
  }</small>${icon('i-next')}</a>`;

/** Nobody waits for this. */
async function countPlayed(app: App) {
  await app.calm;
  const now = await playedToday(app);
  if (now === played) return;
  played = now;
  app.redraw();
}

const learnLink = (href: string, words: string, line: string) => html`
  <a class="learn-row" href=${href}>${icon('i-learn')}<b>${words}</b><small>${line}</small>${icon('i-next')}</a>`;

/** @param kind of its button */
function tile(app: App, what: Offer, kind: string) {
  const { key } = what;
  const title = gameWord(app, what, 'game');
  return html`<article class="slab tile" data-game=${key} data-tint=${tintOf(what)}>
    <div class="art">${fan(artOf(app, what))}</div>
    <h2><a href=${`#/learn/${key}`} aria-label=${app.say('learn-game', { game: title })}>${title}${icon('i-next')}</a></h2>
    <p class="tagline">${gameWord(app, what, 'game-line')}</p>
    <p class="time">${dotted([gameWord(app, what, 'game-time'), ...lastRules(app, what)])}</p>
    ${starter(app, key, app.say('play'), () => app.start(key), kind, app.say('play-game', { game: title }))}
    <p class="links">
      <a class="roomy" href=${`#/practice/${key}`} aria-label=${app.say('practice-of', { game: title })}>${app.say('practice')}</a>
      <a href=${`#/rules/${key}`} aria-label=${app.say('rules-of', { game: title })}>${app.say('rules')}</a>
      <a href=${`#/options/${key}`} aria-label=${app.say('options-of', { game: title })}>${app.say('options')}</a>
      <a class="roomy" href=${`#/study/${key}`} aria-label=${app.say('study-of', { game: title })}>${app.say('open-table')}</a>
    </p>
  </article>`;
}

/** By which house rules it is played next, where they are not the usual ones. */
function lastRules(app: App, what: Offer) {
  const set = ruleSet(app, what, app.setup(what.key).options);
  return isUsual(what, set) ? [] : [nameOfSet(app, what, set)];
}

const lists = (app: App, others: StoredMatch[]) => html`<div class="lists">
  ${others.length ? otherMatches(app, others) : nothing}
  ${app.matches.damaged().length ? damagedMatches(app) : nothing}
</div>`;

const otherMatches = (app: App, matches: StoredMatch[]) => html`
  <section class="slab others">
    <h2>${app.say('also-unfinished')}</h2>
    <ul>${repeat(
      matches,
      match => match.id,
      match => otherMatch(app, match),
    )}</ul>
  </section>`;

function otherMatch(app: App, match: StoredMatch) {
  const game = gameWord(app, offerOf(app, match.head), 'game');
  const when = new Intl.DateTimeFormat(app.language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.when);
  return html`<li>
    <span><b>${game}</b> <small>${when}</small></span>
    ${starter(app, match.id, app.say('resume'), () => app.resume(match.id), 'word-button', `${app.say('resume')}: ${game}, ${when}`)}
    <button class="icon-button" aria-label=${app.say('remove-match', { game, when })} title=${app.say('remove')}
      @click=${() => remove(app, [game, when].join(app.say('comma')), () => app.matches.drop(match.id))}>${icon('i-cross')}</button>
  </li>`;
}

const foot = (app: App) => html`
  <footer class="home-foot">
    <nav>
      ${
        offers(app).length === 1
          ? html`<a href=${`#/rules/${offers(app)[0].key}`}>${app.say('rules')}</a>`
          : html`<a href="#/rules">${app.say('rules')}</a>`
      }
      <a href="#/statistics">${app.say('statistics')}</a>
      <a href="#/about">${app.say('about')}</a>
    </nav>
    ${loadingBar(app)}
  </footer>`;

function loadingBar(app: App) {
  const { phase, loaded, total } = app.progress;
  const label =
    phase === 'loading' && total
      ? app.say('progress-bytes', { loaded: megabytes(app, loaded), total: megabytes(app, total) })
      : app.say(phase === 'loading' ? 'progress' : 'progress-starting');
  return html`<div class=${phase === 'ready' ? 'loading gone' : 'loading'}>
    <progress max="1" .value=${total ? loaded / total : 0} aria-label=${app.say('progress')}></progress>
    <small>${label}</small>
  </div>`;
}

const megabytes = (app: App, bytes: number) =>
  new Intl.NumberFormat(app.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
