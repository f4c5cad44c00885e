import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { noticeLine } from './notices.js';
import { nowhere } from './nowhere.js';
import { screen as about } from './screens/about.js';
import { screen as home } from './screens/home.js';
import { screen as learn } from './screens/learn.js';
import { screen as options } from './screens/options.js';
import { screen as play } from './screens/play.js';
import { screen as practice } from './screens/practice.js';
import { screen as rules } from './screens/rules.js';
import { screen as settings } from './screens/settings.js';

/** @typedef {import('./types').App} App */
/** @typedef {import('./types').Screen} Screen */

/** @type {Record<string, Screen>} */
const SCREENS = { '': home, play, learn, practice, options, rules, settings, about };
const NOWHERE = '?';

/** Screens that are fetched when somebody goes there. @type {Record<string, () => Promise<{ screen: Screen }>>} */
const LATER = {
  daily: () => import('./screens/daily.js'),
  deal: () => import('./screens/deal.js'),
  match: () => import('./screens/replay-sent.js'),
  replay: () => import('./screens/replay.js'),
  statistics: () => import('./screens/statistics.js'),
  study: () => import('./screens/study.js'),
};

/** Shows the screen that the address names. @param {App} app @param {HTMLElement} root */
export function route(app, root) {
  /** @type {{ name: string, params: string[], screen: Screen, place: string } | null} */
  let current = null;

  function draw() {
    if (!current) return;
    const { name, params, screen } = current;
    render(
      html`${noticeLine(app, !!screen.table)}${keyed(screen, screen.draw(app, params))}`,
      root,
    );
    const title = screen.title(app, params);
    document.title = name === '' ? 'Taku 卓' : `${title} · Taku`;
  }

  function follow() {
    const [name, ...params] = address() ?? [NOWHERE];
    if (!Object.hasOwn(SCREENS, name)) return Object.hasOwn(LATER, name) ? fetchScreen(name) : nowhere(app);
    const first = current === null;
    const screen = SCREENS[name].instead?.(app, params) ?? SCREENS[name];
    const place = screen.place?.(app, params) ?? params[0];
    const same = current?.screen === screen && current.place === place;
    if (!same) current?.screen.leave?.(app);
    current = { name, params, screen, place };
    document.documentElement.dataset.screen = screen.table ? 'table' : name || 'home';
    screen.enter?.(app, params);
    draw();
    if (!first && !same) greet(root);
  }

  /** The screen before stays until it is there. @param {string} name */
  async function fetchScreen(name) {
    try {
      SCREENS[name] = (await LATER[name]()).screen;
    } catch {
      return notFetched(location.hash);
    }
    if (address()?.[0] === name) follow();
  }

  /** @param {string} wanted */
  function notFetched(wanted) {
    const again = () => {
      app.dismiss('unavailable');
      app.go(wanted);
      follow();
    };
    if (!current) app.go('#/');
    app.notify({ id: 'unavailable', text: 'notice-unavailable', label: 'retry', act: again });
  }

  addEventListener('hashchange', follow);
  addEventListener('keydown', event => current?.screen.keys?.(app, event));
  return {
    draw,
    follow,
    /** @param {import('./types').Fact} fact */
    heard: fact => current?.screen.heard?.(app, fact),
    at: () => current?.name ?? '',
  };
}

/** The parts of the address: '#/rules/hearts/moon' → ['rules', 'hearts', 'moon']; null if it cannot be read. */
function address() {
  const path = location.hash.replace(/^#\/?/, '');
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Takes whoever cannot see the change to the new screen's heading. @param {HTMLElement} root */
function greet(root) {
  scrollTo(0, 0);
  const heading = /** @type {HTMLElement | null} */ (root.querySelector('h1'));
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
