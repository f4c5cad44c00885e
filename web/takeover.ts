/** What start.js has shown and begun before there was anything else. */

/**
 * Draws the page in the place of what has been shown: the keyboard stays where it was, and what
 * has been tapped is done.
 */
export function takeOver(root: HTMLElement, draw: () => void) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  root.replaceChildren();
  draw();
  same(root, focused)?.focus({ preventScroll: true });
  same(root, window.first.tapped)?.click();
  window.first.tapped = null;
}

/** What can be used and is called the same. */
const same = (root: HTMLElement, before: Element | null) =>
  before &&
  [...(root.querySelectorAll('a, button') as NodeListOf<HTMLElement>)].find(now => nameOf(now) === nameOf(before));

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim();
