// A learner's side of the room of a class: slips go to whoever collects them, by themselves, once that is agreed to.

import type { App } from '../app.ts';
import type { ClassRoom, JoinedClass, Waiting } from '../storage/class-store.ts';
import { joinedClasses, MOST_WAITING } from '../storage/class-store.ts';
import { slipId } from '../storage/slip-store.ts';
import type { Channel } from './channel.ts';
import { post } from './channel.ts';
import type { Answer, HandedIn } from './class-messages.ts';
import { fromCollector } from './class-messages.ts';
import { seal } from './encryption.ts';
import { Meeting } from './meeting.ts';
import { Gate, LEARNER } from './rate-limit.ts';
import { newNumber } from './seed-shares.ts';

const SEEKING = 15_000; // milliseconds in which the device that collects is called; then it is waited for
const EVER = 2 ** 31 - 1; // milliseconds
const DAYS = 14 * 86_400_000; // milliseconds in which a slip waits

/** How it stands with a slip. */
export type Stand = 'ask' | 'going' | 'waits' | Answer;

const idOf = ({ code, name }: Waiting) => slipId(code, name);

/** A class that this device sends its slips to, or may. */
export class HandingIn {
  readonly meeting: Meeting;
  /** What has become of those that have been answered. */
  readonly #answers = new Map<string, Answer>();
  /** By its receipt, what was sent. */
  readonly #sent = new Map<string, Waiting>();
  /** Ways to whoever says that it collects: only the one that does can read what it is sent. */
  readonly #channels = new Set<Channel>();
  /** Has it been called, or sent something, in vain? */
  #inVain = false;
  #patience = 0;
  /** The letters of the slip that is shown: what becomes of others is told in a notice. */
  shown = '';

  constructor(
    readonly app: App,
    public joined: JoinedClass,
  ) {
    this.meeting = new Meeting(
      () => this.#looked(),
      () => this.#channels.size > 0,
    );
  }

  stand(code: string, name: string): Stand {
    const slip = { code, name };
    const answer = this.#answers.get(idOf(slip));
    if (answer) return answer;
    if (!this.#waiting.some(each => idOf(each) === idOf(slip))) return 'ask';
    return this.#inVain || !navigator.onLine ? 'waits' : 'going';
  }

  /** To whose page the slips go. */
  get page() {
    const { to } = this.joined;
    return this.app.say('class-page', { to, named: String(!!to) });
  }

  get #waiting() {
    return this.joined.slips;
  }

  /** Do slips go there by themselves? */
  async agree(agreed: boolean) {
    await this.#change(now => ({ ...now, agreed, slips: agreed ? now.slips : [] }));
    if (agreed) this.listen();
    else this.rest();
  }

  /** Waits for whoever collects, and says nothing before. */
  listen() {
    if (!this.meeting.isOn) this.#meet(true);
  }

  /** Nobody is looked for any more, unless a slip waits. */
  rest() {
    if (!this.#waiting.length) this.meeting.leave();
  }

  forget() {
    this.joined.slips = [];
    this.meeting.leave();
  }

  /** Sends a slip, now or as soon as it can be. */
  async hand(slip: Waiting) {
    this.#answers.delete(idOf(slip));
    const others = (slips: Waiting[]) => slips.filter(({ code }) => code !== slip.code);
    await this.#change(now => ({
      ...now,
      agreed: true,
      when: Date.now(),
      slips: [...others(now.slips), slip].slice(-MOST_WAITING),
    }));
    this.call();
  }

  /** Calls whoever collects. */
  call() {
    if (!this.joined.agreed || !this.#waiting.length) return;
    this.#inVain = false;
    if (this.#channels.size) void this.#post(this.#waiting);
    else this.#meet(!navigator.onLine);
    this.app.redraw();
  }

  #meet(quiet: boolean) {
    const patience = quiet ? EVER : SEEKING;
    this.meeting.begin({ secret: this.joined.id, host: false, quiet }, patience, channel => this.#reach(channel));
  }

  #looked() {
    if (this.meeting.failed && !this.#inVain) {
      this.#inVain = true;
      this.#meet(true);
    }
    this.app.redraw();
  }

  #reach(channel: Channel) {
    const gate = new Gate(LEARNER);
    this.#channels.add(channel);
    channel.onmessage = message => {
      const letter = gate.admit() ? fromCollector(message) : null;
      const slip = letter?.type === 'answer' ? this.#sent.get(letter.receipt) : null;
      if (slip && letter?.type === 'answer') void this.#settled(slip, letter.answer);
      else gate.wrong();
      if (gate.shut) channel.close();
    };
    channel.onclose = () => this.#channels.delete(channel);
    this.#post(this.#waiting);
  }

  async #post(slips: readonly Waiting[]) {
    const { id, device } = this.joined;
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#unanswered(), SEEKING);
    for (const slip of slips) {
      const receipt = newNumber();
      this.#sent.set(receipt, slip);
      const told: HandedIn = { ...slip, device, receipt };
      const letter = { type: 'slip', ...(await seal(JSON.stringify(told), id)) };
      for (const channel of this.#channels) post(channel, letter);
    }
  }

  /** Somebody is there, and does not answer: perhaps what was sent came before anybody listened. */
  #unanswered() {
    this.#inVain = this.#waiting.length > 0;
    if (this.#inVain && this.#channels.size) void this.#post(this.#waiting);
    this.app.redraw();
  }

  async #settled(slip: Waiting, answer: Answer) {
    if (this.#answers.has(idOf(slip))) return;
    this.#answers.set(idOf(slip), answer);
    await this.#change(now => ({ ...now, slips: now.slips.filter(each => idOf(each) !== idOf(slip)) }));
    this.#tell(slip, answer);
    this.rest();
    this.app.redraw();
  }

  #tell({ code, name }: Waiting, answer: Answer) {
    const { app, page } = this;
    if (code === this.shown) app.announce(app.say(`slip-${answer}`, { page }));
    else app.notify({ id: 'slip-handed-in', text: 'slip-handed-in', args: { page, name, answer } });
  }

  /** As it is stored now: another tab may have changed it. Where nothing can be stored it is so for this visit. */
  async #change(next: (now: JoinedClass) => JoinedClass) {
    const { joined } = this;
    this.joined = next(joined);
    const stored = await joinedClasses.change(joined.id, now => next(now ?? joined)).catch(() => null);
    if (stored) this.joined = stored;
  }
}

/** Those of this visit, by their rooms. */
const known = new Map<string, HandingIn>();

/** The class of a lesson that somebody has sent; what still waits for it is on its way again. */
export async function classOf(app: App, { key, to }: ClassRoom): Promise<HandingIn> {
  const stored = known.has(key) ? null : await joinedClasses.one(key).catch(() => null);
  const blank = { id: key, to, when: Date.now(), device: newNumber(), agreed: null, slips: [] };
  const one = known.get(key) ?? new HandingIn(app, stored ?? blank);
  known.set(key, one);
  one.joined = { ...one.joined, to };
  one.call();
  return one;
}

/** Slips that have waited since an earlier visit are on their way again. */
export async function handInWhatWaits(app: App) {
  const { kept } = await joinedClasses.all();
  const recent = kept.filter(({ when }) => Date.now() - when < DAYS);
  for (const { id: key, to } of recent) await classOf(app, { key, to });
}

/** All of it has been erased. */
export function forgetClasses() {
  for (const one of known.values()) one.forget();
  known.clear();
}

addEventListener('online', () => {
  for (const one of known.values()) one.call();
});
