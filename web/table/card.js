import { html, nothing, svg } from 'lit-html';

/**
 * How a card lies: each of these adds one thing to its look.
 * @typedef {object} CardState
 * @property {boolean} [dimmed]   it can't be played now
 * @property {boolean} [chosen]
 * @property {boolean} [last]     the latest play on the table
 * @property {boolean} [advised]  what a hint points at
 * @property {boolean} [lifted]   asked why, or just arrived
 * @property {boolean} [spark]    it belongs to a bomb
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

/** What is drawn in a ring on the cards that are worth something. @type {Record<string, number>} */
const WORTH = { 3: 1, 5: 1, 7: 1, 9: 1, J: 2, Q: 3, K: 5 };

/** @param {string} rank */
const worth = rank =>
  WORTH[rank]
    ? svg`<g class="worth"><circle cx="86" cy="126" r="8.5"></circle>${draw('r' + WORTH[rank], 82.7, 121.5, 6.6, 9)}</g>`
    : nothing;

/** One of the five coloured suits: its strip says all in the narrowest fan. @param {string} name */
const coloured = ([rank, letter]) => {
  const suit = letter.toUpperCase();
  return svg`<rect class="strip-of" width="34" height="140"></rect>
    <g class="index">${draw('r' + rank, 6, 9, 22, 30)}${draw('s' + suit, 7.5, 47, 19)}</g>
    ${draw('b' + suit, 41, 44, 52)}${worth(rank)}`;
};

const SHAPES = /** @type {[string, number, number][]} */ ([
  ['R', 52, 66],
  ['O', 82, 66],
  ['Y', 67, 84],
  ['G', 52, 102],
  ['B', 82, 102],
]);

/** A card that stands for any: all five colours, all five shapes. @param {string} name */
const wild = ([rank]) => svg`<rect class="head" width="34" height="46"></rect>
  <g class="index">${draw('r' + rank, 6, 9, 22, 30)}</g>
  ${SHAPES.map(([suit], at) => svg`<rect data-suit=${suit} class="strip-of" y=${46 + 18.8 * at} width="34" height="18.9"></rect>`)}
  ${draw('h' + rank, 41, 18, 52, 31)}
  ${SHAPES.map(([suit, x, y]) => svg`<g data-suit=${suit}>${draw('b' + suit, x - 10.5, y - 10.5, 21)}</g>`)}
  ${worth(rank)}`;

const joker = () => svg`${draw('jester', 8, 10, 26)}
  ${draw('joker', 0, 0, 100, 140)}
  ${draw('jester', 34, 56, 58)}`;

const back = () => svg`<g class="pattern">
  <rect x="7" y="7" width="86" height="126" rx="4"></rect>
  <path d="M50 22 78 70 50 118 22 70ZM50 42 66 70 50 98 34 70Z"></path>
  <circle cx="50" cy="70" r="5"></circle></g>`;

/** Is it a wild card, whose second sign is the seat it belongs to? @param {string} name */
export const isWild = name => /^[JQK]\d$/.test(name);

/** Is it one of the five suits that differ in colour and shape? @param {string} letter */
export const isColoured = letter => 'ROYGB'.includes(letter.toUpperCase());

/** The drawing of a suit in one piece, by its letter; a digit stands for the suit of a wild. @param {string} letter */
export const emblem = letter => (/\d/.test(letter) ? 'bands' : (isColoured(letter) ? 'b' : 's') + letter);

/** @param {string} name */
const kindOf = name => {
  if (name === '?') return 'back';
  if (name[0] === 'X') return 'joker';
  if (isWild(name)) return 'wild';
  return isColoured(name[1]) ? 'coloured' : 'standard';
};

const faces = { standard, coloured, wild, joker, back };

/**
 * A playing card, drawn: for the eye alone, its name is for whoever places it to say.
 * @param {string} name  in notation; '?' is face down
 * @param {CardState} [state]
 */
export const card = (name, state = {}) => {
  const kind = kindOf(name);
  const looks = /** @type {const} */ (['dimmed', 'chosen', 'last', 'advised', 'lifted']);
  const classes = ['card', kind, ...looks.filter(look => state[look])].join(' ');
  return html`<span class=${classes} data-suit=${name[1]?.toUpperCase() ?? nothing} aria-hidden="true"
    ><svg viewBox="0 0 100 140">${faces[kind](name)}</svg
    >${state.spark ? html`<span class="spark">${icon('i-bomb')}</span>` : nothing}${state.count === undefined ? nothing : html`<b class="count">${state.count}</b>`}</span>`;
};

/**
 * An icon of the sprite, without words.
 * @param {string} id  of an icon, or of a suit
 */
export const icon = id =>
  html`<svg class="icon" viewBox=${/^[sb][A-Z]$/.test(id) ? '0 0 100 100' : '0 0 24 24'} aria-hidden="true"
    data-suit=${/^[sb][A-Z]$/.test(id) ? id[1] : nothing}><use href=${'#' + id}></use></svg>`;
