import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CurrentTable, GameCatalogue, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { dayOf } from '../model/daily.ts';
import { addressOf } from '../model/daily-calendar.ts';
import { offerOnTable } from '../model/offers.ts';
import { placeOf, sidesOf } from '../model/teams.ts';
import type { Score, View } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { figure, signed } from '../words/numbers.ts';
import { compared } from './comparison.ts';
import { decidingPart } from './deciding-part.ts';
import { eveningTable } from './evening-table.ts';
import { face } from './face.ts';
import { chart } from './points-chart.ts';
import { sheetTables } from './score-sheet.ts';
import { tagsOf } from './seats.ts';
import type { Table } from './table-interface.ts';
import { fewestWin, isRanked, namesOf } from './view-queries.ts';

/** Points by round, with the running round. Rounds before the last `most` are summed in one row. */
export const scoreTable = (app: Wording & Preferences & CurrentTable, view: View, most: number = Infinity) => {
  const sides = sidesOf(view);
  const from = Math.max(0, view.scores.length - most);
  const { running } = view;
  return html`<table class="scores" ?data-many=${sides.length > 5} ?data-teams=${view.teams.length > 0}>
    <thead><tr><th scope="col">${app.say('round')}</th>${sides.map(side => html`<th scope="col"><span class="faces">${side.map(seat => face(app, seat))}</span><span>${namesOf(app, side)}</span></th>`)}</tr></thead>
    <tbody>
      ${
        from
          ? html`<tr class="earlier"><th scope="row">${from > 1 ? `1–${from}` : 1}</th>${sides.map(
              ([seat]) =>
                html`<td>${figure(
                  app,
                  view.scores.slice(0, from).reduce((sum, score) => sum + score.points[seat], 0),
                )}</td>`,
            )}</tr>`
          : nothing
      }
      ${view.scores
        .slice(from)
        .map(
          (score, at) =>
            html`<tr><th scope="row">${from + at + 1}</th>${sides.map(
              ([seat]) => html`<td>${figure(app, score.points[seat])}</td>`,
            )}</tr>`,
        )}
      ${
        running
          ? html`<tr class="running"><th scope="row">${view.scores.length + 1}</th>${sides.map(
              ([seat]) => html`<td>${signed(app, running.points[seat])}</td>`,
            )}</tr>`
          : nothing
      }
    </tbody>
    <tfoot><tr><th scope="row">${app.say('total')}</th>${sides.map(([seat]) => html`<td>${figure(app, view.points[seat])}</td>`)}</tr></tfoot>
  </table>`;
};

/** The sources of a seat's points, line by line. */
const notesOf = (app: Wording, score: Score, seat: number) =>
  score.notes
    .filter(note => note.seat === seat)
    .map(
      note =>
        html`<li><span>${app.rich(`note-${note.id}`, note.args)}</span><b>${signed(app, Number(note.args.points))}</b></li>`,
    );

/**
 * The points of one round with their sources, by side.
 * @param round from 0
 */
const breakdown = (app: Wording & CurrentTable, view: View, round: number) => {
  const score = view.scores[round];
  return html`<ol class="notes" role="list">${sidesOf(view).map(
    side => html`<li><h4><span>${namesOf(app, side)}</span><b>${signed(app, score.points[side[0]])}</b></h4>
    <ul class="score-sources" role="list">${side.map(seat => notesOf(app, score, seat))}</ul></li>`,
  )}</ol>`;
};

/** A foldable breakdown of each round that has notes, the latest first. */
export const rounds = (
  app: Wording & CurrentTable,
  view: View,
  { most = Infinity, open = false }: { most?: number; open?: boolean } = {},
) =>
  view.scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score.notes.length)
    .reverse()
    .slice(0, most)
    .map(
      ({ at }) =>
        html`<details class="earlier-round" ?open=${open}><summary>${app.say(`caption-${view.caption.id}`, { ...view.caption.args, round: at + 1 })}</summary>${breakdown(app, view, at)}</details>`,
    );

/** The points with breakdowns and chart; the last `shown` rounds get no breakdown, since the caller shows theirs. */
export const scores = (app: Wording & Preferences & CurrentTable, view: View, shown: number = 0) =>
  html`${scoreTable(app, view)}${rounds(app, { ...view, scores: view.scores.slice(0, view.scores.length - shown) })}${chart(app, view)}`;

