import type { TableActions } from '../table/table-interface.ts';

/** Pixels of movement that turn a touch into a drag. */
const AWAY = 10;

/** Return the cards of the hand in order, without those in the slots. */
export const heldCards = () => [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];

/** Return the place in the hand that is nearest to a point. */
const nearest = (x: number, y: number) => {
  const far = heldCards().map(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(x - left - width / 2, 2 * (y - top - height / 2));
  });
  return far.indexOf(Math.min(...far));
};

/** Drag a card of the hand until the pointer is released. The click that ends the drag is ignored. */
export const drag = (
  act: Pick<TableActions, 'moveCard'>,
  name: string,
  { clientX, clientY, isPrimary }: PointerEvent,
) => {
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
