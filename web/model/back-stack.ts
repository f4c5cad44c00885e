/**
 * The back stack: how the player reached this screen, and the way back. Each entry of the browser's history stores
 * the addresses before it. So every back button of the page, and the browser's own, lead to one place: the previous
 * screen.
 */

import type { CurrentTable, GameCatalogue } from '../app.ts';
import { lessonAt } from './lessons.ts';
import { offerNamed, offerOnTable } from './offers.ts';

const LONGEST = 50; // addresses that are remembered
const HOME = '#/';

/** An address, and those before it, the latest last. */
type Place = { hash: string; from: readonly string[] };

/** The current entry, as far as it has been noted. */
let here: Place | null = null;
/** True if the next address replaces the current entry. */
let replacing = false;
/** Address that replaces the entry reached by going back; '' if none. */
let instead = '';
/** Address of a pending step back, which takes a moment. A second request would go too far, or leave the site. */
let goingTo = '';

const current = () => location.hash || HOME;

const partsOf = (hash: string) => hash.replace(/^#\/?/, '').split('/');

/** Addresses before the current entry, as the history stores them; null for a new entry. */
function storedFrom(): string[] | null {
  const from = history.state?.from;
  return Array.isArray(from) && from.every(hash => typeof hash === 'string') ? from : null;
}

/** The address at which the page is, or will be when a pending step has been taken. */
export const destination = () => instead || goingTo || current();

/** The current entry; it is noted first if the browser has not told of it yet. */
const noted = () => (here?.hash === current() ? here : note());

/** Note the current entry, and store with it the addresses before it. */
function note(): Place {
  const before = here ? (replacing ? here.from : [...here.from, here.hash].slice(-LONGEST)) : [];
  const known = storedFrom();
  replacing = false;
  goingTo = '';
  here = { hash: current(), from: known ?? before };
  if (!known) history.replaceState({ from: before }, '');
  return here;
}

/** Note that an address was reached, by any means. False if it is only passed on the way to another. */
export function arrive(): boolean {
  note();
  if (!instead) return true;
  replace(instead);
  instead = '';
  return false;
}

/** Change the address of the current entry. */
export function rename(hash: string) {
  history.replaceState(history.state, '', hash);
  if (here) here = { ...here, hash: current() };
}

/** Go to an address in place of the current entry: the way back skips this one. */
export function replace(hash: string): undefined {
  if (hash === current()) return;
  replacing = true;
  location.replace(hash);
}

/** True if the way back skips an address: one passed on the way to a match, to another lesson or another day. */
function isPassed(app: GameCatalogue, from: string, to: string) {
  const [[what], [next]] = [partsOf(from), partsOf(to)];
  if (next === 'play') return ['play', 'options', 'deal'].includes(what) || !!lessonAt(app, from);
  return (next === 'learn' && !!lessonAt(app, from)) || (next === 'daily' && what === 'daily');
}

/** Go to an address. If it is the previous one, or a match that was left for this screen, go back instead. */
export function go(app: GameCatalogue, hash: string) {
  if (hash === current() || hash === goingTo) return;
  const { from, hash: now } = noted();
  const at = from.lastIndexOf(hash);
  if (at >= 0 && (at === from.length - 1 || partsOf(hash)[0] === 'play')) return goBackTo(hash, from.length - at);
  if (!isPassed(app, now, hash)) return void (location.hash = hash);
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

/** Go back to the previous screen; if there is none, go up one level. */
export function goBack(app: GameCatalogue & CurrentTable) {
  const before = noted().from.at(-1);
  if (!before) replace(parentAddress(app));
  else if (before !== goingTo) goBackTo(before, 1);
}

/** Address that `goBack` leads to. */
export const wayBack = (app: GameCatalogue & CurrentTable) => here?.from.at(-1) ?? parentAddress(app);

/** True if the back stack contains this address. */
export const leadsBackTo = (hash: string) => !!here?.from.includes(hash);

/** The level above an address that was opened directly: the page of its game, or home. */
function parentAddress(app: GameCatalogue & CurrentTable) {
  const [screen, name = '', preset] = partsOf(current());
  if (screen === 'review' && preset) return `#/review/${name}`;
  if (screen === 'game' || screen === 'play') return HOME;
  const what = screen === 'replay' || screen === 'review' ? offerOnTable(app) : offerNamed(app, name, preset);
  return what ? `#/game/${what.key}` : HOME;
}
