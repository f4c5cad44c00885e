// One document: a window of happy-dom, which is a realm of its own, with all that realm.ts adds, and the page in it.

import { pathToFileURL } from 'node:url';
import type vm from 'node:vm';
import { MessageChannel, type MessagePort, moveMessagePortToContext, receiveMessageOnPort } from 'node:worker_threads';
import type { PageApp } from '../../../../web/page/page-app.ts';
import { Chance, SEED } from '../../chance.ts';
import { AIR, type Air } from './air.ts';
import { APP, documentAt, fromPage, inSources, REALM, SITE } from './bundle.ts';
import { Clock } from './clock.ts';
import type { Device } from './device.ts';
import { fillElements, rememberStyles } from './elements.ts';
import type { Fetched, Tab, VisitOptions } from './tab.ts';
import { type Ears, startSilentWorker, startWorker, type WorkerEnd } from './worker.ts';

/** By which happy-dom is told what a person or a device does. */
type Control = {
  settings: { device: { prefersColorScheme: string; prefersReducedMotion: string } };
  setURL(url: string): void;
  setViewport(size: { width: number; height: number }): void;
  close(): Promise<void>;
};
type Happy = {
  new (options: object): Window & { happyDOM: Control };
};
const { Window: HappyWindow }: { Window: Happy } = await import(pathToFileURL(fromPage.resolve('happy-dom')).href);

export type PageWindow = InstanceType<Happy> & Omit<typeof globalThis, 'window'> & { taku: PageApp };

/** What realm.ts takes from its browser. */
export type Outer = {
  /** Owns the locks and listeners of this document. */
  owner: object;
  device: Device;
  tab: Tab;
  air: Air;
  clock: Clock;
  blobs: Map<string, Blob>;
  fetched: Fetched;
  worker(name: string, ears: Ears): WorkerEnd;
  /** Clone a value into this window's realm. */
  clone(value: unknown): unknown;
  /** Clone a value out of it. */
  cloneOut(value: unknown): unknown;
  /** Run a task unless the document is gone. */
  soon(act: () => void): void;
  /** Run a task in any case: transactions of a document that is gone end too. */
  always(act: () => void): void;
  failed(error: unknown): void;
};

const visits = new WeakMap<object, Visit>();
fillElements(
  new HappyWindow({}) as unknown as PageWindow,
  node => visits.get(node.ownerDocument?.defaultView as Window) as Visit,
);

/** What happy-dom says of each frame: peers.ts does what is in it. */
const NO_FRAME = 'Iframe page loading is disabled';
const VISIT = Symbol('the visit in whose realm a promise was made');

export class Visit {
  readonly window: PageWindow;
  readonly clock = new Clock();
  /** Address of the folder of this build. */
  readonly app = APP;
  /** All animations that have begun; each has ended at once. */
  readonly animations: { element: Element; frames: Keyframe[]; options: KeyframeAnimationOptions }[] = [];
  /** Modal dialogs that have been opened, the topmost last. */
  readonly modals: HTMLDialogElement[] = [];
  readonly #blobs = new Map<string, Blob>();
  readonly #ports: [MessagePort, MessagePort];
  readonly #workers: WorkerEnd[] = [];
  /** Happy-dom's own parts that others stand for. */
  readonly #happys: Pick<PageWindow, 'location' | 'history'>;
  #isOver = false;

