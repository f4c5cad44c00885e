/** Placement of the guide's text: beside what it speaks of, and never over cards, names or scores. */

import type { Spot } from '../../protocol.d.ts';

/** Parts that the guide never covers. */
const BARRED = [
  ...['.bar', '.foot', '.aim', '.panel', '.totals', '.strength', '.tool', '.button', '.heading', '.coach-bars'],
  ...['.seat .participant', '.seats :is(.open, .backs) .card', '.taken .card', '.hand .card-button'],
  ...['.middle .card', '.middle .place', '.badge', '.pile :is(.played-by, .what)', '.die-place'],
  ...['.own-sheet :is(.box, .computed)', '.own-sheet h2', '.sheet-table th'],
].join();

const EDGE = 8; // pixels kept free between the guide and the table's edge
const AIR = 4; // pixels kept free between the guide and a card
const STEP = 8; // pixels between the places that are tried
const WIDTHS = [30, 22, 18]; // rem
const FAR = 96; // pixels from its target: beyond that the guide points at nothing

type Box = { left: number; top: number; right: number; bottom: number };

/** A plain object: the getters of a DOMRect are too slow for the many places that are tried. */
const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** The boxes of all visible parts, with AIR around them. */
const barredIn = (root: ParentNode): Box[] =>
  [...root.querySelectorAll(BARRED)]
    .filter(part => part.checkVisibility({ visibilityProperty: true }))
    .map(boxOf)
    .filter(({ left, top, right, bottom }) => right > left && bottom > top)
    .map(({ left, top, right, bottom }) => ({
      left: left - AIR,
      top: top - AIR,
      right: right + AIR,
      bottom: bottom + AIR,
    }));

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const distance = (one: Box, other: Box) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

const quoted = (name: string) => CSS.escape(name);

const inSeat = (seat: number | null) => `:is(.seat, .foot):has([data-spot="${seat}"])`;

/** Selectors for what a spot may mean, by preference: the hand's cards first. */
const PLACES: Record<Spot['kind'], (spot: Spot, own: number) => string[]> = {
  item: ({ id }) => ['.hand', '.middle', '.table'].map(part => `${part} [data-card="${quoted(id)}"]`),
  zone: ({ id, seat }, own) => {
    if (id === 'hand') return [seat === own || seat === null ? '.hand .cards' : `.seats [data-spot="${seat}"]`];
    if (id === 'taken') return [seat === own ? '.foot .taken' : `${inSeat(seat)} .taken`];
    return ['.trick', '.pile', '.dice', '.middle'];
  },
  badge: ({ id, seat }) =>
    seat === null
      ? [`[data-badge="${quoted(id)}"]`, '.strength']
      : [`${inSeat(seat)} [data-badge="${quoted(id)}"]`, `[data-spot="${seat}"]`],
  row: ({ id }) => [`[data-box="${quoted(id)}"]`, `[data-row="${quoted(id)}"]`],
  button: () => ['.buttons', '.aside', '.answers', '.roll'],
  points: ({ seat }, own) => [`[data-counts="total ${seat ?? own}"]`],
};

/** The first visible element that the spot means; null if there is none. */
export function targetOf(root: ParentNode, spot: Spot | null, own: number): Element | null {
  if (!spot) return null;
  for (const part of PLACES[spot.kind](spot, own)) {
    const found = [...root.querySelectorAll(part)].find(each => each.checkVisibility({ visibilityProperty: true }));
    if (found) return found;
  }
  return null;
}

/** Layouts to try in turn: is the guide small, and do the played cards move up? */
const WAYS = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;

/** What each guide was placed among: while that stays so, its place is still good. */
const surroundings = new WeakMap<HTMLElement, string>();

/** All that decides where the guide has room. */
const surroundingsOf = (root: HTMLElement, guide: HTMLElement, target: Element | null) =>
  JSON.stringify([guide.offsetHeight, target && boxOf(target), ...[root, ...linesOf(root)].map(boxOf), barredIn(root)]);

/** Place the guide beside what it speaks of, and hide the lines of text that it partly covers. */
export function placeGuide(root: HTMLElement, guide: HTMLElement, spot: Spot | null, own: number) {
  const target = targetOf(root, spot, own);
  if (surroundings.get(guide) === surroundingsOf(root, guide, target)) return;
  root.toggleAttribute('data-placing', true);
  find(root, guide, spot, own);
  const box = boxOf(guide);
  for (const line of linesOf(root)) line.toggleAttribute('data-behind', line !== target && overlap(boxOf(line), box));
  root.toggleAttribute('data-placing', false);
  surroundings.set(guide, surroundingsOf(root, guide, target));
}

/** Lines of text that are hidden as a whole where the guide covers a part. */
const linesOf = (root: HTMLElement) => root.querySelectorAll('.note, .bet-at-stake, .offer-label, .status');

/** Show all hidden lines again. */
export const uncover = (root: HTMLElement) => {
  for (const line of linesOf(root)) line.toggleAttribute('data-behind', false);
};

