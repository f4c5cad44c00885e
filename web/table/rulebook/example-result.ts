import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { sidesOf } from '../../model/teams.ts';
import type { Score, View } from '../../protocol.d.ts';
import { listIn } from '../../words/formatting.ts';
import { signed } from '../../words/numbers.ts';
import { handZone, takenBy } from '../view-queries.ts';
import { cards, nameAt, named } from './rule-names.ts';

/** Example of a finished round: the points of each side and their sources. */
export const result = (app: Wording, view: View) => {
  const score = view.scores.at(-1) as Score;
  return html`<figure class="example" aria-label=${app.say('example')}>
    <ul class="results" role="list">${sidesOf(view).map(
      side => html`<li>
      <p class="example-points"><b>${listIn(
        app.language,
        side.map(seat => nameAt(app, view, seat)),
      )}</b>
        <b>${signed(app, score.points[side[0]])}</b></p>
      ${side.map(seat => cardsOf(app, view, seat))}
      <ul class="score-sources" role="list">${sourcesOf(app, view, score, side)}${finalTotal(app, view, side)}</ul></li>`,
    )}
    </ul>
  </figure>`;
};

/** The cards of a seat at the end: those taken and those still held. */
const cardsOf = (app: Wording, view: View, seat: number) =>
  Object.entries({ taken: takenBy(view, seat), hand: handZone(view, seat) }).map(([name, zone]) =>
    zone?.items.length
      ? html`<div><small>${app.say(`example-${name}-of`)}</small>${cards(app, zone.items)}</div>`
      : nothing,
  );

/** The sources of the points, line by line. */
const sourcesOf = (app: Wording, view: View, score: Score, side: number[]) => {
  const notes = score.notes.filter(({ seat }) => side.includes(Number(seat)));
  if (score.notes.length)
    return notes.map(({ id, args }) => line(app, app.rich(`note-${id}`, named(app, args, view)), Number(args.points)));
  return Object.entries(score.parts)
    .filter(([, points]) => points[side[0]])
    .map(([id, points]) => line(app, app.say(`part-${id}`), points[side[0]]));
};

/** The total, if the round ended the match. */
const finalTotal = (app: Wording, view: View, side: number[]) =>
  view.places.length ? html`<li><span>${app.say('total')}</span><b>${view.points[side[0]]}</b></li>` : nothing;

const line = (app: Wording, words: unknown, points: number) =>
  html`<li><span>${words}</span><b>${signed(app, points)}</b></li>`;