  constructor(readonly tab: Tab) {
    const { width = 390, height = 844, colorScheme = 'light', reducedMotion = false } = tab.options;
    this.window = new HappyWindow({
      url: tab.url,
      width,
      height,
      console: this.#console(),
      settings: {
        disableJavaScriptFileLoading: true,
        disableCSSFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        fetch: {
          interceptor: { beforeAsyncRequest: async ({ request }: { request: Request }) => this.#intercept(request) },
        },
        navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        device: { prefersColorScheme: colorScheme, prefersReducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
      },
    }) as unknown as PageWindow;
    const { location, history } = this.window;
    this.#happys = { location, history };
    visits.set(this.window, this);
    const { port1, port2 } = new MessageChannel();
    this.#ports = [port1, moveMessagePortToContext(port2, this.window as unknown as vm.Context)];
    this.#furnish();
  }

  #console() {
    const said =
      (kind: string) =>
      (...parts: unknown[]) => {
        if (kind === 'error' && String(parts[0]).includes(NO_FRAME)) return;
        if (kind === 'error') this.failed(parts.find(part => (part as Error)?.stack) ?? parts.join(' '));
        else if (process.env.VERBOSE) console.log(...parts);
      };
    return Object.fromEntries(['error', 'warn', 'log', 'info', 'debug'].map(kind => [kind, said(kind)]));
  }

  /** Give the window what happy-dom lacks. */
  #furnish() {
    const { window, tab } = this;
    const { locks, clipboard, ...parts } = REALM.runInContext(window as unknown as vm.Context)(this.#outer());
    define(window, parts);
    Object.assign(window, {
      CompressionStream,
      DecompressionStream,
      getComputedStyle: rememberStyles(window),
      reportError: (error: unknown) => this.failed(error),
    });
    Object.defineProperty(window.Promise.prototype, VISIT, { value: this });
    const { locale = 'en-GB' } = tab.options;
    const values = { locks, clipboard, languages: [locale], language: locale };
    define(window.navigator, values);
    Object.defineProperty(window.navigator, 'onLine', { get: () => !tab.network.isDown, configurable: true });
    draw(window, new Chance(`${SEED} ${tab.number} ${tab.loads} ${tab.url}`));
    if (tab.options.settings && !tab.device.local.has('taku.settings'))
      tab.device.local.set('taku.settings', JSON.stringify(tab.options.settings));
    tab.prepare(window);
    tab.options.prepare?.(window);
  }

  #outer(): Outer {
    const { tab, clock } = this;
    return {
      owner: this,
      device: tab.device,
      tab,
      air: AIR,
      clock,
      blobs: this.#blobs,
      fetched: tab.fetched,
      worker: (name, ears) => this.#worker(name, ears),
      clone: value => {
        this.#ports[0].postMessage(value);
        return receiveMessageOnPort(this.#ports[1])?.message;
      },
      cloneOut: value => structuredClone(value),
      soon: act => this.soon(act),
      always: act => void setImmediate(act),
      failed: error => this.failed(error),
    };
  }

  /** Build the document at the address, and run its scripts and the page. */
  load() {
    const { document } = this.window;
    const context = this.window as unknown as vm.Context;
    const { head, body, inline, templates, page } = documentAt(this.tab.url);
    document.head.innerHTML = head;
    document.body.innerHTML = body;
    for (const template of document.querySelectorAll('template')) parseWhenUsed(template, templates);
    for (const script of inline) script.runInContext(context);
    const main = document.getElementById('main');
    if (!main) return; // the document has told why the page cannot run
    this.tab.arrive = () => {
      page()
        .then(script => this.#isOver || script.runInContext(context))
        .catch((error: Error) => this.rejected(error));
      main.dispatchEvent(new this.window.Event('load'));
    };
    if (!this.tab.holdsScript) this.tab.arrive();
  }

  #worker(name: string, ears: Ears): WorkerEnd {
    const { tab } = this;
    if (name === 'lab') return { post() {}, terminate() {} }; // its bots run in Pyodide, which needs a browser
    const { device, engine: control, fetched } = tab;
    const isBare = tab.options.engine === 'bare';
    const scope = { isBare, device, control, fetched, failed: (error: unknown) => this.failed(error) };
    const end = tab.options.engine === false ? startSilentWorker(control, ears) : startWorker(scope, name, ears);
    this.#workers.push(end);
    return end;
  }

  /** Follow a link as a browser does. */
  follow(anchor: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const blob = this.#blobs.get(anchor.href);
    if (blob) this.tab.downloads.push({ name: anchor.download, blob });
    else if (ctrlKey || metaKey || shiftKey || anchor.target === '_blank') this.tab.opened.push(anchor.href);
    else this.window.location.href = anchor.href;
  }

  /** Answer what an element asks for by itself, such as a preload: the page fetches it again when it needs it. */
  #intercept({ url }: Request) {
    if (!url.startsWith(SITE)) this.tab.fault(`a request to ${url}`);
    return new this.window.Response('');
  }

