import { html, nothing, svg } from 'lit-html';

/** How a card is drawn: each field adds one mark or effect. */
export interface CardState {
  /** cannot be played now */
  dimmed?: boolean;
  chosen?: boolean;
  /** part of the latest play on the table */
  last?: boolean;
  /** currently wins the trick */
  ahead?: boolean;
  /** recommended by a hint */
  advised?: boolean;
  /** raised: the player asked why, or it has just arrived */
  lifted?: boolean;
  /** belongs to a bomb */
  spark?: boolean;
  /** number of cards that a back stands for */
  count?: number;
  /** another design than the preferred one, as a sample */
  face?: Face;
  back?: Back;
}

const draw = (id: string, x: number, y: number, width: number, height: number = width) =>
  svg`<use href=${`#${id}`} x=${x} y=${y} width=${width} height=${height}></use>`;

const large = (rank: string, suit: string) => {
  if (rank === 'A') return draw(suit, 25, 62, 66);
  if (!'JQK'.includes(rank)) return draw(suit, 34, 74, 54);
  return svg`${draw(suit, 34, 76, 54)}${draw(`h${rank}`, 37, 45.5, 48, 28.8)}`;
};

const index = (rank: string, suit: string) => svg`${draw(`r${rank}`, 8, 9, 22, 30)}${draw(suit, 8, 46, 22)}`;

/** An index in two opposite corners, readable from either side, with the suit in the middle. */
const fromBothSides = (rank: string, suit: string) => svg`${index(rank, suit)}
  <g transform="rotate(180 50 70)">${index(rank, suit)}</g>
  ${'JQK'.includes(rank) ? svg`${draw(`h${rank}`, 30, 40, 40, 24)}${draw(suit, 32, 64, 36)}` : draw(suit, rank === 'A' ? 24 : 31, rank === 'A' ? 44 : 51, rank === 'A' ? 52 : 38)}`;

export type Face = 'large' | 'corners' | 'jumbo';
export type Back = 'lozenge' | 'waves' | 'checks';

/** The design that the player prefers. */
const preferredDesign: { face: Face; back: Back } = { face: 'large', back: 'lozenge' };

/** Set the design of all cards from now on. */
export const setCardDesign = (face: Face, back: Back) => Object.assign(preferredDesign, { face, back });

/**
 * A drawing with a jumbo index, for low vision, beside the usual one: style sheets show it where the card has room.
 * @param emblem id of the suit's drawing below the rank, if the card has one
 */
const orJumbo = (usual: unknown, [rank]: string, emblem: string, face: Face, rest: unknown) =>
  face === 'jumbo'
    ? svg`<g class="jumbo">${rest}<g class="index">${draw(`r${rank}`, 4, 8, 38, 52)}${emblem ? draw(emblem, 5, 68, 36) : nothing}</g></g><g class="usual">${usual}</g>`
    : usual;

const standard = (name: string, { face = preferredDesign.face }: CardState) => {
  const [rank, letter] = name;
  const suit = `s${letter}`;
  if (face === 'corners') return fromBothSides(rank, suit);
  const right = 'JQK'.includes(rank) ? draw(`h${rank}`, 52, 104, 40, 24) : draw(suit, 58, 98, 34);
  return orJumbo(svg`${index(rank, suit)}${large(rank, suit)}`, name, suit, face, right);
};

/** Points that are drawn in a ring on coloured and wild cards, by rank. */
const printed: Record<string, number> = {};

/** Set the points that are printed on cards. They come from the games: the drawing knows no rules. */
export const setPrintedPoints = (points: Record<string, number>) => Object.assign(printed, points);

const ring = (rank: string) =>
  printed[rank]
    ? svg`<g class="printed"><circle cx="86" cy="126" r="8.5"></circle>${draw(`r${printed[rank]}`, 82.7, 121.5, 6.6, 9)}</g>`
    : nothing;

/** A card of one of the five coloured suits: its strip identifies it even in the narrowest fan. */
const coloured = (name: string, { face = preferredDesign.face }: CardState) => {
  const [rank, letter] = name;
  const suit = letter.toUpperCase();
  const usual = svg`<rect class="card-strip" width="34" height="140"></rect>
    <g class="index">${draw(`r${rank}`, 6, 9, 22, 30)}${draw(`s${suit}`, 7.5, 47, 19)}</g>
    ${draw(`b${suit}`, 41, 44, 52)}${ring(rank)}`;
  const wide = svg`<rect class="card-strip" width="46" height="140"></rect>${draw(`b${suit}`, 58, 52, 38)}${ring(rank)}`;
  return orJumbo(usual, name, `s${suit}`, face, wide);
};

const SHAPES = [
  ['R', 52, 66],
  ['O', 82, 66],
  ['Y', 67, 84],
  ['G', 52, 102],
  ['B', 82, 102],
] as [string, number, number][];

