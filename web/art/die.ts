import { html, svg } from 'lit-html';

/** Where the pips of all faces lie; the one has a large pip of its own. */
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

/** Which pips each face shows, from 1 on. */
const FACES: readonly (readonly Spot[])[] = [
  ['one'],
  TWO,
  [...TWO, 'centre'],
  FOUR,
  [...FOUR, 'centre'],
  [...FOUR, 'middle left', 'middle right'],
];

/** Is the pip of this spot seen on this face? */
export const shows = (face: number, spot: string) => FACES[face - 1]?.some(each => each === spot) ?? false;

/** Is this the name of a die, and not of a card? */
export const isDie = (name: string) => /^[1-6]$/.test(name);

/**
 * A die, drawn: for the eye alone, its number is for whoever places it to say.
 * Every face's pips are there, so that it can tumble.
 * @param face 0: not thrown yet
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
