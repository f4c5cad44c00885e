/** Cards move: from where they lay to where they lie now. Only the look changes here, never the document. */

export type Place = { x: number; y: number; width: number };

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Does the device ask for stillness? */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const rest = (time: number): Promise<void> =>
  new Promise(done => {
    setTimeout(done, time);
  });

const placeOf = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  const width = element instanceof HTMLElement ? element.offsetWidth : box.width;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: width || 1 };
};

const cardsOn = (root: ParentNode): NodeListOf<HTMLElement> => root.querySelectorAll('.table [data-card]');

const nameOf = ({ dataset }: HTMLElement) => dataset.card ?? '';

/** Where every card on the table lies. */
export const places = (root: ParentNode) =>
  new Map([...cardsOn(root)].map(element => [nameOf(element), placeOf(element)]));

/** Where a seat sits, or the middle is: a card is no larger there than it is. */
const spotOf = (root: ParentNode, spot: number | string, card: HTMLElement) => {
  const element = root.querySelector(`.table [data-spot="${spot}"]`);
  if (!element) return undefined;
  const { x, y, width } = placeOf(element);
  return { x, y, width: Math.min(width, placeOf(card).width) };
};

/** What moves is drawn above what doesn't. */
const raise = (element: HTMLElement, animation: Animation) => {
  const part = element.closest('.middle, .hand, .seats, .foot');
  part?.setAttribute('data-moving', '');
  animation.finished.catch(() => undefined).finally(() => part?.removeAttribute('data-moving'));
};

const slide = (element: HTMLElement, from: Place, duration: number, delay: number = 0) => {
  const to = placeOf(element);
  if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2 && Math.abs(from.width - to.width) < 2) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const animation = element.animate(
    [
      { transform: start, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  raise(element, animation);
};

/** Lets every card slide from where it lay; a new one comes from who played it, gave it, or from the deck. */
export const slideAll = (
  root: ParentNode,
  before: Map<string, Place>,
  { duration, givers = new Map(), deal = false }: { duration: number; givers?: Map<string, number>; deal?: boolean },
) => {
  if (!duration) return;
  let dealt = 0;
  for (const element of cardsOn(root)) {
    const name = nameOf(element);
    if (still()) {
      if (!before.has(name)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
      continue;
    }
    const giver = givers.get(name) ?? element.dataset.from ?? (deal ? 'middle' : undefined);
    const from = before.get(name) ?? (giver === undefined ? undefined : spotOf(root, giver, element));
    if (from) slide(element, from, duration, deal && !before.has(name) ? 40 * dealt++ : 0);
  }
};

/** Lets cards go to a seat and vanish there; in a tab that nobody sees no animation would ever come to its end. */
export const gather = async (
  root: ParentNode,
  names: Iterable<string>,
  receiver: (name: string) => number | undefined,
  duration: number,
) => {
  if (!duration || document.hidden) return;
  const wanted = new Set(names);
  const gone = [...cardsOn(root)]
    .filter(element => wanted.has(nameOf(element)))
    .map(element => {
      const seat = receiver(nameOf(element));
      const to = seat === undefined ? undefined : spotOf(root, seat, element);
      if (!to) return undefined;
      const from = placeOf(element);
      const end = still()
        ? { opacity: 0 }
        : {
            transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`,
            opacity: 0.6,
            zIndex: 9,
          };
      const animation = element.animate([{}, end], {
        duration: still() ? 100 : duration,
        easing: still() ? 'linear' : EASE,
        fill: 'forwards',
      });
      raise(element, animation);
      return animation;
    });
  await Promise.all(gone.map(animation => animation?.finished));
  for (const animation of gone) animation?.cancel();
};

/** Turns something over about its middle, from the mirror image of what it is now. */
export const flip = (element: HTMLElement | null, duration: number) => {
  if (!element || !duration || still()) return;
  element.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], { duration, easing: EASE });
};

/** "Not this one": a small shake of the head. */
export const shake = (element: HTMLElement | null, duration: number) => {
  if (!element || !duration || still()) return;
  element.animate(
    [0, -3, 3, -3, 3, 0].map(x => ({ transform: `translateX(${x}px)` })),
    { duration },
  );
};
