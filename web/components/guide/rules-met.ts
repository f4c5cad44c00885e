import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import type { GuidedRule } from '../../protocol.d.ts';
import type { Table } from '../../table/table-interface.ts';
import { listIn } from '../../words/formatting.ts';

/** The guide of a match, as far as the list of its rules needs it. */
interface MatchRules {
  /** One entry for each rule. */
  readonly met: readonly GuidedRule[];
  readonly toCome: readonly GuidedRule[];
  readonly table: Table;
  turn(): void;
  tellAgain(): void;
}

const FEW = 3; // rules still to come that are named in a line

/** A lamp: lit for a rule that the learner has met. */
export const lamp = (lit: boolean) => html`<i class="lamp" data-lit=${lit || nothing} aria-hidden="true"></i>`;

const ruleName = (app: Wording, { rule }: GuidedRule) => app.say(`rule-${rule}-title`);

/** "Still to come: Bombs, Bets …", or that all rules are met. */
export function toComeInWords(app: Wording, { toCome }: Pick<MatchRules, 'toCome'>): string {
  if (!toCome.length) return app.say('rules-all-met');
  const names = toCome.slice(0, FEW).map(one => ruleName(app, one));
  const rules = listIn(app.language, names, 'unit');
  return app.say('rules-named-to-come', { rules, more: String(toCome.length > FEW) });
}

/** The rules of a match by name: still to come, and met; a tap on one opens it in the rulebook. */
export const rulesMetDialog = (app: Wording, along: MatchRules) => {
  const { met, toCome, table } = along;
  const entry = (lit: boolean) => (one: GuidedRule) =>
    html`<li><button @click=${() => table.act.open({ name: 'rules', rule: one.rule })}>${lamp(lit)}<span>${ruleName(app, one)}</span></button></li>`;
  const act = (then: () => void) => () => {
    table.act.close();
    then();
  };
  return html`${
    toCome.length
      ? html`<h3>${app.say('rules-still-to-come')}</h3><ul class="known-rules" role="list">${toCome.map(entry(false))}</ul>`
      : html`<p>${app.say('rules-all-met')}</p>`
  }
    ${met.length ? html`<h3>${app.say('rules-met')} <small>${app.say('done-of', { done: met.length, all: met.length + toCome.length })}</small></h3><ul class="known-rules" role="list">${met.map(entry(true))}</ul>` : nothing}
    <p class="known-actions"><button class="button tonal" @click=${act(() => along.tellAgain())}>${app.say('tell-again')}</button>
      <button class="button tonal" @click=${act(() => along.turn())}>${app.say('guide-is', { on: 'true' })}</button></p>`;
};
