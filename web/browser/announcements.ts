/**
 * What screen readers say unprompted: one polite live region, and one that interrupts. Neither has a role: readers that
 * come across an empty status bar name it.
 */

import { silence } from './read-aloud.ts';

const REMOVED_AFTER = 10_000;

function region(politeness: 'polite' | 'assertive') {
  const element = document.createElement('div');
  element.className = 'spoken';
  element.setAttribute('aria-live', politeness);
  element.setAttribute('aria-atomic', 'false');
  document.body.append(element);
  return element;
}

const polite = region('polite');
const assertive = region('assertive');

/** Called with each announcement. */
let listen: (text: string, urgent: boolean) => void = () => {};

/** Call a function with each announcement as it is made. */
export const listenToAnnouncements = (listener: typeof listen) => void (listen = listener);

const waiting: Map<Element, string[]> = new Map();

/** Announce a text; texts of one moment are joined. */
export function announce(text: string, urgent: boolean = false) {
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

/** Remove all announcements, past and pending: another player takes the device. */
export function clearAnnouncements() {
  waiting.clear();
  silence();
  for (const element of [polite, assertive]) element.replaceChildren();
}

function speak(element: Element) {
  const texts = waiting.get(element);
  if (!texts) return;
  const line = document.createElement('p');
  const text = texts.join(' ');
  line.textContent = text;
  waiting.delete(element);
  element.append(line);
  listen(text, element === assertive);
  setTimeout(() => line.remove(), REMOVED_AFTER);
}
