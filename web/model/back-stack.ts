/**
 * How somebody has come here, and the way back. Each entry of the browser's history knows the addresses that
 * lie before it, so that every button that leads back, and the browser's own, lead to the same place: where one
 * came from.
 */

import type { App } from '../app.ts';
import { lessonAt } from './lessons.ts';
import { offerNamed, offerOnTable } from './offers.ts';

const LONGEST = 50; // addresses that are remembered
const HOME = '#/';

/** The entry that is shown, and what lies before it, the latest last. */
let here: { hash: string; from: readonly string[] } | null = null;
/** Does what comes next take the place of what is shown? */
let replacing = false;
/** What takes the place of the entry that is gone back to. */
let instead = '';
/** Where it is being gone back to, which takes a moment: who asks for it twice would come further, or leave the site. */
let goingTo = '';

const current = () => location.hash || HOME;

const partsOf = (hash: string) => hash.replace(/^#\/?/, '').split('/');

/** What an entry knows of those before it; null for a new one. */
function marked(): string[] | null {
  const from = history.state?.from;
  return Array.isArray(from) && from.every(hash => typeof hash === 'string') ? from : null;
}

/** An address has been reached, whatever led there; false if it is only on the way to another. */
export function arrive(): boolean {
  const before = here ? (replacing ? here.from : [...here.from, here.hash].slice(-LONGEST)) : [];
  const known = marked();
  replacing = false;
  goingTo = '';
  here = { hash: current(), from: known ?? before };
  if (!known) history.replaceState({ from: before }, '');
  if (!instead) return true;
  replace(instead);
  instead = '';
  return false;
}

/** What is shown has this address from now on. */
export function rename(hash: string) {
  history.replaceState(history.state, '', hash);
  if (here) here = { ...here, hash: current() };
}

/** Goes there in the place of what is shown: the way back does not lead here again. */
export function replace(hash: string) {
  if (hash === current()) return;
  replacing = true;
  location.replace(hash);
}

/** What is only passed through on the way to a match, to another lesson or another day: nobody comes back to it. */
function isPassed(app: App, from: string, to: string) {
  const [[what], [next]] = [partsOf(from), partsOf(to)];
  if (next === 'play') return ['play', 'options', 'deal'].includes(what) || !!lessonAt(app, from);
  return (next === 'learn' && !!lessonAt(app, from)) || (next === 'daily' && what === 'daily');
}

/** Goes to an address; where one came from, and to a match that was left for this, one goes back. */
export function go(app: App, hash: string) {
  if (hash === current() || hash === goingTo) return;
  if (here?.hash !== current()) return void (location.hash = hash);
  const { from } = here;
  const at = from.lastIndexOf(hash);
  if (at >= 0 && (at === from.length - 1 || partsOf(hash)[0] === 'play')) return goBackTo(hash, from.length - at);
  if (!isPassed(app, here.hash, hash)) return void (location.hash = hash);
  const left = from.findLastIndex(each => !isPassed(app, each, hash));
  const steps = from.length - 1 - left;
  if (!steps) return replace(hash);
  instead = hash;
  goBackTo(hash, steps);
}

function goBackTo(hash: string, steps: number) {
  goingTo = hash;
  history.go(-steps);
}

/** Back to where one came from; to what stands above where nobody came from anywhere. */
export function goBack(app: App) {
  const before = here?.from.at(-1);
  if (!before) replace(above(app));
  else if (before !== goingTo) goBackTo(before, 1);
}

/** Where that leads. */
export const wayBack = (app: App) => here?.from.at(-1) ?? above(app);

/** Does the way back lead there? */
export const leadsBackTo = (hash: string) => !!here?.from.includes(hash);

/** What stands above an address that was opened by itself: the page of its game, or home. */
function above(app: App) {
  const [screen, name = '', preset] = partsOf(current());
  if (screen === 'review' && preset) return `#/review/${name}`;
  if (screen === 'game' || screen === 'play') return HOME;
  const what = screen === 'replay' || screen === 'review' ? offerOnTable(app) : offerNamed(app, name, preset);
  return what ? `#/game/${what.key}` : HOME;
}
