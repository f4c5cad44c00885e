/** Who plays against whom. */
import type { View } from '../protocol.d.ts';

/** Who shares points: the seats of a team, or each seat alone; the own side first. */
export const sidesOf = ({ seat: own, points, teams }: View): number[][] => {
  const sides: Map<number | string, number[]> = new Map();
  points.forEach((_, step) => {
    const seat = (own + step) % points.length;
    const side = teams[seat] ?? `seat ${seat}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  });
  return [...sides.values()];
};

/** The place of a seat among these sides, once the match is over. */
export const placeOf = (view: View, sides: number[][], seat: number) =>
  1 + sides.filter(([other]) => view.places[other] < view.places[seat]).length;

/** The own place by the points so far; 0 where nobody has any yet, or nobody plays against anybody. */
export function placeByPoints(view: View, fewest: boolean) {
  const sides = sidesOf(view).map(([seat]) => view.points[seat]);
  if (sides.length < 2 || sides.every(points => !points)) return 0;
  return 1 + sides.filter(points => (fewest ? points < sides[0] : points > sides[0])).length;
}
