import type { Ranked } from '../../protocol.d.ts';
import { csv } from '../../words/csv.ts';

const PLACES = 3; // decimals

/** The table of an event as comma-separated values, in no language: on every device the same bytes. */
export function csvOf({ rows }: { rows: readonly Ranked[] }): string {
  const deals = rows[0]?.points.map((_, at) => at + 1) ?? [];
  const head = [
    ...['place', 'name', ...deals.map(deal => `points ${deal}`), ...deals.map(deal => `matchpoints ${deal}`)],
    ...['share', 'difference', 'error'],
  ];
  const lines = rows.map(({ place, name, points, matchpoints, share, difference, error }) => [
    ...[place, name, ...points.map(each => each ?? ''), ...matchpoints.map(each => each ?? '')],
    ...[share, difference, error].map(each => Number(each.toFixed(PLACES))),
  ]);
  return csv([head, ...lines]);
}
