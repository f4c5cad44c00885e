import type { App } from '../app.ts';
import type { Settings } from '../kept/types.ts';
import { pack } from '../model/link.ts';
import { notFetched } from '../model/notices.ts';
import { offerOf } from '../model/offers.ts';
import type { Refusal } from '../protocol.d.ts';
import { forget } from '../table/rulebook/sheet.ts';
import type { Act, Drawn, Play, SheetName } from '../table/types.ts';
import { orderOf } from '../table/view.ts';
import * as choosing from './choose.ts';
import * as throwing from './dice.ts';
import { obvious } from './obvious.ts';
import type { Show } from './show.ts';

const SPEEDS: Settings['speed'][] = ['calm', 'normal', 'fast', 'none'];

/** The hand as it lies, without what is in the slots. */
const laidOut = () => [...(document.querySelectorAll('.hand [data-card]') as NodeListOf<HTMLElement>)];

/** What a player can do to the table. */
export class Acts implements Act {
  /** What had the focus before a sheet opened. */
  #opener: HTMLElement | null = null;

  constructor(
    readonly app: App,
    readonly play: Play,
    readonly show: Show,
  ) {}

  /** The focus stays at its place in the hand when the card under it goes away, and follows a card that comes back. */
  touch = (name: string) => {
    const held = laidOut().findIndex(element => element.dataset.card === name);
    choosing.touch(this.app, this.play, name);
    if (document.activeElement && document.activeElement !== document.body) return;
    const cards = laidOut();
    const next =
      held < 0 ? cards.find(element => element.dataset.card === name) : cards[Math.min(held, cards.length - 1)];
    next?.focus({ preventScroll: true });
  };

  die = (at: number) => throwing.toggle(this.app, this.play, at);
  roll = () => throwing.roll(this.app, this.play);
  fill = (id: string) => throwing.fill(this.app, this.play, id);

  dieFocused = (at: number) => {
    this.play.focusDie = at;
  };

  boxFocused = (id: string) => {
    this.play.focusBox = id;
  };

  choose = (names: string[]) => choosing.chooseOnly(this.app, this.play, names);
  refuse = (_items: string[], item: string, refusal: Refusal) => choosing.refuse(this.app, this.play, item, refusal);

  confirm = () => choosing.confirm(this.app, this.play);

  finish = () => {
    this.play.finishing = true;
    obvious(this.app, this.play)?.();
  };

  hint = () => choosing.hint(this.app, this.play);
  skip = () => this.show.skip();

  touchAnywhere = ({ target }: Event) => {
    this.play.byKeys = false;
    this.show.skip();
    if (!this.play.why || (target instanceof Element && target.closest('.callout, .hand .holds, [data-box]'))) return;
    this.play.why = null;
    this.app.redraw();
  };

  focused = (name: string) => {
    this.play.focus = name;
  };

  move = (text: string) => {
    if (this.play.busy) return;
    Object.assign(this.play, { busy: true, why: null, eager: null });
    this.app.wish({ type: 'play', move: text });
    this.app.redraw();
  };

  undo = () => {
    if (this.play.busy || !this.play.undo) return;
    this.play.busy = true;
    this.app.wish({ type: 'undo' });
    this.app.redraw();
  };

  sort = () => {
    const { app, play } = this;
    if (!play.view) return;
    const order = orderOf(play.view, play.order) === 'rank' ? 'suit' : 'rank';
    play.order = order;
    app.set('sort', order);
    app.announce(app.say('sorted', { order }));
  };

  speed = () => {
    const { app } = this;
    app.set('speed', SPEEDS[(SPEEDS.indexOf(app.settings.speed) + 1) % SPEEDS.length]);
    app.announce(app.say('speed', { speed: app.settings.speed }));
  };

  full = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  };

  open = (name: SheetName, subject: string | number | Drawn = '') => {
    if (!this.play.sheet) this.#opener = document.activeElement as HTMLElement | null;
    if (name === 'rules') forget();
    if (name === 'house' && (this.app.match?.id || this.app.match?.watched)) this.#askProof();
    if (name === 'log') this.#askStory();
    this.play.sheet = { name, subject };
    this.app.redraw();
  };

  /** What the match was bound to may be told at any time, the secret only when it is over. */
  #askProof() {
    this.play.proof = null;
    this.app.wish({ type: 'proof' });
  }

  /** The whole match in words, what the own seat exchanged with them. */
  #askStory() {
    const { app, play } = this;
    if (!play.line) app.wish({ type: 'story', seat: play.shared ? null : app.viewer });
  }

  close = () => {
    const { app, play } = this;
    if (play.sheet?.name === 'round' && play.goOn) return this.next();
    play.sheet = null;
    app.redraw();
    this.#opener?.focus();
  };

  next = () => {
    this.play.sheet = null;
    this.play.goOn?.();
    this.app.redraw();
  };

  lift = () => this.play.goOn?.();

  again = () => {
    const { match } = this.app;
    if (!match) return;
    const { options, seats } = match.head;
    this.play.sheet = null;
    this.app.start(offerOf(this.app, match.head)?.key ?? '', { options, seats, names: match.names });
  };

  /** The same match with all hands open. */
  study = async () => {
    const { match } = this.app;
    if (!match) return;
    const { game, options, seats } = match.head;
    const { log } = match;
    const packed = await pack('position', { options, players: seats.length, log, at: log.length });
    this.app.go(`#/study/${offerOf(this.app, match.head)?.key ?? game}/${packed}`);
  };

  send = async () => {
    const { app, play } = this;
    try {
      const { Sending } = await import('./send.ts');
      if (app.match) this.open('send', new Sending(app, play));
    } catch {
      notFetched(app, this.send);
    }
  };

  leave = () => this.app.go('#/');
}
