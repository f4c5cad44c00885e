import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { Sentence } from '../protocol.d.ts';
import { signed } from '../words/numbers.ts';
import { TENTH } from './hint-points.ts';
import type { Table } from './table-interface.ts';
import type { Hint } from './table-state.ts';
import { argsOf, cardsIn, fewestWin, hintMessage } from './view-queries.ts';

const SHOWN = 3;

/** A move in words, with its cards if another hinted move has the same words. */
const move = (app: Wording, hint: Hint, say: Sentence) => {
  const plain = (one: Sentence) => app.say(hintMessage(app, one), argsOf(one));
  const alike = hint.moves.slice(0, SHOWN).filter(other => plain(other.say) === plain(say));
  const cards = alike.length > 1 && cardsIn(say.args).length;
  return html`${app.rich(hintMessage(app, say), argsOf(say))}${cards ? html`${app.say('gap')}${app.rich('weighed-cards', argsOf(say))}` : nothing}`;
};

/** The best moves with how many points better each is than the others' average, also where the fewest points win. */
const weighed = (app: Wording & GameCatalogue & CurrentTable, hint: Hint) => {
  if (hint.moves.length < 2 || hint.moves[0].points === null) return nothing;
  const sign = fewestWin(app) ? -1 : 1;
  return html`
  <section class="weighed"><p>${app.say('ahead-by')}</p>
  <ol role="list">${hint.moves
    .slice(0, SHOWN)
    .map(
      ({ say, points }) =>
        html`<li><span>${move(app, hint, say)}</span><b>${signed(app, sign * Number(points), TENTH)}</b></li>`,
    )}</ol></section>`;
};

/** True if a hint is shown or awaited. */
export const isHelping = ({ state }: Pick<Table, 'state'>) => !!state.hint || state.isHintSlow;

/** The text shown while the hint is computed. */
export const soon = (app: Wording) => html`<p>${app.say('hint-soon')}</p>`;

/** Stage 1 of a hint: a nudge, with a link that shows the move. */
export const nudge = (
  app: Wording,
  table: Table,
  { advice }: Hint,
) => html`<p>${app.rich(`nudge-${advice.id}`, argsOf(advice))}</p>
  <button class="link" @click=${() => table.act.hint()}>${app.say('show-move')}${icon('i-next')}</button>`;

/** A hint at a card table: stage 1 a nudge, stage 2 the move and its reason. */
export const coach = (app: Wording & GameCatalogue & CurrentTable, table: Table) => {
  if (!isHelping(table) || table.state.callout) return nothing;
  return html`<section class="coach" aria-label=${app.say('hint')}>
    ${icon('i-hint')}
    <div>${hintBody(app, table)}</div>
  </section>`;
};

const hintBody = (app: Wording & GameCatalogue & CurrentTable, table: Table) => {
  const { hint } = table.state;
  if (!hint) return soon(app);
  if (hint.stage === 1) return nudge(app, table, hint);
  const { id } = hint.advice;
  const [best] = hint.moves;
  return html`<p><b>${app.rich(hintMessage(app, best.say), argsOf(best.say))}</b>${app.say('stop')}${app.say('gap')}${app.has(`advice-${id}`) ? app.rich(`advice-${id}`, argsOf(hint.advice)) : nothing}</p>${weighed(app, hint)}`;
};