/** A wild card: all five colours, all five shapes. */
const wild = (name: string, { face = preferredDesign.face }: CardState) => {
  const [rank] = name;
  const wide = svg`<rect class="head" width="46" height="72"></rect>
    ${SHAPES.map(([suit], at) => svg`<rect data-suit=${suit} class="card-strip" y=${72 + 13.6 * at} width="46" height="13.7"></rect>`)}
    ${draw(`h${rank}`, 57, 40, 40, 24)}${ring(rank)}`;
  return orJumbo(usualWild(rank), name, '', face, wide);
};

const usualWild = (rank: string) => svg`<rect class="head" width="34" height="46"></rect>
  <g class="index">${draw(`r${rank}`, 6, 9, 22, 30)}</g>
  ${SHAPES.map(([suit], at) => svg`<rect data-suit=${suit} class="card-strip" y=${46 + 18.8 * at} width="34" height="18.9"></rect>`)}
  ${draw(`h${rank}`, 41, 18, 52, 31)}
  ${SHAPES.map(([suit, x, y]) => svg`<g data-suit=${suit}>${draw(`b${suit}`, x - 10.5, y - 10.5, 21)}</g>`)}
  ${ring(rank)}`;

const joker = (_: string, { face = preferredDesign.face }: CardState) => {
  const middle = svg`${draw('joker', 0, 0, 100, 140)}${draw('jester', 34, 56, 58)}`;
  const wide = svg`${draw('joker', 0, 0, 100, 140)}${draw('jester', 2, 8, 42)}`;
  return svg`${face === 'jumbo' ? svg`<g class="jumbo">${wide}</g>` : nothing}<g class="usual">${draw('jester', 8, 10, 26)}${middle}</g>`;
};

/** Rows of arcs, each half a step from the one below. */
const WAVES = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: row % 2 ? 3 : 4 }, (_, at) => {
    const [x, y] = [(row % 2 ? 20 : 5) + 30 * at, 32 + 18 * row];
    return [15, 9].map(r => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
  }).join(''),
).join('');

const CHECKS = Array.from({ length: 24 }, (_, at) => [at % 4, Math.floor(at / 4)])
  .filter(([across, down]) => (across + down) % 2)
  .map(([across, down]) => `M${10 + 20 * across} ${10 + 20 * down}h20v20h-20Z`)
  .join('');

const FIELDS: Record<Back, unknown> = {
  lozenge: svg`<path d="M50 22 78 70 50 118 22 70ZM50 42 66 70 50 98 34 70Z"></path><circle cx="50" cy="70" r="5"></circle>`,
  waves: svg`<path d=${WAVES}></path>`,
  checks: svg`<path class="solid" d=${CHECKS}></path>`,
};

const back = (_: string, { back: design = preferredDesign.back }: CardState) => svg`<g class="pattern">
  ${FIELDS[design]}<rect x="7" y="7" width="86" height="126" rx="4"></rect></g>`;

/** True for a wild card: its second character is the seat that owns it. */
export const isWild = (name: string) => /^[JQK]\d$/.test(name);

/** True for one of the five suits that differ in colour and shape. */
export const isColoured = (letter: string) => 'ROYGB'.includes(letter.toUpperCase());

/** Id of the drawing of a suit, by its letter; a digit means the suit of a wild card. */
export const emblem = (letter: string) => (/\d/.test(letter) ? 'bands' : (isColoured(letter) ? 'b' : 's') + letter);

const kindOf = (name: string) => {
  if (name === '?') return 'back';
  if (name[0] === 'X') return 'joker';
  if (isWild(name)) return 'wild';
  return isColoured(name[1]) ? 'coloured' : 'standard';
};

const faces = { standard, coloured, wild, joker, back };

/**
 * Draw a playing card. It is hidden from screen readers: the caller names the card.
 * @param name in notation; '?' is face down
 */
export const card = (name: string, state: CardState = {}) => {
  const kind = kindOf(name);
  const looks = ['dimmed', 'chosen', 'last', 'ahead', 'advised', 'lifted'] as const;
  const classes = ['card', kind, ...looks.filter(look => state[look])].join(' ');
  return html`<span class=${classes} data-suit=${name[1]?.toUpperCase() ?? nothing} aria-hidden="true"
    ><svg viewBox="0 0 100 140">${faces[kind](name, state)}</svg
    >${state.spark ? html`<span class="bomb-mark">${icon('i-bomb')}</span>` : nothing}${state.ahead ? html`<span class="crown">${icon('i-crown')}</span>` : nothing}${state.count === undefined ? nothing : html`<b class="count">${state.count}</b>`}</span>`;
};

/**
 * An icon of the sprite, without text.
 * @param id id of an icon, or of a suit
 */
export const icon = (id: string) =>
  html`<svg class="icon" viewBox=${/^[sb][A-Z]$/.test(id) ? '0 0 100 100' : '0 0 24 24'} aria-hidden="true"
    data-suit=${/^[sb][A-Z]$/.test(id) ? id[1] : nothing}><use href=${`#${id}`}></use></svg>`;
