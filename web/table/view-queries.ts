/** Queries on a view: the engine names its zones, badges and buttons by role, and these functions look them up. */

import type { CurrentTable, GameCatalogue, Wording } from '../app.ts';
import { isTaken } from '../model/matches.ts';
import type { Args, Ask, Badge, BadgeRole, Event as GameEvent, Sentence, View, Zone, ZoneRole } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import { listIn } from '../words/formatting.ts';
import type { DrawnMode } from './table-interface.ts';

// Zones

const zoneOf = (view: View, role: ZoneRole, seat: number | null = null) =>
  view.zones.find(zone => zone.role === role && zone.seat === seat);

const zonesOf = (view: View, role: ZoneRole) => view.zones.filter(zone => zone.role === role);

/** The hand of a seat; undefined where the game has none. */
export const handZone = (view: View, seat: number) => zoneOf(view, 'hand', seat);

/** True if the zone is a hand. */
export const isHand = ({ role }: Zone) => role === 'hand';

/** The previous trick. */
export const lastTrick = (view: View) => zoneOf(view, 'last');

/** The cards that a seat has taken and keeps face up. */
export const takenBy = (view: View, seat: number) => zoneOf(view, 'taken', seat);

/** The cards that the viewer has given away, one zone per receiver. */
export const givenIn = (view: View) => zonesOf(view, 'given');

/** The cards that the viewer has received, one zone per giver. */
export const receivedIn = (view: View) => zonesOf(view, 'received');

/** The viewer's exchange, given and received; no other player sees it. */
export const exchangesIn = (view: View) => [...givenIn(view), ...receivedIn(view)];

/** The cards that the viewer has chosen and that wait until all players have chosen. */
export const waitingChoice = (view: View) => zoneOf(view, 'chosen', view.seat);

/** Combinations in hands that the table marks, such as bombs. */
export const combinationsIn = (view: View) => zonesOf(view, 'combination');

/** Return a copy of the view without marked combinations. */
export const withoutCombinations = (view: View): View => ({
  ...view,
  zones: view.zones.filter(({ role }) => role !== 'combination'),
});

/** The faces of the dice that the latest throw kept. */
export const keptIn = (view: View) => zoneOf(view, 'kept')?.items ?? [];

/** The zone in the middle of the table: the current trick, pile or dice, or else the discard pile. */
export const centreOf = (view: View) => zoneOf(view, 'centre') ?? zoneOf(view, 'discard');

/** True if cards go on a discard pile one by one, without tricks. */
export const isByTurns = (view: View) => centreOf(view)?.role === 'discard';

/** The stock, the discard pile and any other stack. */
export const stacksIn = (view: View) => view.zones.filter(({ kind }) => kind === 'stack');

/** The items of the centre that count now: the top of a stack, the latest play of a pile, or all of them. */
export const lyingIn = (view: View): string[] => {
  const centre = centreOf(view);
  if (centre?.kind === 'stack') return centre.items.slice(-1);
  return (centre?.kind === 'pile' ? playsIn(centre).at(-1)?.items : centre?.items) ?? [];
};

// Badges

/** The badges of a seat; without a seat, those of the table. */
export const badgesOf = (view: View, seat: number | null = null): Badge[] =>
  view.badges.filter(badge => badge.seat === seat);

const badgeOf = (view: View, role: BadgeRole, seat: number | null = null) =>
  badgesOf(view, seat).find(badge => badge.role === role);

/** Roles of table badges that are drawn elsewhere: the rank order beside the cards, the stake on the pile. */
const rolesDrawnElsewhere = (view: View): BadgeRole[] => {
  const centre = centreOf(view);
  if (centre?.kind === 'dice') return [];
  return centre?.kind === 'pile' && centre.items.length ? ['order', 'to-beat', 'stake'] : ['order'];
};

