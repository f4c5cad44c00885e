import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import type { Frame, GameEvent, View, Zone } from '../protocol.d.ts';
import type { Paragraph, Play, ToldEvent } from './types.ts';
import { argsOf, cardsIn, zonesOf } from './view.ts';

/** Does this event bring cards to the table? */
export const lays = ({ kind, args }: GameEvent) => (kind === 'lead' || kind === 'play') && cardsIn(args).length > 0;

/** What of a finished trick is worth telling in short: all but the plays and the passes. */
const lasts = (event: GameEvent) => !lays(event) && event.kind !== 'pass';

/** Does this event end a trick, or a turn with dice? */
export const closes = (event: GameEvent) => event.kind.startsWith('trick') || event.kind === 'fill';

/** Is this a consequence of the box that has ended a turn? */
const follows = ({ events }: Paragraph, event: GameEvent) =>
  event.kind !== 'roll' && events.some(({ kind }) => kind === 'fill');

/** Writes what was seen into the transcript, a paragraph a trick. */
export const write = (story: Paragraph[], events: readonly ToldEvent[]) => {
  for (const event of events) {
    if (event.kind === 'deal') story.length = 0;
    const current = story.at(-1);
    const laid = cardsIn(event.args).length > 0;
    if (!current || (current.closed && !follows(current, event)) || (laid && !current.number)) {
      const number = laid ? 1 + Math.max(0, ...story.map(paragraph => paragraph.number)) : 0;
      story.push({ number, events: [], closed: false });
    }
    const paragraph = story[story.length - 1];
    paragraph.events.push(event);
    paragraph.closed = closes(event) || follows(paragraph, event);
  }
};

/** Goes on with what each entry has told, as long as none is missing. */
export const followTold = ({ told }: Play, { match, at, log, events, view }: Frame) => {
  if (at === undefined || !match) told.splice(log.from);
  const entry = at ?? log.from + log.entries.length;
  if (!match && told.length === entry - 1) told.push({ events, round: view.round, exchanged: [] });
};

export const sentences = (app: App, events: readonly GameEvent[]) =>
  events
    .filter(event => app.has(`event-${event.kind}`))
    .map(event => html`${app.rich(`event-${event.kind}`, argsOf(event))}${app.say('gap')}`);

/** What the own exchange brought: nobody else saw it. */
export const exchanged = (app: App, zones: readonly Zone[]) =>
  zones.map(({ name, seat, items }) => {
    const id = seat === null ? `exchanged-${name}-middle` : `exchanged-${name}`;
    return html`${app.rich(id, { cards: items, ...(seat === null ? {} : { player: seat }) })}${app.say('gap')}`;
  });

const exchangesIn = (view: View) => ['given', 'received'].flatMap(name => zonesOf(view, name));

/** The transcript. In short, a finished trick is told without its plays. */
export const log = (app: App, play: Play, view: View, short: boolean = false) => {
  const last = play.story.length - 1;
  return html`<ol class="log" role="list">${repeat(
    play.story,
    (_, at) => at,
    ({ number, events, closed }, at) => html`
    <li aria-current=${at === last ? 'true' : nothing}>
      <span class="number">${number ? html`<span class="spoken">${app.say('trick-number')}</span>${number}` : nothing}</span>
      <span>${sentences(app, short && closed && at < last ? events.filter(lasts) : events)}${at === 0 && number === 0 && !play.line ? exchanged(app, exchangesIn(view)) : nothing}${
        at === last && view.ask && !play.line ? html`<b>${app.say('your-turn')}${app.say('stop')}</b>` : nothing
      }</span>
    </li>`,
  )}</ol>`;
};
