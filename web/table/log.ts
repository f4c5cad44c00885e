import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../app.ts';
import type { Event as GameEvent, View, Zone } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';
import type { Paragraph, ToldEvent } from './table-state.ts';
import { argsOf, cardsIn, exchangesIn } from './view-queries.ts';

/** True if the event brings cards to the table. */
export const lays = ({ role }: GameEvent) => role === 'play';

/** True if a player passes. */
export const isPass = ({ role }: GameEvent) => role === 'pass';

/** True if a player draws from the stock. */
export const isDraw = ({ role }: GameEvent) => role === 'draw';

/** True if dice are thrown. */
export const isRoll = ({ role }: GameEvent) => role === 'roll';

/** True if a box is filled, which ends a turn with dice. */
export const isFill = ({ role }: GameEvent) => role === 'fill';

/** True if cards are dealt. */
export const isDeal = ({ role }: GameEvent) => role === 'deal';

/** True if the log tells the event: all but secret choices that wait for the other players. */
export const isTold = ({ role }: GameEvent) => role !== 'choose';

/** True if the event ends a trick, or a turn with dice. */
export const closes = (event: GameEvent) => event.role === 'take' || isFill(event);

/** True if the short log of a finished trick tells the event: not for plays and passes. */
const lasts = (event: GameEvent) => !lays(event) && !isPass(event);

/** True if the event is a consequence of the box that ended the turn. */
const follows = ({ events }: Paragraph, event: GameEvent) => !isRoll(event) && events.some(isFill);

/** True if the seat of the event has had its turn in the paragraph. */
const comesRound = ({ events }: Paragraph, { seat }: GameEvent) =>
  seat !== null && events.at(-1)?.seat !== seat && events.some(event => event.seat === seat);

/**
 * Append events to the transcript, one paragraph per trick; a deal clears it.
 * @param byTurns true for games without tricks: one paragraph for the turns of all seats
 */
export const write = (story: Paragraph[], events: readonly ToldEvent[], byTurns: boolean = false) => {
  for (const event of events) {
    if (isDeal(event)) story.length = 0;
    const current = story.at(-1);
    const hasCards = !byTurns && cardsIn(event.args).length > 0;
    const isNew = byTurns
      ? current && comesRound(current, event)
      : (current?.closed && !follows(current, event)) || (hasCards && !current?.number);
    if (!current || isNew) {
      const number = hasCards ? 1 + Math.max(0, ...story.map(paragraph => paragraph.number)) : 0;
      story.push({ number, events: [], closed: false });
    }
    const paragraph = story[story.length - 1];
    paragraph.events.push(event);
    paragraph.closed = closes(event) || follows(paragraph, event);
  }
};

/** The told events as sentences. */
export const sentences = (app: Wording, events: readonly GameEvent[]) =>
  events.filter(isTold).map(event => html`${app.rich(`event-${event.kind}`, argsOf(event))}${app.say('gap')}`);

/** The viewer's exchange as sentences; no other player saw it. */
export const exchanged = (app: Wording, zones: readonly Zone[]) =>
  zones.map(({ role, seat, items }) => {
    const id = seat === null ? `exchanged-${role}-middle` : `exchanged-${role}`;
    return html`${app.rich(id, { cards: items, ...(seat === null ? {} : { player: seat }) })}${app.say('gap')}`;
  });

/** The log of this round. The short form leaves out the plays of finished tricks. */
export const log = (app: Wording, table: Table, view: View, short: boolean = false) => {
  const last = table.state.story.length - 1;
  return html`<ol class="log" role="list">${repeat(
    table.state.story,
    (_, at) => at,
    ({ number, events, closed }, at) => html`
    <li aria-current=${at === last ? 'true' : nothing}>
      <span class="number">${number ? html`<span class="spoken">${app.say('trick-number')}</span>${number}` : nothing}</span>
      <span>${sentences(app, short && closed && at < last ? events.filter(lasts) : events)}${at === 0 && number === 0 && !table.line ? exchanged(app, exchangesIn(view)) : nothing}${
        at === last && view.ask && !table.line ? html`<b>${app.say('your-turn')}${app.say('stop')}</b>` : nothing
      }</span>
    </li>`,
  )}</ol>`;
};
