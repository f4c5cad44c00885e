import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, topBar } from '../../art/widgets.ts';
import { chosenFiles } from '../../browser/file-intake.ts';
import { keepAwake } from '../../browser/wake-lock.ts';
import { watchRoom } from '../../friends/result-collector.ts';
import { isGenuine, signedResult } from '../../friends/signed-results.ts';
import { entriesOf, eventInWords, fileOf, isComparable, isOfThisBuild, nameOfEvent } from '../../model/club-events.ts';
import { EventCheck } from '../../model/event-check.ts';
import { openEventFiles } from '../../model/event-files.ts';
import { download, notRead } from '../../model/notices.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Ranked } from '../../protocol.d.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events, givenResults } from '../../storage/event-store.ts';
import type { Cells, EventTable } from './standings-view.ts';
import { CELLS, eventTable, notes, refusedRows } from './standings-view.ts';
import { csvOf } from './table-as-text.ts';

/** The table of an event, checked and ranked by the engine; on the projector in large type. */
const tableOf = (isProjector: boolean): Screen => ({
  open(app, [id], visit) {
    let stored: StoredEvent | null = null;
    let check: EventCheck | null = null;
    let rows: readonly Ranked[] = [];
    /** The entries that the engine was asked to rank; those of `rows`. */
    let asked: EventTable['entries'] = [];
    let entries: EventTable['entries'] = [];
    let cells: Cells = 'matchpoints';
    const changed = () => {
      app.redraw();
      const ids = (some: EventTable['entries']) => some.map(({ id }) => id).join();
      if (ids((check?.fitting ?? []).map(({ entry }) => entry)) !== ids(asked)) rank();
    };
    const rank = () => {
      const fitting = check?.fitting ?? [];
      asked = fitting.map(({ entry }) => entry);
      app.request({ type: 'rank-results', results: fitting.map(({ checked }) => checked) });
    };
    const read = async () => {
      const found = await events.one(id).catch(() => undefined);
      if (visit.aborted) return;
      if (found === undefined) return notRead(app, read);
      if (!found) return reportUnknownAddress(app);
      const [all] = await Promise.all([entriesOf(app, found).catch(() => []), app.useGame(found.event.game)]);
      if (visit.aborted) return;
      stored = found;
      check ??= new EventCheck(found.event, isGenuine, changed);
      if (!found.room) void watchRoom(app, found, read);
      await check.read(all.filter(({ result }) => isComparable(found.event, result)));
      others = all.filter(({ result }) => result.engine !== found.event.engine).map(({ result }) => result.name);
      if (!visit.aborted) check.run();
    };
    let others: string[] = [];
    read();
    for (const store of [events, givenResults]) store.watch(read, { signal: visit });
    if (isProjector) keepAwake(true);
    const title = () => (stored ? nameOfEvent(app, stored.event) : app.say('club-results'));
    const choose = (value: Cells) => {
      cells = value;
      app.redraw();
    };
    return {
      title,
      draw() {
        if (!stored || !check || !app.speaks(stored.event.game)) return html`<div class="page event-table"></div>`;
        const table = { stored, check, rows, entries, cells, choose, others, isProjector, read };
        return isProjector ? onProjector(app, table, title()) : page(app, table, title());
      },
      receive(message) {
        if (message.type === 'crash') rank();
        if (message.type !== 'results-ranked') return;
        [rows, entries] = [message.rows, asked];
        app.redraw();
      },
      leave() {
        check?.leave();
        if (isProjector) keepAwake(false);
      },
    };
  },
});

/** '#/event/0123456789abcdef/table'. */
export const tableScreen: Screen = tableOf(false);

/** '#/event/0123456789abcdef/screen'. */
export const projectorScreen: Screen = tableOf(true);

const onProjector = (app: App, table: EventTable, title: string) => html`<div class="event-projector" data-theme="dark">
  <header><h1>${title}</h1><p>${dotted([...eventInWords(app, table.stored.event, table.stored.heads), app.say('club-cells-matchpoints')])}</p>
    <p class="state" role="status">${progress(app, table)}</p>
    <button class="icon-button" aria-label=${app.say('back')} title=${app.say('back')} @click=${app.back}>${icon('i-cross')}</button></header>
  ${content(app, table)}</div>`;

const page = (app: App, table: EventTable, title: string) => {
  const { stored } = table;
  const { id, event, heads } = stored;
  const add = async (chosen: Event) => {
    await openEventFiles(app, chosenFiles(chosen));
  };
  const save = () => download(`${title}.csv`, csvOf(table), 'text/csv');
  const saveAll = async () => {
    const results = table.check.entries.map(({ isOwn, result }) => (isOwn ? signedResult(stored) : result));
    download(`${title}.json`, fileOf([event, ...(await Promise.all(results)).filter(each => each?.name)]));
  };
  return html`<div class="page event-table">
    ${topBar(app, title)}
    <p class="help event-what">${dotted(eventInWords(app, event, heads))}</p>
    <p class="event-state help" role="status">${progress(app, table)}</p>
    ${segments(app, table)}
    ${content(app, table)}
    <div class="event-tools">
      <label class="outlined">${icon('i-plus')}<span>${app.say('club-add-file')}</span>
        <input type="file" multiple class="spoken" accept=".json,application/json" @change=${add}></label>
      <button class="outlined" @click=${() => print()}>${icon('i-print')}<span>${app.say('club-print')}</span></button>
      <button class="outlined" @click=${save}>${icon('i-file')}<span>${app.say('class-csv')}</span></button>
      <button class="outlined" @click=${saveAll}>${icon('i-file')}<span>${app.say('club-save-all')}</span></button>
      <a class="outlined" href=${`#/event/${id}/screen`}>${icon('i-full')}<span>${app.say('club-projector')}</span></a>
    </div>
    <footer class="deal">
      ${table.check.entries.some(({ isOwn }) => isOwn) ? html`<a class="outlined big" href=${`#/event/${id}/send`}>${app.say('club-send')}</a>` : nothing}
      ${table.rows.length > 1 ? html`<a class="primary big" href=${`#/event/${id}/deal/1`}>${app.say('club-compare')}</a>` : html`<a class="primary big" href=${`#/event/${id}`}>${app.say('club-invite')}</a>`}
    </footer></div>`;
};

const segments = (app: App, { cells, choose }: EventTable) =>
  html`<div class="segments" role="group" aria-label=${app.say('club-cells')}>${CELLS.map(
    value =>
      html`<button aria-pressed=${String(value === cells)} @click=${() => choose(value)}>${app.say(`club-cells-${value}`)}</button>`,
  )}</div>`;

/** How far the check has come, and what it has found. */
const progress = (app: App, { check, stored }: EventTable) => {
  if (!isOfThisBuild(stored.event)) return app.say('club-other-build');
  if (check.stage === 'failed') return app.say('club-check-failed');
  const all = check.entries.length;
  if (all && check.stage !== 'done')
    return html`${app.say('club-checking', { done: check.settled, all })} <progress max="1" .value=${check.share} aria-hidden="true"></progress>`;
  const refused = check.entries.filter(({ verdict }) => verdict?.refused).length;
  return all ? app.say('club-checked', { count: all - refused, refused }) : app.say('club-none-yet');
};

const content = (app: App, table: EventTable) => html`
  ${table.rows.length ? eventTable(app, table) : nothing}
  ${refusedRows(app, table)}
  ${table.others.map(name => html`<p class="help">${app.say('club-not-compared', { name })}</p>`)}
  <p class="help event-proof">${icon('i-info')}<span>${app.say('club-proof')}${notes(app, table).map(words => html`${app.say('gap')}${words}`)}</span></p>`;
