import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { IncomingMessage, Screen, Visit } from '../app.ts';
import { addressParts } from '../browser/address.ts';
import { isConverting } from '../browser/keyboard.ts';
import { SITE } from '../browser/site-paths.ts';
import { noticeLine } from '../model/notices.ts';
import type { EmbeddedApp } from './embedded-app.ts';
import { builtLesson, sentLesson } from './lesson-embed.ts';
import { matchEmbed, positionEmbed } from './line-embed.ts';
import { padEmbed } from './pad-embed.ts';
import { dailyEmbed, dealEmbed, gameEmbed, tableEmbed } from './play-embed.ts';
import { problemEmbed } from './problem-embed.ts';
import { ruleEmbed } from './rule-embed.ts';
import { isAlone, wayOut } from './surround.ts';

/** What can be shown, by the first part of the address, which is that of the whole page. */
const SCREENS: Record<string, Screen> = {
  learn: builtLesson,
  given: sentLesson,
  train: problemEmbed,
  study: positionEmbed,
  match: matchEmbed,
  game: gameEmbed,
  deal: dealEmbed,
  daily: dailyEmbed,
  play: tableEmbed,
  rules: ruleEmbed,
  pad: padEmbed,
};

/** First parts of addresses whose content needs the engine at once. */
const NEEDS_ENGINE = new Set(['given', 'study', 'match', 'play']);

/** Screens that the build's recorded replies show at first. */
const RECORDED = new Set([builtLesson, problemEmbed]);

/** Signs of a reader who tries what the frame shows: a lesson or a problem then needs the engine soon. */
const TRIES = ['pointerdown', 'keydown', 'click'];

/** Shows what an address names: one thing, and the way out. */
export class Content {
  #current: { screen: Screen; visit: Visit | undefined; leaving: AbortController } | null = null;

  constructor(
    readonly app: EmbeddedApp,
    readonly root: HTMLElement,
  ) {
    app.show = hash => this.show(hash);
    addEventListener('hashchange', () => this.show(location.hash));
    addEventListener('keydown', event => isConverting(event) || this.#current?.visit?.keys?.(event));
    root.addEventListener('click', leadOut);
    for (const sign of TRIES)
      root.addEventListener(sign, () => this.#current && RECORDED.has(this.#current.screen) && app.wake(), {
        capture: true,
      });
  }

  show(hash: string) {
    const { app } = this;
    const [name = '', ...params] = addressParts(hash) ?? [];
    this.#current?.visit?.leave?.();
    this.#current?.leaving.abort();
    this.#current = null;
    const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
    document.documentElement.dataset.screen = screen?.table ? 'table' : 'embed';
    if (NEEDS_ENGINE.has(name)) app.wake();
    if (screen) {
      const leaving = new AbortController();
      this.#current = { screen, leaving, visit: screen.open(app, params, leaving.signal) };
    }
    this.draw();
  }

  draw() {
    const { app, root } = this;
    const visit = this.#current?.visit;
    const shown = visit
      ? keyed(this.#current?.screen, visit.draw())
      : html`<div class="page embed-page">${wayOut(app)}</div>`;
    render(html`${noticeLine(app, !!this.#current?.screen.table)}${shown}`, root);
    document.title = visit?.title() || 'Taku 卓';
  }

  receive(message: IncomingMessage) {
    this.#current?.visit?.receive?.(message);
  }

  finished() {
    this.#current?.visit?.finished?.();
  }
}

/** Have a link to another screen open the whole page, if there is one. */
function leadOut(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
  if (!link) return;
  if (isAlone()) return event.preventDefault();
  link.href = SITE.href + link.hash;
  link.target = '_blank';
  link.rel = 'noopener';
}
