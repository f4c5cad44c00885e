import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import type { GuidedRule } from '../../protocol.d.ts';
import type { Table } from '../../table/table-interface.ts';

/** The guide of a match, as far as the list of its rules needs it. */
interface MatchRules {
  /** One entry for each rule. */
  readonly met: readonly GuidedRule[];
  readonly toCome: readonly GuidedRule[];
  readonly table: Table;
  turn(): void;
  tellAgain(): void;
}

/** A lamp: lit for a rule that the learner has met. */
export const lamp = (lit: boolean) => html`<i class="lamp" data-lit=${lit || nothing} aria-hidden="true"></i>`;

/** The rules of a match by name: still to come, and met; a tap on one opens it in the rulebook. */
export const rulesMetDialog = (app: Wording, guide: MatchRules) => {
  const { met, toCome, table } = guide;
  const entry = (lit: boolean) => (one: GuidedRule) =>
    html`<li><button @click=${() => table.act.open({ name: 'rules', rule: one.rule })}>${lamp(lit)}<span>${app.say(`rule-${one.rule}-title`)}</span></button></li>`;
  const act = (then: () => void) => () => {
    table.act.close();
    then();
  };
  return html`${toCome.length ? html`<h3>${app.say('rules-still-to-come')}</h3><ul class="known-rules" role="list">${toCome.map(entry(false))}</ul>` : nothing}
    ${met.length ? html`<h3>${app.say('rules-met')} <small>${app.say('done-of', { done: met.length, all: met.length + toCome.length })}</small></h3><ul class="known-rules" role="list">${met.map(entry(true))}</ul>` : nothing}
    <p class="known-actions"><button class="button tonal" @click=${act(() => guide.tellAgain())}>${app.say('tell-again')}</button>
      <button class="button tonal" @click=${act(() => guide.turn())}>${app.say('guide-is', { on: 'true' })}</button></p>`;
};
