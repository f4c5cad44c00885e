import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { noticeLine, notFetched } from './notices.js';
import { nowhere } from './nowhere.js';
import { screen as home } from './screens/home.js';

/** @typedef {import('./types').App} App */
/** @typedef {import('./types').Screen} Screen */

/** Those that are there. @type {Record<string, Screen>} */
const SCREENS = { '': home };
const NOWHERE = '?';

/** Those that the first one does not wait for; the likeliest first. @type {Record<string, () => Promise<{ screen: Screen }>>} */
const LATER = {
  play: () => import('./screens/play.js'),
  learn: () => import('./screens/learn.js'),
  rules: () => import('./screens/rules.js'),
  options: () => import('./screens/options.js'),
  practice: () => import('./screens/practice.js'),
  study: () => import('./screens/study.js'),
  settings: () => import('./screens/settings.js'),
  about: () => import('./screens/about.js'),
  data: () => import('./screens/data.js'),
  daily: () => import('./screens/daily.js'),
  deal: () => import('./screens/deal.js'),
  match: () => import('./screens/replay-sent.js'),
  replay: () => import('./screens/replay.js'),
  statistics: () => import('./screens/statistics.js'),
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
    const wanted = location.hash;
    try {
      await load(name);
    } catch {
      return missed(wanted);
    }
    if (address()?.[0] === name) follow();
  }

  /** Fetches the table while the engine starts, and then the rest: a newer version may take them away. */
  async function fetchAhead() {
    await load('play');
    await app.calm;
    for (const name of Object.keys(LATER)) await idle().then(() => load(name));
  }

  /** @param {string} wanted */
  function missed(wanted) {
    const again = () => {
      app.dismiss('unavailable');
      app.go(wanted);
      follow();
    };
    if (!current) app.go('#/');
    notFetched(app, again);
  }

  addEventListener('hashchange', follow);
  addEventListener('keydown', event => current?.screen.keys?.(app, event));
  return {
    draw,
    follow,
    fetchAhead,
    /** @param {import('./types').Fact} fact */
    heard: fact => current?.screen.heard?.(app, fact),
  };
}

/** When there is nothing else to be done. */
const idle = () => new Promise(done => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** @param {string} name */
async function load(name) {
  SCREENS[name] ??= (await LATER[name]()).screen;
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
