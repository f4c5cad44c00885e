/** Questions to a view; what its parts are called is the engine's choice. */

import type { App } from '../app.ts';
import type { Args, Ask, GameEvent, TableFact, View, Zone } from '../protocol.d.ts';
import type { Play } from './types.ts';

export const zoneOf = (view: View, name: string, seat: number | null = null) =>
  view.zones.find(zone => zone.name === name && zone.seat === seat);

export const zonesOf = (view: View, name: string): Zone[] => view.zones.filter(zone => zone.name === name);

/** The facts of a seat, or of the table. */
export const factsOf = (view: View, seat: number | null = null): TableFact[] =>
  view.facts.filter(fact => fact.seat === seat);

/** One of them, by its id. */
export const factOf = (view: View, id: string, seat: number | null = null) =>
  factsOf(view, seat).find(fact => fact.id === id);

/** What lies in the middle of the table and is played on: a trick, a pile, or dice. */
export const centreOf = (view: View) =>
  view.zones.find(({ kind, name, seat }) => seat === null && CENTRES[kind] === name);

const CENTRES: Record<string, string> = { trick: 'trick', pile: 'table', dice: 'dice' };

/** The box that has been written between two views, and whose it is. */
export const written = (before: View, after: View) =>
  after.sheet.flatMap((row, at) =>
    row.computed
      ? []
      : row.points.flatMap((points, seat) =>
          points !== null && before.sheet[at]?.points[seat] === null ? [{ id: row.id, seat }] : [],
        ),
  )[0] ?? null;

/** Does the question stand in the middle? No card answers it, and it is more than how to go on. */
export const asksAloud = (view: View) => {
  const { ask } = view;
  return !!ask && !ask.items.length && (turnButtons(ask).length > 1 || !centreOf(view)?.items.length);
};

/** Who shares points: the seats of a team, or each seat alone; the own side first. */
export const sidesOf = (view: View): number[][] => {
  const sides: Map<unknown, number[]> = new Map();
  view.points.forEach((_, step) => {
    const seat = (view.seat + step) % view.points.length;
    const team = factOf(view, 'team', seat)?.args.team ?? `seat ${seat}`;
    sides.set(team, [...(sides.get(team) ?? []), seat]);
  });
  return [...sides.values()];
};

/** The place of a seat among these sides, once the match is over. */
export const placeOf = (view: View, sides: number[][], seat: number) =>
  1 + sides.filter(([other]) => view.places[other] < view.places[seat]).length;

/** Is there something to decide that has not just been decided? */
export const isAsked = (play: Play): play is Play & { view: View & { ask: Ask } } => !!play.view?.ask && !play.busy;

/** The buttons that make the turn, without those that stand apart. */
export const turnButtons = (ask: Ask) => ask.buttons.filter(({ aside }) => !aside);

/** What is known of a seat's hand: how many cards are face down, and which lie open. */
export const handOf = (view: View, seat: number) => {
  const items = zoneOf(view, 'hand', seat)?.items ?? [];
  const open = items.filter(name => name !== '?');
  return { count: items.length, down: items.length - open.length, open };
};

/** What a seat has laid at once. */
export type Laid = { seat: number; items: string[] };

/** The plays that lie one upon the other, the oldest first. */
export const playsIn = (zone: Zone | undefined): Laid[] => {
  const plays: Laid[] = [];
  zone?.items.forEach((item, at) => {
    const seat = zone.seats[at];
    const current = plays.at(-1);
    if (current?.seat === seat) current.items.push(item);
    else plays.push({ seat, items: [item] });
  });
  return plays;
};

/** What a hand is sorted by: as the player likes, or as it comes. */
export const orderOf = (view: View, wish: string, seat: number = view.seat): 'rank' | 'suit' => {
  if (wish === 'rank' || wish === 'suit') return wish;
  return zoneOf(view, 'hand', seat)?.orders.rank ? 'suit' : 'rank';
};

/** The cards of a hand in this order. */
export const handIn = (view: View, seat: number, order: string) => {
  const zone = zoneOf(view, 'hand', seat);
  return zone?.orders[order] ?? zone?.items ?? [];
};

/** The own hand in the order the player likes, without what lies chosen in the slots. */
export const ownHand = (view: View, order: string, laid: readonly string[] = []) =>
  handIn(view, view.seat, order).filter(name => !laid.includes(name));

/** The cards that words like {cards: "QS 2C"} speak of. */
export const cardsIn = (args: Args | undefined) =>
  typeof args?.cards === 'string' ? args.cards.split(' ').filter(Boolean) : [];

/** What a seat's cards in the middle of the table are, if they belong together in a trick. */
export const trickOf = (view: View, name?: string): { name: string; seat: number }[] => {
  const zone = name ? zoneOf(view, name) : centreOf(view);
  return (zone?.items ?? []).map((item, at) => ({ name: item, seat: (zone as Zone).seats[at] }));
};

/** An event, or a move in words, with what its sentence needs. */
export const argsOf = (event: GameEvent): Args =>
  event.seat === null ? event.args : { ...event.args, player: event.seat };

/** Cards in words, one after the other. */
export const spokenCards = (app: App, names: readonly string[]) =>
  new Intl.ListFormat(app.language, { type: 'unit' }).format(names.map(name => app.cardName(name)));

/** Is it best to have few points in the game on the table? */
export const fewestWin = (app: App) => !!app.game(app.match?.head.game ?? '')?.low_wins;

/** Who sits there, one or several. */
export const namesOf = (app: App, seats: readonly number[]) =>
  new Intl.ListFormat(app.language).format(seats.map(seat => app.seatName(seat)));

/** "3", "−2": points that stand alone. */
export const figure = (app: App, points: number, how: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(app.language, how).format(points).replace('-', '\u2212');

/** "+3", "−2", "0": a gain with its sign. */
export const signed = (app: App, points: number) => figure(app, points, { signDisplay: 'exceptZero' });
