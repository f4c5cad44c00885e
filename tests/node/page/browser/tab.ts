// A tab of a browser: its history, its storage for the session, and the document that it shows.

import { readFile } from 'node:fs/promises';
import type { Joining, ToFrame } from '../../../../web/friends/connection/relay-messages.ts';
import { shows } from '../shown.ts';
import { DIST, SITE } from './bundle.ts';
import type { Device } from './device.ts';
import { type PageWindow, Visit } from './window.ts';
import { EngineControl } from './worker.ts';

/** How a tab begins a visit. */
export type VisitOptions = {
  /** Address within the site, such as '#/learn'. */
  path?: string;
  locale?: string;
  width?: number;
  height?: number;
  /**
   * False: the engine never comes, where nothing is asked of it; 'held': it says nothing until it is released; 'bare':
   * it has no tablebases yet, as in a browser.
   */
  engine?: boolean | 'held' | 'bare';
  /** 'held': index.html is there, the page's own script only when the test has it arrive. */
  script?: 'held';
  /** Preferences chosen before. */
  settings?: object;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Runs before any script of the page, in each document of the tab. */
  prepare?: (window: PageWindow) => void;
  /** Parts of the texts of faults that the test brings about. */
  forgive?: readonly string[];
};

/** Fetch a file of the site. */
export type Fetched = (url: string, signal?: AbortSignal) => Promise<{ status: number; body: string | Buffer }>;

/** The network between a tab and the site. */
export class Network {
  /** Answers in place of the site, where it returns anything. */
  answer: (
    path: string,
  ) => undefined | { status: number; body: string } | Promise<undefined | { status: number; body: string }> = () =>
    undefined;
  isDown = false;
  /** False: no relay answers. */
  relays = true;
  /** What was asked of relays: the rooms that pages of this tab have joined. */
  readonly met: Joining[] = [];
  /** Called with all that pages of this tab send to other devices, as soon as they do. */
  sent: (message: ToFrame) => void = () => {};
  /** All paths that were asked for. */
  readonly asked: string[] = [];
}

const files = new Map<string, Promise<Buffer>>();

export class Tab {
  readonly session = new Map<string, string>();
  readonly entries: { url: string; state: unknown }[];
  at = 0;
  readonly faults: string[] = [];
  readonly network = new Network();
  readonly engine = new EngineControl();
  /** Addresses that were opened in other tabs. */
  readonly opened: string[] = [];
  readonly downloads: { name: string; blob: Blob }[] = [];
  visit!: Visit;
  /** Called with each window before any script of the page. */
  prepare: (window: PageWindow) => void = () => {};
  /** Tells a test that the tab shows another document. */
  loads = 0;
  /** True while each document that is opened waits for its script. */
  holdsScript: boolean;
  /** Have the script arrive that was held back. */
  arrive: () => void = () => {};

  constructor(
    readonly device: Device,
    readonly options: VisitOptions,
    /** Which tab of the test: each draws other numbers. */
    readonly number = 0,
  ) {
    this.entries = [{ url: SITE + (options.path ?? ''), state: null }];
    shows(this.url);
    if (options.engine === 'held') this.engine.hold();
    this.holdsScript = options.script === 'held';
  }

  /** Load the page. */
  open() {
    this.visit = new Visit(this);
    this.visit.load();
  }

  get url() {
    return this.entries[this.at].url;
  }

  /** Add an entry to the history, or replace the current one. */
  enter(url: string, state: unknown, replaces: boolean) {
    shows(url);
    if (replaces) this.entries[this.at] = { url, state };
    else {
      this.at += 1;
      this.entries.splice(this.at, Infinity, { url, state });
    }
    this.visit.setAddress(url);
  }

  /** Go so many entries on; false if there is none. */
  go(steps: number) {
    if (!this.entries[this.at + steps]) return false;
    this.at += steps;
    this.visit.setAddress(this.url);
    return true;
  }

  reload() {
    this.visit.end();
    this.loads += 1;
    this.open();
  }

  fault(text: string) {
    if (!this.options.forgive?.some(part => text.includes(part))) this.faults.push(text);
  }

  fetched: Fetched = async (url, signal) => {
    if (!url.startsWith(SITE)) {
      this.fault(`a request to ${url}`);
      throw new Error('Failed to fetch');
    }
    const path = decodeURI(url.slice(SITE.length).replace(/[?#].*/, ''));
    this.network.asked.push(path);
    const answer = await this.network.answer(path);
    if (this.network.isDown) throw new Error('Failed to fetch');
    if (answer) return answer;
    const reading = files.get(path) ?? readFile(DIST + path);
    files.set(path, reading);
    const body = await reading.catch(() => null);
    if (signal?.aborted) throw new Error('Failed to fetch');
    return body ? { status: 200, body } : { status: 404, body: '' };
  };
}
