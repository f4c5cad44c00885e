/** What has been removed can be put back for a while: one way for all of it. */

import type { App } from '../app.ts';

const ID = 'removed';
const STANDS = 15_000; // milliseconds, and for as long as somebody is at it

/** What the notice that stands would put back. */
let held: (() => unknown)[] = [];
let ends = 0;

/**
 * Removes something at once, and says so in a notice that puts it back; several in a row are put back together.
 * Whoever has done it by keyboard is led to the notice, and back.
 * @param what it was, in words
 * @param away takes it away; what comes of it puts it back
 */
export async function remove(app: App, what: string, away: () => Promise<Back> | Back) {
  const from = document.activeElement;
  const name = from?.matches(':focus-visible') ? nameOf(from) : '';
  let back: Back;
  try {
    back = await away();
  } catch {
    return app.notify({ id: 'not-removed', text: 'notice-not-removed' });
  }
  if (!app.notices.some(({ id }) => id === ID)) held = [];
  held.push(back);
  app.notify({
    id: ID,
    first: true,
    text: 'notice-removed',
    args: { what, count: held.length },
    label: 'undo-removal',
    act: () => putBack(app, name),
  });
  if (name) button()?.focus();
  stand(app);
}

type Back = () => unknown;

/** Until its time is over and nobody looks at it. */
function stand(app: App) {
  clearTimeout(ends);
  ends = setTimeout(() => {
    if (document.hidden || document.querySelector('.notice:hover, .notice:has(:focus-visible)')) return stand(app);
    app.dismiss(ID);
  }, STANDS);
}

async function putBack(app: App, name: string) {
  const all = held;
  held = [];
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

const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';

const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('#app button')].find(each => nameOf(each) === name);
