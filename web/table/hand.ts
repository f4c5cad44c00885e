import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Preferences, Wording } from '../app.ts';
import { card, isWild } from '../art/card.ts';
import type { View } from '../protocol.d.ts';
import { callout } from './callout.ts';
import { dimmed } from './dimmed.ts';
import { rowsOf } from './layout.ts';
import type { Table } from './table-interface.ts';
import { arranged, combinationsIn, isWatched, orderOf, ownOrder } from './view-queries.ts';

/** Width in rem from which the hand on the open table fits in one row. */
const ROOMY = 26;

/** Gap between wild cards and the others, in strips (a strip is the visible part of an overlapped card). */
const GAP = 0.25;

/** The label of a card in the hand. That it is chosen or cannot be played, its button says; only on request also why. */
const spoken = (app: Wording & Preferences, table: Table, view: View, name: string) => {
  const words = table.state.arrived.has(name) ? app.say('card-new', { card: app.cardName(name) }) : app.cardName(name);
  if (app.settings.verbosity !== 'full' || !dimmed(table, view, name)) return words;
  const refusal = table.state.meaningOf([name])?.refusal;
  return refusal
    ? app.say('card-barred', { card: words, why: app.say(`refusal-${refusal.rule}`, refusal.args) })
    : words;
};

/** One card: a button that is never disabled, since a tap tells why the card can't be played. */
const held = (
  app: Wording & Preferences,
  table: Table,
  view: View,
  name: string,
  { place, stop, begins, spark }: { place: string | undefined; stop: boolean; begins: boolean; spark: boolean },
) => {
  const barred = !table.state.busy && dimmed(table, view, name);
  const chosen = table.state.chosen.includes(name);
  const lifted = table.state.callout?.item === name || table.state.arrived.has(name);
  return html`<button class="card-button" data-card=${name} data-begins=${begins || nothing} .style=${place ?? ''} tabindex=${stop ? 0 : -1}
    aria-label=${spoken(app, table, view, name)} aria-pressed=${view.ask || chosen ? String(chosen) : nothing}
    aria-disabled=${barred ? 'true' : nothing}
    @click=${() => table.act.touch(name)} @pointerdown=${(event: PointerEvent) => table.act.grab(name, event)} @focus=${() => table.act.focused(name)}
    >${card(name, { dimmed: barred, chosen, lifted, spark, advised: table.state.hintedCards.has(name) })}</button>`;
};

/** Distance of each card in a row from the first, in strips, with the gap before wild cards. */
const stepsOf = (row: string[]) => row.map((name, at) => at + (isWild(name) && !isWild(row[0]) ? GAP : 0));

/** CSS custom properties of each card: its distance from the middle of its row, in strips, and its row. */
const placesIn = (rows: string[][]): Map<string, string> =>
  new Map(
    rows.flatMap((row, line) => {
      const steps = stepsOf(row);
      return row.map((name, at) => [name, `--at:${steps[at] - (steps.at(-1) ?? 0) / 2};--row:${line}`]);
    }),
  );

/** The viewer's hand in one or two rows: one tab stop, within which the arrow keys move. */
export const hand = (app: App, table: Table, view: View) => {
  const order = orderOf(view, app.settings.sort);
  const byHand = ownOrder(app, view);
  const lying = arranged(view, order, byHand, view.ask?.slots.length ? table.state.chosen : []);
  const names = lying.filter(name => name !== '?'); // a spectator sees only backs
  const { width, unit } = table.state;
  const low = table.state.low || (!!table.line && width >= ROOMY * unit);
  const rows = rowsOf(names, {
    width,
    unit,
    low,
    sign: byHand.length ? null : order === 'suit' ? 1 : 0,
    size: app.settings.cardSize,
  });
  const places = placesIn(rows);
  const stop = names.includes(table.state.focusedCard) ? table.state.focusedCard : names[0];
  const sparks = new Set(combinationsIn(view).flatMap(({ items }) => items));
  const label = table.line
    ? app.say('study-hand', { player: view.seat, count: names.length })
    : app.say('your-hand', { count: names.length });
  return html`<section class="hand" data-rows=${rows.length} aria-label=${label}
    .style=${`--gaps:${Math.max(1, ...rows.flatMap(stepsOf))}`}>
    <div class="cards" role="toolbar" aria-label=${label} aria-orientation="horizontal">
      ${repeat(names, String, name => held(app, table, view, name, { place: places.get(name), stop: name === stop, begins: rows.some(row => row[0] === name), spark: sparks.has(name) }))}
    </div>
    ${table.mode.isWholeMatch && isWatched(app, view) ? html`<p class="note">${app.say('skip-told')}</p>` : nothing}
    ${table.line?.eyes === null ? nothing : callout(app, table, places)}
  </section>`;
};
