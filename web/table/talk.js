import { html, nothing } from 'lit-html';
import { callout } from './callout.js';
import { coachLine } from './coach-dice.js';
import { badges } from './middle.js';
import { headline } from './scores.js';
import { argsOf } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/** The latest that has happened, in a sentence. @param {App} app @param {Play} play */
const latest = (app, play) => {
  const events = play.story.flatMap(paragraph => paragraph.events).filter(({ kind }) => app.has('event-' + kind));
  const event = events.at(-1);
  return event ? app.rich('event-' + event.kind, argsOf(event)) : nothing;
};

/** "Your turn", "Mia’s turn". @param {App} app @param {Play} play @param {number} seat */
export const turnOf = (app, play, seat) =>
  app.isYou(seat) && !play.shared ? app.say('your-turn') : app.say('turn-of', { name: app.seatName(seat) });

/** What to do now, or what others do. @param {App} app @param {Play} play @param {View} view */
const status = (app, play, view) => {
  const { ask } = view;
  if (view.places.length) return html`<b>${headline(app, view)}${app.say('stop')}</b>`;
  if (!ask) return latest(app, play);
  const id = `ask-${ask.id}-note`;
  return html`<b>${turnOf(app, play, view.seat)}${app.say('stop')}</b>${app.say('gap')}${app.has(id) ? app.rich(id, ask.args) : html`${app.rich('ask-' + ask.id, ask.args)}${app.say('stop')}`}`;
};

/**
 * A line or two above the dice: the state of play, what to do, and on a phone the coach.
 * @param {App} app @param {Play} play @param {View} view
 */
export const talk = (app, play, view) => html`<section class="talk">
  ${badges(app, view)}
  ${play.why ? callout(app, play, new Map()) : nothing}
  ${play.hint && !play.wide ? coachLine(app, play) : html`<p class="status">${status(app, play, view)}</p>`}
</section>`;
