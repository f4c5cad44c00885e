/** Several events of an evening, added up by who played them. */

import type { Ranked } from '../protocol.d.ts';

/** What an entrant has in one event of the evening. */
type Part = Pick<Ranked, 'place' | 'share'>;

/** A row of an event's table, with the public key of the device that signed the result; '' if none did. */
export type Entered = Part & { name: string; device: string };

/** A row of the evening's table. */
export interface EveningRow {
  /** 1 for the best; equal sums share a place. */
  place: number;
  /** All spellings of the player's name. */
  names: string[];
  /** For each event the place and the share of matchpoints; null if not played. */
  parts: (Part | null)[];
  /** Sum of the shares of matchpoints, each 0 to 1: what is ranked. */
  share: number;
  /** Sum of the places in the events that were played: fewer come first where the shares are equal. */
  places: number;
}

type Tables = readonly (readonly Entered[])[];

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/**
 * Return what tells players apart: the device that signed their results. Names count where no device has signed, and
 * on a device from which several names have entered one event.
 */
function playerIn(tables: Tables) {
  const shared = tables.flatMap(table => {
    const isShared = (one: Entered) => table.some(({ device, name }) => device === one.device && name !== one.name);
    return table.filter(isShared).map(({ device }) => device);
  });
  const named = new Set(['', ...shared]);
  return ({ device, name }: Entered) => (named.has(device) ? `${device} ${name}` : device);
}

/** Add up the tables of several events, the best first. Of several results of a player the best of each event counts. */
export function eveningOf(tables: Tables): EveningRow[] {
  const playerOf = playerIn(tables);
  const players = [...new Set(tables.flat().map(playerOf))].sort();
  const rows = players.map(player => {
    const parts = tables.map(table => table.find(row => playerOf(row) === player) ?? null);
    const played = parts.flatMap(part => part ?? []);
    const names = [...new Set(played.map(({ name }) => name))].sort();
    const share = Number(sum(played.map(part => part.share)).toFixed(6)); // alike on every device, in any order
    return { place: 0, names, parts, share, places: sum(played.map(part => part.place)) };
  });
  const byName = (one: EveningRow, other: EveningRow) => (one.names[0] < other.names[0] ? -1 : 1);
  rows.sort((one, other) => other.share - one.share || one.places - other.places || byName(one, other));
  const isLevel = (one: EveningRow, other: EveningRow) => one.share === other.share && one.places === other.places;
  return rows.map(row => ({ ...row, place: 1 + rows.findIndex(other => isLevel(row, other)) }));
}

/** Names that stand in several rows, with their number of rows. */
export function namesakes(rows: readonly EveningRow[]): [name: string, count: number][] {
  const all = rows.flatMap(({ names }) => names);
  const countOf = (name: string) => all.filter(each => each === name).length;
  return [...new Set(all)].flatMap(name => (countOf(name) > 1 ? [[name, countOf(name)] as [string, number]] : []));
}
