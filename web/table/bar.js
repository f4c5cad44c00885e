import { html, nothing } from 'lit-html';
import { titleOfMatch } from '../offers.js';
import { icon } from './card.js';
import { houseRulesLine } from './house.js';
import { orderOf } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

/**
 * @param {string} sign
 * @param {string} label
 * @param {() => void} act
 * @param {{ off?: boolean, lit?: boolean, menu?: boolean }} [state]
 */
const tool = (
  sign,
  label,
  act,
  { off = false, lit = false, menu = false } = {},
) => html`<button class="tool" data-lit=${lit || nothing}
  aria-label=${label} title=${label} aria-disabled=${off ? 'true' : nothing} aria-haspopup=${menu ? 'dialog' : nothing} @click=${act}>${icon(sign)}</button>`;

/** @param {App} app @param {View} view */
const caption = (app, view) => {
  const id = 'caption-' + view.caption.id;
  const practised = app.match?.practice ? `${app.say('practice-match')} · ` : '';
  return html`<span class="caption">${practised}${app.say(id, view.caption.args)}</span>${
    app.has(id + '-long')
      ? html`<span class="caption long">${practised}${app.say(id + '-long', view.caption.args)}</span>`
      : nothing
  }`;
};

/** What is played and how it stands; a touch shows the house rules in force. @param {App} app @param {Play} play @param {View} view */
const title = (app, play, view) => html`<button class="bar-title" aria-haspopup="dialog" title=${houseRulesLine(app)}
    aria-label=${app.say('house-rules-of', { game: titleOfMatch(app), rules: houseRulesLine(app) })} @click=${() => play.act.open('house')}
    ><span class="bar-game" aria-hidden="true">${titleOfMatch(app)}${icon('i-down')}</span></button><h1 class="spoken">${titleOfMatch(app)}</h1>${caption(app, view)}`;

/** The upper edge: out, what is played, taking back, help, more. @param {App} app @param {Play} play */
export const bar = (app, play) => html`<header class="bar">
  <div class="bar-name">
    <button class="tool back" aria-label=${app.say('leave-table')} title=${app.say('leave-table')} @click=${() => play.act.leave()}>${icon('i-back')}</button>
    ${play.view && app.match ? title(app, play, play.view) : html`<h1>${titleOfMatch(app)}</h1>`}</div>
  <div class="bar-tools">
    ${play.undo ? tool('i-undo', app.say('undo'), play.act.undo) : nothing}
    ${tool('i-hint', app.say('hint'), play.act.hint, { lit: !!play.hint, off: !play.view?.ask })}
    ${
      play.wide
        ? html`${tool('i-speed', app.say('speed', { speed: app.settings.speed }), play.act.speed)}
      ${document.fullscreenEnabled ? tool('i-full', app.say('full-screen'), play.act.full) : nothing}`
        : nothing
    }
    ${tool('i-more', app.say('more'), () => play.act.open('menu'), { menu: true })}</div>
</header>`;

/** Sorting and looking back, near the hand. @param {App} app @param {Play} play @param {View} view */
export const tools = (app, play, view) => {
  const hand = view.zones.find(zone => zone.name === 'hand' && zone.seat === view.seat);
  const last = view.zones.some(zone => zone.name === 'last' && zone.items.length);
  const sorts = Object.keys(hand?.orders ?? {}).length && (hand?.items.length ?? 0) > 1;
  return html`<div class="tools">
    ${last ? tool('i-last', app.say('zone-last'), () => play.act.open('last'), { menu: true }) : html`<span></span>`}
    ${sorts ? tool('i-sort', app.say('sort', { order: orderOf(view, play.order) }), play.act.sort) : nothing}
    ${play.wide ? tool('i-help', app.say('rules'), () => play.act.open('rules'), { menu: true }) : nothing}</div>`;
};
