/** Questions to a view; what its parts are called is the engine's choice. */

import type { App } from '../app.ts';
import type { Args, Ask, Badge, BadgeRole, Event as GameEvent, Sentence, View, Zone, ZoneRole } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import { listIn, numberIn } from '../words/writing.ts';
import type { AskingView, Manners } from './drawn-types.ts';

// What a zone is for

const zoneOf = (view: View, role: ZoneRole, seat: number | null = null) =>
  view.zones.find(zone => zone.role === role && zone.seat === seat);

const zonesOf = (view: View, role: ZoneRole) => view.zones.filter(zone => zone.role === role);

export const handZone = (view: View, seat: number) => zoneOf(view, 'hand', seat);

export const isHand = ({ role }: Zone) => role === 'hand';

/** The trick before this one. */
export const lastTrick = (view: View) => zoneOf(view, 'last');

/** What lies face up before whoever has taken it. */
export const takenBy = (view: View, seat: number) => zoneOf(view, 'taken', seat);

/** The cards that whoever looks has given away, by who got them. */
export const givenIn = (view: View) => zonesOf(view, 'given');

/** The cards that have come to whoever looks, by who gave them. */
export const receivedIn = (view: View) => zonesOf(view, 'received');

/** The own exchange, which nobody else sees. */
export const exchangesIn = (view: View) => [...givenIn(view), ...receivedIn(view)];

/** What whoever looks has chosen, where that waits for the others. */
export const laidAside = (view: View) => zoneOf(view, 'chosen', view.seat);

/** Parts of hands that are worth pointing out. */
export const combinationsIn = (view: View) => zonesOf(view, 'combination');

/** The same view, with nothing pointed out. */
export const withoutCombinations = (view: View): View => ({
  ...view,
  zones: view.zones.filter(({ role }) => role !== 'combination'),
});

/** The faces of the dice that the latest throw left alone. */
export const keptIn = (view: View) => zoneOf(view, 'kept')?.items ?? [];

/** What lies in the middle of the table and is played on: a trick, a pile, or dice. */
export const centreOf = (view: View) => zoneOf(view, 'centre');

// What a badge tells

/** The badges of a seat, or of the table. */
export const badgesOf = (view: View, seat: number | null = null): Badge[] =>
  view.badges.filter(badge => badge.seat === seat);

const badgeOf = (view: View, role: BadgeRole, seat: number | null = null) =>
  badgesOf(view, seat).find(badge => badge.role === role);

/** What of the table is drawn in a way of its own: ranks beside cards, what a pile is worth upon it. */
const drawnApart = (view: View): BadgeRole[] => {
  const centre = centreOf(view);
  if (centre?.kind === 'dice') return [];
  return centre?.kind === 'pile' && centre.items.length ? ['order', 'to-beat', 'stake'] : ['order'];
};

/** How the table, or a seat, stands, to be drawn as badges. */
export const shownBadges = (view: View, seat: number | null = null) => {
  const others: BadgeRole[] = ['told', ...(seat === null ? drawnApart(view) : [])];
  return badgesOf(view, seat).filter(({ role }) => !others.includes(role));
};

/** The same of the table and of all seats, where these have no room for badges. */
export const everyBadge = (view: View) => [
  ...shownBadges(view),
  ...view.points.flatMap((_, seat) => shownBadges(view, seat)),
];

/** All ranks from weak to strong, where that can change. */
export const strengthIn = (view: View) => badgeOf(view, 'order');

/** What the latest play is, and whose. */
export const whatLies = (view: View) => badgeOf(view, 'to-beat');

/** All badges but that of the latest play. */
export const badgesButWhatLies = (view: View) => view.badges.filter(({ role }) => role !== 'to-beat');

/** What the trick is worth. */
export const stakeOf = (view: View) => badgeOf(view, 'stake');

/** Do the cards lie there without the points that are printed on them? */
export const isUnprinted = (view: View) => !Object.keys(view.card_points).length;

/** Which way the turn goes, where that can change. */
export const directionOf = (view: View) => badgeOf(view, 'direction')?.args.direction;

/** What makes a face hollow: whoever it is plays no more in this round. */
export const isOut = (view: View, seat: number) => !!(badgeOf(view, 'out', seat) ?? badgeOf(view, 'lost', seat));

/** Do bots alone play the round to its end, because all people are out of it? */
export const isWatched = (app: App, view: View) =>
  view.to_act >= 0 && !!app.match?.head.seats.every((sitter, seat) => sitter !== HUMAN || isOut(view, seat));

