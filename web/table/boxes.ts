import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import type { Row, View } from '../protocol.d.ts';
import type { Play } from './types.ts';
import { costOf, isBest } from './worth.ts';

/** May some boxes not be filled now that are open? Then those that may are marked. */
const forced = (view: View) => view.sheet.some(row => row.move && !row.legal);

/** The boxes that the one who looks may try to fill, in their order. */
export const openBoxes = (view: View) => view.sheet.filter(row => row.move);

/** The box that the tab key reaches. */
const stop = (play: Play, view: View) => {
  const open = openBoxes(view);
  return (open.find(({ id }) => id === play.focusBox) ?? open.find(({ legal }) => legal) ?? open[0])?.id;
};

/** "Fives, 15 possible". */
export const spokenBox = (app: App, play: Play, row: Row) => {
  const id = row.legal ? 'box-possible' : 'box-barred';
  const cost = costOf(app, play, row.move);
  const words = app.say(id, { box: app.say(`box-${row.id}`), points: row.possible ?? 0 });
  return cost ? `${words}${app.say('comma')}${app.say('box-cost', { cost })}` : words;
};

/** The latest box written on the table. */
export const isLatest = (play: Play, row: Row, seat: number) =>
  play.written?.id === row.id && play.written.seat === seat;

/** A box that can be filled, or that is touched to learn why not: a button, never disabled. */
export const openBox = (
  app: App,
  play: Play,
  view: View,
  row: Row,
  name: unknown = nothing,
) => html`<button class="box" data-box=${row.id}
  data-barred=${!row.legal || nothing} data-forced=${(row.legal && forced(view)) || nothing}
  data-best=${isBest(play, row.move) || nothing} data-zero=${row.possible === 0 || nothing}
  aria-disabled=${row.legal && !play.busy ? nothing : 'true'}
  title=${app.say(`box-${row.id}-help`)} tabindex=${row.id === stop(play, view) ? 0 : -1}
  @focus=${() => play.act.boxFocused(row.id)} @click=${() => play.act.fill(row.id)}
  ><span class="spoken">${spokenBox(app, play, row)}</span><span class="shown" aria-hidden="true">${name}<span class="cost">${costOf(app, play, row.move)}</span><span class="possible">${row.possible}</span></span></button>`;

/** How a computed line stands for a seat; at length where there is room. */
export const noteOf = (app: App, row: Row, seat: number, long: boolean) => {
  const note = row.notes[seat];
  if (!note) return nothing;
  const id = `fact-${note.id}`;
  return app.rich(long && app.has(`${id}-long`) ? `${id}-long` : id, note.args);
};
