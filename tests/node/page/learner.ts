// A learner who takes lessons by keyboard alone, and finds every right answer.

import type { Reply } from '../../../web/protocol.d.ts';
import type { VisitOptions } from './browser/tab.ts';
import { expect, type Locator, type Page, until, type Visits } from './page.ts';

type Heard<Type> = Extract<Reply, { type: Type }>;
export type Solution = Partial<{ number: number; seat: number; choice: string; items: string[]; move: string }>;

/** Open an address below #/learn in a page of its own, where nothing is waited for. */
export async function learn(visit: Visits['visit'], address = '', { settings, ...options }: VisitOptions = {}) {
  return new Learner(await visit(`#/learn${address}`, { settings: { speed: 'none', ...settings }, ...options }));
}

export class Learner {
  readonly panel: Locator;
  readonly stars: Locator;
  readonly chosen: Locator;
  readonly sheet: Locator;

  constructor(readonly page: Page) {
    this.panel = page.locator('.mark');
    this.stars = page.locator('.stars [data-star=star]');
    this.chosen = page.locator('.hand [aria-pressed=true]');
    this.sheet = page.getByRole('dialog');
  }

  opens(address: string) {
    return this.page.enter(`#/learn${address}`);
  }

  /** Wait until this step, counted from 0, is on the table, from the engine. */
  async isAt(step: number) {
    const now = this.page.locator('.lesson[data-phase=asking] .stars > span').nth(step);
    await expect(now).toHaveAttribute('data-now', 'true');
    await this.isLaid();
  }

  /** Wait until an answer can be given. */
  canAnswer() {
    return until(() => this.isAsked);
  }

  /** Wait until the engine has laid the step: until then the page tells what the build knows. */
  async isLaid(): Promise<void> {
    await until(() => this.page.taku.engineState === 'ready' && this.heard('step-laid'));
  }

  /** Let the engine die, and wait until the step is on the table again. */
  async survivesACrash() {
    const { laid } = this;
    this.page.tab.engine.die();
    await until(() => this.laid > laid);
    await this.canAnswer();
  }

  /** How many positions the engine has laid. */
  get laid() {
    return this.page.tab.engine.answers.filter(answer => answer.type === 'frame' && answer.begins).length;
  }

  /** True while the lesson waits for an answer. */
  get isAsked() {
    return this.page.locator('.lesson[data-phase]').values('data-phase')[0] === 'asking';
  }

  heard<Type extends Reply['type']>(type: Type) {
    return this.page.tab.engine.heard(type) as Heard<Type> | undefined;
  }

  held(name: string) {
    return this.page.locator(`.hand [data-card="${name}"]`);
  }

  get names() {
    return this.page.locator('.hand [data-card], .slots [data-card]').values('data-card') as string[];
  }

  touch(name: string) {
    return this.held(name).click();
  }

  presses(name: string) {
    return this.page.getByRole('button', { name }).click();
  }

  isTold(tone: string) {
    return expect(this.panel).toHaveAttribute('data-tone', tone);
  }

  /** Play the king of spades in the first step of "Points" of hearts, and see its trick. */
  async playsPoorly() {
    await this.isAt(0);
    await this.touch('KS');
    await this.presses('Play');
    await this.isTold('poor');
    await expect(this.panel).toContainText('The king is higher than the queen');
    await expect(this.page.locator('.trick [data-card]')).toHaveCount(4);
  }

  /** Wait until the step is there, and return one right answer. */
  async begins(): Promise<Solution> {
    await this.canAnswer();
    await this.isLaid();
    const { solution } = this.heard('step-laid') as Heard<'step-laid'>;
    return Object.fromEntries(Object.entries(solution ?? {}).filter(([, part]) => part !== null));
  }

  /** Give a right answer by keyboard, and wait until it is marked. */
  async solve() {
    await this.give(await this.begins());
    await this.isTold('right');
  }

  /** Give an answer by keyboard. */
  async give({ number, seat, choice, items, move }: Solution) {
    if (number !== undefined) await this.#giveNumber(number);
    else if (seat !== undefined) await this.#enter(`.answers button:nth-child(${seat + 1})`);
    else if (choice !== undefined) await this.#enter(`.answers [data-choice="${choice}"]`);
    else if (items) await this.#giveItems(items);
    else await this.#giveMove(move as string);
  }

  goesOn() {
    return this.page.press('Enter');
  }

  async #enter(selector: string) {
    await this.page.locator(selector).press('Enter');
  }

  async #giveNumber(number: number) {
    await this.page.locator('.answers input').focus();
    this.page.type(`${number}`);
    await this.page.press('Enter');
  }

  async #giveItems(items: string[]) {
    for (const item of this.#unchosen(items)) await this.choose(item);
    await this.#enter('.foot .primary');
  }

  /** Choose a card by keyboard. */
  choose(name: string) {
    return this.held(name).press(' ');
  }

  /** Those that a hint has not chosen already. */
  #unchosen(names: string[]) {
    const there = this.page.locator('.hand [aria-pressed=true], .slots [data-card]').values('data-card');
    return names.filter(name => !there.includes(name));
  }

  get #frame() {
    return this.heard('frame') as Heard<'frame'>;
  }

  async #giveMove(move: string) {
    const [verb, ...rest] = move.split(' ');
    const cards = move.split(' ').filter(word => this.names.includes(word));
    const box = this.#frame.view.sheet.find(row => row.move === move)?.id;
    if (box) await this.#write(box);
    else if (verb === 'keep') await this.#keep(rest);
    else if (cards.length) await this.#play(cards);
    else await this.#pressButton(move);
  }

  async #write(box: string) {
    await this.#enter(`[data-box="${box}"]`);
    if (this.sheet.count) await this.#enter('.sheet-zero .outlined');
  }

  async #play(cards: string[]) {
    if (cards.length === 1 && this.#frame.view.ask?.most === 1) return this.held(cards[0]).press('Enter');
    const missing = this.#unchosen(cards);
    for (const name of missing) await this.choose(name);
    const say = this.heard('step-laid')?.say; // null where a move is to be tried in vain
    if (missing.length && (cards.length === 1 || say)) await this.#understood();
    if (!this.isAsked) return; // the touch of a card that is held back is an answer
    if (missing.length) await this.page.press('Enter');
    else await this.#enter('.foot .primary');
    const readings = this.page.locator('.readings .reading');
    if (readings.count < 2 || !say) return;
    await readings.filter({ hasText: this.page.taku.say(`say-${say.id}`, say.args) }).press('Enter');
  }

  /** Wait until the engine has said what the chosen cards could be, if the page has to ask, or has taken the answer. */
  async #understood() {
    await until(() => !this.isAsked || this.page.taku.engineState === 'ready');
  }

  async #keep(faces: string[]) {
    const wanted = [...faces];
    const lying = this.#frame.view.zones.find(zone => zone.kind === 'dice')?.items ?? [];
    const pressed = this.page.locator('.dice [data-place]').values('aria-pressed');
    for (const [at, face] of lying.entries()) {
      const found = wanted.indexOf(face);
      if (found >= 0) wanted.splice(found, 1);
      if (found >= 0 !== (pressed[at] === 'true')) await this.page.press(`${at + 1}`);
    }
    this.page.focused.blur();
    await this.page.press('Enter');
  }

  async #pressButton(move: string) {
    const button = this.#frame.view.ask?.buttons.find(each => each.move === move);
    const words = this.page.taku.say(`button-${button?.id}`, button?.args);
    await this.page.locator('.lesson .button').filter({ hasText: words }).first.press('Enter');
  }
}
