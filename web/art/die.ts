import { html, svg } from 'lit-html';

/** Position of each pip, for all faces together; face 1 has a large pip of its own. */
const SPOTS = {
  'top left': [28, 28],
  'top right': [72, 28],
  'middle left': [28, 50],
  'middle right': [72, 50],
  'bottom left': [28, 72],
  'bottom right': [72, 72],
  centre: [50, 50],
  one: [50, 50],
} as const;

export type Spot = keyof typeof SPOTS;

const TWO: readonly Spot[] = ['top left', 'bottom right'];
const FOUR: readonly Spot[] = [...TWO, 'top right', 'bottom left'];

/** Pips of each face, beginning with face 1. */
const FACES: readonly (readonly Spot[])[] = [
  ['one'],
  TWO,
  [...TWO, 'centre'],
  FOUR,
  [...FOUR, 'centre'],
  [...FOUR, 'middle left', 'middle right'],
];

/** True if the pip of this spot is visible on this face. */
export const shows = (face: number, spot: string) => FACES[face - 1]?.some(each => each === spot) ?? false;

/** True for the name of a die (not of a card). */
export const isDie = (name: string) => /^[1-6]$/.test(name);

/**
 * Draw a die. It is hidden from screen readers: the caller names its number.
 * It contains the pips of every face, so that CSS can make it tumble.
 * @param face 0 if it is not thrown yet
 */
export const die = (
  face: number,
  { kept = false, advised = false }: { kept?: boolean; advised?: boolean } = {},
) => html`<span
  class=${['die', kept && 'kept', advised && 'advised', !face && 'blank'].filter(Boolean).join(' ')} aria-hidden="true"
  ><svg viewBox="0 0 100 100">${Object.entries(SPOTS).map(
    ([spot, [x, y]]) =>
      svg`<circle data-pip=${spot} class=${shows(face, spot) ? 'pip-seen' : 'pip-unseen'} cx=${x} cy=${y} r=${spot === 'one' ? 14 : 9.5}></circle>`,
  )}</svg></span>`;
