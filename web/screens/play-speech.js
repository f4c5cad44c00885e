import { foresee } from './play-choose.js';
import { turnOf } from '../table/talk.js';
import { argsOf, cardsIn, centreOf, spokenCards, trickOf, zonesOf } from '../table/view.js';

/** @import { App, Frame, GameEvent, View } from '../types' */
/** @import { Play } from '../table/types' */

/** What a screen reader hears of the play: what others did as one piece, then that it is your turn. */
export class Speech {
  /** @type {string[]} */
  #unsaid = [];
  /** Has the one who looks just kept dice? Then what comes is still the same turn. */
  #keeps = false;

  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
  }

  /** @param {Frame} frame @param {boolean} begins */
  tell({ view, events }, begins) {
    const { app, play } = this;
    if (play.line) return void (view.ask && foresee(app, play));
    const on = !begins && this.#keeps;
    this.#keeps = events.some(({ kind, seat }) => kind === 'keep' && seat === view.seat);
    if (begins) this.#unsaid = play.teaching ? [] : [app.say('caption-' + view.caption.id, view.caption.args) + app.say('stop')];
    else this.#unsaid.push(...events.flatMap(event => this.#sentence(view, event)), ...this.#received(view));
    if (view.ask || view.to_act < 0 || app.settings.verbosity === 'full') this.#flush();
    if (!view.ask) return;
    foresee(app, play);
    if (!play.teaching) app.announce(this.#yourTurn(view, on), true);
  }

  #flush() {
    this.app.announce(this.#unsaid.join(' '));
    this.#unsaid = [];
  }

  /** @param {View} view @param {GameEvent} event */
  #sentence(view, event) {
    const { app } = this;
    if (!app.has('event-' + event.kind)) return [];
    if (this.#isDetail(view, event)) return [];
    if (app.settings.verbosity !== 'brief') return [app.say('event-' + event.kind, argsOf(event))];
    if (event.seat === view.seat) return [];
    const [card] = cardsIn(event.args);
    const laid = [...trickOf(view), ...trickOf(view, 'last')].some(
      ({ name, seat }) => name === card && seat === event.seat,
    );
    return [
      laid && event.seat !== null
        ? app.say('brief-play', { player: event.seat, cards: event.args.cards })
        : app.say('event-' + event.kind, argsOf(event)),
    ];
  }

  /** What another one throws and keeps is no more when the turn is told by its end. @param {View} view @param {GameEvent} event */
  #isDetail(view, { seat, kind }) {
    const others = centreOf(view)?.kind === 'dice' && seat !== view.seat;
    return others && this.app.settings.verbosity !== 'full' && (kind === 'roll' || kind === 'keep');
  }

  /** The cards that have come, which nobody else saw. @param {View} view */
  #received(view) {
    const { app, play } = this;
    return zonesOf(view, 'received')
      .filter(({ items }) => items.some(name => play.arrived.has(name)))
      .map(({ items, seat }) =>
        seat === null
          ? app.say('exchanged-received-middle', { cards: items })
          : app.say('exchanged-received', { cards: items, player: seat }),
      );
  }

  /** @param {View} view @param {boolean} goesOn */
  #yourTurn(view, goesOn) {
    const { app, play } = this;
    const { ask } = view;
    if (!ask) return '';
    const title = `ask-${ask.id}-title`;
    const words = [
      ...(goesOn ? [] : [turnOf(app, play, view.seat) + app.say('stop')]),
      app.say(app.has(title) ? title : 'ask-' + ask.id, ask.args) + app.say('stop'),
    ];
    if (app.settings.verbosity === 'full' && ask.items.length && !view.sheet.length)
      words.push(app.say('may-play', { names: spokenCards(app, ask.items) }));
    return words.join(' ');
  }
}
