/** Takes over the page that start.js has shown, and the tap that came first. */

/** Draw the page in place of the prebuilt one: restores the focus and performs the pending tap. */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  root.replaceChildren();
  draw();
  counterpart(root, focused)?.focus({ preventScroll: true });
  const { tapped, pressed } = window.first;
  window.first.tapped = null;
  counterpart(root, tapped)?.click();
  finishPress(counterpart(root, pressed));
}

/** Click an element when the pointer that went down on its predecessor is released: for the browser they are two. */
function finishPress(element: HTMLElement | null | undefined) {
  if (!element) return;
  const ended = new AbortController();
  const end = ({ type, target }: Event) => {
    ended.abort();
    if (type === 'pointerup' && element.contains(target as Node)) element.click();
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: ended.signal });
}

/** Name of the game whose *Play* button was tapped before the page was ready. */
export const tappedGame = (): string | undefined => window.first.tapped?.closest<HTMLElement>('.tile')?.dataset.game;

/** Perform the pending tap now, and call `other` if the player taps something else before the page is drawn. */
export function watchTaps(root: HTMLElement, other: () => void): void {
  const { tapped } = window.first;
  window.first.tapped = null;
  const shown = root.firstElementChild;
  shown?.addEventListener('click', () => {
    if (window.first.tapped === tapped) window.first.tapped = null;
    else other();
  });
}

/** Find the button or link of the current page that has the name of an earlier one. */
const counterpart = (root: HTMLElement, before: Element | null) =>
  before &&
  [...(root.querySelectorAll('a, button') as NodeListOf<HTMLElement>)].find(now => nameOf(now) === nameOf(before));

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
