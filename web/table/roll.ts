import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Ask, View } from '../protocol.d.ts';
import { facesAt, mayKeep } from './dice.ts';
import { turnOf } from './talk.ts';
import type { Play } from './types.ts';
import { argsOf, centreOf, isAsked } from './view.ts';
import { waiting } from './waiting.ts';

/** "1 left ○○●": the throws there are, the used ones hollow. */
const left = (app: App, { args }: Ask) => html`<span class="left">${app.say('rolls-left', { left: args.left })}
  <span class="throws" aria-hidden="true">${Array.from(
    { length: Number(args.rolls) },
    (_, at) => html`<i data-left=${at >= Number(args.rolls) - Number(args.left) || nothing}></i>`,
  )}</span></span>`;

/** Throws the dice that are not kept. */
const thrower = (app: App, play: Play, view: View, ask: Ask) => {
  if (play.kept.size === centreOf(view)?.items.length) return waiting(app.say('all-kept'), play.act.roll);
  const move = play.answers.get(facesAt(view, play.kept).join(' '))?.moves[0] ?? play.throwing;
  return html`<button class="button primary" aria-disabled=${play.busy ? 'true' : nothing} @click=${() => play.act.roll()}>
    ${icon('i-dice')}<span>${move ? app.rich(`say-${move.say.kind}`, argsOf(move.say)) : nothing}</span>${left(app, ask)}</button>`;
};

/** The button that throws. */
export const rollButton = (app: App, play: Play, view: View) => {
  const { ask } = view;
  if (ask)
    return mayKeep(view) ? thrower(app, play, view, ask) : waiting(app.rich(`ask-${ask.id}`, ask.args), play.act.roll);
  if (view.to_act === -2)
    return html`<button class="button primary" @click=${() => play.act.open('round')}>${app.say('result')}</button>`;
  return waiting(turnOf(app, play, view.to_act < 0 ? play.acting : view.to_act), play.act.roll);
};

/** The button below the dice: what it will do, and how often still. */
export const roll = (
  app: App,
  play: Play,
  view: View,
) => html`<footer class="roll foot" data-acts=${isAsked(play) || nothing}>
  ${rollButton(app, play, view)}
</footer>`;
