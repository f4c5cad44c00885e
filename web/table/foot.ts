import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import type { Ask, View } from '../protocol.d.ts';
import { aside } from './aside.ts';
import { tools } from './bar.ts';
import { chanceButtons } from './chance.ts';
import { answerOf, readingsOf } from './choice.ts';
import { face } from './face.ts';
import { lineOf, takenOf } from './seats.ts';
import type { Play } from './types.ts';
import { argsOf, asksAloud, factsOf, isAsked, turnButtons } from './view.ts';
import { waiting } from './waiting.ts';

const nextStep = (app: App, play: Play, ask: Ask) => {
  const missing = ask.least - play.chosen.length;
  if (play.chosen.length && missing > 0) return waiting(app.say('choose-more', { count: missing }), play.act.confirm);
  if (play.chosen.length && play.teaching)
    return html`<button class="button primary" @click=${() => play.act.confirm()}>${app.say('try-these', { count: play.chosen.length })}</button>`;
  if (answerOf(play)?.goes.length) return waiting(app.say('choose-on'), play.act.confirm);
  return waiting(app.rich(`ask-${ask.id}`, ask.args), play.act.confirm);
};

/** The button that plays: what the chosen cards will do. */
const primary = (app: App, play: Play, ask: Ask) => {
  const moves = readingsOf(play);
  if (!play.chosen.length || !moves.length) return nextStep(app, play, ask);
  if (moves.length > 1) return waiting(app.say('readings'), play.act.confirm);
  const [{ move, say }] = moves;
  return html`<button class="button primary" aria-disabled=${play.busy ? 'true' : nothing}
    @click=${() => play.act.move(move)}><span>${app.rich(`say-${say.kind}`, argsOf(say))}</span></button>`;
};

/** At most two buttons, the one that plays on the right. */
export const buttons = (app: App, play: Play, view: View) => {
  const { ask } = view;
  if (!ask && play.line && !view.places.length) return chanceButtons(app, play);
  if (!ask) {
    if (view.to_act === view.seat) return waiting(app.say('your-turn'), play.act.confirm);
    if (view.to_act >= 0) return waiting(app.say('thinking', { player: view.to_act }), play.act.confirm);
    return view.to_act === -1
      ? waiting(app.say('dealing'), play.act.confirm)
      : html`<button class="button primary" @click=${() => play.act.open('round')}>${app.say('result')}</button>`;
  }
  if (asksAloud(view)) return nothing;
  const decided = !play.teaching && !play.line && !play.shared && factsOf(view).some(({ id }) => id === 'decided');
  return html`${turnButtons(ask).map(
    button => html`<button class="button ${ask.items.length ? 'outlined' : 'primary'}"
    @click=${() => play.act.move(button.move)}><span>${app.rich(`button-${button.id}`, button.args)}</span></button>`,
  )}${decided ? html`<button class="button outlined" @click=${() => play.act.finish()}><span>${app.say('finish-decided')}</span></button>` : nothing}${ask.items.length ? primary(app, play, ask) : nothing}`;
};

/** The own place: who you are, how you stand, and what you can do. */
export const foot = (
  app: App,
  play: Play,
  view: View,
) => html`<footer class="foot" data-acts=${isAsked(play) || nothing}>
  <button class="sitter" @click=${() => play.act.open('seat', view.seat)} aria-haspopup="dialog">
    <span class="portrait" data-spot=${view.seat}>${face(app, view.seat)}</span>
    <span class="who"><b class="name">${view.ask && !play.line ? app.say('your-turn') : app.seatName(view.seat)}</b>
      ${lineOf(app, view, view.seat)}</span>
  </button>
  ${takenOf(app, view, view.seat)}
  ${play.wide ? html`${aside(app, play, view)}${tools(app, play, view)}` : nothing}
  <div class="buttons">${buttons(app, play, view)}</div>
</footer>`;
