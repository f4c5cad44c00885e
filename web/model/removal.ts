/** Undo of a removal: everything that can be removed uses this notice. */

import type { Display, Wording } from '../app.ts';

const ID = 'removed';
const SHOWN_FOR = 15_000; // milliseconds, longer while the player hovers over the notice or focuses it

/** Functions that restore what the current notice is about. */
let undoers: (() => unknown)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Remove something at once, and show a notice that can undo it; several removals in a row are undone together.
 * After a removal by keyboard, the focus moves to the notice, and back after an undo.
 * @param what the removed thing, in words
 * @param away removes it and returns the function that restores it
 * @param changed called after the removal and after its undo
 */
export async function remove(
  app: Wording & Display,
  what: string,
  away: () => Promise<Back> | Back,
  changed: () => unknown = () => {},
) {
  const from = document.activeElement;
  const name = from?.matches(':focus-visible') ? nameOf(from) : '';
  let back: Back;
  try {
    back = await away();
    await changed();
  } catch {
    return app.notify({ id: 'not-removed', text: 'notice-not-removed' });
  }
  if (!app.notices.some(({ id }) => id === ID)) undoers = [];
  undoers.push(async () => {
    await back();
    await changed();
  });
  app.notify({
    id: ID,
    first: true,
    text: 'notice-removed',
    args: { what, count: undoers.length },
    label: 'undo-removal',
    act: () => putBack(app, name),
  });
  if (name) button()?.focus();
  dismissLater(app);
}

type Back = () => unknown;

/** Dismiss the notice when its time is over, the page is visible and the player is not on the notice. */
function dismissLater(app: Display) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.hidden || document.querySelector('.notice:hover, .notice:has(:focus-visible)'))
      return dismissLater(app);
    app.dismiss(ID);
  }, SHOWN_FOR);
}

async function putBack(app: Wording & Display, name: string) {
  const all = undoers;
  undoers = [];
  app.dismiss(ID);
  try {
    await Promise.all(all.map(back => back()));
    app.announce(app.say('put-back'));
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
  app.redraw();
  if (name) named(name)?.focus();
}

const button = () => document.querySelector<HTMLElement>('.notice .word-button');

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#app button')].find(each => nameOf(each) === name);
