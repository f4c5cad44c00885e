import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { gameOnTable } from '../offers.js';
import { aside } from '../table/aside.js';
import { tools } from '../table/bar.js';
import { callout } from '../table/callout.js';
import { card, icon } from '../table/card.js';
import { readingsOf } from '../table/choice.js';
import { dice } from '../table/dice.js';
import { die, isDie } from '../table/die.js';
import { hand } from '../table/hand.js';
import { badges, callOut, middle } from '../table/middle.js';
import { ownSheet } from '../table/own-sheet.js';
import { lineOf, seats, takenOf } from '../table/seats.js';
import { sheet } from '../table/sheets.js';
import { strength } from '../table/strength.js';
import { totals } from '../table/totals.js';
import { centreOf, factsOf, ownHand, zoneOf } from '../table/view.js';
import { answers, lessonFoot, panel } from './lesson-panel.js';

/** @import { App, Star, Step, View } from '../types' */
/** @import { Play } from '../table/types' */
/** @import { Task } from './lesson-task.js' */

/** A lesson under way, as the table needs it.
 * `head` stands above it: how far the learner has come.
 * @typedef {{ task: Task | null, step: Step, head: unknown, at: number, next(): void }} Taken */

/** What stands in the bar, and the message that names the way out.
 * @typedef {{ title: string, caption: string, leave?: string }} Names */

const FEW = 7; // cards that need no sorting

/** @param {App} app @param {Play | undefined} play @param {Names} names */
const bar = (app, play, { title, caption, leave = 'lesson-leave' }) => html`<header class="bar">
  <div class="bar-name">
    <button class="tool back" aria-label=${app.say(leave)} title=${app.say(leave)} @click=${() => (play ? play.act.leave() : app.go('#/learn'))}>${icon('i-cross')}</button>
    <h1>${title}</h1><span class="caption">${caption}</span></div>
  <div class="bar-tools">${play?.view ? html`<button class="tool" aria-label=${app.say('more')} title=${app.say('more')} aria-haspopup="dialog"
    @click=${() => play.act.open('menu')}>${icon('i-more')}</button>` : nothing}</div>
</header>`;

/** @type {Record<Star, string>} */
const SIGN = { '': 'i-star', tick: 'i-check', star: 'i-starf' };

/** One for each step: won, solved with help, or still to come. @param {App} app @param {Star[]} stars @param {number} [at] */
export const starsRow = (app, stars, at = -1) => html`<div class="stars" role="img"
  aria-label=${app.say(at < 0 ? 'lesson-stars' : 'lesson-step', { step: at + 1, steps: stars.length, stars: stars.filter(star => star === 'star').length })}
  >${stars.map((star, n) => html`<span data-star=${star || 'none'} data-now=${n === at || nothing}>${icon(SIGN[star])}</span>`)}</div>`;

/** A caption may say by its first sign that the example is right, or is not. @type {Record<string, [icon: string, tone: string]>} */
const SIGNS = { '✓': ['i-check', 'good'], '✗': ['i-cross', 'bad'] };

/** @param {App} app @param {Step} step */
const example = (app, { example, caption }) => {
  const names = example.split(' ');
  const words = app.toldPlain(caption);
  const [sign, tone] = SIGNS[words[0]] ?? [];
  const spoken = names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(app.say('comma'));
  return html`<figure class="told-example">
    <span class="strip" role="img" aria-label=${spoken}>${names.map(name => (isDie(name) ? die(Number(name)) : card(name)))}</span>
    <figcaption data-tone=${tone ?? nothing}>${sign ? icon(sign) : nothing}<span>${sign ? words.slice(1).trim() : app.told(caption)}</span></figcaption>
  </figure>`;
};

/** What the step tells and asks. @param {App} app @param {Taken} taken @param {Task} task */
const told = (app, { head, at, step }, { telling: { title, say, ask } }) => html`
  ${head}
  ${repeat([at], key => key, () => html`<h2>${title}</h2>`)}
  <p class="told-say">${say}</p>
  ${step.example ? example(app, step) : nothing}
  <p class="told-ask">${ask}</p>`;

/** Has nobody a point yet? Then points are not what the step is about. @param {View} view */
const pointless = view => ![...view.points, ...(view.running?.points ?? [])].some(Boolean);

/** How the learner stands, where that is more than nothing. @param {App} app @param {View} view */
const ownLine = (app, view) =>
  pointless(view) && !zoneOf(view, 'taken', view.seat)?.items.length && !factsOf(view, view.seat).some(({ tone, icon }) => tone || icon)
    ? nothing
    : html`<p class="own-line"><b>${app.seatName(view.seat)}</b>${lineOf(app, view, view.seat)}${takenOf(app, view, view.seat)}</p>`;

/** @param {App} app @param {Task} task @param {View} view */
const withCards = (app, task, view, play = task.play) => html`
  ${seats(app, play, view)}
  ${middle(app, play, view)}
  ${ownHand(view, '').length > FEW ? tools(app, play, view) : nothing}
  ${strength(app, view)}
  ${ownLine(app, view)}
  ${aside(app, play, view)}
  ${answers(app, task, view)}
  ${ownHand(view, '').length ? hand(app, play, view) : nothing}`;

/** @param {App} app @param {Task} task @param {View} view */
const withDice = (app, task, view, play = task.play) => html`
  <section class="talk">${badges(app, view)}${play.why ? callout(app, play, new Map()) : nothing}</section>
  ${answers(app, task, view)}
  ${dice(app, play, view)}${callOut(play)}`;

/** @param {App} app @param {Taken} taken @param {Task} task @param {View} view */
const laid = (app, taken, task, view) => html`
  ${centreOf(view)?.kind === 'dice' ? withDice(app, task, view) : withCards(app, task, view)}
  ${lessonFoot(app, task, view, () => taken.next())}`;

/**
 * A step of a lesson: what it tells, and the table it is about.
 * @param {App} app @param {Taken | null} taken @param {Names} names
 */
export const lessonTable = (app, taken, names) => {
  const { task } = taken ?? {};
  if (!taken || !task) return html`<div class="table lesson">${bar(app, undefined, names)}<p class="laying" role="status">${app.say('laying')}</p></div>`;
  const { play } = task;
  const { view } = play;
  const kind = view ? centreOf(view)?.kind : undefined;
  return html`<div class="table lesson" data-kind=${kind ?? nothing} data-game=${gameOnTable(app) ?? nothing}
    data-others=${view ? view.points.length - 1 : nothing} data-phase=${task.phase} data-verdict=${task.phase === 'marked' ? task.mark?.verdict : nothing}
    data-asking=${!!play.why || nothing} data-reading=${readingsOf(play).length > 1 || nothing} data-task=${task.kind} data-pointless=${(view && pointless(view)) || nothing}
    data-worth=${(view && factsOf(view).some(({ id }) => id === 'worth')) || nothing}
    @pointerdown=${(/** @type {Event} */ event) => play.act.touchAnywhere(event)}>
    ${bar(app, play, names)}
    <div class="words">
      <section class="told" tabindex="0" aria-label=${app.say('lesson-text')}>${told(app, taken, task)}
        ${view && kind === 'dice' ? html`${totals(app, play, view)}${ownSheet(app, play, view)}` : nothing}</section>
      ${panel(app, task)}
    </div>
    ${view ? laid(app, taken, task, view) : html`<p class="laying" role="status">${app.say('laying')}</p>`}
  </div>${view ? sheet(app, play, view) : nothing}`;
};
