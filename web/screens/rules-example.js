import { html, nothing } from 'lit-html';
import { card, icon } from '../table/card.js';
import { die, isDie } from '../table/die.js';
import { centreOf, playsIn } from '../table/view.js';

/** @typedef {import('../types').App} App */
/** @typedef {import('../types').Args} Args */
/** @typedef {import('../types').RuleExample} RuleExample */
/** @typedef {import('../types').View} View */

/** A position, what may be done in it, and what not, and why. @param {App} app @param {RuleExample} shown */
export function example(app, { view, yes, no }) {
  const centre = centreOf(view);
  const lying = (centre?.kind === 'pile' ? playsIn(centre).at(-1)?.items : centre?.items) ?? [];
  const held = view.zones.find(zone => zone.kind === 'hand' && zone.seat === view.seat)?.items ?? [];
  return html`<figure class="example" aria-label=${app.say('example')}>
    <div class="position">
      ${lying.length ? row(app, 'example-table', lying, []) : nothing}
      ${centre?.kind === 'dice' ? nothing : row(app, 'example-hand', held, view.ask ? held.filter(name => !view.ask?.items.includes(name)) : [])}
    </div>
    <ul class="verdicts">
      ${yes.map(move => html`<li class="yes">${told(app, view, move)}<span>${icon('i-check')}<span><b class="spoken">${app.say('example-yes')}: </b>${
        brings(app, view, move)}</span></span></li>`)}
      ${no.map(({ move, rule, args }) => html`<li class="no">${told(app, view, move)}<span>${icon('i-cross')}<span><b class="spoken">${app.say('example-no')}: </b>${
        app.rich(`refusal-${rule}`, named(app, args, view))}</span></span></li>`)}
    </ul>
  </figure>`;
}

/** @param {App} app @param {string} label @param {string[]} names @param {string[]} dimmed */
const row = (app, label, names, dimmed) => html`
  <div><small>${app.say(label)}</small>${cards(app, names, dimmed)}</div>`;

/** The box of the score sheet that a move fills. @param {View} view @param {string} move */
const boxOf = (view, move) =>
  view.sheet.find(row => row.move === move) ?? view.sheet.find(row => move.endsWith(' ' + row.id));

/** What comes of a legal move. @param {App} app @param {View} view @param {string} move */
const brings = (app, view, move) => {
  const points = view.sheet.find(row => row.move === move)?.possible;
  return typeof points !== 'number' ? app.say('example-fine') : app.say('points', { points });
};

/** A move as its cards, as the box it fills, or as the word on its button. @param {App} app @param {View} view @param {string} move */
const told = (app, view, move) => {
  const box = boxOf(view, move);
  if (box) return html`<b>${app.say('box-' + box.id)}</b>`;
  const names = cardsOf(move);
  if (!names.length && centreOf(view)?.kind === 'dice') return html`<b>${app.say('no-die')}</b>`;
  return names.length || !app.has(`button-${move}`) ? cards(app, names) : html`<b>${app.say(`button-${move}`)}</b>`;
};

/** @param {App} app @param {string[]} names @param {string[]} [dimmed] */
const cards = (app, names, dimmed = []) => html`
  <span class="strip" role="img" aria-label=${names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(', ')}>${
    names.map(name => (isDie(name) ? die(Number(name)) : card(name, { dimmed: dimmed.includes(name) })))}</span>`;

/** The cards that a move in notation names. @param {string} move */
const cardsOf = move => move.split(' ').filter(word => isDie(word) || /^[0-9A-Z][A-Za-z0-9]$/.test(word));

/** Nobody sits at an example: who plays there gets the usual names, from your left on.
 * @param {App} app @param {Args} args @param {View} view @returns {Args} */
function named(app, args, view) {
  const { player } = args;
  if (typeof player !== 'number') return args;
  const seat = (player - view.seat + view.points.length) % view.points.length;
  return { ...args, player: app.say('bot-name', { seat }), who: 'other' };
}
