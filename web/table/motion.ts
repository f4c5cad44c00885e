/** Card animations from old to new positions (FLIP). They change only the look, never the content of the DOM. */

/** Centre and width of an element, in pixels of the viewport. */
export type Place = { x: number; y: number; width: number };

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** True if the device asks for reduced motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Wait for some milliseconds. */
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

/** The place of every card on the table, by card name. */
export const places = (root: ParentNode) =>
  new Map([...cardsOn(root)].map(element => [nameOf(element), placeOf(element)]));

/** The place of a seat or of the middle; its width is at most that of the card that moves there. */
const spotOf = (root: ParentNode, spot: number | string, card: HTMLElement) => {
  const element = root.querySelector(`.table [data-spot="${spot}"]`);
  if (!element) return undefined;
  const { x, y, width } = placeOf(element);
  return { x, y, width: Math.min(width, placeOf(card).width) };
};

/** Draw the element's part of the table above the others until the animation ends. */
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

/** Slide every card from its old place; a new card comes from its giver, its player or the deck. */
export const slideAll = (
  root: ParentNode,
  before: Map<string, Place>,
  {
    duration,
    givers = new Map(),
    deal = false,
  }: { duration: number; givers?: Map<string, number | 'stock'>; deal?: boolean },
) => {
  if (!duration) return;
  let dealt = 0;
  const deck = root.querySelector('.table [data-spot="stock"]') ? 'stock' : 'middle';
  for (const element of cardsOn(root)) {
    const name = nameOf(element);
    if (still()) {
      if (!before.has(name)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100 });
      continue;
    }
    const giver = givers.get(name) ?? element.dataset.from ?? (deal ? deck : undefined);
    const from = before.get(name) ?? (giver === undefined ? undefined : spotOf(root, giver, element));
    if (from) slide(element, from, duration, deal && !before.has(name) ? 40 * dealt++ : 0);
  }
};

/** Slide an element to a seat where it vanishes; undefined if the table does not show the seat. */
const sendOff = (root: ParentNode, element: HTMLElement, seat: number | undefined, duration: number) => {
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
};

const untilGone = async (gone: readonly (Animation | undefined)[]) => {
  await Promise.all(gone.map(animation => animation?.finished));
  for (const animation of gone) animation?.cancel();
};

/** Slide cards to a seat where they vanish. Skipped in a hidden tab, where animations never finish. */
export const gather = async (
  root: ParentNode,
  names: Iterable<string>,
  receiver: (name: string) => number | undefined,
  duration: number,
) => {
  if (!duration || document.hidden) return;
  const wanted = new Set(names);
  const gone = [...cardsOn(root)].filter(element => wanted.has(nameOf(element)));
  await untilGone(gone.map(element => sendOff(root, element, receiver(nameOf(element)), duration)));
};

/** Slide the upper back of the stock to the seat that draws. Skipped in a hidden tab. */
export const drawOff = async (root: ParentNode, seat: number, duration: number) => {
  const upper = root.querySelector<HTMLElement>('.table [data-spot="stock"] .top-card');
  if (!upper || !duration || document.hidden) return;
  await untilGone([sendOff(root, upper, seat, duration)]);
};

/** Turn an element over about its vertical axis; the animation starts from its mirror image. */
export const flip = (element: HTMLElement | null, duration: number) => {
  if (!element || !duration || still()) return;
  element.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], { duration, easing: EASE });
};

/** Shake an element slightly, to say "not this one". */
export const shake = (element: HTMLElement | null, duration: number) => {
  if (!element || !duration || still()) return;
  element.animate(
    [0, -3, 3, -3, 3, 0].map(x => ({ transform: `translateX(${x}px)` })),
    { duration },
  );
};
