import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { App, IncomingMessage, Navigation, Screen, Visit } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import { isConverting } from '../browser/keyboard.ts';
import { spend } from '../browser/presses.ts';
import { arrive, replace } from '../model/back-stack.ts';
import { markFound, notFetched } from '../model/missing-parts.ts';
import { noticeLine } from '../model/notices.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import { screen as home } from '../screens/home/home-screen.ts';
import { screen as play } from '../screens/play/play-screen.ts';
import { takeOver } from './hydrate.ts';

/** Screens that are loaded; the others are loaded later. */
const SCREENS: Record<string, Screen> = { '': home, play };
const NOWHERE = '?';

type Current = {
  name: string;
  screen: Screen;
  place: string;
  visit: Visit | undefined;
  /** Aborted when the player leaves the screen. */
  leaving: AbortController;
};

/**
 * Show the screen that the address names.
 * @param stays true while home may stay as start.js has drawn it
 */
export function route(app: App, root: HTMLElement, stays: () => boolean) {
  /** True if a link was followed before the page was ready. */
  const linkWasFollowed = location.hash !== window.first.hash;
  let current: Current | null = null;
  /** True while home is as start.js has drawn it, and still to be taken over. */
  let isPrebuilt = false;

  const draw = () =>
    attempt(() => {
      if (!current) return;
      const { name, screen, visit } = current;
      if (isPrebuilt && screen === home && stays()) return;
      const drawScreen = () => render(html`${noticeLine(app, !!screen.table)}${keyed(screen, visit?.draw())}`, root);
      const takesOver = isPrebuilt;
      isPrebuilt = false;
      if (takesOver) takeOver(root, drawScreen);
      else drawScreen();
      if (visit) document.title = name === '' ? 'Taku 卓' : `${visit.title()} · Taku`;
    });

  function follow() {
    if (!arrive()) return;
    const [name, ...params] = address() ?? [NOWHERE];
    if (!Object.hasOwn(SCREENS, name))
      return allAreLoaded || name === NOWHERE ? reportUnknownAddress(app) : fetchScreen(name);
    const arrived = current === null && !linkWasFollowed;
    const screen = SCREENS[name].instead?.(app, params) ?? SCREENS[name];
    const place = screen.place?.(app, params) ?? params.join('/');
    const isSame = current?.screen === screen && current.place === place;
    const same = isSame && current?.visit?.follow ? current : null;
    if (!same) {
      attempt(() => current?.visit?.leave?.());
      current?.leaving.abort();
      spend();
    }
    const here: Current = { leaving: new AbortController(), visit: undefined, ...same, name, screen, place };
    current = null; // nothing is drawn until the visit has begun
    document.documentElement.dataset.screen = screen.table ? 'table' : name || 'home';
    attempt(() => {
      if (same) here.visit?.follow?.(params);
      else here.visit = screen.open(app, params, here.leaving.signal);
    });
    current = here;
    draw();
    if (!arrived && !same) focusHeading(root);
  }

  /** Show home before anything else is drawn: the table disappears at once, and the way back skips it. */
  function goHome() {
    replace('#/');
    follow();
  }

  /** Load the other screens; the previous one stays until then. */
  async function fetchScreen(name: string) {
    const wanted = location.hash;
    try {
      await fetchOthers();
    } catch {
      return reportMissing(wanted);
    }
    markFound(app, 'screens');
    if (address()?.[0] === name) follow();
  }

  /** Fetch parts that may be needed later, before a newer version of the site deletes them. */
  async function fetchAhead() {
    await app.settled;
    await Promise.all([
      fetchOthers(),
      importPart(() => import('../play/share-dialog.ts')),
      importPart(() => import('./lazy.ts')),
    ]);
  }

  /** Report a failed load. If the player has moved on meanwhile, only their own request goes to that screen. */
  function reportMissing(wanted: string) {
    if (!current) app.go('#/');
    const { hash } = location;
    const again = (onRequest: boolean) => {
      if (!onRequest && location.hash !== hash) return;
      app.go(wanted);
      follow();
    };
    markFound(app, 'screens');
    notFetched(app, 'screens', again);
  }

  addEventListener('hashchange', follow);
  root.addEventListener('click', event => followLink(app, event));
  addEventListener('keydown', event => isConverting(event) || current?.visit?.keys?.(event));
  return {
    draw,
    follow,
    /** Like `follow`, but home stays as start.js has drawn it until `stays` ends or another screen opens. */
    letStand() {
      isPrebuilt = true;
      follow();
    },
    goHome,
    fetchAhead,
    finished: () => current?.visit?.finished?.(),
    receive: (message: IncomingMessage) => current?.visit?.receive?.(message),
  };
}

/** Follow links within the page through the back stack; the browser handles those for a new tab. */
function followLink(app: Navigation, event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLElement>('a[href^="#/"]');
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (link.dataset.back !== undefined) app.back();
  else app.go(link.getAttribute('href') ?? '');
}

/** Report an error of a screen without stopping the others. */
function attempt(act: () => void) {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/** True if all screens are loaded. */
let allAreLoaded = false;

async function fetchOthers() {
  Object.assign(SCREENS, await importPart(() => import('../screens/lazy-screens.ts')));
  allAreLoaded = true;
}

/** The parts of the address: '#/rules/hearts/moon' → ['rules', 'hearts', 'moon']; null if it is not valid. */
function address() {
  const path = location.hash.replace(/^#\/?/, '');
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Focus the heading of the new screen, for screen readers. */
function focusHeading(root: HTMLElement) {
  scrollTo(0, 0);
  const heading = root.querySelector('h1') as HTMLElement | null;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
