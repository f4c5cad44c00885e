import type { Display, Wording } from '../app.ts';
import type { Event as GameEvent, View, Zone } from '../protocol.d.ts';
import { countAll, figures } from '../table/count-up.ts';
import { closes, lays } from '../table/log.ts';
import { drawOff, flip, gather, places, slideAll } from '../table/motion.ts';
import { isTurned } from '../table/strength.ts';
import {
  argsOf,
  badgesButWhatLies,
  cardsIn,
  centreOf,
  givenIn,
  isHand,
  lastTrick,
  receivedIn,
} from '../table/view-queries.ts';
import { endsRound, isCalledOut, seen } from './event-roles.ts';
import type { Pace } from './pace.ts';
import type { TableParts } from './table-parts.ts';

/** Puts views on the table: cards slide to their places, figures count up. */
export class CardAnimation {
  constructor(
    readonly app: Wording & Display,
    readonly parts: TableParts,
    readonly pace: Readonly<Pace>,
  ) {}

  /** Show a view; its cards slide to their places, those that were drawn from the stock. */
  async put(
    view: View,
    {
      begins = false,
      deal = false,
      draws = [],
    }: { begins?: boolean; deal?: boolean; draws?: readonly GameEvent[] } = {},
  ) {
    const { app, pace } = this;
    const { boxes, dice, entered, scene, state } = this.parts;
    const duration = pace.durationOf('move');
    const before = begins ? new Map() : places(document);
    const counted = begins ? new Map() : figures(document);
    const givers = begins ? new Map() : new Map([...this.#newlyReceived(view), ...drawnBy(view.seat, draws)]);
    const turned = !begins && !!state.view && isTurned(state.view, view);
    if (!begins) await this.#passOn(view);
    for (const { seat } of draws) {
      if (seat !== null && seat !== view.seat) await pace.until(drawOff(document, seat, pace.durationOf('gather')));
    }
    boxes.follow(begins ? null : state.view, view);
    scene.put(view, this.#arrived(view, givers), givers.keys());
    dice.lieDown(view);
    entered.follow(view);
    app.redraw();
    document.querySelector('.panel-log')?.scrollTo(0, 1e6);
    if (!begins || deal) slideAll(document, before, { duration, givers, deal });
    if (turned) flip(document.querySelector('.strength'), pace.durationOf('flip'));
    countAll(app, document, counted, pace.durationOf('count'));
  }

  /** Return the cards to highlight: in a match until their owner plays, elsewhere for one step. */
  #arrived(view: View, givers: ReadonlyMap<string, number | 'stock'>) {
    const { mode, state } = this.parts;
    if (!mode.isWholeMatch) return givers.keys();
    const events = state.story.flatMap(paragraph => paragraph.events);
    const hasPlayed = events.some(event => lays(event) && event.seat === view.seat);
    const drawn = [...givers].flatMap(([name, giver]) => (giver === 'stock' ? [name] : []));
    return hasPlayed ? drawn : [...drawn, ...receivedIn(view).flatMap(({ items }) => items)];
  }

  /** Return the cards that have come to the viewer's hand, each with the seat that gave it. */
  #newlyReceived(view: View): Map<string, number | 'stock'> {
    const { state } = this.parts;
    const known = new Set(state.view ? receivedIn(state.view).flatMap(({ items }) => items) : []);
    return new Map(
      receivedIn(view).flatMap(({ items, seat }) =>
        items.filter(name => !known.has(name)).map((name): [string, number | 'stock'] => [name, seat ?? view.seat]),
      ),
    );
  }

  /** Slide passed cards to their receivers. */
  async #passOn(view: View) {
    const { state } = this.parts;
    const given = givenIn(view);
    if (!state.view || givenIn(state.view).length || !given.length) return;
    const receivers = new Map(given.flatMap(({ items, seat }) => items.map(name => [name, seat])));
    const going = gather(
      document,
      receivers.keys(),
      name => receivers.get(name) ?? undefined,
      this.pace.durationOf('gather'),
    );
    await this.pace.until(going);
  }

  /**
   * Show a trick that has just become complete for a moment, then slide it to its winner. False if there is none.
   * @param stays true if the trick stays on the table
   * @param read waits until the player has read the text about the trick; null if there is none
   */
  async finishTrick(
    view: View,
    events: readonly GameEvent[],
    { stays, read }: { stays: boolean; read: (() => Promise<void>) | null },
  ) {
    const { mode, state } = this.parts;
    const { pace } = this;
    const end = events.find(closes) ?? events.find(endsRound);
    const trick = lastTrick(view);
    if (!end || !trick || !state.view || !(pace.factor || stays || read)) return false;
    const held = handsOf(state.view);
    const fewer = (zone: Zone) => zone.items.length < (held.get(zone.seat) ?? 0);
    const hands = view.zones.filter(zone => isHand(zone) && (mode.openHands || zone.seat === view.seat || fewer(zone)));
    const badges = badgesWith(state.view, events);
    const { points, running } = stays ? view : state.view;
    const zones = zonesWith(state.view, trick, hands);
    state.resting = true;
    await this.put({ ...state.view, zones, badges, points, running, ask: null, to_act: end.seat ?? -1 });
    await this.callOut(events);
    await pace.wait(pace.durationOf('rest') + pace.durationOf('move'));
    if (read) await pace.until(read());
    if (stays) return true;
    await pace.until(gather(document, trick.items, () => end.seat ?? undefined, pace.durationOf('gather')));
    state.resting = false;
    return true;
  }

  /** Call out over the table what changes the game. */
  async callOut(events: readonly GameEvent[]) {
    const { app, pace } = this;
    const { state } = this.parts;
    const words = events.filter(isCalledOut).map(event => app.rich(`called-${event.kind}`, argsOf(event)));
    if (!words.length || !pace.factor) return;
    state.banner = words;
    app.redraw();
    await pace.wait(pace.durationOf('called'));
    state.banner = [];
    app.redraw();
  }
}

/** Return the cards that a seat has drawn, each with the place it comes from. */
const drawnBy = (seat: number, draws: readonly GameEvent[]) =>
  draws
    .filter(event => event.seat === seat)
    .flatMap(event => cardsIn(event.args).map((name): [string, 'stock'] => [name, 'stock']));

/** Return how many cards each seat holds. */
const handsOf = ({ zones }: View) => new Map(zones.filter(isHand).map(({ seat, items }) => [seat, items.length]));

/** Return the zones of a view with the complete trick in the middle, and these hands as they are after it. */
const zonesWith = (view: View, trick: Zone, hands: readonly Zone[]) => {
  const centre = centreOf(view);
  return view.zones.map(zone => {
    if (zone === centre) return { ...trick, role: zone.role };
    return (isHand(zone) && hands.find(({ seat }) => seat === zone.seat)) || zone;
  });
};

/** Return the badges of a view, with those that these events leave on a pile. */
const badgesWith = (view: View, events: readonly GameEvent[]) => {
  if (centreOf(view)?.kind !== 'pile') return view.badges;
  return [...(events.some(lays) ? badgesButWhatLies(view) : view.badges), ...events.flatMap(seen)];
};
