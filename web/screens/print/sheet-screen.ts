import { html, nothing } from 'lit-html';
import type { App, Screen, Wording } from '../../app.ts';
import { choices } from '../../art/card-parts.ts';
import { die } from '../../art/die.ts';
import type { Values } from '../../model/house-rules.ts';
import { changedIn, nameOfSet, ruleSet } from '../../model/house-rules.ts';
import { nowhere } from '../../model/not-found.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt } from '../../model/offers.ts';
import type { Row } from '../../protocol.d.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { optionInWords } from '../../table/rulebook/rule-entry.ts';
import { listIn } from '../../words/writing.ts';
import { paperPage, toFill } from './paper.ts';

const COLUMNS = [2, 3, 4, 5, 6, 7, 8];
const USUAL_ON_PAD = 6; // columns of a score sheet of boxes
const ROUNDS = 20; // lines of a sheet for points

/** A sheet to print for a table without a screen: '#/print/yahtzee' has boxes, '#/print/hearts' rounds. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return nowhere(app);
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
        const form = columnsForm(app, columns, choose);
        return paperPage(app, title(), isReady ? html`${sheet(app, what, rows, columns)}` : null, form);
      },
      heard(message) {
        if (message.type !== 'frame') return;
        rows = message.view.sheet;
        app.redraw();
      },
      leave: app.leave,
    };
  },
};

const columnsForm = (app: Wording, columns: number, choose: (count: string) => void) =>
  choices({
    name: 'columns',
    label: app.say('print-columns'),
    value: String(columns),
    values: COLUMNS.map(count => ({ value: String(count), label: count })),
    choose,
  });

const sheet = (app: App, what: Offer, rows: Row[] | null, columns: number) => {
  const { options } = app.setup(what.key);
  return html`<section class="paper" data-columns=${columns} .style=${`--lines:${rows?.length ?? ROUNDS + 1}`}>
    <header><h2>${gameWord(app, what, 'game')}</h2><p>${rulesLine(app, what, options)}</p>${toFill(app.say('print-date'))}</header>
    <table>
      <thead><tr><td></td>${rows ? html`<td></td>` : nothing}${blanks(columns, 'th')}</tr></thead>
      <tbody>${rows ? rows.map(row => boxLine(app, row, columns)) : rounds(app, columns)}</tbody>
    </table>
  </section>`;
};

/** The name of the house rules; without a name, those that differ from the usual ones. */
const rulesLine = (app: App, what: Offer, options: Values) => {
  const set = ruleSet(app, what, options);
  if (set.kind !== 'mix') return app.say('house-rules-preset', { preset: nameOfSet(app, what, set) });
  const rules = changedIn(what, options).map(option => optionInWords(app, option, options[option.name]));
  return listIn(app.language, rules, 'unit');
};

/** Empty cells for as many people. */
const blanks = (columns: number, kind: 'th' | 'td' = 'td') =>
  Array.from({ length: columns }, () => (kind === 'th' ? html`<th scope="col"></th>` : html`<td></td>`));

/** A box with what it scores, or a computed row. */
const boxLine = (app: Wording, row: Row, columns: number) =>
  html`<tr data-computed=${row.computed || nothing} data-part=${row.part}>
    <th scope="row">${row.face ? die(row.face) : nothing}<span>${app.say(`box-${row.id}`)}</span></th>
    <td class="how">${app.say(`box-${row.id}-help`)}</td>${blanks(columns)}</tr>`;

/** A line for each round, and the total. */
const rounds = (app: Wording, columns: number) =>
  html`${Array.from(
    { length: ROUNDS },
    (_, at) => html`<tr><th scope="row">${at + 1}</th>${blanks(columns)}</tr>`,
  )}<tr data-computed><th scope="row">${app.say('total')}</th>${blanks(columns)}</tr>`;
