import { html, svg } from 'lit-html';

/** Where the pips of all faces lie; the one has a large pip of its own. */
const SPOTS = /** @type {const} */ ({
  'top left': [28, 28],
  'top right': [72, 28],
  'middle left': [28, 50],
  'middle right': [72, 50],
  'bottom left': [28, 72],
  'bottom right': [72, 72],
  centre: [50, 50],
  one: [50, 50],
});

/** @typedef {keyof typeof SPOTS} Spot */

/** @type {readonly Spot[]} */
const TWO = ['top left', 'bottom right'];
/** @type {readonly Spot[]} */
const FOUR = [...TWO, 'top right', 'bottom left'];

/** Which pips each face shows, from 1 on. @type {readonly (readonly Spot[])[]} */
const FACES = [['one'], TWO, [...TWO, 'centre'], FOUR, [...FOUR, 'centre'], [...FOUR, 'middle left', 'middle right']];

/** Is the pip of this spot seen on this face? @param {number} face @param {string} spot */
export const shows = (face, spot) => FACES[face - 1]?.some(each => each === spot) ?? false;

/** Is this the name of a die, and not of a card? @param {string} name */
export const isDie = name => /^[1-6]$/.test(name);

/**
 * A die, drawn: for the eye alone, its number is for whoever places it to say.
 * Every face's pips are there, so that it can tumble.
 * @param {number} face  0: not thrown yet
 * @param {{ kept?: boolean, advised?: boolean }} [state]
 */
export const die = (face, { kept = false, advised = false } = {}) => html`<span
  class=${['die', kept && 'kept', advised && 'advised', !face && 'blank'].filter(Boolean).join(' ')} aria-hidden="true"
  ><svg viewBox="0 0 100 100">${Object.entries(SPOTS).map(
    ([spot, [x, y]]) =>
      svg`<circle data-pip=${spot} class=${shows(face, spot) ? 'pip-seen' : 'pip-unseen'} cx=${x} cy=${y} r=${spot === 'one' ? 14 : 9.5}></circle>`,
  )}</svg></span>`;
