import { html, nothing } from 'lit-html';
import type { CurrentTable, Display, GameCatalogue, Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { sentence, stopAfter } from '../words/sentence.ts';
import { callout } from './callout.ts';
import { isHelping } from './coach.ts';
import { coachLine } from './coach-dice.ts';
import { isTold } from './log.ts';
import { badges } from './middle.ts';
import { headline } from './scores.ts';
import { sideOffers } from './side-offers.ts';
import type { Table } from './table-interface.ts';
import { argsOf, everyBadge } from './view-queries.ts';

/** The latest event in a sentence. */
const latest = (app: Wording, table: Table) => {
  const events = table.state.story.flatMap(paragraph => paragraph.events).filter(isTold);
  const event = events.at(-1);
  return event ? app.rich(`event-${event.kind}`, argsOf(event)) : nothing;
};

/** Whose turn it is: "Your turn", "Mia’s turn". */
export const turnOf = (app: Wording & CurrentTable, { mode }: Pick<Table, 'mode'>, seat: number) =>
  app.isYou(seat) && !mode.shared ? app.say('your-turn') : app.say('turn-of', { name: app.seatName(seat) });

/** What the viewer must do now, or what other players just did. */
const status = (app: Wording & GameCatalogue & CurrentTable, table: Table, view: View) => {
  const { ask } = view;
  if (view.places.length) return html`<b>${sentence(app, headline(app, view))}</b>`;
  if (!ask) return latest(app, table);
  const id = `ask-${ask.id}-note`;
  return html`<b>${sentence(app, turnOf(app, table, view.seat))}</b>${app.say('gap')}${app.has(id) ? app.rich(id, ask.args) : html`${app.rich(`ask-${ask.id}`, ask.args)}${stopAfter(app, app.say(`ask-${ask.id}`, ask.args))}`}`;
};

/** The lines above the dice: badges, what to do now, and on a phone the coach. */
export const statusLines = (
  app: Wording & GameCatalogue & Display & CurrentTable,
  table: Table,
  view: View,
) => html`<section class="talk">
  ${badges(app, table, everyBadge(view))}
  ${table.state.callout ? callout(app, table, new Map()) : nothing}
  ${isHelping(table) && !table.state.wide ? coachLine(app, table) : html`<p class="status">${status(app, table, view)}</p>`}
  ${sideOffers(app, table, view)}
</section>`;
