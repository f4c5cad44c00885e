import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { callout } from './callout.ts';
import { coachLine } from './coach-dice.ts';
import { badges } from './middle.ts';
import { headline } from './scores.ts';
import type { Play } from './types.ts';
import { argsOf } from './view.ts';

/** The latest that has happened, in a sentence. */
const latest = (app: App, play: Play) => {
  const events = play.story.flatMap(paragraph => paragraph.events).filter(({ kind }) => app.has(`event-${kind}`));
  const event = events.at(-1);
  return event ? app.rich(`event-${event.kind}`, argsOf(event)) : nothing;
};

/** "Your turn", "Mia’s turn". */
export const turnOf = (app: App, play: Play, seat: number) =>
  app.isYou(seat) && !play.shared ? app.say('your-turn') : app.say('turn-of', { name: app.seatName(seat) });

/** What to do now, or what others do. */
const status = (app: App, play: Play, view: View) => {
  const { ask } = view;
  if (view.places.length) return html`<b>${headline(app, view)}${app.say('stop')}</b>`;
  if (!ask) return latest(app, play);
  const id = `ask-${ask.id}-note`;
  return html`<b>${turnOf(app, play, view.seat)}${app.say('stop')}</b>${app.say('gap')}${app.has(id) ? app.rich(id, ask.args) : html`${app.rich(`ask-${ask.id}`, ask.args)}${app.say('stop')}`}`;
};

/** A line or two above the dice: the state of play, what to do, and on a phone the coach. */
export const talk = (app: App, play: Play, view: View) => html`<section class="talk">
  ${badges(app, view)}
  ${play.why ? callout(app, play, new Map()) : nothing}
  ${play.hint && !play.wide ? coachLine(app, play) : html`<p class="status">${status(app, play, view)}</p>`}
</section>`;