/** The badges of a seat, or of the table, that are drawn as badges. */
export const shownBadges = (view: View, seat: number | null = null) => {
  const others: BadgeRole[] = ['told', ...(seat === null ? rolesDrawnElsewhere(view) : [])];
  return badgesOf(view, seat).filter(({ role }) => !others.includes(role));
};

/** The drawn badges of the table and of all seats, for layouts whose seats have no room for badges. */
export const everyBadge = (view: View) => [
  ...shownBadges(view),
  ...view.points.flatMap((_, seat) => shownBadges(view, seat)),
];

/** The badge with all ranks from weak to strong; undefined in games whose order never changes. */
export const strengthIn = (view: View) => badgeOf(view, 'order');

/** The badge that describes the latest play and its player. */
export const toBeatBadge = (view: View) => badgeOf(view, 'to-beat');

/** All badges except that of the latest play. */
export const badgesButWhatLies = (view: View) => view.badges.filter(({ role }) => role !== 'to-beat');

/** The badge that says what the trick is worth. */
export const stakeOf = (view: View) => badgeOf(view, 'stake');

/** True if no points are printed on the cards. */
export const isUnprinted = (view: View) => !Object.keys(view.card_points).length;

/** The direction of play; undefined in games that never change it. */
export const directionOf = (view: View) => badgeOf(view, 'direction')?.args.direction;

/** True if the seat plays no more in this round; its face is drawn hollow. */
export const isOut = (view: View, seat: number) => !!(badgeOf(view, 'out', seat) ?? badgeOf(view, 'lost', seat));

/** True between a round that has been scored and the next deal. */
export const isRoundOver = ({ to_act, round, scores }: View) => to_act === -1 && round > 0 && scores.length === round;

/** True if only bots still play this round, because all people are out of it. */
export const isWatched = (app: CurrentTable, view: View) =>
  view.to_act >= 0 &&
  !!app.match?.head.seats.every((sitter, seat) => (sitter !== HUMAN && !isTaken(app, seat)) || isOut(view, seat));

/** True if a badge says how the seat finished the round. */
export const isRanked = (view: View, seat: number) => !!(badgeOf(view, 'title', seat) ?? badgeOf(view, 'lost', seat));

// The whole view

/** The score box filled between two views, with its seat; null if there is none. */
export const written = (before: View, after: View) =>
  after.sheet.flatMap((row, at) =>
    row.computed
      ? []
      : row.points.flatMap((points, seat) =>
          points !== null && before.sheet[at]?.points[seat] === null ? [{ id: row.id, seat }] : [],
        ),
  )[0] ?? null;

/** True if the question is drawn in the middle: cards do not answer it, and it offers a real choice. */
export const asksAloud = (view: View) => {
  const { ask } = view;
  return !!ask && !ask.items.length && (turnButtons(ask).length > 1 || !centreOf(view)?.items.length);
};

/** The items of the question that lie in no zone; dice of the centre do. */
export const looseItems = (view: View): string[] => {
  const { ask } = view;
  if (!ask || view.sheet.length) return [];
  const lying = new Set(view.zones.flatMap(({ items }) => items));
  return ask.items.filter(name => !lying.has(name));
};

/** The buttons that use up the turn, without side offers such as bets. */
export const turnButtons = (ask: Ask) => ask.buttons.filter(({ role }) => role !== 'offer');

/** A seat's hand as the viewer knows it: all cards, face-down cards (counts), and the names of open cards. */
export const handOf = (view: View, seat: number) => {
  const items = handZone(view, seat)?.items ?? [];
  const open = items.filter(name => name !== '?');
  return { count: items.length, down: items.length - open.length, open };
};

/** One play: the cards that a seat laid together. */
export type PlayedItems = { seat: number; items: string[] };

/** The plays of a pile, oldest first. */
export const playsIn = (zone: Zone | undefined): PlayedItems[] => {
  const plays: PlayedItems[] = [];
  zone?.items.forEach((item, at) => {
    const seat = zone.seats[at];
    const current = plays.at(-1);
    if (current?.seat === seat) current.items.push(item);
    else plays.push({ seat, items: [item] });
  });
  return plays;
};

