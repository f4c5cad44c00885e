import { html, nothing, svg } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { SURE } from '../../model/estimate.ts';
import { kindInWords } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import type { Kind, Played } from '../../model/skill.ts';
import { average, extremes, kindsOf } from '../../model/skill.ts';
import { day } from '../../model/statistics.ts';
import type { Amount } from '../../model/verdict.ts';
import { isExact } from '../../model/verdict.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { decimal, signed } from '../../words/numbers.ts';
import { axes, SHOWN } from './statistics-chart.ts';

/**
 * The player's skill apart from luck, from the reviewed matches.
 * @param played the reviewed ones of the records, newest first
 */
export const skill = (app: Wording, what: Offer, records: readonly MatchRecord[], played: readonly Played[]) => html`
  <section class="surface skill"><h2 id="skill">${app.say('skill')}</h2>
    ${played.length ? averages(app, played) : html`<p>${app.say('skill-none')}</p>`}
    ${played.length > 1 ? course(app, played) : nothing}
    ${missing(app, records, played)}
  </section>
  ${played.length ? kinds(app, what, played) : nothing}`;

/** What the average is per: a round of cards, or a match of dice. */
const spanOf = ([{ review }]: readonly Played[]) => (isExact(review) ? 'match' : 'round');

const averages = (app: Wording, played: readonly Played[]) => {
  const span = spanOf(played);
  const line = (id: string, { value, error }: Amount) => {
    const doubt = error ? app.say('skill-error', { points: decimal(app, SURE * error) }) : '';
    return html`<div><dt>${app.say(id)}</dt><dd>${signed(app, value, { maximumFractionDigits: 1 })} <small>${app.say('skill-points', { span })}${
      doubt ? html`<br>${doubt}` : nothing
    }</small></dd></div>`;
  };
  return html`<dl class="figures">${line('skill-decisions', average(played.map(({ play }) => play)))}${line(
    'skill-luck',
    average(played.map(({ luck }) => luck)),
  )}</dl>`;
};

/** A chart of the latest matches, oldest first: the cost of decisions with its error, and luck. */
const course = (app: Wording, played: readonly Played[]) => {
  const last = played.slice(0, SHOWN).reverse();
  const ends = ({ value, error }: Amount) => [value - SURE * error, value + SURE * error];
  const { x, y, grid } = axes(
    app,
    last.flatMap(({ play, luck }) => [0, luck.value, ...ends(play)]),
    last.length,
  );
  return html`<svg class="chart" viewBox="0 0 320 136" aria-hidden="true">${grid}
      <path class="zero" d=${`M36 ${y(0)}H316`}></path>
      <path class="run" d=${`M${last.map(({ play }, at) => `${x(at)} ${y(play.value)}`).join('L')}`}></path>
      ${last.map(({ play, luck }, at) => {
        const [low, high] = ends(play).map(y);
        return svg`<path class="whisker" d=${`M${x(at)} ${low}V${high}`}></path>
          <circle class="luck" cx=${x(at)} cy=${y(luck.value)} r="3.5"></circle>
          <circle class="own" cx=${x(at)} cy=${y(play.value)} r="4"></circle>`;
      })}
    </svg>
    <p class="help legend" aria-hidden="true">
      <span><svg viewBox="-9 -9 18 18"><circle class="own" r="5"></circle></svg>${app.say('skill-decisions')}</span>
      <span><svg viewBox="-9 -9 18 18"><circle class="luck" r="5"></circle></svg>${app.say('skill-luck')}</span>
      <span>${app.say('skill-scale', { span: spanOf(played) })}</span></p>
    ${asTable(app, last)}`;
};

const asTable = (app: Wording, last: readonly Played[]) => html`<div class="spoken"><table aria-labelledby="skill">
  <thead><tr><th scope="col">${app.say('day')}</th><th scope="col">${app.say('skill-decisions')}</th><th scope="col">${app.say('skill-error-word')}</th><th scope="col">${app.say('skill-luck')}</th></tr></thead>
  <tbody>${last.map(
    ({ record, play, luck }) => html`<tr><th scope="row">${day(app, record)}</th>
    <td>${decimal(app, play.value)}</td><td>${decimal(app, SURE * play.error)}</td><td>${decimal(app, luck.value)}</td></tr>`,
  )}</tbody>
</table></div>`;

/** How many of the matches are reviewed, with a link to review the next. */
const missing = (app: Wording, records: readonly MatchRecord[], played: readonly Played[]) => {
  const known = new Set(played.map(({ record }) => record.id));
  const next = records.find(({ id }) => !known.has(id));
  return html`<p class="help">${app.say('skill-reviewed', { count: played.length, all: records.length })}
    ${next ? html`<a class="data-link" href=${`#/review/${next.id}`}>${app.say('skill-review', { day: day(app, next) })}${icon('i-next')}</a>` : nothing}</p>`;
};

/** The strongest and the weakest kind of decision, and a table of all kinds with enough decisions. */
const kinds = (app: Wording, what: Offer, played: readonly Played[]) => {
  const all = kindsOf(played);
  if (!all.length)
    return html`<section class="surface"><h2>${app.say('kinds')}</h2><p>${app.say('kinds-few')}</p></section>`;
  const ends = extremes(all);
  const most = Math.max(...all.map(({ cost }) => cost));
  return html`<section class="surface"><h2 id="kinds">${app.say('kinds')}</h2>
    ${ends ? html`<dl class="extreme-matches">${ends.best ? end(app, what, 'best', ends.best) : nothing}${end(app, what, 'worst', ends.worst)}</dl>` : html`<p>${app.say('kinds-even')}</p>`}
    <table class="figures-table" aria-labelledby="kinds">
      <thead><tr><td></td><th scope="col">${app.say('kinds-decisions')}</th><th scope="col">${app.say('kinds-clear')}</th><th scope="col">${app.say('kinds-cost')}</th></tr></thead>
      <tbody>${all.map(
        ({ kind, decisions, clear, cost }) => html`<tr><th scope="row">${kindInWords(app, what, kind)}</th>
        <td>${decisions}</td><td>${clear}</td>
        <td class="with-part">${decimal(app, cost)}<i class="share" .style=${`--share:${most ? cost / most : 0}`}></i></td></tr>`,
      )}</tbody>
    </table></section>`;
};

const end = (
  app: Wording,
  what: Offer,
  which: 'best' | 'worst',
  { kind, decisions, clear }: Kind,
) => html`<div data-end=${which}>
  <dt>${icon(which === 'best' ? 'i-check' : 'i-fall')}${app.say(`kinds-${which}`)}</dt>
  <dd><b>${kindInWords(app, what, kind)}</b> <small>${app.say('kinds-how', { decisions, clear })}</small></dd></div>`;
