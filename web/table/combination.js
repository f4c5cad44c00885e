import { html } from 'lit-html';
import { card } from './card.js';
import { cardsIn } from './view.js';

/** @import { Args } from '../types' */

/** Cards in groups as large as `width` says, where a combination has any. @param {Args} args @returns {string[][]} */
const grouped = args => {
  const cards = cardsIn(args);
  const size = Number(args.width) || cards.length;
  return cards.flatMap((_, at) => (at % size ? [] : [cards.slice(at, at + size)]));
};

/** A combination as its cards lie, for the eye alone. @param {Args} args */
export const combination = args =>
  html`<span class="drawn" aria-hidden="true">${grouped(args).map(group => html`<span class="strip">${group.map(name => card(name))}</span>`)}</span>`;
