import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../../app.ts';
import { card, icon } from '../../art/card.ts';
import { die, isDie } from '../../art/die.ts';
import type { Star } from '../../kept/types.ts';
import { gameOnTable } from '../../model/offers.ts';
import type { Step, View } from '../../protocol.d.ts';
import { aside } from '../../table/aside.ts';
import { tools } from '../../table/bar.ts';
import { callout } from '../../table/callout.ts';
import { readingsOf } from '../../table/choice.ts';
import { dice } from '../../table/dice.ts';
import { hand } from '../../table/hand.ts';
import { badges, callOut, middle } from '../../table/middle.ts';
import { ownSheet } from '../../table/own-sheet.ts';
import { lineOf, seats, takenOf } from '../../table/seats.ts';
import { sheet } from '../../table/sheets.ts';
import { strength } from '../../table/strength.ts';
import { totals } from '../../table/totals.ts';
import type { Play } from '../../table/types.ts';
import { centreOf, factsOf, ownHand, zoneOf } from '../../table/view.ts';
import { answers, lessonFoot, panel } from './panel.ts';
import type { Task } from './task.ts';

/**
 * A lesson under way, as the table needs it.
 * `head` stands above it: how far the learner has come.
 */
export type Taken = { task: Task | null; step: Step; head: unknown; at: number; next(): void };

/** What stands in the bar, and the message that names the way out. */
export type Names = { title: string; caption: string; leave?: string };

const FEW = 7; // cards that need no sorting

const bar = (
  app: App,
  play: Play | undefined,
  { title, caption, leave = 'lesson-leave' }: Names,
) => html`<header class="bar">
  <div class="bar-name">
    <button class="tool back" aria-label=${app.say(leave)} title=${app.say(leave)} @click=${() => (play ? play.act.leave() : app.go('#/learn'))}>${icon('i-cross')}</button>
    <h1>${title}</h1><span class="caption">${caption}</span></div>
  <div class="bar-tools">${
    play?.view
      ? html`<button class="tool" aria-label=${app.say('more')} title=${app.say('more')} aria-haspopup="dialog"
    @click=${() => play.act.open('menu')}>${icon('i-more')}</button>`
      : nothing
  }</div>
</header>`;

const SIGN: Record<Star, string> = { '': 'i-star', tick: 'i-check', star: 'i-starf' };

/** One for each step: won, solved with help, or still to come. */
export const starsRow = (app: App, stars: Star[], at: number = -1) => html`<div class="stars" role="img"
  aria-label=${app.say(at < 0 ? 'lesson-stars' : 'lesson-step', { step: at + 1, steps: stars.length, stars: stars.filter(star => star === 'star').length })}
  >${stars.map((star, n) => html`<span data-star=${star || 'none'} data-now=${n === at || nothing}>${icon(SIGN[star])}</span>`)}</div>`;

/** A caption may say by its first sign that the example is right, or is not. */
const SIGNS: Record<string, [icon: string, tone: string]> = { '✓': ['i-check', 'good'], '✗': ['i-cross', 'bad'] };

const example = (app: App, { example, caption }: Step) => {
  const names = example.split(' ');
  const words = app.toldPlain(caption);
  const [sign, tone] = SIGNS[words[0]] ?? [];
  const spoken = names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(app.say('comma'));
  return html`<figure class="told-example">
    <span class="strip" role="img" aria-label=${spoken}>${names.map(name => (isDie(name) ? die(Number(name)) : card(name)))}</span>
    <figcaption data-tone=${tone ?? nothing}>${sign ? icon(sign) : nothing}<span>${sign ? words.slice(1).trim() : app.told(caption)}</span></figcaption>
  </figure>`;
};

/** What the step tells and asks. */
const told = (app: App, { head, at, step }: Taken, { telling: { title, say, ask } }: Task) => html`
  ${head}
  ${repeat(
    [at],
    key => key,
    () => html`<h2>${title}</h2>`,
  )}
  <p class="told-say">${say}</p>
  ${step.example ? example(app, step) : nothing}
  <p class="told-ask">${ask}</p>`;

/** Has nobody a point yet? Then points are not what the step is about. */
const pointless = (view: View) => ![...view.points, ...(view.running?.points ?? [])].some(Boolean);

/** How the learner stands, where that is more than nothing. */
const ownLine = (app: App, view: View) =>
  pointless(view) &&
  !zoneOf(view, 'taken', view.seat)?.items.length &&
  !factsOf(view, view.seat).some(({ tone, icon }) => tone || icon)
    ? nothing
    : html`<p class="own-line"><b>${app.seatName(view.seat)}</b>${lineOf(app, view, view.seat)}${takenOf(app, view, view.seat)}</p>`;

const withCards = (app: App, task: Task, view: View, play = task.play) => html`
  ${seats(app, play, view)}
  ${middle(app, play, view)}
  ${ownHand(view, '').length > FEW ? tools(app, play, view) : nothing}
  ${strength(app, view)}
  ${ownLine(app, view)}
  ${aside(app, play, view)}
  ${answers(app, task, view)}
  ${ownHand(view, '').length ? hand(app, play, view) : nothing}`;

const withDice = (app: App, task: Task, view: View, play = task.play) => html`
  <section class="talk">${badges(app, view)}${play.why ? callout(app, play, new Map()) : nothing}</section>
  ${answers(app, task, view)}
  ${dice(app, play, view)}${callOut(play)}`;

const laid = (app: App, taken: Taken, task: Task, view: View) => html`
  ${centreOf(view)?.kind === 'dice' ? withDice(app, task, view) : withCards(app, task, view)}
  ${lessonFoot(app, task, view, () => taken.next())}`;

/** A step of a lesson: what it tells, and the table it is about. */
export const lessonTable = (app: App, taken: Taken | null, names: Names) => {
  const { task } = taken ?? {};
  if (!taken || !task)
    return html`<div class="table lesson">${bar(app, undefined, names)}<p class="laying" role="status">${app.say('laying')}</p></div>`;
  const { play } = task;
  const { view } = play;
  const kind = view ? centreOf(view)?.kind : undefined;
  return html`<div class="table lesson" data-kind=${kind ?? nothing} data-game=${gameOnTable(app) ?? nothing}
    data-others=${view ? view.points.length - 1 : nothing} data-phase=${task.phase} data-verdict=${task.phase === 'marked' ? task.mark?.verdict : nothing}
    data-asking=${!!play.why || nothing} data-reading=${readingsOf(play).length > 1 || nothing} data-task=${task.kind} data-pointless=${(view && pointless(view)) || nothing}
    data-worth=${(view && factsOf(view).some(({ id }) => id === 'worth')) || nothing}
    @pointerdown=${(event: Event) => play.act.touchAnywhere(event)}>
    ${bar(app, play, names)}
    <div class="words">
      <section class="told" tabindex="0" aria-label=${app.say('lesson-text')}>${told(app, taken, task)}
        ${view && kind === 'dice' ? html`${totals(app, play, view)}${ownSheet(app, play, view)}` : nothing}</section>
      ${panel(app, task)}
    </div>
    ${view ? laid(app, taken, task, view) : html`<p class="laying" role="status">${app.say('laying')}</p>`}
  </div>${view ? sheet(app, play, view) : nothing}`;
};
