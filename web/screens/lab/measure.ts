import { html, nothing } from 'lit-html';
import type { App } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Offer } from '../../model/offers.ts';
import type { Figure, Mean } from '../../wire/lab.ts';
import { decimal } from '../statistics/parts.ts';
import type { Bench, Trial } from './bench.ts';
import { inWords } from './fault.ts';

const SURE = 2; // standard errors

/** How far a bot is ahead of another, in points; behind where it is less than 0. */
const ahead = ({ game }: Offer, { difference }: Mean) => (game.low_wins ? -difference : difference);

/** "Better than normal by 0.6 ± 0.2 points a hand: sure". */
function sentence(app: App, what: Offer, other: string, mean: Mean) {
  const lead = ahead(what, mean);
  const { error } = mean;
  const sure = error !== null && Math.abs(mean.difference) > SURE * error;
  const way = lead > 0 ? 'better' : lead < 0 ? 'worse' : 'level';
  const level = app.has(`level-${other}`) ? app.say(`level-${other}`) : other;
  return app.say('lab-sentence', {
    way,
    other: level,
    by: rounded(app, Math.abs(lead)),
    error: rounded(app, error ?? 0),
    sure: String(sure),
  });
}

const rounded = (app: App, number: number) =>
  new Intl.NumberFormat(app.language, { maximumSignificantDigits: 2 }).format(number);

/** The strongest level that it is better than comes first; if there is none, the weakest. */
function sentences(app: App, what: Offer, { now, names }: Trial) {
  const against = (now?.against ?? []).flatMap((mean, at) => (mean ? [{ mean, other: names[at + 1] }] : []));
  const first = against.findLast(({ mean }) => ahead(what, mean) > 0) ?? against[0];
  if (!first) return { head: '', rest: '' };
  if (first.mean.error === null) return { head: app.say('lab-one-deal'), rest: '' };
  const [head, ...rest] = [first, ...against.filter(one => one !== first)].map(({ mean, other }) =>
    sentence(app, what, other, mean),
  );
  return { head, rest: rest.join(app.say('gap')) };
}

const progress = (app: App, bench: Bench, { now, all, going, begun }: Trial) => {
  const deals = now?.deals ?? 0;
  const left = deals ? ((Date.now() - begun) / deals) * (all - deals) : 0;
  const words = app.say('lab-deals', { deals: decimal(app, deals), all: decimal(app, all) });
  const time = going && deals ? app.say('lab-left', { minutes: Math.ceil(left / 60_000) }) : '';
  return html`<div class="lab-going">
    <progress max=${all} .value=${deals} aria-label=${words}></progress><span>${words}${time ? ` · ${time}` : nothing}</span>
    ${going ? html`<button class="outlined" @click=${() => bench.stop()}>${icon('i-stop')}<span>${app.say('lab-stop')}</span></button>` : nothing}</div>`;
};

/** A dot, and two errors either way; dashed: an equal share. */
const scale = (figure: Figure, all: readonly Figure[]) => {
  const points = ({ measures }: Figure) => measures.points;
  const ends = all.flatMap(one => [-2, 2].map(side => points(one).mean + side * (points(one).error ?? 0)));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const share = (value: number) => `${(100 * (value - low)) / (high - low || 1)}%`;
  const { mean, error } = points(figure);
  const even = all.reduce((sum, one) => sum + points(one).mean, 0) / all.length;
  const width = (400 * (error ?? 0)) / (high - low || 1);
  return html`<div class="lab-scale" aria-hidden="true" .style=${`--even:${share(even)};--at:${share(mean)};--from:${share(mean - 2 * (error ?? 0))};--long:${width}%`}><i></i><b></b></div>`;
};