/** Does a badge say by itself how a seat has come out of a round? */
export const isRanked = (view: View, seat: number) => !!(badgeOf(view, 'title', seat) ?? badgeOf(view, 'lost', seat));

// Questions to the whole

/** The box that has been written between two views, and whose it is. */
export const written = (before: View, after: View) =>
  after.sheet.flatMap((row, at) =>
    row.computed
      ? []
      : row.points.flatMap((points, seat) =>
          points !== null && before.sheet[at]?.points[seat] === null ? [{ id: row.id, seat }] : [],
        ),
  )[0] ?? null;

/** Has whoever looks something to decide in it? */
export const isAsking = (view: View | null): view is AskingView => !!view?.ask;

/** Does the question stand in the middle? No card answers it, and it is more than how to go on. */
export const asksAloud = (view: View) => {
  const { ask } = view;
  return !!ask && !ask.items.length && (turnButtons(ask).length > 1 || !centreOf(view)?.items.length);
};

/** The buttons that make the turn, without those that stand apart. */
export const turnButtons = (ask: Ask) => ask.buttons.filter(({ role }) => role !== 'offer');

/** What is known of a seat's hand: how many cards are face down, and which lie open. */
export const handOf = (view: View, seat: number) => {
  const items = handZone(view, seat)?.items ?? [];
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
export const orderOf = (view: View, liked: string, seat: number = view.seat): 'rank' | 'suit' => {
  if (liked === 'rank' || liked === 'suit') return liked;
  return handZone(view, seat)?.orders.rank ? 'suit' : 'rank';
};

/** The cards of a hand in this order. */
export const handIn = (view: View, seat: number, order: string) => {
  const zone = handZone(view, seat);
  return zone?.orders[order] ?? zone?.items ?? [];
};

/** The own hand in the order the player likes, without what lies chosen in the slots. */
export const ownHand = (view: View, order: string, laid: readonly string[] = []) =>
  handIn(view, view.seat, order).filter(name => !laid.includes(name));

/** The own hand as somebody has laid it by hand; what has come since stands last. */
export const arranged = (view: View, order: string, byHand: readonly string[], laid: readonly string[] = []) => {
  const sorted = ownHand(view, order, laid);
  return [...byHand.filter(name => sorted.includes(name)), ...sorted.filter(name => !byHand.includes(name))];
};

/** The cards that words like {cards: "QS 2C"} speak of. */
export const cardsIn = (args: Args | undefined) =>
  typeof args?.cards === 'string' ? args.cards.split(' ').filter(Boolean) : [];

/** What a seat's cards in the middle of the table are, if they belong together in a trick. */
export const trickOf = (view: View) => laidIn(centreOf(view));

/** The card that wins the trick as it lies; "" where none does, or where the learner is to find it. */
export const aheadIn = (view: View, { helps }: Manners) => (helps ? (centreOf(view)?.ahead ?? '') : '');

/** The cards of a zone, each with the seat that has laid it. */
export const laidIn = (zone: Zone | undefined): { name: string; seat: number }[] =>
  zone?.items.map((name, at) => ({ name, seat: zone.seats[at] })) ?? [];

/** What the words of an event, or of a move, need. */
export const argsOf = ({ seat, args }: GameEvent | Sentence): Args =>
  seat === null ? args : { ...args, player: seat };

/** Cards in words, one after the other. */
export const spokenCards = (app: App, names: readonly string[]) =>
  listIn(
    app.language,
    names.map(name => app.cardName(name)),
    'unit',
  );

/** Are the words of the match on the table there? Nothing of it is drawn without them. */
export const hasWords = (app: App) => !!app.match && app.speaks(app.match.head.game);

/** Is it best to have few points in the game on the table? */
export const fewestWin = (app: App) => !!app.game(app.match?.head.game ?? '')?.low_wins;

/** Who sits there, one or several. */
export const namesOf = (app: App, seats: readonly number[]) =>
  listIn(
    app.language,
    seats.map(seat => app.seatName(seat)),
  );

/** "3", "−2": points that stand alone. */
export const figure = (app: App, points: number, how: Intl.NumberFormatOptions = {}) =>
  numberIn(app.language, points, how);

/** "+3", "−2", "0": a gain with its sign. */
export const signed = (app: App, points: number, how: Intl.NumberFormatOptions = {}) =>
  figure(app, points, { signDisplay: 'exceptZero', ...how });
