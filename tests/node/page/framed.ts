// An embedded page, with what it tells the page that frames it.

import type { VisitOptions } from './browser/tab.ts';
import { type Page, same, until, type Visits } from './page.ts';

/** The windows of the frames of one page. */
type Frames = { length: number; [at: number]: object };

export type Told = { taku: number; type: string; [part: string]: unknown };

/** embed.html in the frame of a page that listens to it. */
export class Framed {
  private constructor(
    readonly page: Page,
    /** All messages to the framing page. */
    readonly told: readonly Told[],
    readonly framing: object,
    readonly frames: Frames,
  ) {}

  /** Open an address such as '#/learn/hearts/points' in a frame, on a page of its own or on that of another frame. */
  static async open(
    visit: Visits['visit'],
    address: string,
    options: Omit<VisitOptions, 'path'> = {},
    { frames }: Pick<Framed, 'frames'> = { frames: { length: 0 } },
  ) {
    const told: Told[] = [];
    const framing = Object.assign(Object.create(frames), {
      postMessage: (message: Told, origin: string) => told.push({ ...message, origin } as Told),
    });
    const prepare: VisitOptions['prepare'] = window => {
      Object.defineProperty(window, 'parent', { value: framing, configurable: true });
      frames[frames.length++] = window;
      options.prepare?.(window);
    };
    const page = await visit(`embed.html${address}`, { ...options, prepare });
    page.taku.set('speed', 'none');
    return new Framed(page, told, framing, frames);
  }

  /** Remove the frame from its page. */
  remove() {
    const { window, tab } = this.page;
    Array.prototype.splice.call(this.frames, Array.prototype.indexOf.call(this.frames, window), 1);
    window.dispatchEvent(Object.assign(new window.Event('pagehide'), { persisted: false }));
    tab.visit.end();
  }

  /** The latest message of a type, without what all messages have. */
  latest(type: string) {
    const found = this.told.findLast(message => message.type === type);
    if (!found) return undefined;
    const { taku: _, origin: __, type: ___, ...rest } = found;
    return rest;
  }

  /** Wait until this is told. */
  async tells(type: string, expected: object) {
    await until(
      () => JSON.stringify(this.latest(type)) === JSON.stringify(expected),
      () => `told: ${JSON.stringify(this.told)}; ${this.page.tab.visit.shown()}`,
    );
  }

  /** Send a message to the page, as the framing page or another one does. */
  send(data: unknown, source: unknown = this.framing) {
    const { window } = this.page;
    window.dispatchEvent(Object.assign(new window.Event('message'), { data, source, origin: 'https://elsewhere' }));
  }

  /** Every message so far has the version, and goes to any origin. */
  isVersioned() {
    for (const { taku, origin } of this.told) same([taku, origin], [1, '*']);
  }
}