/**
 * The sort order of a hand: the player's preference, or else the game's default. A steady hand is sorted by rank and
 * does not move while strength is reversed.
 */
export const orderOf = (view: View, liked: string, seat: number = view.seat): 'rank' | 'suit' | 'steady' => {
  if (liked === 'rank' || liked === 'suit' || liked === 'steady') return liked;
  return handZone(view, seat)?.orders.rank ? 'suit' : 'rank';
};

/** The order in words: steady is by rank. */
export const spokenOrder = (order: string) => (order === 'suit' ? 'suit' : 'rank');

/** The cards of a hand in the given order. */
export const handIn = (view: View, seat: number, order: string) => {
  const zone = handZone(view, seat);
  return zone?.orders[order] ?? zone?.items ?? [];
};

/** The viewer's hand in the given order, without the cards that lie in slots. */
export const ownHand = (view: View, order: string, setAside: readonly string[] = []) =>
  handIn(view, view.seat, order).filter(name => !setAside.includes(name));

/** Key of a round and the viewer's seat, for which an order of the hand holds. */
export const roundKeyOf = ({ round, seat }: View) => `${round} ${seat}`;

/** The viewer's hand in the order into which the player has dragged it; empty if it is sorted. */
export const ownOrder = ({ match }: CurrentTable, view: View): readonly string[] =>
  match?.order?.of === roundKeyOf(view) ? match.order.names : [];

/** The viewer's hand in the order the player dragged it into; cards that came since are last. */
export const arranged = (view: View, order: string, byHand: readonly string[], setAside: readonly string[] = []) => {
  const sorted = ownHand(view, order, setAside);
  return [...byHand.filter(name => sorted.includes(name)), ...sorted.filter(name => !byHand.includes(name))];
};

/** The card names in arguments like {cards: "QS 2C"}. */
export const cardsIn = (args: Args | undefined) =>
  typeof args?.cards === 'string' ? args.cards.split(' ').filter(Boolean) : [];

/** The cards in the middle, each with the seat that played it. */
export const trickOf = (view: View) => itemsOnTrick(centreOf(view));

/** The card that currently wins the trick; "" if there is none, or if the learner must find it. */
export const aheadIn = (view: View, { helps }: DrawnMode) => (helps ? (centreOf(view)?.ahead ?? '') : '');

/** The cards of a zone, each with the seat that played it. */
export const itemsOnTrick = (zone: Zone | undefined): { name: string; seat: number }[] =>
  zone?.items.map((name, at) => ({ name, seat: zone.seats[at] })) ?? [];

/** Message arguments of an event or of a move, with its player. */
export const argsOf = ({ seat, args }: GameEvent | Sentence): Args =>
  seat === null ? args : { ...args, player: seat };

/** Message of a move in a hint, which may name more than the move's button does. */
export const hintMessage = (app: Wording, { id }: Sentence) => (app.has(`hint-${id}`) ? `hint-${id}` : `say-${id}`);

/** Card names as a spoken list. */
export const spokenCards = (app: Wording, names: readonly string[]) =>
  listIn(
    app.language,
    names.map(name => app.cardName(name)),
    'unit',
  );

/** True if the messages of the match's game are loaded; the table is not drawn without them. */
export const hasWords = (app: Wording & CurrentTable) => !!app.match && app.speaks(app.match.head.game);

/** True if fewest points win the game on the table. */
export const fewestWin = (app: GameCatalogue & CurrentTable) => !!app.game(app.match?.head.game ?? '')?.low_wins;

/** The names of these seats as a list. */
export const namesOf = (app: Wording & CurrentTable, seats: readonly number[]) =>
  listIn(
    app.language,
    seats.map(seat => app.seatName(seat)),
  );
