/** Positions on the table as numbers without units; CSS turns them into lengths. */

/** Number of seats clockwise from the viewer: 0 is the viewer's own seat. */
export const around = (seat: number, viewer: number, count: number) => (seat - viewer + count) % count;

/**
 * A seat's place along the upper half of an ellipse, as shares of the table's width and height.
 * @param place clockwise from the viewer's seat, never 0
 */
export const seatPlace = (place: number, count: number) => {
  const angle = Math.PI * ((place - 0.5) / (count - 1));
  return { x: 0.5 - 0.43 * Math.cos(angle), y: 0.44 - 0.36 * Math.sin(angle) };
};

/**
 * The direction sign between a seat and the one before it: its place, and its turn in degrees for clockwise play.
 * @param place clockwise from the viewer's seat, never 0
 */
export const wayPlace = (place: number, count: number) => {
  const [from, to] = [seatPlace(place - 1, count), seatPlace(place, count)];
  const wide = 2; // approximate width-to-height ratio of the table
  const turn = Math.atan2(to.y - from.y, wide * (to.x - from.x));
  return { ...seatPlace(place - 0.5, count), turn: (180 / Math.PI) * turn };
};

/**
 * The place of a seat's card in a trick: offset from the middle in card widths, turn in degrees.
 * @param place clockwise from the viewer's seat
 */
export const trickPlace = (place: number, count: number) => {
  if (place === 0) return { x: 0, y: 0.77, turn: 0 };
  if (count <= 4) {
    const across = count === 4 ? place - 2 : count === 3 ? 2 * place - 3 : 0;
    return {
      x: across * (count === 4 ? 1.18 : 0.8),
      y: across && count === 4 ? -0.32 : -0.77,
      turn: 3 * across,
    };
  }
  const angle = Math.PI * ((place - 0.5) / (count - 1));
  const across = -Math.cos(angle);
  return { x: 1.9 * across, y: 0.1 - 0.95 * Math.sin(angle), turn: 3 * across };
};

/** Width of a card: minimum in rem, share of the hand's width, maximum in rem. */
const CARDS = { small: [3, 0.16, 3.75], normal: [3.5, 0.19, 4.5], large: [4.25, 0.23, 5.25] };

/**
 * Split the hand into two rows if the visible strip of each card would get too narrow in one.
 * The split is where the suit (or rank) changes nearest to the half.
 * @param room.width of the hand, in px
 * @param room.unit px per rem
 * @param room.low prefer one row
 * @param room.sign index of the letter that sorts the hand: 0 rank, 1 suit; null if none
 */
export const rowsOf = (
  names: readonly string[],
  {
    width,
    unit,
    low,
    sign,
    size,
  }: { width: number; unit: number; low: boolean; sign: 0 | 1 | null; size: 'small' | 'normal' | 'large' },
): string[][] => {
  const [least, share, most] = CARDS[size];
  const card = low ? least * unit : Math.min(Math.max(least * unit, share * width), most * unit);
  const strip = (width - card) / Math.max(names.length - 1, 1);
  const narrow = (low ? 1.5 : 2.75) * unit;
  if (width >= 43 * unit || strip >= narrow) return [[...names]];
  const half = names.length / 2;
  const cuts = names.map((_, at) => at).filter(at => at && sign !== null && names[at][sign] !== names[at - 1][sign]);
  const near = cuts.filter(at => at >= half && at <= half + 1);
  const cut = near.length ? near.reduce((a, b) => (Math.abs(b - half) < Math.abs(a - half) ? b : a)) : Math.ceil(half);
  return [names.slice(0, cut), names.slice(cut)];
};