/** Sides from best to worst: by final place, or else by the given points. */
const ranked = (app: GameCatalogue & CurrentTable, view: View, points: readonly number[]) => {
  const low = fewestWin(app);
  const rank = view.places.length ? view.places : points.map(point => (low ? point : -point));
  return sidesOf(view)
    .sort(([a], [b]) => a - b)
    .sort(([a], [b]) => rank[a] - rank[b]);
};

/** A sentence that names the best players of the round or match. */
export const headline = (app: Wording & GameCatalogue & CurrentTable, view: View) => {
  const over = view.places.length > 0;
  const points = over ? view.points : (view.scores[view.scores.length - 1]?.points ?? view.points);
  const order = ranked(app, view, points);
  if (view.points.length === 1) return app.say('alone-over', { points: view.points[0] });
  const [[first]] = order;
  const best = order.filter(([seat]) => (over ? view.places[seat] === 1 : points[seat] === points[first])).flat();
  const id = over ? 'wins-match' : 'wins-round';
  if (best.length === 1) return app.say(id, { player: first, points: points[first] });
  const together = over && best.length === order[0].length ? '-together' : '-shared';
  return app.say(id + together, { names: namesOf(app, best), points: points[first] });
};

/** The parts of a side's points in the last round; only the badges of a seat if they say how it finished. */
const roundPartsOf = (app: Wording, view: View, side: number[]) => {
  const [seat] = side;
  if (isRanked(view, seat)) {
    const ofMatch = view.places.length > 0;
    return html`${ofMatch ? html`<span class="part">${app.say('last-round')}</span>` : nothing}${tagsOf(app, view, seat)}`;
  }
  const score = view.scores[view.scores.length - 1];
  if (!score) return nothing;
  if (score.notes.length)
    return html`<ul class="score-sources" role="list">${side.map(each => notesOf(app, score, each))}</ul>`;
  const nonzero = Object.entries(score.parts).filter(([, points]) => points[seat]);
  return nonzero.map(
    ([id, points]) => html`<span class="part">${app.say(`part-${id}`)} <b>${signed(app, points[seat])}</b></span>`,
  );
};

/** The figures of the round-end table before the round, from which they count up. */
export const beforeRound = (view: View): Map<string, number> => {
  const last = view.scores[view.scores.length - 1];
  if (!last) return new Map();
  const seats = view.points.map((_, seat) => seat);
  return new Map([
    ...seats.map((seat): [string, number] => [`brought ${seat}`, 0]),
    ...seats.map((seat): [string, number] => [`sum ${seat}`, view.points[seat] - last.points[seat]]),
  ]);
};

/** One row per side: points of the round, their parts, and the total. */
const roundRows = (app: Wording & GameCatalogue & Preferences & CurrentTable, view: View) => {
  const over = view.places.length > 0;
  const last = view.scores[view.scores.length - 1];
  const sides = ranked(app, view, (over || !last ? view : last).points);
  return html`<ol class="standing" role="list">${repeat(
    sides,
    ([seat]) => seat,
    side => html`
    <li data-best=${(over && placeOf(view, sides, side[0]) === 1) || nothing}>
      ${over ? html`<span class="place-number">${app.say('place', { place: placeOf(view, sides, side[0]) })}</span>` : nothing}
      <span class="faces">${side.map(seat => face(app, seat))}</span>
      <span class="who"><b class="name">${namesOf(app, side)}</b><span class="parts">${roundPartsOf(app, view, side)}</span></span>
      ${last ? html`<span class="round-points" data-counts=${`brought ${side[0]}`} data-points=${last.points[side[0]]}>${signed(app, last.points[side[0]])}</span>` : html`<span class="round-points"></span>`}
      <span class="total-points" data-counts=${`sum ${side[0]}`} data-points=${view.points[side[0]]}>${app.say('points', { points: view.points[side[0]] })}</span>
    </li>`,
  )}</ol>`;
};

/** The caption: which round it was, and the goal of the match. */
const captionLine = (app: Wording, view: View) => {
  const id = `caption-${view.caption.id}-long`;
  return app.has(id) && !view.places.length ? html`<p class="note">${app.say(id, view.caption.args)}</p>` : nothing;
};

