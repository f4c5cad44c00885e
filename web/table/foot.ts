import { html, nothing } from 'lit-html';
import type { App, CurrentTable, EngineAccess, Wording } from '../app.ts';
import type { Ask, View } from '../protocol.d.ts';
import { tools } from './bar.ts';
import { chanceButtons } from './chance.ts';
import { goesWith } from './dimmed.ts';
import { face } from './face.ts';
import { lineOf, takenOf } from './seats.ts';
import { sideOffers } from './side-offers.ts';
import { turnOf } from './status-lines.ts';
import type { Table } from './table-interface.ts';
import { isEarly } from './table-state.ts';
import { argsOf, asksAloud, isRoundOver, isWatched, turnButtons } from './view-queries.ts';
import { waitingButton } from './waiting-button.ts';

/** Button for cards chosen before the engine has started: they are played once it knows the move. */
const earlyButton = (app: Wording, { act, state }: Table) =>
  state.eager
    ? waitingButton(app.say('played-soon'), () => {})
    : html`<button class="button primary" @click=${() => act.confirm()}><span>${app.say('choose-these')}</span></button>`;

const nextStep = (app: Wording & EngineAccess, table: Table, ask: Ask) => {
  const { act, mode, state } = table;
  const { chosen } = state;
  const missing = ask.least - chosen.length;
  if (chosen.length && missing > 0) return waitingButton(app.say('choose-more', { count: missing }), act.confirm);
  if (chosen.length && !mode.helps)
    return html`<button class="button primary" @click=${() => act.confirm()}>${app.say('try-these', { count: chosen.length })}</button>`;
  if (chosen.length && app.engineState === 'loading' && !state.meaningOf(chosen)) return earlyButton(app, table);
  if (goesWith(table)?.length) return waitingButton(app.say('choose-on'), act.confirm);
  const short = `ask-${ask.id}-short`;
  return waitingButton(app.rich(app.has(short) ? short : `ask-${ask.id}`, ask.args), act.confirm);
};

/** The button that plays, labelled with the move that the chosen cards make. */
const primary = (app: Wording & EngineAccess, table: Table, ask: Ask) => {
  const { act, state } = table;
  const { chosen, readings } = state;
  if (!chosen.length || !readings.length) return nextStep(app, table, ask);
  if (readings.length > 1) return waitingButton(app.say('readings'), act.confirm);
  const [{ move, say }] = readings;
  return html`<button class="button primary" aria-disabled=${state.busy ? 'true' : nothing}
    @click=${() => act.move(move)}><span>${app.rich(`say-${say.id}`, argsOf(say))}</span></button>`;
};

/** Button that plays out the rest of the round. */
const finish = (app: Wording, { act }: Table) =>
  html`<button class="button outlined" @click=${() => act.finish()}><span>${app.say('finish-round')}</span></button>`;

/** After a round: the button that asks for the next deal, as soon as the result has been shown. */
const afterRound = (app: Wording, { act, state }: Table) =>
  state.awaitsNextRound
    ? html`<button class="button primary" @click=${() => act.next()}>${app.say('next-hand')}</button>`
    : waitingButton(app.say('round-over'), act.confirm);

/** At most two buttons; the one that plays is on the right. */
export const buttons = (app: Wording & EngineAccess & CurrentTable, table: Table, view: View) => {
  const { ask } = view;
  if (!ask && table.line && !view.places.length) return chanceButtons(app, table);
  if (!ask) {
    if (table.mode.isWholeMatch && isWatched(app, view)) return finish(app, table);
    if (view.to_act === view.seat && !app.match?.friends) return waitingButton(app.say('your-turn'), table.act.confirm);
    if (view.to_act >= 0) return waitingButton(app.say('thinking', { player: view.to_act }), table.act.confirm);
    if (isRoundOver(view)) return afterRound(app, table);
    return view.to_act === -1
      ? waitingButton(app.say('dealing'), table.act.confirm)
      : html`<button class="button primary" @click=${() => table.act.open({ name: 'round' })}>${app.say('result')}</button>`;
  }
  if (isEarly(app, table.state)) return waitingButton(app.say('played-soon'), () => {});
  if (asksAloud(view)) return nothing;
  return html`${turnButtons(ask).map(
    button => html`<button class="button ${ask.items.length ? 'outlined' : 'primary'}"
    @click=${() => table.act.move(button.move)}><span>${app.rich(`button-${button.id}`, button.args)}</span></button>`,
  )}${ask.items.length ? primary(app, table, ask) : nothing}`;
};

/** "Your turn" if the viewer decides; among friends, whose turn it is; otherwise the viewer's name. */
const nameInFoot = (app: Wording & CurrentTable, table: Table, view: View) => {
  if (view.ask && !table.line) return app.say('your-turn');
  return app.participants && view.to_act >= 0 ? turnOf(app, table, view.to_act) : app.seatName(view.seat);
};

/** The viewer's seat at the lower edge: name, points, badges, buttons. */
export const foot = (
  app: App,
  table: Table,
  view: View,
) => html`<footer class="foot" data-acts=${!!table.state.asked || nothing}>
  <button class="participant" @click=${() => table.act.open({ name: 'seat', seat: view.seat })} aria-haspopup="dialog">
    <span class="portrait" data-spot=${view.seat}>${face(app, view.seat)}</span>
    <span class="who"><b class="name">${nameInFoot(app, table, view)}</b>
      ${lineOf(app, view, view.seat)}</span>
  </button>
  ${takenOf(app, view, view.seat)}
  ${table.state.wide ? html`${sideOffers(app, table, view)}${tools(app, table, view)}` : nothing}
  <div class="buttons">${buttons(app, table, view)}</div>
</footer>`;
