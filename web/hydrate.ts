/** What start.js has shown and begun before there was anything else. */

/**
 * Draws the page in the place of what has been shown: the keyboard stays where it was, and what
 * has been tapped is done.
 */
export function takeOver(root: HTMLElement, draw: () => void): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  root.replaceChildren();
  draw();
  same(root, focused)?.focus({ preventScroll: true });
  const { tapped } = window.first;
  window.first.tapped = null;
  same(root, tapped)?.click();
}

/** The game whose *Play* has been tapped last. */
export const tappedGame = (): string | undefined => window.first.tapped?.closest<HTMLElement>('.tile')?.dataset.game;

/** What has been tapped is being done. Tells `other` what is tapped beside that before the page has been drawn. */
export function watchTaps(root: HTMLElement, other: () => void): void {
  const { tapped } = window.first;
  window.first.tapped = null;
  const shown = root.firstElementChild;
  shown?.addEventListener('click', () => {
    if (window.first.tapped === tapped) window.first.tapped = null;
    else other();
  });
}

/** What can be used and is called the same. */
const same = (root: HTMLElement, before: Element | null) =>
  before &&
  [...(root.querySelectorAll('a, button') as NodeListOf<HTMLElement>)].find(now => nameOf(now) === nameOf(before));

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim();
