// The page without a browser, for tests: a tab with all that a person finds, does and hears in it.

import assert from 'node:assert/strict';
import { test as run } from 'node:test';
import type { Request } from '../../../web/protocol.d.ts';
import { SITE } from './browser/bundle.ts';
import { tasks } from './browser/clock.ts';
import { Device } from './browser/device.ts';
import { Locator, until } from './browser/finding.ts';
import { press, type } from './browser/input.ts';
import { Tab, type VisitOptions } from './browser/tab.ts';
import { type PageWindow, watchRejections } from './browser/window.ts';
import { declaring, runs } from './shown.ts';
import { isRunning } from './spinning.ts';

export { Device } from './browser/device.ts';
export { python } from './browser/engine.ts';
export { expect, Locator, until, words } from './browser/finding.ts';

const LONGEST = 300_000; // milliseconds of a test
const END = '\u23fb'; // the last word of a region: what comes in one moment is said as one

/** A page in a tab, from its first visit on. */
export class Page extends Locator {
  readonly tab: Tab;
  /** What a screen reader has been told: how urgently, and the words. */
  said: [live: string, words: string][] = [];
  #ended = 0;

  constructor(device: Device, options: VisitOptions = {}, number = 0) {
    const tab = new Tab(device, options, number);
    super(
      () => tab.visit,
      () => [tab.visit.window.document as unknown as Element],
      'in the page:',
    );
    this.tab = tab;
    tab.prepare = window => this.#listen(window);
    tab.open();
  }

  get window() {
    return this.tab.visit.window;
  }

  get document() {
    return this.window.document;
  }

  get taku() {
    return this.window.taku;
  }

  /** The part of the address after the site, such as '#/learn'. */
  get address() {
    return this.tab.url.slice(SITE.length);
  }

  /** Wait until the page has taken over from index.html. */
  async hasBegun() {
    await until(
      () => this.window.taku,
      () => this.tab.visit.shown(),
    );
    return this;
  }

  /** Wait until the engine answers. */
  async isReady() {
    await until(
      () => ['ready', 'busy'].includes(this.taku.engineState),
      () => `the engine: ${this.taku.engineState}`,
    );
  }

  /** Wait until the page has loaded all its screens. */
  async hasFetchedAll() {
    await until(() => this.window.performance.getEntriesByName('all-fetched').length);
  }

  /** Wait until the engine and the database have answered, and the page has drawn what they said. */
  async hasSettled() {
    await until(() => this.taku.engineState !== 'busy');
    await this.taku.matches.all();
    await tasks();
  }

  /** Go to an address within the page, as a link does. */
  async go(address: string) {
    this.taku.go(address);
    await tasks();
  }

  /** Enter an address as a person does in the address bar. */
  async enter(address: string) {
    this.window.location.hash = address;
    await tasks();
  }

  /** Load the page anew; with its script held back, only index.html. */
  async reload({ script }: Pick<VisitOptions, 'script'> = {}) {
    this.tab.holdsScript = script === 'held';
    this.tab.reload();
    if (!script) await this.hasBegun();
  }

  /** Have the page's script arrive that was held back. */
  async arrives() {
    this.tab.arrive();
    await this.hasBegun();
  }

  /** Hide the page from its user, as a browser does before the page is left; or show it again. */
  hide(hidden = true) {
    Object.defineProperty(this.document, 'hidden', { configurable: true, value: hidden });
    this.document.dispatchEvent(new this.window.Event('visibilitychange'));
  }

  /** Press the browser's own back button. */
  async goBack() {
    this.window.history.back();
    await tasks();
  }

  override async press(key: string, how?: KeyboardEventInit) {
    press(this.tab.visit, key, how);
  }

  type(text: string) {
    type(this.tab.visit, text);
  }

  get focused() {
    return this.tab.visit.focused();
  }

  get notice() {
    return this.getByRole('complementary', { name: 'Notice' });
  }

  /** Stop the page's clock: from now on time passes only by `pass`. */
  stopClock(now?: number) {
    this.tab.visit.clock.stop(now);
  }

  /** Let time pass by itself again. */
  goClock() {
    this.tab.visit.clock.go();
  }

  /** Let so many milliseconds pass at once. */
  pass(milliseconds: number) {
    return this.tab.visit.clock.pass(milliseconds);
  }

  /** Send a request to the engine, as the table does. */
  request(request: Request) {
    this.taku.request(request);
  }

  /** Give the window another size, or the device other preferences. */
  async change(how: Pick<VisitOptions, 'width' | 'height' | 'colorScheme' | 'reducedMotion'>) {
    this.tab.visit.change(how);
    await tasks();
  }

  /** Do what saves a file, and return it: its name and its content, as text and as bytes. */
  async download(act: () => unknown) {
    const { downloads } = this.tab;
    const before = downloads.length;
    await act();
    await until(() => downloads.length > before);
    const { name, blob } = downloads[before];
    return { name, text: await blob.text(), bytes: new Uint8Array(await blob.arrayBuffer()) };
  }

  // Hearing

  #listen(window: PageWindow) {
    const hear = (region: Element, { textContent }: Node) => {
      if (textContent?.includes(END)) this.#ended += 1;
      const words = textContent?.replace(END, '').trim();
      if (words) this.said.push([region.getAttribute('aria-live') ?? '', words]);
    };
    const observer = new window.MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).matches?.('body > [aria-live]'))
          for (const node of addedNodes) hear(target as Element, node);
    });
    observer.observe(window.document, { childList: true, subtree: true });
  }

  /** Wait until all that was to be said has been said. */
  async fallsSilent() {
    this.#ended = 0;
    for (const urgent of [false, true]) this.taku.announce(END, urgent);
    await until(() => this.#ended === 2);
  }

  /** Wait until this is said. */
  async hears(text: string) {
    const isSaid = () => this.said.some(([, words]) => words.includes(text));
    await until(isSaid, () => `to hear “${text}”; said: ${this.spoken}`);
  }

  /** All that has been said. */
  get spoken() {
    return this.said.map(([, words]) => words).join(' ');
  }
}

// Tests

export type Visits = {
  /** Opens the page in a tab. All tabs of a test share a device, unless one names another. */
  visit(path?: string, options?: Omit<VisitOptions, 'path'> & { device?: Device }): Promise<Page>;
};

/** A test of the page: it fails at any error on the console or thrown, and at any request to another host. */
export function test(name: string, body: (visits: Visits) => Promise<void>) {
  const file = declaring();
  run(name, { timeout: LONGEST }, async () => {
    isRunning(name);
    runs(file);
    watchRejections();
    const device = new Device();
    const pages: Page[] = [];
    const alive = setInterval(() => {}, 1e6); // the page's engine alone does not keep the process
    const visit: Visits['visit'] = async (path = '', { device: own = device, ...options } = {}) => {
      const page = new Page(own, { path, ...options }, pages.length);
      pages.push(page);
      return options.script ? page : page.hasBegun();
    };
    try {
      await body({ visit });
      await tasks(1);
      assert.deepEqual(
        pages.flatMap(({ tab }) => tab.faults),
        [],
        'faults of the page',
      );
    } finally {
      for (const { tab } of pages) tab.visit.end();
      clearInterval(alive);
    }
  });
}

/** Assert that values are equal, whichever window their objects are from. */
export function same(actual: unknown, expected: unknown, message?: string) {
  assert.deepEqual(structuredClone(actual), structuredClone(expected), message);
}
