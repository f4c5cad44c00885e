import { html, nothing } from 'lit-html';
import type { CurrentTable, EngineAccess, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Ask, View } from '../protocol.d.ts';
import { mayKeep } from './dice.ts';
import { turnOf } from './status-lines.ts';
import type { Table } from './table-interface.ts';
import { isEarly } from './table-state.ts';
import { argsOf, centreOf, turnButtons } from './view-queries.ts';
import { waitingButton } from './waiting-button.ts';

/** The throws of the turn, used ones hollow: "1 left ○○●". */
const left = (app: Wording, { args }: Ask) => html`<span class="left">${app.say('rolls-left', { left: args.left })}
  <span class="throws" aria-hidden="true">${Array.from(
    { length: Number(args.rolls) },
    (_, at) => html`<i data-left=${at >= Number(args.rolls) - Number(args.left) || nothing}></i>`,
  )}</span></span>`;

/** Button that throws the dice that are not kept. */
const thrower = (app: Wording, table: Table, view: View, ask: Ask) => {
  if (table.state.kept.size === centreOf(view)?.items.length) return waitingButton(app.say('all-kept'), table.act.roll);
  const move = table.state.throwing;
  return html`<button class="button primary" aria-disabled=${table.state.busy ? 'true' : nothing} @click=${() => table.act.roll()}>
    ${icon('i-dice')}<span>${move ? app.rich(`say-${move.say.id}`, argsOf(move.say)) : nothing}</span>${left(app, ask)}</button>`;
};

/** Buttons for decisions that need no die or box. */
const turns = (app: Wording, table: Table, view: View, ask: Ask) =>
  turnButtons(ask).map(
    button => html`<button class="button ${mayKeep(view) ? 'outlined' : 'primary'}"
    @click=${() => table.act.move(button.move)}><span>${app.rich(`button-${button.id}`, button.args)}</span></button>`,
  );

/** The throw button, or what stands in its place. */
const rollButton = (app: Wording & CurrentTable, table: Table, view: View) => {
  const { ask } = view;
  if (ask && mayKeep(view)) return thrower(app, table, view, ask);
  if (ask)
    return turnButtons(ask).length ? nothing : waitingButton(app.rich(`ask-${ask.id}`, ask.args), table.act.roll);
  if (view.to_act === -2)
    return html`<button class="button primary" @click=${() => table.act.open({ name: 'round' })}>${app.say('result')}</button>`;
  return waitingButton(turnOf(app, table, view.to_act < 0 ? table.state.acting : view.to_act), table.act.roll);
};

/** All buttons that make the turn, except the boxes. */
export const rollButtons = (app: Wording & CurrentTable & EngineAccess, table: Table, view: View) =>
  isEarly(app, table.state)
    ? waitingButton(app.say('played-soon'), () => {})
    : html`${view.ask ? turns(app, table, view, view.ask) : nothing}${rollButton(app, table, view)}`;

/** The bar below the dice: the throw button with the throws left. */
export const roll = (
  app: Wording & CurrentTable & EngineAccess,
  table: Table,
  view: View,
) => html`<footer class="roll foot" data-acts=${!!table.state.asked || nothing}>
  ${rollButtons(app, table, view)}
</footer>`;
