import type { App, CurrentTable, Display, GameCatalogue, Navigation, Preferences, Tables, Wording } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import { pack } from '../model/link.ts';
import { newPad } from '../model/matches.ts';
import { notFetched } from '../model/missing-parts.ts';
import { offerOf } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import type { Settings } from '../storage/stored-types.ts';
import type { Line, TableActions } from '../table/table-interface.ts';
import type { Dialog } from '../table/table-state.ts';
import { orderOf, spokenOrder } from '../table/view-queries.ts';
import { drag, heldCards } from './drag.ts';
import { isFocusFree } from './focus.ts';
import type { Playback } from './playback.ts';
import type { ShareSource } from './share-dialog.ts';
import type { TableParts } from './table-parts.ts';

const SPEEDS: Settings['speed'][] = ['calm', 'normal', 'fast', 'none'];

/** What a player does at the table. Each action may be passed on by itself, as the handler of an event. */
export class PlayerActions implements TableActions {
  constructor(
    readonly app: App,
    readonly parts: TableParts,
    readonly playback: Playback,
    readonly line: Line | null,
  ) {}

  // Cards

  readonly touch = (name: string) => this.#act(() => keepingPlace(name, () => this.parts.choice.touch(name)));
  readonly choose = (names: string[]) => this.#act(() => this.parts.choice.chooseOnly(names));
  readonly whyNot = (name: string) => void this.parts.choice.whyNot(name);
  readonly tellRule = (rule: string) => this.parts.callout.tell(rule);
  readonly confirm = () => this.#act(() => this.parts.choice.confirm());
  readonly focused = (name: string) => void (this.parts.state.focusedCard = name);
  readonly moveCard = (name: string, to: number) => keepingFocus(name, () => this.parts.order.move(name, to));
  readonly grab = (name: string, event: PointerEvent) =>
    drag({ moveCard: (card, to) => this.parts.order.move(card, to) }, name, event);
  readonly sort = () => sort(this.app, this.parts.state.view, this.parts.order);

  // Dice and boxes

  readonly die = (at: number) => this.#act(() => this.parts.dice.toggle(at));
  readonly dieFocused = (at: number) => void (this.parts.state.focusedDie = at);
  readonly chooseDie = (at: number) => this.parts.entered.choose(at);
  readonly enterFace = (face: string) => this.parts.entered.enter(face);
  readonly eraseFace = () => this.parts.entered.erase();
  readonly roll = () => this.#act(() => this.parts.dice.roll());
  readonly fill = (id: string) => this.#act(() => this.parts.boxes.fill(id));
  readonly boxFocused = (id: string) => void (this.parts.state.focusedBox = id);

  // Moves and help

  readonly move = (text: string) => this.parts.moves.decide(text);

  readonly undo = () => {
    const { scene, callout, state } = this.parts;
    if (state.noUndo) callout.say(state.noUndo);
    else if (state.undo) scene.decide({ type: 'undo' });
  };

  readonly hint = () => {
    if (!this.parts.mode.hint()) this.parts.hints.ask();
  };

  readonly dismiss = () => {
    this.parts.callout.clear();
    this.parts.hints.clear();
    this.app.redraw();
  };

  // Display and speed

  readonly touchAnywhere = ({ target }: Event) => {
    const { callout, focus, mode, state } = this.parts;
    focus.use(false);
    if (mode.anywhere?.(target)) return;
    this.skip();
    if (!state.callout || (target instanceof Element && target.closest('.callout, .hand .card-button, [data-box]')))
      return;
    callout.clear();
    this.app.redraw();
  };

  readonly skip = () => void (this.parts.state.awaitsNextRound || this.playback.skip());
  readonly finish = () => this.playback.finish();
  readonly lift = () => this.playback.goOn();
  readonly speed = () => changeSpeed(this.app);

