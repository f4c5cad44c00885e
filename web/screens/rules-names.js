import { html } from 'lit-html';
import { card } from '../table/card.js';
import { die, isDie } from '../table/die.js';

/** @import { App, Args, View } from '../types' */

/** Nobody sits at an example: who plays there gets the usual names, from your left on.
 * @param {App} app @param {View} view @param {number} seat */
export const nameAt = (app, view, seat) => {
  const step = (seat - view.seat + view.points.length) % view.points.length;
  return step ? app.say('bot-name', { seat: step }) : app.say('you');
};

/** What a sentence needs, with names instead of seats. @param {App} app @param {Args} args @param {View} view @returns {Args} */
export function named(app, args, view) {
  /** @type {Args} */ const names = {};
  for (const role of ['player', 'giver']) {
    const seat = args[role];
    if (typeof seat === 'number') names[role] = nameAt(app, view, seat);
  }
  return { ...args, ...names, who: args.player === view.seat ? 'you' : 'other' };
}

/** Cards or dice in a row, with their names. @param {App} app @param {readonly string[]} names @param {readonly string[]} [dimmed] */
export const cards = (app, names, dimmed = []) => html`
  <span class="strip" role="img" aria-label=${names.map(name => (isDie(name) ? app.say(`face-${name}`) : app.cardName(name))).join(', ')}>${
    names.map(name => (isDie(name) ? die(Number(name)) : card(name, { dimmed: dimmed.includes(name) })))}</span>`;
