import { facesAt, mayKeep, placesOf, standing } from '../table/dice.js';
import { isDie } from '../table/die.js';
import { tumble } from '../table/tumble.js';
import { centreOf, isAsked } from '../table/view.js';

/** @import { App, Frame, View } from '../types' */
/** @import { Play } from '../table/types' */

/** The key under which the engine's answer about the kept dice is found. @param {Play} play @param {View} view */
const keptKey = (play, view) => facesAt(view, play.kept).join(' ');

/** Asks the engine what keeping these dice means, once. @param {App} app @param {Play} play @param {View} view */
const consider = (app, play, view) => {
  const key = keptKey(play, view);
  play.throwing = play.answers.get(key)?.moves[0] ?? play.throwing;
  if (!play.answers.has(key)) app.wish({ type: 'consider', items: facesAt(view, play.kept) });
};

/** New dice lie on the table: what stood still stays kept until a tap says otherwise. @param {App} app @param {Play} play @param {View} view */
export const lieDown = (app, play, view) => {
  const items = centreOf(view)?.kind === 'dice' ? (centreOf(view)?.items ?? []) : [];
  if (items.length) play.lying = items;
  lieStill(play, view);
  play.kept = new Set(mayKeep(view) ? play.still : []);
  if (mayKeep(view)) consider(app, play, view);
};

/** Has the one who looks kept dice, and the others are still to fall? Then nothing new is to be seen.
 * @param {Frame} frame */
export const keepsOnly = ({ view, events, match }) => {
  const dice = centreOf(view);
  const own = events.every(({ seat }) => seat === view.seat);
  return !match && dice?.kind === 'dice' && dice.items.length > 0 && view.to_act < 0 && own;
};

/** Remembers which dice stand still while the others fall. @param {Play} play @param {View} view */
export const lieStill = (play, view) => {
  play.still = standing(view, play.still);
};

/** Lets the dice tumble that did not stand still. @param {Play} play @param {View} view @param {number} duration */
export const fall = (play, view, duration) => {
  const faces = centreOf(view)?.items ?? [];
  const thrown = faces.flatMap((_, at) => (play.still.has(at) ? [] : [at]));
  tumble(document, thrown, faces, duration);
};

/** Keeps a die, or lets it go. @param {App} app @param {Play} play @param {number} at */
export const toggle = (app, play, at) => {
  const { view } = play;
  play.why = null;
  if (!view || !mayKeep(view) || play.busy || !centreOf(view)?.items[at]) return;
  if (!play.kept.delete(at)) play.kept.add(at);
  play.eager = null;
  consider(app, play, view);
  app.redraw();
};

/** Keeps these dice and no others. @param {App} app @param {Play} play @param {Iterable<number>} places */
export const keepOnly = (app, play, places) => {
  if (!play.view) return;
  play.kept = new Set(places);
  consider(app, play, play.view);
};

/** Throws the dice that are not kept. @param {App} app @param {Play} play */
export const roll = (app, play) => {
  if (!isAsked(play)) return;
  const { view } = play;
  const all = centreOf(view)?.items.length;
  const key = keptKey(play, view);
  const move = play.answers.get(key)?.moves[0];
  if (mayKeep(view) && play.kept.size < Number(all)) {
    if (move) play.act.move(move.move);
    else play.eager = key;
    return;
  }
  play.why = { item: '', refusal: { rule: mayKeep(view) ? 'all-kept' : 'fill-now', args: {} } };
  app.announce(app.say('refusal-' + play.why.refusal.rule), true);
  app.redraw();
};

/** Would this write a 0 while another box scores? @param {View} view @param {string} id */
const wastes = (view, id) =>
  view.sheet.find(row => row.id === id)?.possible === 0 &&
  view.sheet.some(row => row.move && row.legal && Number(row.possible) > 0);

/** Writes a box, or says why not; asks before a 0 where that is liked.
 * @param {App} app @param {Play} play @param {string} id */
export const fill = (app, play, id) => {
  const row = play.view?.sheet.find(each => each.id === id);
  if (!play.view || !row?.move || play.busy) return;
  play.tried = id;
  if (row.legal && app.settings.askZero && wastes(play.view, id)) return play.act.open('zero', id);
  play.act.move(row.move);
};

/** The dice that the hint would keep, and nothing else. @param {Play} play */
export const adviseDice = play => {
  const { view, hint } = play;
  const move = hint?.stage === 2 ? hint.moves[0].move : '';
  const faces = move.split(' ').filter(isDie);
  play.advisedDice = view && faces.length ? placesOf(view, faces, play.kept) : new Set();
};
