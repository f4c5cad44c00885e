/** What screen readers say without being asked: one region that waits, one that interrupts. */

const KEPT = 10_000;

/** @param {'status' | 'alert'} role */
function region(role) {
  const element = document.createElement('div');
  element.className = 'spoken';
  element.setAttribute('role', role);
  element.setAttribute('aria-live', role === 'alert' ? 'assertive' : 'polite');
  element.setAttribute('aria-atomic', 'false');
  document.body.append(element);
  return element;
}

const polite = region('status');
const assertive = region('alert');

/** @type {Map<Element, string[]>} */
const waiting = new Map();

/** Says it; what comes in the same moment is said as one.
 * @param {string} text @param {boolean} [urgent] */
export function announce(text, urgent = false) {
  if (!text) return;
  const element = urgent ? assertive : polite;
  const texts = waiting.get(element);
  if (texts) {
    texts.push(text);
    return;
  }
  waiting.set(element, [text]);
  setTimeout(() => speak(element), 60);
}

/** Takes back all that has been said or is about to be: somebody else comes to the device. */
export function hush() {
  waiting.clear();
  for (const element of [polite, assertive]) element.replaceChildren();
}

/** @param {Element} element */
function speak(element) {
  const texts = waiting.get(element);
  if (!texts) return;
  const line = document.createElement('p');
  line.textContent = texts.join(' ');
  waiting.delete(element);
  element.append(line);
  setTimeout(() => line.remove(), KEPT);
}
