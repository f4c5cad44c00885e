import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, EngineAccess, GameCatalogue, Preferences, Screen, Tables, Visit, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, fan, startButton } from '../../art/widgets.ts';
import { LanguageChooser, languageButton } from '../../components/language-chooser.ts';
import { isUsual, nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, foldedOffers, gameRich, gameWord, isOneOfSeveral, offers, tintOf } from '../../model/offers.ts';
import { isNewVisitor, noteReturning } from '../../model/visitor.ts';
import type { MatchRecord, Mistake, StoredMatch } from '../../storage/stored-types.ts';
import { damagedMatches } from './damaged-matches.ts';
import { suggestions } from './suggestions.ts';
import { otherMatches, resumeCard } from './unfinished-matches.ts';

const FEW = 2; // games that do not fill a row of tiles
const A_HAND = ['9C', 'JC', '3D', 'QD', '5S', 'KS', '2H', '7H'];

/** Home: the latest unfinished match, what to do today, all games, and other unfinished matches. */
const homeScreen = (): Screen => {
  /** The finished matches, as the latest visit has read them; null before that. */
  let records: MatchRecord[] | null = null;
  /** The player's mistakes, as the latest visit has read them. */
  let mistakes: Mistake[] = [];
  /** Read finished matches and mistakes while idle; a visitor with a finished match is not new. */
  const readPlayed = async (app: App) => {
    await app.settled;
    records = await app.matches.finished();
    if (records.length) noteReturning();
    await readMistakes(app, found => (mistakes = found));
  };
  return {
    open(app) {
      const [newest] = app.matches.list();
      const read = () => void readPlayed(app).catch(() => {});
      read();
      app.dismiss('waits');
      app.dismiss('no-lesson');
      if (newest) app.useGame(newest.head.game).then(app.redraw);
      return { ...homeVisit(app, () => ({ records, mistakes })), finished: read };
    },
  };
};

export const screen: Screen = homeScreen();

/** What the player has done, as far as it is read. */
type PlayedSoFar = { records: MatchRecord[] | null; mistakes: Mistake[] };

/**
 * A visit to home that reads nothing itself.
 * @param drawsFolded true for the build, whose home has the tiles of all visitors: it hides those that are folded away
 */
export const homeVisit = (app: App, played: () => PlayedSoFar, drawsFolded = false): Visit => {
  /** True if the tiles invite friends. Every visit begins against bots. */
  let withFriends = false;
  /** True if home shows every game. Every visit folds those with the same pieces into one tile. */
  let unfolded = false;
  const chooser = new LanguageChooser(app);
  const unfold = () => {
    unfolded = true;
    app.redraw();
  };
  const choose = (friends: boolean) => {
    withFriends = friends;
    app.redraw();
  };
  return {
    title: () => 'Taku 卓',
    draw() {
      const [newest, ...others] = app.matches.list();
      const games = offers(app);
      const folded = unfolded ? [] : foldedOffers(app);
      const drawn = drawsFolded ? games : games.filter(game => !folded.includes(game));
      const { records, mistakes } = played();
      return html`<div class=${games.length <= FEW ? 'home few-games' : 'home'} data-left=${!!newest || nothing}>
      ${head(app, chooser)}
      ${newest ? resumeCard(app, newest) : nothing}
      ${isNewVisitor(app) ? welcome(app) : suggestions(app, records, mistakes)}
      <section class="games" data-tiles=${games.length - folded.length} aria-label=${app.say('games')}>
        ${withWhom(app, withFriends, choose)}
        ${withFriends ? html`<a class="outlined join-nearby" href="#/side">${icon('i-wifi')}<span>${app.say('join-side')}</span></a>` : nothing}
        ${repeat(
          drawn,
          game => game.key,
          game =>
            tile(app, game, games.length === 1 && !newest ? 'primary' : 'tonal', {
              withFriends,
              folded: folded.includes(game),
              unfolded,
            }),
        )}
        ${folded.length ? moreGames(app, folded, unfold) : withFriends ? nothing : scorePad(app)}
      </section>
      ${lists(app, others)}
      ${foot(app)}
      ${chooser.draw()}
    </div>`;
    },
  };
};

const head = (app: Wording & Preferences, chooser: LanguageChooser) =>
  html`<header class="masthead">
    <h1><svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>Taku <span lang="ja">卓</span></h1>
    ${languageButton(app, chooser)}
    <button class="icon-button other-theme" aria-label=${app.say('other-theme')} title=${app.say('other-theme')}
      @click=${() => app.set('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')}>${icon('i-moon')}${icon('i-sun')}</button>
    <a class="icon-button" href="#/settings" aria-label=${app.say('settings')} title=${app.say('settings')}>${icon('i-tune')}</a>
  </header>`;

/** A first visitor's card: what Taku is, and one button that starts a guided first game. */
const welcome = (app: Wording & EngineAccess) => html`
  <section class="surface resume welcome">
    <div class="words">
      <p class="overline">${app.say('tagline')}</p>
      <h2>${app.say('welcome')}</h2>
    </div>
    <div class="more">
      <p>${app.say('welcome-line')}</p>
      <a class="primary big" href="#/first">${icon('i-learn')}<span>${app.say('first-row')}</span></a>
      <ul class="promises">${['free', 'account', 'offline'].map(name => promise(app, name))}</ul>
    </div>
    ${fan(A_HAND)}
  </section>`;

/**
 * A promise to the visitor. "Offline" is left out where it does not hold, and takes no room until that is known.
 */
const promise = (app: Wording & EngineAccess, name: string) =>
  name === 'offline' && app.offline === false
    ? nothing
    : html`<li class="promise" data-true=${name !== 'offline' || !!app.offline}>${app.say(`promise-${name}`)}</li>`;