/** Place the guide where it covers nothing; as a line above the hand if there is no such place. */
function find(root: HTMLElement, guide: HTMLElement, spot: Spot | null, own: number) {
  const asked = !!root.querySelector('.callout, .coach');
  for (const part of [root, guide]) part.toggleAttribute('data-line', false);
  root.toggleAttribute('data-asking', asked);
  const targetBox = () => {
    const target = targetOf(root, spot, own);
    return target ? boxOf(target) : undefined;
  };
  let found: Box | null = null;
  for (const [small, moved] of WAYS) {
    guide.toggleAttribute('data-small', small);
    root.toggleAttribute('data-asking', asked || moved);
    found ??= place(root, guide, targetBox() ?? middleOf(root));
    if (found) break;
  }
  if (!found) return lineUp(root, guide, asked);
  const target = targetBox();
  const frame = root.getBoundingClientRect();
  guide.style.insetInlineStart = `${found.left - frame.left}px`;
  guide.style.insetBlockStart = `${found.top - frame.top}px`;
  point(guide, found, target);
}

const middleOf = (root: HTMLElement) => boxOf(root.querySelector('.middle, .talk') ?? root);

/** Place the guide as a line below the played cards, which make room for it. */
function lineUp(root: HTMLElement, guide: HTMLElement, asked: boolean) {
  root.toggleAttribute('data-asking', asked);
  for (const part of [root, guide]) part.toggleAttribute('data-line', true);
  const frame = root.getBoundingClientRect();
  const { left, right } = middleOf(root);
  const width = Math.min(right, frame.right - EDGE) - Math.max(left, frame.left + EDGE);
  guide.style.setProperty('--wide', `${width}px`);
  root.style.setProperty('--line', `${guide.offsetHeight + 2 * AIR}px`);
  guide.style.insetInlineStart = `${Math.max(left - frame.left, EDGE)}px`;
  guide.style.insetBlockStart = `${middleOf(root).bottom - frame.top - guide.offsetHeight - AIR}px`;
  guide.dataset.side = 'none';
}

/** The cheapest free place, by distance, width and what it covers; null if there is none. */
function place(root: HTMLElement, guide: HTMLElement, target: Box): Box | null {
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const frame = boxOf(root);
  const barred = barredIn(root);
  let best: { box: Box; price: number } | null = null;
  for (const [narrower, rem] of WIDTHS.entries()) {
    const width = Math.min(rem * unit, frame.right - frame.left - 2 * EDGE);
    guide.style.setProperty('--wide', `${width}px`);
    const height = guide.offsetHeight;
    for (const box of places(frame, target, width, height)) {
      const price = distance(box, target) + narrower * 24 + (overlap(box, target) ? 1e3 : 0);
      if (best && price >= best.price) continue;
      if (!barred.some(each => overlap(box, each))) best = { box, price };
    }
  }
  if (best) guide.style.setProperty('--wide', `${best.box.right - best.box.left}px`);
  return best?.box ?? null;
}

/** Candidate places on a grid, with those centred above and below the target first. */
function* places(frame: Box, target: Box, width: number, height: number): Generator<Box> {
  const [least, most] = [frame.left + EDGE, frame.right - EDGE - width];
  const amid = Math.min(most, Math.max(least, (target.left + target.right - width) / 2));
  const near = [target.top - EDGE - 6 - height, target.bottom + EDGE + 6];
  const tops = [...near];
  for (let top = frame.top + EDGE; top + height <= frame.bottom - EDGE; top += STEP) tops.push(top);
  for (const top of tops) {
    if (top < frame.top || top + height > frame.bottom) continue;
    yield { left: amid, right: amid + width, top, bottom: top + height };
    for (let left = least; left <= most; left += 2 * STEP)
      yield { left, right: left + width, top, bottom: top + height };
  }
}

/** Point the guide's tip at the target if it is near enough and on one side. */
function point(guide: HTMLElement, box: Box, target: Box | undefined) {
  const side = target && distance(box, target) < FAR ? sideOf(box, target) : 'none';
  guide.dataset.side = side;
  if (!target || side === 'none') return;
  const along = side === 'top' || side === 'bottom';
  const [from, to, start] = along
    ? [Math.max(box.left, target.left), Math.min(box.right, target.right), box.left]
    : [Math.max(box.top, target.top), Math.min(box.bottom, target.bottom), box.top];
  const most = (along ? box.right - box.left : box.bottom - box.top) - 28;
  guide.style.setProperty('--tip', `${Math.min(most, Math.max(28, (from + to) / 2 - start))}px`);
}

function sideOf(box: Box, target: Box) {
  const beside = Math.min(box.right, target.right) - Math.max(box.left, target.left) > 16;
  const level = Math.min(box.bottom, target.bottom) - Math.max(box.top, target.top) > 16;
  if (beside && target.top >= box.bottom - 1) return 'bottom';
  if (beside && target.bottom <= box.top + 1) return 'top';
  if (level && target.left >= box.right - 1) return 'right';
  if (level && target.right <= box.left + 1) return 'left';
  return 'none';
}
