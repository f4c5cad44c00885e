/** Several events of an evening, added up by the names of those who played them. */

import type { Ranked } from '../protocol.d.ts';

/** What an entrant has in one event of the evening. */
type Part = Pick<Ranked, 'place' | 'share'>;

/** A row of the evening's table. */
export interface EveningRow {
  /** 1 for the best; equal sums share a place. */
  place: number;
  name: string;
  /** For each event the place and the share of matchpoints; null if not played. */
  parts: (Part | null)[];
  /** Sum of the shares of matchpoints, each 0 to 1: what is ranked. */
  share: number;
  /** Sum of the places in the events that were played: fewer come first where the shares are equal. */
  places: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Add up the tables of several events, the best first. Of several results under one name the best of each event counts. */
export function eveningOf(tables: readonly (readonly Ranked[])[]): EveningRow[] {
  const names = [...new Set(tables.flatMap(rows => rows.map(({ name }) => name)))].sort();
  const rows = names.map(name => {
    const parts = tables.map(table => table.find(row => row.name === name) ?? null);
    const played = parts.flatMap(part => part ?? []);
    const share = Number(sum(played.map(part => part.share)).toFixed(6)); // alike on every device, in any order
    return { place: 0, name, parts, share, places: sum(played.map(part => part.place)) };
  });
  rows.sort((one, other) => other.share - one.share || one.places - other.places);
  const isLevel = (one: EveningRow, other: EveningRow) => one.share === other.share && one.places === other.places;
  return rows.map(row => ({ ...row, place: 1 + rows.findIndex(other => isLevel(row, other)) }));
}
