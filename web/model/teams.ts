/** Sides: who plays against whom. */
import type { View } from '../protocol.d.ts';

/** Seats that share points: each team, or each seat alone; the viewer's side first. */
export const sidesOf = ({ seat: own, points, teams }: View): number[][] => {
  const sides: Map<number | string, number[]> = new Map();
  points.forEach((_, step) => {
    const seat = (own + step) % points.length;
    const side = teams[seat] ?? `seat ${seat}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  });
  return [...sides.values()];
};

/** Place of a seat among the sides of a finished match. */
export const placeOf = (view: View, sides: number[][], seat: number) =>
  1 + sides.filter(([other]) => view.places[other] < view.places[seat]).length;

/** The viewer's place by points so far; 0 if no side has points yet, or if there is only one side. */
export function placeByPoints(view: View, fewest: boolean) {
  const sides = sidesOf(view).map(([seat]) => view.points[seat]);
  if (sides.length < 2 || sides.every(points => !points)) return 0;
  return 1 + sides.filter(points => (fewest ? points < sides[0] : points > sides[0])).length;
}