  readonly full = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // The browser does not allow it: nothing changes.
    }
  };

  // Dialogs

  readonly open = (dialog: Dialog) => {
    if (dialog.name !== 'seat' || !this.parts.mode.seat(dialog.seat)) this.parts.dialogs.show(dialog);
  };

  readonly close = () => {
    const { dialogs, focus, state } = this.parts;
    const showsResult = state.dialog?.name === 'round';
    dialogs.close();
    if (showsResult && state.awaitsNextRound) focus.restore('.foot .primary');
  };

  readonly next = () => {
    this.parts.dialogs.clear();
    this.playback.goOn();
    this.app.redraw();
  };

  readonly unfold = (round: number, open: boolean) => {
    this.parts.state.unfolded.set(round, open);
    this.app.redraw();
  };

  // Leaving the table, for this match or another

  readonly again = () => {
    this.parts.dialogs.clear();
    if (this.app.participants) return this.app.participants.again();
    playAgain(this.app);
  };

  readonly study = () => void study(this.app);
  readonly send = () => void send(this.app, this.parts.dialogs, { ...this.parts, line: this.line });
  readonly leave = () => this.parts.mode.leave();

  /** Let a touch take effect, if the table's mode allows it now. */
  #act(act: () => void) {
    this.parts.mode.touched(act);
  }
}

/** Keep the focus at its place in the hand when its card goes away. A card that comes back gets the focus. */
const keepingPlace = (name: string, touch: () => void) => {
  const held = heldCards().findIndex(element => element.dataset.card === name);
  touch();
  if (!isFocusFree()) return;
  const cards = heldCards();
  const next =
    held < 0 ? cards.find(element => element.dataset.card === name) : cards[Math.min(held, cards.length - 1)];
  next?.focus({ preventScroll: true });
};

/** Let the focus follow a card that moves to another place. */
const keepingFocus = (name: string, move: () => void) => {
  const held = document.activeElement instanceof HTMLElement && document.activeElement.dataset.card === name;
  move();
  if (held)
    heldCards()
      .find(element => element.dataset.card === name)
      ?.focus({ preventScroll: true });
};

/** Switch between the two orders; a hand ordered by hand gets its last sorted order back. */
const sort = (app: Wording & Preferences & Display, view: View | null, byHand: TableParts['order']) => {
  if (!view) return;
  const now = orderOf(view, app.settings.sort);
  const order = byHand.clear() ? now : now === 'suit' ? 'rank' : 'suit';
  if (order === now) app.redraw();
  else app.set('sort', order);
  app.announce(app.say('sorted', { order: spokenOrder(order) }));
};

const changeSpeed = (app: Wording & Preferences & Display) => {
  app.set('speed', SPEEDS[(SPEEDS.indexOf(app.settings.speed) + 1) % SPEEDS.length]);
  app.announce(app.say('speed', { speed: app.settings.speed }));
};

/** Start another match with the same game, options and players. */
const playAgain = (app: GameCatalogue & CurrentTable & Tables) => {
  const { match } = app;
  if (!match) return;
  const { options, seats } = match.head;
  if (match.pad) return app.sit(newPad(match.head.game, { options, names: match.names }));
  app.start(offerOf(app, match.head)?.key ?? '', { options, seats, names: match.names });
};

/** Open the match for study, with all hands open. */
const study = async (app: GameCatalogue & Navigation & CurrentTable) => {
  const { match } = app;
  if (!match) return;
  const { id, head, log } = match;
  const { game, options, seats } = head;
  const packed = await pack('position', { options, players: seats.length, log, at: log.length });
  app.go(`#/study/${offerOf(app, head)?.key ?? game}/${packed}/${id}`);
};

const send = async (app: App, dialogs: TableParts['dialogs'], table: ShareSource) => {
  try {
    const { ShareDialog } = await importPart(() => import('./share-dialog.ts'));
    if (app.match) dialogs.show({ name: 'send', sending: new ShareDialog(app, table) });
  } catch {
    notFetched(app, 'send', asked => asked && send(app, dialogs, table));
  }
};
