import { html, nothing } from 'lit-html';
import type { CurrentTable, Display, GameCatalogue, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { addressOf, addressOfRule, lessonFor } from '../model/lessons.ts';
import { offerOf } from '../model/offers.ts';
import type { Refusal } from '../protocol.d.ts';
import type { Table } from './table-interface.ts';

/** The name of the rule behind a refusal. */
export const nameOfRule = (app: Wording, refusal: Refusal) => {
  const ids = [`rule-${refusal.rule}-title`, `refusal-${refusal.rule}-title`];
  const id = ids.find(each => app.has(each));
  return id ? app.say(id, refusal.args) : app.say('refusal-not-now-title');
};

/** Link to the lesson step that teaches the rule, unless that lesson is open. */
export const wayToLesson = (app: Wording & GameCatalogue & Display & CurrentTable, rule: string) => {
  const what = app.match && offerOf(app, app.match.head);
  const found = what && lessonFor(app, what, rule);
  return found && !location.hash.startsWith(addressOf(app, what.game.name, found))
    ? html`<a class="link" href=${addressOfRule(app, what.game.name, found, rule)} aria-label=${app.say('lesson', { lesson: app.plainText(found.title) })}>${app.say('to-lesson')}${icon('i-next')}</a>`
    : nothing;
};

/**
 * Callout that says why a card can't be played, or what a badge means. It has the rule's name,
 * a sentence, and links to the rule and its lesson.
 * @param places CSS custom properties with the place of each card in the hand
 */
export const callout = (
  app: Wording & GameCatalogue & Display & CurrentTable,
  table: Table,
  places: Map<string, string>,
) => {
  const why = table.state.callout;
  if (!why) return nothing;
  const at = why.item ? places.get(why.item) : undefined;
  const { refusal } = why;
  return html`<div class="callout" role="group" data-told=${why.told || nothing} aria-label=${nameOfRule(app, refusal)} .style=${at ?? ''}>
    <div class="callout-head"><b>${nameOfRule(app, refusal)}</b>
      ${
        app.has(`rule-${refusal.rule}-title`)
          ? html`<button class="link" @click=${() => table.act.open({ name: 'rules', rule: refusal.rule })}
        >${app.say('rule')}${icon('i-next')}</button>`
          : nothing
      }</div>
    <p>${app.rich(`${why.told ? 'rule' : 'refusal'}-${refusal.rule}`, refusal.args)}</p>
    ${wayToLesson(app, refusal.rule)}
    ${at ? html`<span class="tip" aria-hidden="true"></span>` : nothing}
  </div>`;
};
