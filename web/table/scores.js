import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { chart } from './chart.js';
import { face, tagsOf } from './seats.js';
import { sheetTable } from './sheet-table.js';
import { factsOf, signed } from './view.js';

/** @import { App, View } from '../types' */
/** @import { Play } from './types' */

const STANDINGS = ['title', 'fallen', 'disqualified'];

/** The points by rounds, with what the running one has brought. Only the last few rounds where room is short.
 * @param {App} app  @param {View} view  @param {number} [most]
 */
export const scoreTable = (app, view, most = Infinity) => {
  const seats = view.points.map((_, seat) => (view.seat + seat) % view.points.length);
  const from = Math.max(0, view.scores.length - most);
  const { running } = view;
  return html`<table class="scores">
    <thead><tr><th scope="col">${app.say('round')}</th>${seats.map(seat => html`<th scope="col">${face(app, seat)}<span>${app.seatName(seat)}</span></th>`)}</tr></thead>
    <tbody>
      ${
        from
          ? html`<tr class="earlier"><th scope="row">1–${from}</th>${seats.map(
              seat =>
                html`<td>${view.scores.slice(0, from).reduce((sum, score) => sum + score.points[seat], 0)}</td>`,
            )}</tr>`
          : nothing
      }
      ${view.scores
        .slice(from)
        .map(
          (score, at) =>
            html`<tr><th scope="row">${from + at + 1}</th>${seats.map(
              seat => html`<td>${score.points[seat]}</td>`,
            )}</tr>`,
        )}
      ${
        running
          ? html`<tr class="running"><th scope="row">${view.scores.length + 1}</th>${seats.map(
              seat => html`<td>${signed(app, running.points[seat])}</td>`,
            )}</tr>`
          : nothing
      }
    </tbody>
    <tfoot><tr><th scope="row">${app.say('total')}</th>${seats.map(seat => html`<td>${view.points[seat]}</td>`)}</tr></tfoot>
  </table>`;
};

/** The points with their chart. @param {App} app @param {View} view */
export const scores = (app, view) => html`${scoreTable(app, view)}${chart(app, view)}`;

/** Seats from the best to the worst: by their places in the match, or else by these figures.
 * @param {App} app @param {View} view @param {readonly number[]} points
 */
const ranked = (app, { places }, points) => {
  const low = app.game(app.match?.head.game ?? '')?.low_wins;
  const rank = places.length ? places : points.map(point => (low ? point : -point));
  return points.map((_, seat) => seat).sort((a, b) => rank[a] - rank[b]);
};

/** Who did best, in a sentence. @param {App} app @param {View} view */
export const headline = (app, view) => {
  const over = view.places.length > 0;
  const points = over ? view.points : (view.scores[view.scores.length - 1]?.points ?? view.points);
  const order = ranked(app, view, points);
  const best = over
    ? order.filter(seat => view.places[seat] === 1)
    : order.filter(seat => points[seat] === points[order[0]]);
  if (view.points.length === 1) return app.say('alone-over', { points: view.points[0] });
  const id = over ? 'wins-match' : 'wins-round';
  if (best.length === 1) return app.say(id, { player: best[0], points: points[best[0]] });
  const names = new Intl.ListFormat(app.language).format(best.map(seat => app.seatName(seat)));
  return app.say(id + '-shared', { names, points: points[best[0]] });
};

/** What one seat's round consisted of, or, where that says it all, what has become of the seat.
 * @param {App} app @param {View} view @param {number} seat
 */
const partsOf = (app, view, seat) => {
  if (factsOf(view, seat).some(({ id }) => STANDINGS.includes(id))) return tagsOf(app, view, seat);
  const { parts = {} } = view.scores[view.scores.length - 1] ?? {};
  const told = Object.entries(parts).filter(([, points]) => points[seat]);
  return told.map(
    ([id, points]) =>
      html`<span class="part">${app.say('part-' + id)} <b>${signed(app, points[seat])}</b></span>`,
  );
};

/** A row a player: what the round brought and of what, and the total. @param {App} app @param {View} view */
const roundRows = (app, view) => {
  const over = view.places.length > 0;
  const last = view.scores[view.scores.length - 1];
  return html`<ol class="standing" role="list">${repeat(
    ranked(app, view, over || !last ? view.points : last.points),
    seat => seat,
    seat => html`
    <li data-best=${(over ? view.places[seat] === 1 : false) || nothing}>
      ${over ? html`<span class="place-number">${app.say('place', { place: view.places[seat] })}</span>` : nothing}
      ${face(app, seat)}
      <span class="who"><b class="name">${app.seatName(seat)}</b><span class="parts">${partsOf(app, view, seat)}</span></span>
      <span class="brought">${last ? signed(app, last.points[seat]) : nothing}</span>
      <span class="sum">${app.say('points', { points: view.points[seat] })}</span>
    </li>`,
  )}</ol>`;
};

/** Which round it was, and what is played for. @param {App} app @param {View} view */
const standsAt = (app, view) => {
  const id = `caption-${view.caption.id}-long`;
  return app.has(id) && !view.places.length ? html`<p class="note">${app.say(id, view.caption.args)}</p>` : nothing;
};

/** All sheets, where they do not stand beside the table. @param {App} app @param {Play} play @param {View} view */
const sheetAtEnd = (app, play, view) => (play.wide ? nothing : sheetTable(app, play, view));

/** The end of a round, or of the match. @param {App} app @param {Play} play @param {View} view */
export const roundEnd = (app, play, view) => html`
  <div class="sheet-body">${standsAt(app, view)}${view.points.length > 1 && (view.scores.length || view.sheet.length) ? roundRows(app, view) : nothing}${
    view.sheet.length ? sheetAtEnd(app, play, view) : scores(app, view)}</div>
  <div class="sheet-foot">${
    view.places.length
      ? html`
    <button class="button outlined" @click=${() => play.act.leave()}>${app.say('home')}</button>
    <button class="button primary" autofocus @click=${() => play.act.again()}>${app.say('play-again')}</button>`
      : html`
    <button class="button primary" autofocus @click=${() => play.act.next()}>${app.say('next-hand')}</button>`
  }</div>`;
