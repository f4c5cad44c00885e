/** Questions to a view; what its parts are called is the engine's choice. */

/** @import { App, Args, GameEvent, TableFact, View, Zone } from '../types' */

/** @param {View} view @param {string} name @param {number | null} [seat] */
export const zoneOf = (view, name, seat = null) =>
  view.zones.find(zone => zone.name === name && zone.seat === seat);

/** @param {View} view @param {string} name  @returns {Zone[]} */
export const zonesOf = (view, name) => view.zones.filter(zone => zone.name === name);

/**
 * The facts of a seat, or of the table.
 * @param {View} view @param {number | null} [seat] @returns {TableFact[]}
 */
export const factsOf = (view, seat = null) => view.facts.filter(fact => fact.seat === seat);

/** One of them, by its id. @param {View} view @param {string} id @param {number | null} [seat] */
export const factOf = (view, id, seat = null) => factsOf(view, seat).find(fact => fact.id === id);

/** What lies in the middle of the table and is played on: a trick, a pile, or dice.
 * @param {View} view
 */
export const centreOf = view =>
  view.zones.find(({ kind, name, seat }) => seat === null && CENTRES[kind] === name);

/** @type {Record<string, string>} */
const CENTRES = { trick: 'trick', pile: 'table', dice: 'dice' };

/** The box that has been written between two views, and whose it is. @param {View} before @param {View} after */
export const written = (before, after) =>
  after.sheet.flatMap((row, at) =>
    row.computed ? [] : row.points.flatMap((points, seat) =>
      points !== null && before.sheet[at]?.points[seat] === null ? [{ id: row.id, seat }] : []))[0] ?? null;

/** Does the question stand in the middle? No card answers it, and it is more than how to go on. @param {View} view */
export const asksAloud = view => {
  const { ask } = view;
  return !!ask && !ask.items.length && (turnButtons(ask).length > 1 || !centreOf(view)?.items.length);
};

/** Who shares points: the seats of a team, or each seat alone; the own side first.
 * @param {View} view @returns {number[][]}
 */
export const sidesOf = view => {
  /** @type {Map<unknown, number[]>} */ const sides = new Map();
  view.points.forEach((_, step) => {
    const seat = (view.seat + step) % view.points.length;
    const team = factOf(view, 'team', seat)?.args.team ?? `seat ${seat}`;
    sides.set(team, [...(sides.get(team) ?? []), seat]);
  });
  return [...sides.values()];
};

/** The place of a seat among these sides, once the match is over. @param {View} view @param {number[][]} sides @param {number} seat */
export const placeOf = (view, sides, seat) => 1 + sides.filter(([other]) => view.places[other] < view.places[seat]).length;

/** Is there something to decide that has not just been decided?
 * @param {import('./types').Play} play @returns {play is import('./types').Play & { view: View & { ask: import('../types').Ask } }} */
export const isAsked = play => !!play.view?.ask && !play.busy;

/** The buttons that make the turn, without those that stand apart. @param {import('../types').Ask} ask */
export const turnButtons = ask => ask.buttons.filter(({ aside }) => !aside);

/** What is known of a seat's hand: how many cards are face down, and which lie open.
 * @param {View} view @param {number} seat
 */
export const handOf = (view, seat) => {
  const items = zoneOf(view, 'hand', seat)?.items ?? [];
  const open = items.filter(name => name !== '?');
  return { count: items.length, down: items.length - open.length, open };
};

/** What a seat has laid at once. @typedef {{ seat: number, items: string[] }} Laid */

/** The plays that lie one upon the other, the oldest first. @param {Zone | undefined} zone  @returns {Laid[]} */
export const playsIn = zone => {
  /** @type {Laid[]} */ const plays = [];
  zone?.items.forEach((item, at) => {
    const seat = zone.seats[at];
    const current = plays.at(-1);
    if (current?.seat === seat) current.items.push(item);
    else plays.push({ seat, items: [item] });
  });
  return plays;
};

/** What a hand is sorted by: as the player likes, or as it comes.
 * @param {View} view @param {string} wish @param {number} [seat] @returns {'rank' | 'suit'}
 */
export const orderOf = (view, wish, seat = view.seat) => {
  if (wish === 'rank' || wish === 'suit') return wish;
  return zoneOf(view, 'hand', seat)?.orders.rank ? 'suit' : 'rank';
};

/** The cards of a hand in this order. @param {View} view @param {number} seat @param {string} order */
export const handIn = (view, seat, order) => {
  const zone = zoneOf(view, 'hand', seat);
  return zone?.orders[order] ?? zone?.items ?? [];
};

/** The own hand in the order the player likes, without what lies chosen in the slots.
 * @param {View} view  @param {string} order  @param {readonly string[]} [laid]
 */
export const ownHand = (view, order, laid = []) =>
  handIn(view, view.seat, order).filter(name => !laid.includes(name));

/** The cards that words like {cards: "QS 2C"} speak of. @param {Args | undefined} args */
export const cardsIn = args => (typeof args?.cards === 'string' ? args.cards.split(' ').filter(Boolean) : []);

/** What a seat's cards in the middle of the table are, if they belong together in a trick.
 * @param {View} view  @param {string} [name]
 * @returns {{ name: string, seat: number }[]}
 */
export const trickOf = (view, name) => {
  const zone = name ? zoneOf(view, name) : centreOf(view);
  return (zone?.items ?? []).map((item, at) => ({ name: item, seat: /** @type {Zone} */ (zone).seats[at] }));
};

/** An event, or a move in words, with what its sentence needs. @param {GameEvent} event  @returns {Args} */
export const argsOf = event => (event.seat === null ? event.args : { ...event.args, player: event.seat });

/** Cards in words, one after the other. @param {App} app @param {readonly string[]} names */
export const spokenCards = (app, names) =>
  new Intl.ListFormat(app.language, { type: 'unit' }).format(names.map(name => app.cardName(name)));

/** Is it best to have few points in the game on the table? @param {App} app */
export const fewestWin = app => !!app.game(app.match?.head.game ?? '')?.low_wins;

/** Who sits there, one or several. @param {App} app @param {readonly number[]} seats */
export const namesOf = (app, seats) =>
  new Intl.ListFormat(app.language).format(seats.map(seat => app.seatName(seat)));

/** "3", "−2": points that stand alone. @param {App} app @param {number} points @param {Intl.NumberFormatOptions} [how] */
export const figure = (app, points, how = {}) => new Intl.NumberFormat(app.language, how).format(points).replace('-', '\u2212');

/** "+3", "−2", "0": a gain with its sign. @param {App} app @param {number} points */
export const signed = (app, points) => figure(app, points, { signDisplay: 'exceptZero' });