const TABS = ['against-bots', 'with-friends'];

/** Tabs that choose bots or friends for all games. */
function withWhom(app: Wording, withFriends: boolean, choose: (friends: boolean) => void) {
  const keys = (event: KeyboardEvent) => {
    if (!/^Arrow(Left|Right)$/.test(event.key)) return;
    choose(!withFriends);
    document.getElementById(TABS[Number(!withFriends)])?.focus();
  };
  return html`<div class="game-tabs" role="tablist" aria-label=${app.say('games')} @keydown=${keys}>${TABS.map(
    (id, friends) => {
      const chosen = withFriends === !!friends;
      return html`<button id=${id} role="tab" aria-selected=${String(chosen)} tabindex=${chosen ? 0 : -1} @click=${() => choose(!!friends)}>${app.say(id)}</button>`;
    },
  )}</div>`;
}

/** A button that shows the games that are folded away. */
function moreGames(app: Wording, folded: readonly Offer[], unfold: () => void) {
  const showAll = () => {
    unfold();
    document.querySelector<HTMLElement>(`.tile[data-game="${folded[0].key}"] a`)?.focus();
  };
  return html`<button class="more-games" @click=${showAll}>${icon('i-down')}<span>${app.say('more-games')}</span></button>`;
}

/** A link to the score pad, for the game with one that was started last. */
function scorePad(app: Wording & GameCatalogue & Preferences) {
  const folded = foldedOffers(app);
  const what = offers(app).find(each => each.game.pad && !folded.includes(each));
  return what
    ? html`<a class="more-games" href=${`#/pad/${what.key}`}>${icon('i-dice')}<span>${app.say('pad')} <small>${app.say('pad-state')}</small></span></a>`
    : nothing;
}

/** How a tile is shown: with a button that invites friends, folded away, or beside all others of its game. */
type Shown = { withFriends: boolean; folded: boolean; unfolded: boolean };

/** A game's tile; `kind` is the style of its button. */
function tile(
  app: Wording & GameCatalogue & Preferences & Tables,
  what: Offer,
  kind: string,
  { withFriends, folded, unfolded }: Shown,
) {
  const { key } = what;
  const title = gameWord(app, what, 'game');
  const usual = withFriends ? [app.say('each-own-phone')] : timeOf(app, what);
  const line = unfolded && isOneOfSeveral(what) ? [gameRich(app, what, 'game-line')] : usual;
  return html`<article class="surface tile" data-game=${key} data-tint=${tintOf(what)} ?hidden=${folded}>
    <div class="art">${fan(artOf(app, what))}</div>
    <h2><a href=${`#/game/${key}`}>${gameRich(app, what, 'game')}${icon('i-next')}</a></h2>
    ${
      withFriends
        ? html`<p class="time">${dotted(line)}</p>
    <a class="tonal" href=${`#/friends/${key}`} aria-label=${app.say('invite-to', { game: title })}>${app.say('invite')}</a>`
        : html`<p class="time">${dotted([...line, ...lastRules(app, what)])}</p>
    ${startButton(app, key, app.say('play'), () => app.start(key), kind, app.say('play-game', { game: title }))}`
    }
  </article>`;
}

/** Number of players and duration; the smallest screens hide the duration. */
const timeOf = (app: Wording, what: Offer) => {
  const [players, ...time] = gameWord(app, what, 'game-time').split(' · ');
  return [players, ...time.map(each => html`<span class="wide-part">${each}</span>`)];
};

/** The house rules of the next match, unless they are the usual ones. */
function lastRules(app: Wording & GameCatalogue & Preferences, what: Offer) {
  const set = ruleSet(app, what, app.setup(what.key).options);
  return isUsual(app, what, set) ? [] : [nameOfSet(app, what, set)];
}

/** Other unfinished matches and damaged ones, below the games. */
export const lists = (app: App, others: StoredMatch[]): unknown =>
  others.length || app.matches.damaged().length
    ? html`<div class="lists">
  ${others.length ? otherMatches(app, others) : nothing}
  ${app.matches.damaged().length ? damagedMatches(app) : nothing}
</div>`
    : nothing;

const foot = (app: Wording & GameCatalogue & EngineAccess) => html`
  <footer class="home-foot">
    <nav>
      <a href="#/learn">${app.say('learn')}</a>
      ${
        offers(app).length === 1
          ? html`<a href=${`#/rules/${offers(app)[0].key}`}>${app.say('rules')}</a>`
          : html`<a href="#/rules">${app.say('rules')}</a>`
      }
      <a href="#/statistics">${app.say('statistics')}</a>
      <a href="#/help">${app.say('manual-title')}</a>
      <a href="#/about">${app.say('about')}</a>
    </nav>
    ${loadingBar(app)}
  </footer>`;

function loadingBar(app: Wording & EngineAccess) {
  const { phase, loaded, total } = app.progress;
  const label =
    phase === 'loading' && total
      ? app.say('progress-bytes', { loaded: megabytes(app, loaded), total: megabytes(app, total) })
      : app.say(phase === 'loading' ? 'progress' : 'progress-starting');
  return html`<div class=${phase === 'ready' ? 'loading faded' : 'loading'}>
    <progress max="1" .value=${total ? loaded / total : 0} aria-label=${app.say('progress')}></progress>
    <small>${label}</small>
  </div>`;
}

/** To load Intl for it would keep the page busy while it starts. */
const megabytes = (app: Wording, bytes: number) => (bytes / 1e6).toFixed(1).replace('.', app.say('decimal-sign'));
