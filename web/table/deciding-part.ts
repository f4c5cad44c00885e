/** What decided a finished match: the round or the box that put the winner furthest ahead. */

import type { CurrentTable, GameCatalogue, Wording } from '../app.ts';
import { sidesOf } from '../model/teams.ts';
import type { View } from '../protocol.d.ts';
import { boxName } from '../words/box-names.ts';
import { signed } from '../words/numbers.ts';
import { fewestWin, namesOf } from './view-queries.ts';

/** A round or a box: its name, and the points that each seat got for it. */
type Part = { name: string; points: readonly number[] };

/** The rounds of a match, or the boxes of its score sheet, without totals. */
const partsOf = (app: Wording, { scores, sheet }: View): Part[] =>
  sheet.length
    ? sheet
        .filter(({ part }) => part !== 'total')
        .map(({ id, points }) => ({ name: boxName(app, id), points: points.map(Number) }))
    : scores.map(({ points }, at) => ({ name: app.say('review-round', { round: at + 1 }), points }));

/** The winner and the side to compare with: the viewer's, or the second if the viewer has won; null after a draw. */
function rivals(view: View) {
  const sides = sidesOf(view);
  const placeOf = ([seat]: number[]) => view.places[seat];
  const [winner, second] = [...sides].sort((one, other) => placeOf(one) - placeOf(other));
  if (!second || placeOf(second) === placeOf(winner)) return null;
  return { winner, other: winner === sides[0] ? second : sides[0] };
}

/** One line on what decided the match; '' if nothing did, or if it had one round only. */
export function decidingPart(app: Wording & GameCatalogue & CurrentTable, view: View): string {
  const parts = partsOf(app, view);
  const both = rivals(view);
  if (!both || parts.length < 2) return '';
  const { winner, other } = both;
  const sign = fewestWin(app) && !view.sheet.length ? -1 : 1;
  const lead = ({ points }: Part) => sign * (points[winner[0]] - points[other[0]]);
  const most = parts.reduce((best, part) => (lead(part) >= lead(best) ? part : best));
  if (lead(most) <= 0) return '';
  const shown = sidesOf(view).filter(side => side[0] === winner[0] || side[0] === other[0]);
  const points = shown
    .map(side => `${namesOf(app, side)}\u00a0${signed(app, most.points[side[0]])}`)
    .join(app.say('comma'));
  return app.say('decided-by', { what: most.name, points });
}
