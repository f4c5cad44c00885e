import { html, nothing } from 'lit-html';
import type { App } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { SURE } from '../../model/estimate.ts';
import type { CheckedEntry, EventCheck } from '../../model/event-check.ts';
import { remove } from '../../model/removal.ts';
import type { Ranked } from '../../protocol.d.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { givenResults } from '../../storage/event-store.ts';
import { listIn } from '../../words/formatting.ts';
import { properName } from '../../words/names.ts';
import { figure, percent, signed } from '../../words/numbers.ts';

/** What the cells of the table show. */
export const CELLS = ['matchpoints', 'differences', 'points'] as const;
export type Cells = (typeof CELLS)[number];

export interface EventTable {
  stored: StoredEvent;
  check: EventCheck;
  rows: readonly Ranked[];
  /** The entry of each row, by the row's number. */
  entries: readonly CheckedEntry[];
  cells: Cells;
  choose(cells: Cells): void;
  /** Names of entrants whose results are of another version of the rules and bots. */
  others: readonly string[];
  isProjector: boolean;
  /** Read the results again. */
  read(): void;
}

const HIGH = 0.9; // share of the matchpoints of a deal from which on its cell is marked
const ONE = { maximumFractionDigits: 1, minimumFractionDigits: 1 };

/** Entrants × deals, the best first. */
export const eventTable = (app: App, table: EventTable) => {
  const { stored, rows, isProjector } = table;
  const deals = stored.heads.map((_, at) => at + 1);
  return html`<div class="surface event-sheet" tabindex="0" role="region" aria-label=${app.say('club-results')}><table>
    <thead><tr><th scope="col"><span class="spoken">${app.say('place-word')}</span></th><th scope="col"><span class="spoken">${app.say('club-entrant')}</span></th>
      ${deals.map(deal => html`<th scope="col" class="figure">${isProjector ? deal : html`<a href=${`#/event/${stored.id}/deal/${deal}`} aria-label=${app.say('club-deal', { deal })}>${deal}</a>`}</th>`)}
      <th scope="col" class="figure total"><span>${app.say('club-cells-matchpoints')}</span></th><th scope="col" class="figure field">${app.say('club-field')}</th></tr></thead>
    <tbody>${rows.map(row => rowOf(app, table, row))}</tbody></table></div>`;
};

const rowOf = (app: App, { rows, entries, cells, isProjector }: EventTable, row: Ranked) => {
  const isOwn = !isProjector && entries[row.number]?.isOwn;
  const isShared = rows.filter(({ place }) => place === row.place).length > 1;
  const met = row.matchpoints.some(each => each !== null);
  const lead = met ? signed(app, row.difference, ONE) : '–';
  const error = met
    ? html`<small><span aria-hidden="true"> ± ${figure(app, SURE * row.error, ONE)}</span><span class="spoken">${app.say('club-give-or-take', { error: figure(app, SURE * row.error, ONE) })}</span></small>`
    : nothing;
  return html`<tr data-own=${isOwn || nothing}>
    <td class="rank"><span aria-hidden="true">${row.place}${isShared ? html`<small>=</small>` : nothing}</span><span class="spoken">${app.say(isShared ? 'club-place-shared' : 'club-place', { place: row.place })}</span></td>
    <th scope="row"><b dir="auto">${isOwn ? app.say('you') : properName(row.name)}</b><small class="lead-below">${lead}${error}</small></th>
    ${row[cells].map((value, at) => cell(app, rows, row, cells, value, at))}
    <td class="figure total">${met ? percent(app, row.share, 1) : '–'}</td>
    <td class="figure field"><b>${lead}</b>${error}</td></tr>`;
};

const cell = (app: App, rows: readonly Ranked[], row: Ranked, cells: Cells, value: number | null, at: number) => {
  if (value === null) return html`<td class="figure" data-none><span aria-hidden="true">–</span></td>`;
  const most = 2 * (rows.filter(({ points }) => points[at] !== null).length - 1);
  const isHigh = most > 0 && (row.matchpoints[at] ?? 0) >= HIGH * most;
  const shown = cells === 'differences' ? signed(app, value, ONE) : figure(app, value);
  return html`<td class="figure"><span data-high=${isHigh || nothing}>${shown}</span></td>`;
};

/** Results that do not fit, each with the entry that is wrong. */
export const refusedRows = (app: App, { check, read, isProjector }: EventTable) => {
  const refused = check.entries.filter(({ verdict }) => verdict?.refused);
  return refused.length
    ? html`<ul class="refused-results" role="list">${refused.map(
        entry => html`<li>${icon('i-lock')}<div><b dir="auto">${app.say('club-refused', { name: properName(entry.result.name) })}</b>
      <p>${whyRefused(app, entry)}</p></div>${entry.isOwn || isProjector ? nothing : removeButton(app, entry, read)}</li>`,
      )}</ul>`
    : nothing;
};

const removeButton = (app: App, { id, result }: CheckedEntry, read: () => void) => {
  const what = app.say('club-result-named', { name: properName(result.name) });
  return html`<button class="icon-button" aria-label=${app.say('remove-mistake', { what })} title=${app.say('remove')}
    @click=${() => remove(app, what, () => givenResults.drop([id]), read)}>${icon('i-cross')}</button>`;
};

const CARD = /^[0-9A-Z][0-9A-Za-z]( [0-9A-Z][0-9A-Za-z])*$/;

/** A log entry as it is shown: cards are drawn. */
const entryInWords = (app: App, text: string) => {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return CARD.test(text) && text.split(' ').every(app.isThing)
    ? app.lessonText({ [app.language]: `{${text}}` })
    : app.say('quoted', { text: short });
};

const whyRefused = (app: App, { result, verdict }: CheckedEntry) => {
  const { fault, deal, entry, move } = verdict?.refused ?? { deal: 0, entry: 0, move: '' };
  const log = result.deals[deal - 1]?.log ?? [];
  const said = entry ? entryInWords(app, log[entry - 1] ?? '') : nothing;
  const where = entry ? app.say('club-at-entry', { deal, entry }) : deal ? app.say('club-at-deal', { deal }) : '';
  const known = move
    ? html`${app.say('gap')}${app.say(`club-known-${fault}`)}${app.say('gap')}${entryInWords(app, move)}${app.say('stop')}`
    : nothing;
  return html`${where}${said}${entry ? app.say('gap') : nothing}${app.say(`club-fault-${fault ?? 'shape'}`)}${known}`;
};

/** What entrants' devices tell about them: deals begun more than once, several results of one device, no signature. */
export const notes = (app: App, { rows, entries }: EventTable) => {
  const named = (some: readonly CheckedEntry[]) => ({
    names: listIn(
      app.language,
      some.map(({ result }) => properName(result.name)),
    ),
    count: some.length,
  });
  const devices = [...new Set(entries.map(({ result }) => result.device).filter(Boolean))];
  const shared = devices
    .map(device => entries.filter(({ result }) => result.device === device))
    .filter(some => some.length > 1);
  const unsigned = entries.filter(({ isOwn, result }) => !isOwn && !result.signature);
  return [
    ...rows.flatMap(({ name, again }) => again.map(deal => app.say('club-again', { name: properName(name), deal }))),
    ...shared.map(some => app.say('club-one-device', named(some))),
    ...(unsigned.length ? [app.say('club-unsigned', named(unsigned))] : []),
  ];
};
