import type { Act } from '../table/drawn-types.ts';

/** So many pixels aside, and a touch is a drag. */
const AWAY = 10;

const heldCards = () => [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];

/** The place in the hand that is nearest to a point. */
const nearest = (x: number, y: number) => {
  const far = heldCards().map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(x - left - width / 2, 2 * (y - top - height / 2));
  });
  return far.indexOf(Math.min(...far));
};

/** A card of the hand follows the pointer until it is let go; the touch that ends so is none. */
export const drag = (act: Pick<Act, 'moveCard'>, name: string, { clientX, clientY, isPrimary }: PointerEvent) => {
  if (!isPrimary) return;
  const over = new AbortController();
  const { signal } = over;
  let moving = false;
  const follow = (event: PointerEvent) => {
    moving ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > AWAY;
    if (moving) act.moveCard(name, nearest(event.clientX, event.clientY));
  };
  const end = () => {
    over.abort();
    if (!moving) return;
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
};