  /** Run a task, unless the document is gone by then. */
  soon(act: () => void) {
    setImmediate(() => this.#isOver || act());
  }

  /** Note an error that the page has not caught, and tell the page. */
  failed(error: unknown) {
    if (this.#isOver) return;
    const text = String((error as Error)?.stack ?? error);
    this.tab.fault(inSources(text));
    this.window.dispatchEvent(new this.window.ErrorEvent('error', { error, message: String(error), filename: APP }));
  }

  /** The same for a promise. */
  rejected(reason: unknown) {
    if (this.#isOver) return;
    const event = Object.assign(new this.window.Event('unhandledrejection', { cancelable: true }), { reason });
    this.window.dispatchEvent(event);
    if (!event.defaultPrevented) this.tab.fault(`rejected: ${inSources(String((reason as Error)?.stack ?? reason))}`);
  }

  focused() {
    const { document } = this.window;
    return (document.activeElement ?? document.body) as HTMLElement;
  }

  /** The dialog that lies over all else. */
  get modal() {
    return this.modals.findLast(each => each.open && each.isConnected);
  }

  /** True if a screen reader finds an element: it is not hidden, and no dialog lies over it. */
  isReachable(element: Element) {
    const modal = this.modal;
    if (modal && !modal.contains(element)) return false;
    return element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]');
  }

  /** The text of the page, to be told with what was waited for in vain. */
  shown() {
    const text = this.window.document.getElementById('app')?.textContent ?? this.window.document.body.textContent;
    return `the page shows: ${text?.replace(/\s+/g, ' ').trim().slice(0, 600)}\nat ${this.tab.url}, SEED=${SEED}${this.tab.faults.map(fault => `\n${fault}`).join('')}`;
  }

  /** Give the window another size, or the device another preference, as a person does. */
  change({ width, height, colorScheme, reducedMotion }: VisitOptions) {
    const { happyDOM } = this.window;
    const { device } = happyDOM.settings;
    if (colorScheme) device.prefersColorScheme = colorScheme;
    if (reducedMotion !== undefined) device.prefersReducedMotion = reducedMotion ? 'reduce' : 'no-preference';
    happyDOM.setViewport({ width: width ?? this.window.innerWidth, height: height ?? this.window.innerHeight });
    this.window.dispatchEvent(new this.window.Event('resize')); // media queries listen to it in happy-dom
  }

  /** Show an address; realm.ts tells the page of it, where a browser does. */
  setAddress(url: string) {
    this.window.happyDOM.setURL(url);
  }

  end() {
    this.#isOver = true;
    this.clock.end();
    for (const worker of this.#workers) worker.terminate();
    this.tab.device.forget(this);
    AIR.forget(this);
    for (const port of this.#ports) port.close();
    define(this.window, this.#happys); // closed by happy-dom, which would else hold the window forever
    this.window.happyDOM.close();
  }
}

/** Have the page draw all it leaves to chance from the seed of this run. */
function draw(window: PageWindow, chance: Chance) {
  const crypto = {
    subtle: globalThis.crypto.subtle,
    getRandomValues(values: Uint32Array) {
      for (const at of values.keys()) values[at] = chance.below(2 ** 32);
      return values;
    },
    randomUUID: () => `${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`,
  };
  window.Math.random = () => chance.next();
  Object.defineProperty(window, 'crypto', { value: crypto, configurable: true });
}

function define(owner: object, parts: object) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

function parseWhenUsed(template: HTMLTemplateElement, contents: ReadonlyMap<string, string>) {
  Object.defineProperty(template, 'content', {
    configurable: true,
    get: () => {
      Reflect.deleteProperty(template, 'content');
      template.innerHTML = contents.get(template.id) ?? '';
      return template.content;
    },
  });
}

let isWatching = false;

/** Have the page of each visit hear of its own rejected promises; the others stay with Node and its test runner. */
export function watchRejections() {
  if (isWatching) return;
  isWatching = true;
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason, promise) => {
    const visit = (promise as unknown as { [VISIT]?: Visit })[VISIT];
    if (visit) visit.rejected(reason);
    else for (const hear of others) hear(reason, promise);
  });
}