/** What decided the match, in one line. */
const decidedLine = (app: Wording & GameCatalogue & CurrentTable, view: View) => {
  const line = view.places.length ? decidingPart(app, view) : '';
  return line ? html`<p class="deciding-line">${line}</p>` : nothing;
};

/** Why the places are as they are, where the points alone do not say so. */
const whyPlaces = (app: Wording & GameCatalogue & CurrentTable, { points, places }: View) => {
  const sign = fewestWin(app) ? -1 : 1;
  const differ = places.some((place, seat) =>
    places.some((other, rival) => place < other && sign * points[seat] <= sign * points[rival]),
  );
  return differ ? html`<p class="note">${app.say('places-why')}</p>` : nothing;
};

/** All points or score sheets, unless the panel beside the table shows them. */
const pointsAtEnd = (app: Wording & Preferences & CurrentTable, table: Table, view: View) => {
  if (table.state.wide) return nothing;
  return view.sheet.length ? sheetTables(app, table, view) : scores(app, view, 1);
};

/** On a score pad, who has won how often this evening. */
const evening = (app: Wording & Preferences, { mode, state }: Table) =>
  mode.pad && state.evening ? eveningTable(app, state.evening, 2) : nothing;

/** Link to the deals of the day, for a daily match. */
const dailyLink = (app: Wording & GameCatalogue, match: StoredMatch) => {
  const daily = dayOf(app, match);
  return daily ? html`<a href=${addressOf(daily.date)}>${app.say('daily')}</a>` : nothing;
};

/** The ways to look back at a finished match: its review and its replay. */
const lookBack = (app: Wording & CurrentTable, view: View) =>
  view.places.length && app.match?.id
    ? html`<p class="review-links"><a class="button outlined" href=${`#/review/${app.match.id}`}>${app.say('review')}</a>
        <a class="button outlined" href=${`#/replay/${app.match.id}`}>${app.say('replay')}</a></p>`
    : nothing;

/** Links at the end of a match: statistics, daily deals, share, proof of fairness. */
const endLinks = (app: Wording & GameCatalogue & CurrentTable, table: Table, view: View) =>
  view.places.length && app.match?.id
    ? html`<p class="further-links">${app.match.result ? html`<a href=${`#/statistics/${offerOnTable(app)?.key}`}>${app.say('statistics')}</a>` : nothing}
        ${dailyLink(app, app.match)}
        ${app.match.event ? nothing : html`<button class="word-button" @click=${() => table.act.send()}>${icon('i-share')}${app.say('send')}</button>`}
        ${app.match.pad || app.match.event ? nothing : html`<button class="word-button" @click=${() => table.act.open({ name: 'house' })}>${icon('i-lock')}${app.say('fair-look')}</button>`}</p>`
    : nothing;

/** Dialog at the end of a round or of the match. */
export const roundEndDialog = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  table: Table,
  view: View,
) => html`
  <div class="sheet-body">${captionLine(app, view)}${decidedLine(app, view)}${
    view.points.length > 1 && (view.scores.length || view.sheet.length) ? roundRows(app, view) : nothing
  }${whyPlaces(app, view)}${view.places.length && app.match ? compared(app, app.match) : nothing}${lookBack(app, view)}${evening(app, table)}${pointsAtEnd(app, table, view)}${endLinks(app, table, view)}</div>
  <div class="sheet-foot">${
    view.places.length
      ? html`
    <button class="button outlined" @click=${() => table.act.leave()}>${app.say('back')}</button>
    ${
      app.participants && !app.participants.hosts
        ? html`<span class="button waiting">${app.say('host-starts', { name: app.participants.places[0]?.name ?? '' })}</span>`
        : app.match?.event
          ? html`<a class="button primary" autofocus href=${`#/event/${app.match.event.id}`}>${app.say('club-on')}</a>`
          : html`<button class="button primary" autofocus @click=${() => table.act.again()}>${app.say('play-again')}</button>`
    }`
      : html`
    <button class="button primary" autofocus @click=${() => table.act.next()}>${app.say('next-hand')}</button>`
  }</div>`;
