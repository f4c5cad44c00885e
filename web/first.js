/** What start.js has shown and begun before there was anything else. */
import { shelf } from './kept/shelf.js';

/** @import { App } from './types' */

const kept = shelf('taku.home');

/**
 * Draws the page in the place of what has been shown: the keyboard stays where it was, and what
 * has been tapped is done.
 * @param {HTMLElement} root @param {() => void} draw
 */
export function takeOver(root, draw) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  root.replaceChildren();
  draw();
  same(root, focused)?.focus({ preventScroll: true });
  same(root, window.first.tapped)?.click();
  window.first.tapped = null;
}

/** What can be used and is called the same. @param {HTMLElement} root @param {Element | null} before */
const same = (root, before) =>
  before && [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('a, button'))].find(now => nameOf(now) === nameOf(before));

/** @param {Element} one */
const nameOf = one => one.getAttribute('aria-label') ?? one.textContent?.trim();

/** Lets the next start know whether home can be shown before it is known what has been left. @param {App} app */
export function noteHome({ matches, lessons }) {
  const unfinished = matches.list().length > 0 || matches.damaged().length > 0 || !!lessons.left();
  if (unfinished) kept.put('unfinished', true);
  else kept.erase();
}
