import type { CurrentTable, Display, Preferences, Wording } from '../app.ts';
import type { Frame, Event as GameEvent, View } from '../protocol.d.ts';
import { isTold } from '../table/log.ts';
import { turnOf } from '../table/status-lines.ts';
import {
  argsOf,
  cardsIn,
  centreOf,
  itemsOnTrick,
  lastTrick,
  receivedIn,
  spokenCards,
  trickOf,
} from '../table/view-queries.ts';
import { sentence } from '../words/sentence.ts';
import { isKeep, isOnTheWay, isScoring } from './event-roles.ts';
import type { TableParts } from './table-parts.ts';

/**
 * What a screen reader says of the play: the moves of others as one text, then the viewer's turn. The turn is not urgent,
 * because readers drop what they still have to say for something urgent.
 */
export class Speech {
  #unsaid: string[] = [];
  /** True if the viewer has just kept dice: the turn goes on. */
  #keeps = false;

  constructor(
    readonly app: Wording & Preferences & Display & CurrentTable,
    readonly parts: TableParts,
  ) {}

  tell({ view, events }: Frame, begins: boolean) {
    const { app } = this;
    const { tells } = this.parts.mode;
    if (tells === 'nothing') return;
    const on = !begins && this.#keeps;
    this.#keeps = events.some(event => isKeep(event) && event.seat === view.seat);
    if (begins)
      this.#unsaid =
        tells === 'events' ? [] : [sentence(app, app.say(`caption-${view.caption.id}`, view.caption.args))];
    else this.#unsaid.push(...events.flatMap(event => this.#sentence(view, event)), ...this.#received(view));
    if (view.ask || view.to_act < 0 || app.settings.verbosity === 'full') this.#flush();
    if (view.ask && tells === 'all') app.announce(this.#yourTurn(view, on));
  }

  #flush() {
    this.app.announce(this.#unsaid.join(' '));
    this.#unsaid = [];
  }

  #sentence(view: View, event: GameEvent) {
    const { app } = this;
    if (!isTold(event) || this.#isDetail(view, event)) return [];
    if (app.settings.verbosity !== 'brief') return [app.say(`event-${event.kind}`, argsOf(event))];
    if (event.seat === view.seat && !isScoring(event)) return [];
    const [card] = cardsIn(event.args);
    const isOnTrick = [...trickOf(view), ...itemsOnTrick(lastTrick(view))].some(
      ({ name, seat }) => name === card && seat === event.seat,
    );
    return [
      isOnTrick && event.seat !== null
        ? app.say('brief-play', { player: event.seat, cards: event.args.cards })
        : app.say(`event-${event.kind}`, argsOf(event)),
    ];
  }

  /** True for rolls and kept dice of other players, if a turn is summed up by its end. */
  #isDetail(view: View, event: GameEvent) {
    const others = centreOf(view)?.kind === 'dice' && event.seat !== view.seat;
    return others && this.app.settings.verbosity !== 'full' && isOnTheWay(event);
  }

  /** Describe the received cards, which only the viewer has seen. */
  #received(view: View) {
    const { app } = this;
    const { fresh } = this.parts.state;
    return receivedIn(view)
      .filter(({ items }) => items.some(name => fresh.has(name)))
      .map(({ items, seat }) =>
        seat === null
          ? app.say('exchanged-received-middle', { cards: items })
          : app.say('exchanged-received', { cards: items, player: seat }),
      );
  }

  #yourTurn(view: View, goesOn: boolean) {
    const { app } = this;
    const { ask } = view;
    if (!ask) return '';
    const title = `ask-${ask.id}-title`;
    const words = [
      ...(goesOn ? [] : [sentence(app, turnOf(app, this.parts, view.seat))]),
      sentence(app, app.say(app.has(title) ? title : `ask-${ask.id}`, ask.args)),
    ];
    if (app.settings.verbosity === 'full' && ask.items.length && !view.sheet.length)
      words.push(app.say('may-play', { names: spokenCards(app, ask.items) }));
    return words.join(' ');
  }
}
