import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { radioButtons, toggle } from '../../art/widgets.ts';
import { uptime } from '../../browser/clock.ts';
import { SURE } from '../../model/estimate.ts';
import type { Measurement } from '../../model/measuring.ts';
import { DEALS } from '../../model/measuring.ts';
import type { Offer } from '../../model/offers.ts';
import type { Figure, Mean } from '../../wire/lab.ts';
import { tagOf } from '../../words/languages.ts';
import { decimal } from '../../words/numbers.ts';
import { ALL } from './bench.ts';
import { faultInWords } from './fault-in-words.ts';
import type { LabController } from './lab-controller.ts';

/** Lead of a bot over another in points; negative if it is behind. */
const ahead = ({ game }: Offer, { difference }: Mean) => (game.low_wins ? -difference : difference);

/** The result against one level: "Better than normal by 0.6 ± 0.2 points a hand: sure". */
function sentence(app: Wording, what: Offer, other: string, mean: Mean) {
  const lead = ahead(what, mean);
  const { error } = mean;
  const sure = error !== null && Math.abs(mean.difference) > SURE * error;
  const way = lead > 0 ? 'better' : lead < 0 ? 'worse' : 'level';
  const level = app.has(`level-${other}`) ? app.say(`level-${other}`) : other;
  return app.say('lab-sentence', {
    way,
    other: level,
    by: rounded(app, Math.abs(lead)),
    error: rounded(app, SURE * (error ?? 0)),
    sure: String(sure),
  });
}

const namesOf = (trial: Measurement['trial']) => trial?.entrants.map(({ name }) => name) ?? [];

const rounded = (app: Wording, number: number) =>
  new Intl.NumberFormat(tagOf(app.language), { maximumSignificantDigits: 2 }).format(number);

/** Results against all levels; the head is the strongest level that the bot beats, or else the weakest level. */
function sentences(app: Wording, what: Offer, { now, trial }: Measurement) {
  const names = namesOf(trial);
  const against = (now?.against ?? []).flatMap((mean, at) => (mean ? [{ mean, other: names[at + 1] }] : []));
  const first = against.findLast(({ mean }) => ahead(what, mean) > 0) ?? against[0];
  if (!first) return { head: '', rest: '' };
  if (first.mean.error === null) return { head: app.say('lab-one-deal'), rest: '' };
  const [head, ...rest] = [first, ...against.filter(one => one !== first)].map(({ mean, other }) =>
    sentence(app, what, other, mean),
  );
  return { head, rest: rest.join(app.say('gap')) };
}

/** Progress, remaining time, and buttons to stop or continue. */
const progress = (lab: LabController) => {
  const { app, bench, measureOn } = lab;
  const { all, begun, going, now, running, stop, wrong } = bench.measuring;
  const deals = now?.deals ?? 0;
  const most = going ? all : Math.max(bench.deals, deals);
  const done = deals - begun.deals;
  const minutes = Math.ceil((((uptime() - begun.when) / done) * (most - deals)) / 60_000);
  const words = app.say('lab-deals', { deals: decimal(app, deals), all: decimal(app, most) });
  const time = !going ? '' : !running ? app.say('lab-rests') : done > 0 ? app.say('lab-left', { minutes }) : '';
  const more = !going && !wrong && deals < bench.deals;
  return html`<div class="lab-going">
    <progress max=${most} .value=${deals} aria-label=${words}></progress><span>${words}${time ? ` · ${time}` : nothing}</span>
    ${going ? html`<button class="outlined" @click=${stop}>${icon('i-stop')}<span>${app.say('lab-stop')}</span></button>` : nothing}
    ${more ? html`<button class="outlined" @click=${measureOn}>${icon('i-run')}<span>${app.say(deals ? 'lab-go-on' : 'lab-start')}</span></button>` : nothing}</div>`;
};

/** Settings: number of deals, opponents, and whether to continue after the player leaves the lab. */
const settings = (lab: LabController) => {
  const { app, bench, measureBy, what } = lab;
  const { measuring } = bench;
  const { levels } = what.game;
  const away = (on: boolean) => {
    measuring.away = on;
    app.redraw();
  };
  return html`<div class="lab-asked">
    ${radioButtons({
      name: 'deals',
      label: app.say('lab-how-many'),
      value: String(bench.deals),
      values: DEALS.map(deals => ({ value: String(deals), label: decimal(app, deals) })),
      choose: deals => measureBy({ deals: Number(deals) }),
    })}
    ${
      measuring.trial?.kind === 'league'
        ? nothing
        : html`<label class="field"><span>${app.say('lab-against')}</span><select @change=${(event: Event) => measureBy({ against: (event.target as HTMLSelectElement).value })}>${[
            ALL,
            ...levels,
          ].map(
            level =>
              html`<option value=${level} .selected=${level === bench.against}>${app.say(level === ALL ? 'lab-against-all' : `level-${level}`)}</option>`,
          )}</select></label>`
    }
    ${toggle({ id: 'lab-away', label: app.say('lab-away'), help: app.say('lab-away-help'), on: measuring.away, turn: away })}</div>`;
};

