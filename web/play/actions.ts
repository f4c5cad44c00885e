import type { App, CurrentTable, Display, GameCatalogue, Navigation, Preferences, Tables, Wording } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import { pack } from '../model/link.ts';
import { newPad } from '../model/matches.ts';
import { notFetched } from '../model/missing-parts.ts';
import { offerOf } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import type { Settings } from '../storage/stored-types.ts';
import type { Line, TableActions } from '../table/drawn-types.ts';
import { orderOf, spokenOrder } from '../table/view-queries.ts';
import { drag, heldCards } from './drag.ts';
import { isFocusFree } from './focus.ts';
import type { Playback } from './playback.ts';
import type { ShareSource } from './share-dialog.ts';
import type { TableParts } from './table-parts.ts';

const SPEEDS: Settings['speed'][] = ['calm', 'normal', 'fast', 'none'];

/** Return what each action of a player at the table does. */
export const tableActions = (app: App, parts: TableParts, show: Playback, line: Line | null): TableActions => {
  const { mode, scene, callout, moves, choice, dice, entered, boxes, hints, dialogs, transcript, focus, order } = parts;
  const next = () => {
    dialogs.clear();
    show.goOn();
    app.redraw();
  };
  return {
    touch: name => mode.touched(() => keepingPlace(name, () => choice.touch(name))),
    choose: names => mode.touched(() => choice.chooseOnly(names)),
    whyNot: name => choice.whyNot(name),
    tellRule: rule => callout.tell(rule),
    confirm: () => mode.touched(() => choice.confirm()),
    die: at => mode.touched(() => dice.toggle(at)),
    chooseDie: at => entered.choose(at),
    enterFace: face => entered.enter(face),
    eraseFace: () => entered.erase(),
    roll: () => mode.touched(() => dice.roll()),
    fill: id => mode.touched(() => boxes.fill(id)),
    move: text => moves.decide(text),

    focused: name => focus.onCard(name),
    moveCard: (name, to) => keepingFocus(name, () => order.move(name, to)),
    grab: (name, event) => drag({ moveCard: (card, to) => order.move(card, to) }, name, event),
    dieFocused: at => focus.onDie(at),
    boxFocused: id => focus.onBox(id),

    undo() {
      if (scene.noUndo) callout.say(scene.noUndo);
      else if (scene.undo) scene.decide({ type: 'undo' });
    },
    hint() {
      if (!mode.hint()) hints.ask();
    },
    dismiss() {
      callout.clear();
      hints.clear();
      app.redraw();
    },
    touchAnywhere({ target }) {
      focus.use(false);
      if (mode.anywhere?.(target)) return;
      show.skip();
      if (!callout.shown || (target instanceof Element && target.closest('.callout, .hand .holds, [data-box]'))) return;
      callout.clear();
      app.redraw();
    },
    skip: () => show.skip(),
    finish: () => show.finish(),

    open(dialog) {
      if (dialog.name !== 'seat' || !mode.seat(dialog.seat)) dialogs.show(dialog);
    },
    close() {
      if (dialogs.open?.name === 'round' && show.held) next();
      else dialogs.close();
    },
    next,
    lift: () => show.goOn(),
    unfold(round, open) {
      transcript.unfold(round, open);
      app.redraw();
    },

    sort: () => sort(app, scene.view, order),
    speed: () => changeSpeed(app),
    async full() {
      try {
        if (document.fullscreenElement) await document.exitFullscreen();
        else await document.documentElement.requestFullscreen();
      } catch {
        // The browser does not allow it: nothing changes.
      }
    },

    again() {
      dialogs.clear();
      if (app.participants) return app.participants.again();
      playAgain(app);
    },
    study: () => study(app),
    send: () => send(app, dialogs, { line, scene, mode }),
    leave: () => mode.leave(),
  };
};

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
