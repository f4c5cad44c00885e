import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { App, IncomingMessage, Navigation, Screen, Visit } from '../app.ts';
import { addressParts } from '../browser/address.ts';
import { importPart } from '../browser/import-part.ts';
import { isConverting } from '../browser/keyboard.ts';
import { spend } from '../browser/presses.ts';
import { arrive, replace } from '../model/back-stack.ts';
import { markFound, notFetched } from '../model/missing-parts.ts';
import { leaveNotices, noticeLine } from '../model/notices.ts';
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

/** Shows the screen that the address names. */
export class Router {
  /** True if a link was followed before the page was ready. */
  readonly #linkWasFollowed = location.hash !== window.first.hash;
  #current: Current | null = null;
  /** True while home is as start.js has drawn it, and still to be taken over. */
  #isPrebuilt = false;

  /** @param stays true while home may stay as start.js has drawn it */
  constructor(
    readonly app: App,
    readonly root: HTMLElement,
    readonly stays: () => boolean,
  ) {
    addEventListener('hashchange', this.follow);
    root.addEventListener('click', event => followLink(app, event));
    addEventListener('keydown', event => isConverting(event) || this.#current?.visit?.keys?.(event));
  }

  /** Draw the current screen. */
  draw() {
    attempt(() => {
      if (!this.#current) return;
      const { name, screen, visit } = this.#current;
      if (this.#isPrebuilt && screen === home && this.stays()) return;
      const drawScreen = () =>
        render(html`${noticeLine(this.app, !!screen.table)}${keyed(screen, visit?.draw())}`, this.root);
      const takesOver = this.#isPrebuilt;
      this.#isPrebuilt = false;
      if (takesOver) takeOver(this.root, drawScreen);
      else drawScreen();
      if (visit) document.title = name === '' ? 'Taku 卓' : `${visit.title()} · Taku`;
    });
  }

  /** Open the screen that the address names, or let its visit go on. */
  readonly follow = () => {
    if (!arrive()) return;
    const [name, ...params] = addressParts(location.hash) ?? [NOWHERE];
    if (Object.hasOwn(SCREENS, name)) this.#open(name, params);
    else if (allAreLoaded || name === NOWHERE) reportUnknownAddress(this.app);
    else this.#fetchScreen(name);
  };

  #open(name: string, params: string[]) {
    const { app } = this;
    const isFirst = this.#current === null && !this.#linkWasFollowed;
    const screen = SCREENS[name].instead?.(app, params) ?? SCREENS[name];
    const place = screen.place?.(app, params) ?? params.join('/');
    const isSame = this.#current?.screen === screen && this.#current.place === place;
    const same = isSame && this.#current?.visit?.follow ? this.#current : null;
    if (!same) this.#leave();
    const here: Current = { leaving: new AbortController(), visit: undefined, ...same, name, screen, place };
    this.#current = null; // no drawing until the visit has begun
    if (!same) leaveNotices(app);
    document.documentElement.dataset.screen = screen.table ? 'table' : name || 'home';
    attempt(() => {
      if (same) here.visit?.follow?.(params);
      else here.visit = screen.open(app, params, here.leaving.signal);
    });
    this.#current = here;
    this.draw();
    if (!isFirst && !same) focusHeading(this.root);
  }

  #leave() {
    attempt(() => this.#current?.visit?.leave?.());
    this.#current?.leaving.abort();
    spend();
  }

  /** Like `follow`, but home stays as start.js has drawn it until `stays` ends or another screen opens. */
  letStand() {
    this.#isPrebuilt = true;
    this.follow();
  }

  /** Show home before anything else is drawn: the table disappears at once, and the way back skips it. */
  goHome() {
    replace('#/');
    this.follow();
  }

  /** Load the other screens; the previous one stays until then. */
  async #fetchScreen(name: string) {
    const wanted = location.hash;
    try {
      await fetchOthers();
    } catch {
      return this.#reportMissing(wanted);
    }
    markFound(this.app, 'screens');
    if (addressParts(location.hash)?.[0] === name) this.follow();
  }

  /** Fetch parts that may be needed later, before a newer version of the site deletes them. */
  async fetchAhead() {
    await this.app.settled;
    await Promise.all([
      fetchOthers(),
      importPart(() => import('../play/share-dialog.ts')),
      importPart(() => import('./lazy.ts')),
    ]);
  }

  /** Report a failed load. If the player has moved on meanwhile, only their own request goes to that screen. */
  #reportMissing(wanted: string) {
    const { app } = this;
    if (!this.#current) app.go('#/');
    const { hash } = location;
    const again = (onRequest: boolean) => {
      if (!onRequest && location.hash !== hash) return;
      app.go(wanted);
      this.follow();
    };
    markFound(app, 'screens');
    notFetched(app, 'screens', again);
  }

  /** Tell the screen that another tab has finished or deleted a match. */
  readonly finished = () => this.#current?.visit?.finished?.();

  /** Pass a message on to the screen. */
  receive(message: IncomingMessage) {
    this.#current?.visit?.receive?.(message);
  }
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

/** Focus the heading of the new screen, for screen readers. */
function focusHeading(root: HTMLElement) {
  scrollTo(0, 0);
  const heading = root.querySelector('h1') as HTMLElement | null;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
