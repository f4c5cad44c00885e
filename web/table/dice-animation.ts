/** Dice animation: two turns in the air while other faces flash by. It changes only styles, never the DOM. */

import { shows } from '../art/die.ts';
import { still } from './motion.ts';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const APART = 40; // ms between the starts of two dice
const PASSING = 5; // faces shown before the final one

const fly = (element: HTMLElement, duration: number, delay: number) =>
  element.animate(
    [
      { transform: 'translateY(-70%) rotate(-720deg) scale(.86)' },
      { transform: 'translateY(0) rotate(-150deg) scale(1.04)', offset: 0.62 },
      { transform: 'none' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );

/** Flash random faces before the final one. */
const blink = (element: HTMLElement, face: number, duration: number, delay: number) => {
  const passing = Array.from({ length: PASSING }, () => 1 + Math.floor(6 * Math.random()));
  for (const pip of element.querySelectorAll('[data-pip]')) {
    const spot = pip.getAttribute('data-pip') ?? '';
    const frames = [...passing, face, face].map(each => ({
      opacity: shows(each, spot) ? 1 : 0,
      easing: 'steps(1, end)',
    }));
    pip.animate(frames, { duration, delay, fill: 'backwards' });
  }
};

/** Animate a throw of the dice at these places. */
export const tumble = (root: ParentNode, places: Iterable<number>, faces: readonly string[], duration: number) => {
  if (!duration) return;
  let thrown = 0;
  for (const at of places) {
    const element = root.querySelector(`.dice [data-place="${at}"] .die`);
    if (!(element instanceof HTMLElement)) continue;
    if (still()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
      continue;
    }
    const delay = APART * thrown++;
    fly(element, duration, delay);
    blink(element, Number(faces[at]), duration, delay);
  }
};
