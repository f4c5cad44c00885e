import { html, nothing } from 'lit-html';
import type { App, Screen, Wording } from '../../app.ts';
import { die } from '../../art/die.ts';
import { radioButtons } from '../../art/widgets.ts';
import { setInWords } from '../../model/house-rules.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offerAt } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Row } from '../../protocol.d.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { columnsOf } from '../../table/columns.ts';
import { boxHelp, boxMessage } from '../../words/box-names.ts';
import { lineToFill, paperPage } from './paper.ts';

const COLUMNS = [2, 3, 4, 5, 6, 7, 8];
const MOST_OF_SEVERAL = 4; // people on a sheet on which each has several columns
const USUAL_ON_PAD = 6; // columns of a score sheet of boxes
const ROUNDS = 20; // lines of a sheet for points

/** A sheet to print for a table without a screen: '#/print/yahtzee' has boxes, '#/print/hearts' rounds. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return reportUnknownAddress(app);
    const { name, pad } = what.game;
    const { options, seats } = app.setup(what.key);
    /** The rows of an empty sheet, as the engine has them; null until it has answered. */
    let rows: Row[] | null = null;
    let columns = pad ? USUAL_ON_PAD : seats.length;
    const choose = (count: string) => {
      columns = Number(count);
      app.redraw();
    };
    if (pad) {
      const head = { format: 1, game: name, options, seed: '', seats: [HUMAN] };
      app.openUnstored({ type: 'pad', save: { ...head, log: [] } }, head);
    } else app.useGame(name).then(app.redraw);
    const title = () => app.say('print-sheet-of', { game: gameWord(app, what, 'game') });
    return {
      title,
      draw: () => {
        const isReady = app.speaks(name) && (!pad || rows);
        const most = rows && columnsOf(rows).length ? MOST_OF_SEVERAL : COLUMNS[COLUMNS.length - 1];
        const people = Math.min(columns, most);
        const form = columnsForm(app, people, most, choose);
        return paperPage(app, title(), isReady ? html`${sheet(app, what, rows, people)}` : null, form);
      },
      receive(message) {
        if (message.type !== 'frame') return;
        rows = message.view.sheet;
        app.redraw();
      },
      leave: app.leave,
    };
  },
};

const columnsForm = (app: Wording, columns: number, most: number, choose: (count: string) => void) =>
  radioButtons({
    name: 'columns',
    label: app.say(most < COLUMNS[COLUMNS.length - 1] ? 'players' : 'print-columns'),
    value: String(columns),
    values: COLUMNS.filter(count => count <= most).map(count => ({ value: String(count), label: count })),
    choose,
  });

const sheet = (app: App, what: Offer, rows: Row[] | null, columns: number) => {
  const each = columnsOf(rows ?? []);
  const cells = columns * (each.length || 1);
  return html`<section class="paper" data-columns=${columns} .style=${`--lines:${rows ? linesToPrint(rows).length : ROUNDS + 1}`} data-each=${each.length || nothing}>
    <header><h2>${gameRich(app, what, 'game')}</h2><p>${app.say('house-rules-preset', { preset: setInWords(app, what, app.setup(what.key)) })}</p>${lineToFill(app.say('print-date'))}</header>
    <table>
      <thead><tr><td></td>${rows ? html`<td></td>` : nothing}${blanks(columns, 'th', each.length || 1)}</tr>${
        each.length ? html`<tr class="column-headings"><td></td><td></td>${headings(app, each, columns)}</tr>` : nothing
      }</thead>
      <tbody>${rows ? linesToPrint(rows).map(row => boxLine(app, row, row.column ? cells : columns, row.column ? 1 : each.length || 1)) : rounds(app, columns)}</tbody>
    </table>
  </section>`;
};

/** The lines of a sheet: a row for each box, whatever its column. */
const linesToPrint = (rows: readonly Row[]) => {
  const [first] = columnsOf(rows);
  return rows.filter(({ column }) => !column || column === first);
};

/** The names of the columns that each of the people has. */
const headings = (app: Wording, each: readonly string[], people: number) =>
  Array.from({ length: people }, () => each.map(column => html`<th scope="col">${app.say(`column-${column}`)}</th>`));

/** Empty cells, each as wide as `span` columns. */
const blanks = (cells: number, kind: 'th' | 'td' = 'td', span: number = 1) =>
  Array.from({ length: cells }, () =>
    kind === 'th' ? html`<th scope="col" colspan=${span}></th>` : html`<td colspan=${span}></td>`,
  );

/** A box with what it scores, or a computed row. */
const boxLine = (app: Wording, row: Row, cells: number, span: number) =>
  html`<tr data-computed=${row.computed || nothing} data-part=${row.part}>
    <th scope="row">${row.face ? die(row.face) : nothing}<span>${app.say(boxMessage(row.id))}</span></th>
    <td class="box-rule">${boxHelp(app, row.id)}</td>${blanks(cells, 'td', span)}</tr>`;

/** A line for each round, and the total. */
const rounds = (app: Wording, columns: number) =>
  html`${Array.from(
    { length: ROUNDS },
    (_, at) => html`<tr><th scope="row">${at + 1}</th>${blanks(columns)}</tr>`,
  )}<tr data-computed><th scope="row">${app.say('total')}</th>${blanks(columns)}</tr>`;
