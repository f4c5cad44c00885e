import { html, nothing } from 'lit-html';
import { costOf, isBest } from './worth.js';

/** @import { App, Row, View } from '../types' */
/** @import { Play } from './types' */

/** May some boxes not be filled now that are open? Then those that may are marked. @param {View} view */
const forced = view => view.sheet.some(row => row.move && !row.legal);

/** The boxes that the one who looks may try to fill, in their order. @param {View} view */
export const openBoxes = view => view.sheet.filter(row => row.move);

/** The box that the tab key reaches. @param {Play} play @param {View} view */
const stop = (play, view) => {
  const open = openBoxes(view);
  return (open.find(({ id }) => id === play.focusBox) ?? open.find(({ legal }) => legal) ?? open[0])?.id;
};

/** "Fives, 15 possible". @param {App} app @param {Play} play @param {Row} row */
export const spokenBox = (app, play, row) => {
  const id = row.legal ? 'box-possible' : 'box-barred';
  const cost = costOf(app, play, row.move);
  const words = app.say(id, { box: app.say('box-' + row.id), points: row.possible ?? 0 });
  return cost ? `${words}${app.say('comma')}${app.say('box-cost', { cost })}` : words;
};

/** The latest box written on the table. @param {Play} play @param {Row} row @param {number} seat */
export const isLatest = (play, row, seat) => play.written?.id === row.id && play.written.seat === seat;

/**
 * A box that can be filled, or that is touched to learn why not: a button, never disabled.
 * @param {App} app @param {Play} play @param {View} view @param {Row} row @param {unknown} [name]
 */
export const openBox = (app, play, view, row, name = nothing) => html`<button class="box" data-box=${row.id}
  data-barred=${!row.legal || nothing} data-forced=${(row.legal && forced(view)) || nothing}
  data-best=${isBest(play, row.move) || nothing} data-zero=${row.possible === 0 || nothing}
  aria-disabled=${row.legal && !play.busy ? nothing : 'true'}
  title=${app.say(`box-${row.id}-help`)} tabindex=${row.id === stop(play, view) ? 0 : -1}
  @focus=${() => play.act.boxFocused(row.id)} @click=${() => play.act.fill(row.id)}
  ><span class="spoken">${spokenBox(app, play, row)}</span><span class="shown" aria-hidden="true">${name}<span class="cost">${costOf(app, play, row.move)}</span><span class="possible">${row.possible}</span></span></button>`;

/** How a computed line stands for a seat; at length where there is room.
 * @param {App} app @param {Row} row @param {number} seat @param {boolean} long */
export const noteOf = (app, row, seat, long) => {
  const note = row.notes[seat];
  if (!note) return nothing;
  const id = `fact-${note.id}`;
  return app.rich(long && app.has(`${id}-long`) ? `${id}-long` : id, note.args);
};
