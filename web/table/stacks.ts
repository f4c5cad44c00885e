import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, Wording } from '../app.ts';
import { card } from '../art/card.ts';
import type { View, Zone } from '../protocol.d.ts';
import { figure } from '../words/numbers.ts';
import type { Table } from './table-interface.ts';
import { stacksIn } from './view-queries.ts';

const SEEN = 4; // cards of a stack that are drawn
const THICK = 8; // cards that make a stack one edge thicker
const EDGES = 5; // most edges of a stack

/** How a card lies below the top of a stack, a little askew: the same at every drawing. */
const askew = (at: number) =>
  `--tilt:${((at * 37) % 15) - 7}deg;--aside:${((at * 23) % 13) - 6}%;--below:${((at * 31) % 9) - 4}%`;

/** Cards face down; the upper back slides away when a player draws. */
const backs = () => html`${card('?')}<span class="card-place top-card">${card('?')}</span>`;

/** The last cards of a stack face up, the latest straight and on top. */
const faces = (app: Wording & CurrentTable, { items, seats }: Zone) => {
  const first = Math.max(0, items.length - SEEN);
  const top = items.length - 1;
  return repeat(
    items.slice(first).map((name, at) => ({ name, at: first + at })),
    ({ name }) => name,
    ({
      name,
      at,
    }) => html`<span class="card-place" data-card=${name} data-from=${seats[at] ?? nothing} aria-hidden=${at < top ? 'true' : nothing}
      .style=${at < top ? askew(at) : ''}>${card(name, { last: at === top && seats.length > 0 })}${
        at < top ? nothing : html`<span class="spoken">${app.cardName(name)}</span>`
      }</span>`,
  );
};

const heap = (app: Wording & CurrentTable, zone: Zone) => {
  const { items } = zone;
  if (!items.length) return html`<span class="place"></span>`;
  return items[0] === '?' ? backs() : faces(app, zone);
};

/** A stack with its name; cards face down are counted. A tap on a stock draws, if the viewer may. */
const stack = (app: Wording & CurrentTable, table: Table, view: View, zone: Zone) => {
  const { role, items } = zone;
  const counted = items[0] === '?';
  const draw = role === 'stock' ? view.ask?.buttons.find(button => button.role === 'draw') : undefined;
  const edges = Math.min(EDGES, Math.ceil(items.length / THICK));
  const name = html`<span class="stack-name">${app.say(`zone-${role}`)}${counted ? html` <b>${figure(app, items.length)}</b>` : nothing}</span>`;
  const cards = html`<span class="heap" data-spot=${role}>${heap(app, zone)}</span>${name}`;
  const style = `--edges:${items.length ? edges : 0}`;
  return draw
    ? html`<li><button class="stack" data-role=${role} data-draws .style=${style} @click=${() => table.act.move(draw.move)}>${cards}</button></li>`
    : html`<li><span class="stack" data-role=${role} .style=${style}>${cards}</span></li>`;
};

/** The stock, the discard pile and any other stack, side by side; beside a trick or a pile they are small. */
export const stacks = (app: Wording & CurrentTable, table: Table, view: View, beside: boolean = false) => {
  const zones = stacksIn(view);
  if (!zones.length) return nothing;
  const { ask } = view;
  const title = !beside && ask && !ask.items.length && `ask-${ask.id}-title`;
  return html`<div class="stacks" data-beside=${beside || nothing}>
    <ul role="list">${repeat(
      zones,
      ({ role }) => role,
      zone => stack(app, table, view, zone),
    )}</ul>
    ${title && app.has(title) ? html`<p class="note">${app.rich(title, ask.args)}</p>` : nothing}
  </div>`;
};
