import { html, nothing } from 'lit-html';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { titleOfMatch } from '../model/offers.ts';
import type { View } from '../protocol.d.ts';
import { isHelping } from './coach.ts';
import { houseRulesLine } from './house-rules.ts';
import type { Table } from './table-interface.ts';
import { handZone, lastTrick, orderOf, ownOrder, spokenOrder } from './view-queries.ts';

/** An icon button of the bar. */
export const tool = (
  sign: string,
  label: string,
  act: () => void,
  { off = false, lit = false, menu = false }: { off?: boolean; lit?: boolean; menu?: boolean } = {},
) => html`<button class="tool" data-lit=${lit || nothing}
  aria-label=${label} title=${label} aria-disabled=${off ? 'true' : nothing} aria-haspopup=${menu ? 'dialog' : nothing} @click=${act}>${icon(sign)}</button>`;

const caption = (app: Wording & CurrentTable, view: View) => {
  const id = `caption-${view.caption.id}`;
  const { practice, event } = app.match ?? {};
  const kind = event ? app.say('club-deal-of', { ...event }) : practice ? app.say('practice-match') : '';
  const before = kind && `${kind} · `;
  return html`<span class="caption">${before}${app.say(id, view.caption.args)}</span>${
    app.has(`${id}-long`) && !event
      ? html`<span class="caption long">${before}${app.say(`${id}-long`, view.caption.args)}</span>`
      : nothing
  }`;
};

/** The name of the game; a tap shows the house rules in force. */
const title = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  table: Table,
) => html`<button class="bar-title" aria-haspopup="dialog" title=${houseRulesLine(app)}
    aria-label=${app.say('house-rules-of', { game: titleOfMatch(app), rules: houseRulesLine(app) })} @click=${() => table.act.open({ name: 'house' })}
    ><span class="bar-game" aria-hidden="true">${titleOfMatch(app)}${icon('i-down')}</span></button>`;

/** The top bar: leave, title, undo, hint, speed and full screen on wide windows, menu. */
export const bar = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  table: Table,
  view: View | null,
) => html`<header class="bar">
  <div class="bar-name">
    <button class="tool back" aria-label=${app.say('leave-table')} title=${app.say('leave-table')} @click=${() => table.act.leave()}>${icon('i-back')}</button>
    ${view ? title(app, table) : nothing}<h1 class=${view ? 'spoken' : nothing}>${titleOfMatch(app)}</h1>${view ? caption(app, view) : nothing}</div>
  <div class="bar-tools">
    ${table.state.undo ? tool('i-undo', app.say('undo'), table.act.undo, { off: !!table.state.noUndo }) : nothing}
    ${tool('i-hint', app.say(table.mode.pad && view && view.to_act < 0 ? 'pad-best' : 'hint'), table.act.hint, { lit: isHelping(table), off: !view?.ask })}
    ${
      table.state.wide
        ? html`${tool('i-speed', app.say('speed', { speed: app.settings.speed }), table.act.speed)}
      ${document.fullscreenEnabled ? tool('i-full', app.say('full-screen'), table.act.full) : nothing}`
        : nothing
    }
    ${tool('i-more', app.say('more'), () => table.act.open({ name: 'menu' }), { menu: true })}</div>
</header>`;

/** The tools near the hand: last trick, sort, quick signs, rules. */
export const tools = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  const hand = handZone(view, view.seat);
  const last = lastTrick(view)?.items.length;
  const sorts = Object.keys(hand?.orders ?? {}).length && (hand?.items.length ?? 0) > 1;
  return html`<div class="tools">
    ${last ? tool('i-last', app.say('zone-last'), () => table.act.open({ name: 'last' }), { menu: true }) : html`<span></span>`}
    ${sorts ? tool('i-sort', app.say(ownOrder(app, view).length ? 'sort-again' : 'sort', { order: spokenOrder(orderOf(view, app.settings.sort)) }), table.act.sort) : nothing}
    ${app.participants ? tool('i-say', app.say('signs'), () => table.act.open({ name: 'signs' }), { menu: true }) : nothing}
    ${table.state.wide ? tool('i-help', app.say('rules'), () => table.act.open({ name: 'rules' }), { menu: true }) : nothing}</div>`;
};