const line = (app: App, { names, own, kind, now }: Trial, figure: Figure) => {
  const all = now?.figures ?? [];
  const { mean, error } = figure.measures.points;
  const name = names[figure.entrant];
  const faults = Object.values(figure.faults).reduce((sum, count) => sum + count, 0);
  const rating = now?.ratings[figure.entrant];
  const label = figure.entrant >= own && app.has(`level-${name}`) ? app.say(`level-${name}`) : name;
  const ms = (time: number) => app.say('lab-ms', { time: decimal(app, Math.round(time)) });
  return html`<tr class=${figure.entrant < own ? 'own' : ''}><td><b>${label}</b></td>
    ${kind === 'league' ? html`<td><b>${decimal(app, rating?.mu ?? 0)}</b> ± ${decimal(app, rating?.sigma ?? 0)}</td>` : nothing}
    <td><b>${decimal(app, mean)}</b>${error === null ? nothing : html` ± ${rounded(app, error)}`}</td>
    <td>${scale(figure, all)}</td><td>${ms(figure.milliseconds)}</td><td>${ms(figure.worst)}</td>
    <td class=${faults ? 'bad' : ''}>${faults}</td></tr>`;
};

/** Every figure of it, the best first. */
const table = (app: App, what: Offer, trial: Trial) => {
  const sign = what.game.low_wins ? 1 : -1;
  const mu = ({ entrant }: Figure) => trial.now?.ratings[entrant]?.mu ?? 0;
  const found = [...(trial.now?.figures ?? [])].sort((one, other) =>
    trial.kind === 'league' ? mu(other) - mu(one) : sign * (one.measures.points.mean - other.measures.points.mean),
  );
  const heads = [
    'lab-who',
    ...(trial.kind === 'league' ? ['lab-rating'] : []),
    'lab-points-each',
    what.game.low_wins ? 'lab-fewer' : 'lab-more',
    'lab-move',
    'lab-slowest',
    'lab-refused',
  ];
  return html`<div class="lab-figures" tabindex="0" role="region" aria-label=${app.say('lab-figures')}><table>
    <thead><tr>${heads.map(id => html`<th scope="col">${app.say(id)}</th>`)}</tr></thead>
    <tbody>${found.map(figure => line(app, trial, figure))}</tbody></table></div>`;
};

const faultsOf = (app: App, { names, now }: Trial) =>
  (now?.figures ?? []).flatMap(({ entrant, faults }) =>
    Object.entries(faults)
      .slice(0, 3)
      .map(
        ([fault, count]) =>
          html`<p class="wrong">${icon('i-info')}<span>${app.say('lab-lost', { name: names[entrant], count })} <span lang="en">${fault}</span></span></p>`,
      ),
  );

/** The sentence first; then all figures, and how to have the same on a command line. */
export function measured(app: App, what: Offer, bench: Bench, saveCsv: (text: string) => void) {
  const { trial } = bench;
  if (!trial) return nothing;
  const { head, rest } = sentences(app, what, trial);
  const league = trial.kind === 'league';
  return html`<section class="lab-measure" aria-label=${app.say(league ? 'lab-league' : 'lab-measure')}>
    ${progress(app, bench, trial)}
    ${trial.wrong ? html`<p class="wrong" role="alert">${icon('i-info')}<span>${inWords(app, trial.wrong)}</span></p>` : nothing}
    ${!trial.now && trial.going ? html`<p>${app.say('lab-measuring')}</p>` : nothing}
    ${
      trial.now
        ? html`<div><h2>${league ? app.say('lab-league') : head}</h2>${league || !rest ? nothing : html`<p>${rest}</p>`}
      <p>${app.say(league ? 'lab-league-line' : 'lab-how')}</p></div>${table(app, what, trial)}${faultsOf(app, trial)}`
        : nothing
    }
    ${trial.now?.csv ? html`<p><button class="word-button" @click=${() => saveCsv(trial.now?.csv ?? '')}>${icon('i-file')} ${app.say('lab-csv')}</button></p>` : nothing}
    <p>${app.say('lab-command')}</p><code class="lab-command" lang="en">${trial.command}</code>
  </section>`;
}
