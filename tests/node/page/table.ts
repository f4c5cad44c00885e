// A match on the table of the page, of any game: what a player sees of it and does with it.

import assert from 'node:assert/strict';
import { press } from './browser/input.ts';
import type { VisitOptions } from './browser/tab.ts';
import { expect, type Locator, type Page, until, type Visits } from './page.ts';

/** A match to sit down at. `players`: how many, the first of them a person; or `seats` says who. */
export type Sitting = {
  players?: number;
  seats?: readonly string[];
  names?: readonly string[];
  options?: Record<string, unknown>;
  log?: readonly string[];
  seed?: string;
};

const seatsOf = ({ players = 4, seats }: Sitting) => seats ?? ['human', ...Array<string>(players - 1).fill('easy')];

/** Sit down at a match in a page of its own: at once, unless `settings` name another speed. */
export async function sit(
  visit: Visits['visit'],
  game: string,
  { settings, page, ...match }: Sitting & { settings?: object; page?: VisitOptions } = {},
) {
  const visited = await visit('', { ...page, settings: { speed: 'none', ...settings } });
  return new Table(visited).sit(game, match);
}

export class Table {
  readonly hand: Locator;
  readonly playable: Locator;
  readonly dimmed: Locator;
  readonly chosen: Locator;
  readonly trick: Locator;
  readonly pile: Locator;
  readonly slots: Locator;
  readonly badges: Locator;
  readonly ranks: Locator;
  readonly heading: Locator;
  readonly primary: Locator;
  readonly outlined: Locator;
  readonly waiting: Locator;
  readonly sheet: Locator;
  readonly callout: Locator;
  #left = 0;

  constructor(readonly page: Page) {
    this.hand = page.locator('.hand [data-card]');
    this.playable = page.locator('.hand [data-card]:not([aria-disabled])');
    this.dimmed = page.locator('.hand [data-card][aria-disabled]');
    this.chosen = page.locator('.hand [aria-pressed=true]');
    this.trick = page.locator('.trick [data-card]');
    this.pile = page.locator('.pile [data-card]');
    this.slots = page.locator('.slots [data-card]');
    this.badges = page.locator('.badge');
    this.ranks = page.locator('.strength [data-rank]');
    this.heading = page.locator('.heading');
    this.primary = page.locator('.foot .primary');
    this.outlined = page.locator('.foot .outlined');
    this.waiting = page.locator('.foot .waiting');
    this.sheet = page.getByRole('dialog');
    this.callout = page.locator('.callout');
  }

  /** Sit down at a match; with one person, wait until that one decides. */
  async sit(game: string, { names = [], options = {}, log = [], seed = 's', ...more }: Sitting = {}) {
    const seats = seatsOf(more);
    const id = `m${this.#left || ''}`;
    const match = {
      id,
      head: { format: 1, game, options, seed, seats: [...seats] },
      log: [...log],
      names: seats.map((_, seat) => names[seat] ?? ''),
      when: 1,
      glance: null,
      over: false,
    };
    await this.page.taku.matches.keep(match as never).catch(() => {}); // the database may be missing
    await this.page.enter(`#/play/${id}`);
    if (seats.filter(seat => seat === 'human').length === 1) await this.myTurn();
    return this;
  }

  /** Leave the table, and sit down at another match in the same page. */
  async leaveFor(game: string, match: Sitting = {}) {
    await this.page.enter('#/');
    await expect(this.page.locator('.home')).toBeAttached();
    this.#left += 1;
    return this.sit(game, match);
  }

  /** Wait until there is something to decide, or the score sheet. */
  async myTurn() {
    await expect(this.page.locator('.foot[data-acts], .sheet-round[open]')).toBeAttached();
  }

  get log() {
    return this.page.taku.match?.log ?? [];
  }

  /** The cards in the hand as they lie, in notation. */
  get names() {
    return this.hand.values('data-card') as string[];
  }

  card(name: string) {
    return this.page.locator(`.hand [data-card="${name}"]`);
  }

  touch(card: string | Locator) {
    return (typeof card === 'string' ? this.card(card) : card).click();
  }

  /** Play a move in its notation, as the table sends it, and wait until there is another decision. */
  async play(...moves: string[]) {
    for (const move of moves) await this.decide(() => this.page.request({ type: 'play', move }));
  }

  /** Do what makes one decision, and wait until there is another to make. */
  async decide(act: () => unknown) {
    const before = this.log.length;
    await act();
    await until(
      () => this.log.length > before,
      () => `a decision was not taken: ${this.page.tab.visit.shown()}`,
    );
    await this.myTurn();
  }

  /** Pass three cards, or keep what was thrown: from now on the match is kept. */
  async begin() {
    await this.myTurn();
    const { head, glance } = this.page.taku.match as { head: { game: string }; glance: { items: string[] } };
    await this.play(head.game === 'hearts' ? `pass ${glance.items.slice(0, 3).join(' ')}` : 'keep');
  }

  /** Take the last decision back, and wait until it is to be made again. */
  async undo() {
    const before = this.log.length;
    this.page.request({ type: 'undo' });
    await until(() => this.log.length < before);
    await this.myTurn();
  }

  /** Press a key, and hear only what is said from then on. */
  async press(key: string) {
    await this.page.fallsSilent();
    this.page.said = [];
    press(this.page.tab.visit, key);
  }

  /** Press a key and wait until this is said. */
  async answers(key: string, text: string) {
    await this.press(key);
    await this.page.hears(text);
  }

  /** Assert that a key has nothing said. */
  async isSilent(key: string) {
    await this.press(key);
    await this.page.fallsSilent();
    assert.equal(this.page.spoken, '');
  }

  /** Wait until this stands in a part of the table, for however short a time. */
  async shows(text: string, where = '.status') {
    await until(
      () => this.page.document.querySelector(where)?.textContent?.includes(text),
      () => `“${text}” in ${where}`,
    );
  }
}

const PARTS = ['.seats', '.middle', '.hand', '.foot', '.dice', '.own-sheet'];

/** What a table shows: the words of its parts, and the cards of the hand with which of them are dimmed. */
export const drawn = (page: Page) => [
  ...PARTS.map(part => page.locator(part).texts.join()),
  ...['data-card', 'aria-disabled'].map(name => page.locator('.hand [data-card]').values(name)),
];
