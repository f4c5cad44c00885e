import { html, nothing } from 'lit-html';
import type { CurrentTable, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Stride } from './jumps.ts';
import { around } from './jumps.ts';
import { isTold, sentences } from './log.ts';
import type { Line, Table } from './table-interface.ts';
import { centreOf } from './view-queries.ts';

const step = (
  sign: string,
  label: string,
  act: () => void,
  off: boolean,
) => html`<button class="tool" aria-label=${label} title=${label}
  aria-disabled=${off ? 'true' : nothing} @click=${act}>${icon(sign)}</button>`;

const actionButton = (
  sign: string,
  words: string,
  act: () => void,
  { off = false, kind = '' }: { off?: boolean; kind?: string } = {},
) => html`<button class="line-action ${kind}" aria-disabled=${off ? 'true' : nothing}
  title=${words} @click=${act}>${icon(sign)}<span>${words}</span></button>`;

/** Choice of whose cards are shown: those of all seats or of one. */
const viewChoice = (app: Wording & CurrentTable, line: Line) => {
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    line.look(value === '' ? null : Number(value));
  };
  const seats = app.match?.head.seats ?? [];
  return html`<label class="viewer-choice">${icon('i-cards')}<select aria-label=${app.say('study-eyes')} @change=${choose}>
    <option value="" .selected=${line.eyes === null}>${app.say('study-all')}</option>
    ${seats.map((_, seat) => html`<option value=${seat} .selected=${line.eyes === seat}>${app.seatName(seat)}</option>`)}</select></label>`;
};

/** Link to the review of a match that ended on this device. */
const reviewLink = ({ match, say }: Wording & CurrentTable) =>
  match?.ended
    ? html`<a class="line-action" href=${`#/review/${match.ended}`}>${icon('i-chart')}<span>${say('review')}</span></a>`
    : nothing;

/** The actions below the slider, such as review, play on, set up or send. */
const actions = (app: Wording & CurrentTable, table: Table, line: Line) => {
  const { act } = table;
  const over = !!table.state.view?.places.length;
  const watched = !!app.match?.watched;
  const hands = !!table.state.view && centreOf(table.state.view)?.kind !== 'dice';
  const log = actionButton('i-log', app.say('transcript'), () => act.open({ name: 'log' }), {
    kind: hands ? 'told-beside' : '',
  });
  if (line.sealed)
    return html`<div class="line-actions">${log}${actionButton('i-you', app.say('back-to-game'), act.leave)}</div>`;
  return html`<div class="line-actions">
    ${reviewLink(app)}
    ${hands ? viewChoice(app, line) : nothing}${log}
    ${watched ? actionButton('i-you', app.say('replay-play-on'), () => line.playOn(), { off: over }) : nothing}
    ${actionButton('i-bot', app.say('study-bot'), () => line.proceed(), { off: over || !!line.outcomes })}
    ${line.left ? actionButton('i-swap', app.say('study-other'), () => line.swap()) : nothing}
    ${watched ? nothing : actionButton('i-tune', app.say('study-set-up'), () => line.setUp())}
    ${actionButton('i-learn', app.say('make-lesson'), () => line.lesson(), { off: over || !!line.outcomes })}
    ${actionButton('i-share', app.say('send'), act.send)}
  </div>`;
};

/** The events of the current log entry in words; before the first entry, a text that says so. */
const currentEvents = (app: Wording, table: Table, { at }: Line) => {
  const events = table.state.entries[at - 1]?.events.filter(isTold) ?? [];
  return html`<p class="line-text">${at === 0 ? app.say('before-first') : sentences(app, events)}</p>`;
};

/** Button that jumps to the start of the previous or next trick or round. */
const jump = (app: Wording, table: Table, line: Line, stride: Stride, way: 'before' | 'after') => {
  const to = around(table.state.entries, line.at, stride)[way];
  const dice = !!table.state.view && centreOf(table.state.view)?.kind === 'dice';
  const what = app.say(stride === 'round' ? 'round' : dice ? 'jump-turn' : 'trick-number');
  const sign = way === 'before' ? 'i-back' : 'i-next';
  return html`<button class="jump" data-way=${way} aria-label=${app.say(`jump-${way}`, { what })} aria-disabled=${to === undefined ? 'true' : nothing}
    @click=${() => to !== undefined && line.go(to)}>${icon(sign)}<span>${what}</span></button>`;
};

/** The jump buttons for tricks and rounds. */
const jumps = (
  app: Wording,
  table: Table,
  line: Line,
) => html`<div class="jumps" role="group" aria-label=${app.say('jumps')}>
  ${jump(app, table, line, 'round', 'before')}${jump(app, table, line, 'trick', 'before')}
  ${jump(app, table, line, 'trick', 'after')}${jump(app, table, line, 'round', 'after')}</div>`;

/** The bar below the open table: slider, steps, jumps and actions, or what stands in their place. */
export const lineBar = (
  app: Wording & CurrentTable,
  table: Table,
  line: Line,
  foot: unknown = actions(app, table, line),
) => {
  const { at, log } = line;
  const where = app.say('study-at', { at, count: log.length });
  return html`<footer class="line-bar">
    ${currentEvents(app, table, line)}
    <div class="line-steps" role="group" aria-label=${app.say('study-line')}>
      ${step('i-first', app.say('study-first'), () => line.go(0), at === 0)}
      ${step('i-back', app.say('study-back'), () => line.go(line.at - 1), at === 0)}
      <input type="range" min="0" max=${log.length} .value=${String(at)} aria-label=${app.say('study-place')} aria-valuetext=${where}
        @change=${(event: Event) => line.go(Number((event.target as HTMLInputElement).value))}>
      <output aria-hidden="true">${at} / ${log.length}</output>
      ${step('i-next', app.say('study-next'), () => line.go(line.at + 1), at === log.length)}
      ${step('i-final', app.say('study-final'), () => line.go(log.length), at === log.length)}
    </div>
    ${jumps(app, table, line)}
    ${foot}
  </footer>`;
};