/** Plot of a mean as a dot with two standard errors either way; the dashed line is the mean of all bots. */
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

const line = (app: Wording, { now, trial }: Measurement, figure: Figure) => {
  const all = now?.figures ?? [];
  const names = namesOf(trial);
  const { kind, own = 0 } = trial ?? {};
  const { mean, error } = figure.measures.points;
  const name = names[figure.entrant];
  const faults = Object.values(figure.faults).reduce((sum, count) => sum + count, 0);
  const rating = now?.ratings[figure.entrant];
  const label = figure.entrant >= own && app.has(`level-${name}`) ? app.say(`level-${name}`) : name;
  const ms = (time: number) => app.say('lab-ms', { time: decimal(app, Math.round(time)) });
  return html`<tr class=${figure.entrant < own ? 'own' : ''}><td><b>${label}</b></td>
    ${kind === 'league' ? html`<td><b>${decimal(app, rating?.mu ?? 0)}</b> ± ${decimal(app, SURE * (rating?.sigma ?? 0))}</td>` : nothing}
    <td><b>${decimal(app, mean)}</b>${error === null ? nothing : html` ± ${rounded(app, SURE * error)}`}</td>
    <td>${scale(figure, all)}</td><td>${ms(figure.milliseconds)}</td><td>${ms(figure.worst)}</td>
    <td class=${faults ? 'bad' : ''}>${faults}</td></tr>`;
};

/** The table of all figures, best bot first. */
const table = (app: Wording, what: Offer, measure: Measurement) => {
  const sign = what.game.low_wins ? 1 : -1;
  const { now, trial } = measure;
  const mu = ({ entrant }: Figure) => now?.ratings[entrant]?.mu ?? 0;
  const league = trial?.kind === 'league';
  const found = [...(now?.figures ?? [])].sort((one, other) =>
    league ? mu(other) - mu(one) : sign * (one.measures.points.mean - other.measures.points.mean),
  );
  const heads = [
    'lab-who',
    ...(league ? ['lab-rating'] : []),
    'lab-points-each',
    what.game.low_wins ? 'lab-fewer' : 'lab-more',
    'lab-move',
    'lab-slowest',
    'lab-refused',
  ];
  return html`<div class="lab-figures" tabindex="0" role="region" aria-label=${app.say('lab-figures')}><table>
    <thead><tr>${heads.map(id => html`<th scope="col">${app.say(id)}</th>`)}</tr></thead>
    <tbody>${found.map(figure => line(app, measure, figure))}</tbody></table></div>`;
};

const faultsOf = (app: Wording, { now, trial }: Measurement) =>
  (now?.figures ?? []).flatMap(({ entrant, faults }) =>
    Object.entries(faults)
      .slice(0, 3)
      .map(
        ([fault, count]) =>
          html`<p class="wrong">${icon('i-info')}<span>${app.say('lab-lost', { name: namesOf(trial)[entrant], count })} <span lang="en">${fault}</span></span></p>`,
      ),
  );

/** The command that repeats the measurement. */
function commandOf({ trial, all }: Measurement, deals: number) {
  if (!trial) return '';
  const { entrants, game, kind, options } = trial;
  const told = Object.keys(options).length ? ` --options '${JSON.stringify(options)}'` : '';
  const files = entrants.map(({ name }) => (name.includes(' ') ? `"${name}"` : name)).join(' ');
  const ratings = kind === 'league' ? ' --ratings' : '';
  return `python -m taku.arena ${game} ${files} --deals ${all || deals} --seed 1${told}${ratings}`;
}

/** The measurement: a summary sentence, all figures, settings, and the command that repeats it. */
export function measurementView(lab: LabController) {
  const { app, bench, saveCsv, what } = lab;
  const { measuring } = bench;
  const { going, now, rows, trial, wrong } = measuring;
  if (!trial) return nothing;
  const { head, rest } = sentences(app, what, measuring);
  const league = trial.kind === 'league';
  return html`<section class="lab-measure" aria-label=${app.say(league ? 'lab-league' : 'lab-measure')}>
    ${progress(lab)}
    ${wrong ? html`<p class="wrong" role="alert">${icon('i-info')}<span>${faultInWords(app, wrong)}</span></p>` : nothing}
    ${!now && going ? html`<p>${app.say('lab-measuring')}</p>` : nothing}
    ${
      now
        ? html`<div><h2>${league ? app.say('lab-league') : head}</h2>${league || !rest ? nothing : html`<p>${rest}</p>`}
      <p>${app.say(league ? 'lab-league-line' : 'lab-how')}</p></div>${table(app, what, measuring)}${faultsOf(app, measuring)}`
        : nothing
    }
    ${settings(lab)}
    ${rows ? html`<p><button class="word-button" @click=${() => saveCsv(rows)}>${icon('i-file')} ${app.say('lab-csv')}</button></p>` : nothing}
    <p>${app.say('lab-command')}</p><code class="lab-command" lang="en">${commandOf(measuring, bench.deals)}</code>
  </section>`;
}
