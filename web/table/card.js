import { html, nothing, svg } from 'lit-html';

/**
 * How a card lies: each of these adds one thing to its look.
 * @typedef {object} CardState
 * @property {boolean} [dimmed]   it can't be played now
 * @property {boolean} [chosen]
 * @property {boolean} [last]     the latest play on the table
 * @property {boolean} [advised]  what a hint points at
 * @property {boolean} [lifted]   asked why, or just arrived
 * @property {number} [count]     how many cards a back stands for
 */

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} [height]
 */
const draw = (id, x, y, width, height = width) =>
  svg`<use href=${'#' + id} x=${x} y=${y} width=${width} height=${height}></use>`;

/** @param {string} rank @param {string} suit */
const large = (rank, suit) => {
  if (rank === 'A') return draw(suit, 25, 62, 66);
  if (!'JQK'.includes(rank)) return draw(suit, 34, 74, 54);
  return svg`${draw(suit, 34, 76, 54)}${draw('h' + rank, 37, 45.5, 48, 28.8)}`;
};

/** @param {string} name */
const standard = ([rank, letter]) => {
  const suit = 's' + letter;
  return svg`${draw('r' + rank, 8, 9, 22, 30)}${draw(suit, 8, 46, 22)}${large(rank, suit)}`;
};

const joker = () => svg`${draw('jester', 8, 10, 26)}
  ${draw('joker', 0, 0, 100, 140)}
  ${draw('jester', 34, 56, 58)}`;

const back = () => svg`<g class="pattern">
  <rect x="7" y="7" width="86" height="126" rx="4"></rect>
  <path d="M50 22 78 70 50 118 22 70ZM50 42 66 70 50 98 34 70Z"></path>
  <circle cx="50" cy="70" r="5"></circle></g>`;

/** @param {string} name */
const kindOf = name => (name === '?' ? 'back' : name[0] === 'X' ? 'joker' : 'standard');

const faces = { standard, joker, back };

/**
 * A playing card, drawn: for the eye alone, its name is for whoever places it to say.
 * @param {string} name  in notation; '?' is face down
 * @param {CardState} [state]
 */
export const card = (name, state = {}) => {
  const kind = kindOf(name);
  const looks = /** @type {const} */ (['dimmed', 'chosen', 'last', 'advised', 'lifted']);
  const classes = ['card', kind, ...looks.filter(look => state[look])].join(' ');
  return html`<span class=${classes} data-suit=${name[1] ?? nothing} aria-hidden="true"
    ><svg viewBox="0 0 100 140">${faces[kind](name)}</svg
    >${state.count === undefined ? nothing : html`<b class="count">${state.count}</b>`}</span>`;
};

/**
 * An icon of the sprite, without words.
 * @param {string} id  with or without its "i-"
 */
export const icon = id =>
  html`<svg class="icon" viewBox=${/^s[A-Z]$/.test(id) ? '0 0 100 100' : '0 0 24 24'} aria-hidden="true"
    data-suit=${/^s[A-Z]$/.test(id) ? id[1] : nothing}><use href=${'#' + id}></use></svg>`;
