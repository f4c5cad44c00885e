// A learner's side of the room of a class, or an entrant's of that of an event. Once the player agrees, slips or results
// go to the collecting device (the teacher's, the organiser's) automatically.

import type { Display, Wording } from '../app.ts';
import { age } from '../browser/clock.ts';
import type { ClassRoom, JoinedClass, Waiting } from '../storage/class-store.ts';
import { joinedClasses, MOST_WAITING } from '../storage/class-store.ts';
import { slipId } from '../storage/slip-store.ts';
import { canEncrypt } from './can-encrypt.ts';
import type { Channel } from './channel.ts';
import { send } from './channel.ts';
import type { Answer, SlipContent } from './class-messages.ts';
import { fromCollector } from './class-messages.ts';
import { encrypt } from './encryption.ts';
import { PeerSearch } from './peer-search.ts';
import { LEARNER, RateLimiter } from './rate-limit.ts';
import { newNumber } from './seed-shares.ts';

const SEEKING = 15_000; // milliseconds of calling the collecting device; then this device waits for it
const EVER = 2 ** 31 - 1; // milliseconds
const DAYS = 14 * 86_400_000; // milliseconds that a slip waits for the collecting device

/** State of a slip. */
export type SlipState = 'ask' | 'going' | 'waits' | Answer;

const idOf = ({ code, name }: Waiting) => slipId(code, name);

/** A class to which this device sends its slips, or may send them. */
export class SlipSender {
  readonly peerSearch: PeerSearch;
  /** Answers received, by id of the slip. */
  readonly #answers = new Map<string, Answer>();
  /** Slips sent, by receipt. */
  readonly #sent = new Map<string, Waiting>();
  /** Channels to devices that claim to collect. Only the real one can decrypt a slip. */
  readonly #channels = new Set<Channel>();
  /** True if a call or a slip was not answered. */
  #inVain = false;
  #patience = 0;
  /** Code of the slip on screen. Results of other slips are shown in a notice. */
  shown = '';

  constructor(
    readonly app: Wording & Display,
    public joined: JoinedClass,
  ) {
    this.peerSearch = new PeerSearch(
      () => this.#looked(),
      () => this.#channels.size > 0,
    );
  }

  stand(code: string, name: string): SlipState {
    const slip = { code, name };
    const answer = this.#answers.get(idOf(slip));
    if (answer) return answer;
    if (!this.#waiting.some(each => idOf(each) === idOf(slip))) return 'ask';
    return this.#inVain || !navigator.onLine ? 'waits' : 'going';
  }

  /** Description of the page that receives the slips or results. */
  get page() {
    const { to, event } = this.joined;
    return this.app.say(event ? 'club-page' : 'class-page', { to, named: String(!!to) });
  }

  /** First part of the ids of messages about what is sent. */
  get words() {
    return this.joined.event ? 'result' : 'slip';
  }

  get #waiting() {
    return this.joined.slips;
  }

  /** Store the learner's choice whether slips are sent automatically. */
  async agree(agreed: boolean) {
    await this.#change(now => ({ ...now, agreed, slips: agreed ? now.slips : [] }));
    if (agreed) this.listen();
    else this.rest();
  }

  /** Wait quietly for the collecting device. */
  listen() {
    if (!this.peerSearch.isOn) this.#meet(true);
  }

  /** Stop searching, unless a slip waits. */
  rest() {
    if (!this.#waiting.length) this.peerSearch.leave();
  }

  forget() {
    this.joined.slips = [];
    this.peerSearch.leave();
  }

  /** Send a slip now, or as soon as the collecting device is reachable. */
  async hand(slip: Waiting) {
    this.#answers.delete(idOf(slip));
    const others = (slips: Waiting[]) => slips.filter(({ code }) => code !== slip.code);
    await this.#change(now => ({
      ...now,
      agreed: true,
      when: Date.now(),
      slips: [...(now.event ? [] : others(now.slips)), slip].slice(-MOST_WAITING), // a result has all deals before it
    }));
    this.call();
  }

  /** Call the collecting device, if a slip waits for it. */
  call() {
    if (!this.joined.agreed || !this.#waiting.length) return;
    this.#inVain = false;
    if (this.#channels.size) void this.#post(this.#waiting);
    else this.#meet(!navigator.onLine);
    this.app.redraw();
  }

  #meet(quiet: boolean) {
    const patience = quiet ? EVER : SEEKING;
    this.peerSearch.begin({ secret: this.joined.id, host: false, quiet }, patience, channel => this.#reach(channel));
  }

  #looked() {
    if (this.peerSearch.failed && !this.#inVain) {
      this.#inVain = true;
      this.#meet(true);
    }
    this.app.redraw();
  }

  #reach(channel: Channel) {
    const limiter = new RateLimiter(LEARNER);
    this.#channels.add(channel);
    channel.onmessage = data => {
      const message = limiter.allows() ? fromCollector(data) : null;
      const slip = message?.type === 'answer' ? this.#sent.get(message.receipt) : null;
      if (slip && message?.type === 'answer') void this.#settled(slip, message.answer);
      else limiter.countViolation();
      if (limiter.isExceeded) channel.close();
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
      const content: SlipContent = { ...slip, device, receipt };
      const message = { type: 'slip', ...(await encrypt(JSON.stringify(content), id)) };
      for (const channel of this.#channels) send(channel, message);
    }
  }

  /** Send unanswered slips again: the first ones may have come before the other end listened. */
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
    const { app, page, words } = this;
    if (code === this.shown) app.announce(app.say(`${words}-${answer}`, { page }));
    else app.notify({ id: 'slip-handed-in', text: `${words}-handed-in`, args: { page, name, answer } });
  }

  /**
   * Change the stored class, which another tab may have changed meanwhile. Without storage the change lasts for this
   * visit.
   */
  async #change(next: (now: JoinedClass) => JoinedClass) {
    const { joined } = this;
    this.joined = next(joined);
    const stored = await joinedClasses.change(joined.id, now => next(now ?? joined)).catch(() => null);
    if (stored) this.joined = stored;
  }
}

/** Classes of this visit, by the key of their room. */
const known = new Map<string, SlipSender>();

/** Return the class of a received lesson, or the room of an event, and send what still waits for it. */
export async function classOf(app: Wording & Display, { key, to }: ClassRoom, event?: string): Promise<SlipSender> {
  const stored = known.has(key) ? null : await joinedClasses.one(key).catch(() => null);
  const blank = { id: key, to, when: Date.now(), device: newNumber(), agreed: null, event, slips: [] };
  const sender = known.get(key) ?? new SlipSender(app, stored ?? blank);
  known.set(key, sender);
  sender.joined = { ...sender.joined, to };
  sender.call();
  return sender;
}

/** Send slips that have waited since an earlier visit. */
export async function handInWhatWaits(app: Wording & Display) {
  if (!canEncrypt()) return;
  const { kept } = await joinedClasses.all();
  const recent = kept.filter(({ when }) => age(when) < DAYS);
  for (const { id: key, to } of recent) await classOf(app, { key, to });
}

/** Forget all classes, after all data has been erased. */
export function forgetClasses() {
  for (const sender of known.values()) sender.forget();
  known.clear();
}

addEventListener('online', () => {
  for (const sender of known.values()) sender.call();
});
