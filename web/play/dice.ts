import type { App } from '../app.ts';
import { isDie } from '../art/die.ts';
import type { Frame, View } from '../protocol.d.ts';
import { facesAt, mayKeep, placesOf, standing } from '../table/dice.ts';
import { tumble } from '../table/tumble.ts';
import type { Play } from '../table/types.ts';
import { centreOf, isAsked } from '../table/view.ts';

/** The key under which the engine's answer about the kept dice is found. */
const keptKey = (play: Play, view: View) => facesAt(view, play.kept).join(' ');

/** Asks the engine what keeping these dice means, once. */
const consider = (app: App, play: Play, view: View) => {
  const key = keptKey(play, view);
  play.throwing = play.answers.get(key)?.moves[0] ?? play.throwing;
  if (!play.answers.has(key)) app.wish({ type: 'consider', items: facesAt(view, play.kept) });
};

/** New dice lie on the table: what stood still stays kept until a tap says otherwise. */
export const lieDown = (app: App, play: Play, view: View) => {
  const items = centreOf(view)?.kind === 'dice' ? (centreOf(view)?.items ?? []) : [];
  if (items.length) play.lying = items;
  lieStill(play, view);
  play.kept = new Set(mayKeep(view) ? play.still : []);
  if (mayKeep(view)) consider(app, play, view);
};

/** Has the one who looks kept dice, and the others are still to fall? Then nothing new is to be seen. */
export const keepsOnly = ({ view, events, match }: Frame) => {
  const dice = centreOf(view);
  const own = events.every(({ seat }) => seat === view.seat);
  return !match && dice?.kind === 'dice' && dice.items.length > 0 && view.to_act < 0 && own;
};

/** Remembers which dice stand still while the others fall. */
export const lieStill = (play: Play, view: View) => {
  play.still = standing(view, play.still);
};

/** Lets the dice tumble that did not stand still. */
export const fall = (play: Play, view: View, duration: number) => {
  const faces = centreOf(view)?.items ?? [];
  const thrown = faces.flatMap((_, at) => (play.still.has(at) ? [] : [at]));
  tumble(document, thrown, faces, duration);
};

/** Keeps a die, or lets it go. */
export const toggle = (app: App, play: Play, at: number) => {
  const { view } = play;
  play.why = null;
  if (!view || !mayKeep(view) || play.busy || !centreOf(view)?.items[at]) return;
  if (!play.kept.delete(at)) play.kept.add(at);
  play.eager = null;
  consider(app, play, view);
  app.redraw();
};

/** Keeps these dice and no others. */
export const keepOnly = (app: App, play: Play, places: Iterable<number>) => {
  if (!play.view) return;
  play.kept = new Set(places);
  consider(app, play, play.view);
};

/** Throws the dice that are not kept. */
export const roll = (app: App, play: Play) => {
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
  app.announce(app.say(`refusal-${play.why.refusal.rule}`), true);
  app.redraw();
};

/** Would this write a 0 while another box scores? */
const wastes = (view: View, id: string) =>
  view.sheet.find(row => row.id === id)?.possible === 0 &&
  view.sheet.some(row => row.move && row.legal && Number(row.possible) > 0);

/** Writes a box, or says why not; asks before a 0 where that is liked. */
export const fill = (app: App, play: Play, id: string) => {
  const row = play.view?.sheet.find(each => each.id === id);
  if (!play.view || !row?.move || play.busy) return;
  play.tried = id;
  if (row.legal && app.settings.askZero && wastes(play.view, id)) return play.act.open('zero', id);
  play.act.move(row.move);
};

/** The dice that the hint would keep, and nothing else. */
export const adviseDice = (play: Play) => {
  const { view, hint } = play;
  const move = hint?.stage === 2 ? hint.moves[0].move : '';
  const faces = move.split(' ').filter(isDie);
  play.advisedDice = view && faces.length ? placesOf(view, faces, play.kept) : new Set();
};
