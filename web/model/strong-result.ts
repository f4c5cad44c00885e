/** What the strongest bot gets in one's place: reckoned while nothing else is asked of the engine, and kept. */

import type { App, Heard } from '../app.ts';
import type { Head } from '../protocol.d.ts';
import { keepPar, parsKept } from '../storage/strong-result-store.ts';
import { resultOf } from './result.ts';
import { scoreIn } from './score.ts';

/** Those that are to be reckoned, the next one first. */
let wanted: Head[] = [];
const seedOf = ({ seed }: Head) => String(seed);

/** Is this one on its way? */
export const isReckoned = (seed: string) => wanted.some(head => seedOf(head) === seed);

/** From now on these are wanted, and no others. */
export function seekPars(app: App, heads: readonly Head[]) {
  const known = parsKept();
  wanted = heads.filter(head => !known[seedOf(head)]);
  app.calm.then(() => askOn(app));
}

/** Nobody looks any more. */
export const stopPars = () => {
  wanted = [];
};

/** The next bit, unless the engine has something else to do: whoever waits for that goes first. */
function askOn(app: App) {
  if (wanted.length && app.engineState === 'ready') app.request({ type: 'par', head: wanted[0] });
}

/** Takes what is about it; is there nothing in it for anybody else? */
export function hearPar(app: App, message: Heard): boolean {
  if (message.type === 'par-reckoned') {
    if (message.view) take(app, message.head, message.view);
    return true;
  }
  const isRefused = message.type === 'refused' && message.request === 'par';
  if (isRefused || message.type === 'crash') giveUp(app); // a crash may have come of it
  if (message.type === 'answered') askOn(app);
  return isRefused;
}

function take(app: App, head: Head, view: Parameters<typeof resultOf>[1]) {
  keepPar(seedOf(head), scoreIn(resultOf({ head }, view)));
  wanted = wanted.filter(each => seedOf(each) !== seedOf(head));
  app.redraw();
}

function giveUp(app: App) {
  if (!wanted.length) return;
  wanted = [];
  app.redraw();
}
