/** Results of the strongest bot in the player's seat, computed while the engine is idle, and stored. */

import type { Display, EngineAccess, IncomingMessage } from '../app.ts';
import type { Head } from '../protocol.d.ts';
import { keepStrongResult, readStrongResults } from '../storage/strong-result-store.ts';
import { resultOf } from './result.ts';
import { scoreIn } from './score.ts';

/** Heads of the matches still to compute, the next one first. */
let wanted: Head[] = [];
const seedOf = ({ seed }: Head) => String(seed);

/** True if the result for this seed is being computed or queued. */
export const isResultPending = (seed: string) => wanted.some(head => seedOf(head) === seed);

/** Set the matches to compute; replaces the queue. */
export function computeStrongResults(app: EngineAccess, heads: readonly Head[]) {
  const known = readStrongResults();
  wanted = heads.filter(head => !known[seedOf(head)]);
  app.settled.then(() => requestNext(app));
}

/** Clear the queue. */
export const stopStrongResults = () => {
  wanted = [];
};

/** Request the next part, unless the engine is busy: requests of the player go first. */
function requestNext(app: EngineAccess) {
  if (wanted.length && app.engineState === 'ready') app.request({ type: 'par', head: wanted[0] });
}

/** Handle messages about these results. True if no other part needs the message. */
export function receiveStrongResult(app: Display & EngineAccess, message: IncomingMessage): boolean {
  if (message.type === 'par-computed') {
    if (message.view) take(app, message.head, message.view);
    return true;
  }
  const isRefused = message.type === 'refused' && message.request === 'par';
  if (isRefused || message.type === 'crash') giveUp(app); // the computation may have caused the crash
  if (message.type === 'answered') requestNext(app);
  return isRefused;
}

function take(app: Display, head: Head, view: Parameters<typeof resultOf>[1]) {
  keepStrongResult(seedOf(head), scoreIn(resultOf({ head }, view)));
  wanted = wanted.filter(each => seedOf(each) !== seedOf(head));
  app.redraw();
}

function giveUp(app: Display) {
  if (!wanted.length) return;
  wanted = [];
  app.redraw();
}
