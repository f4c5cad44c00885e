import { html } from 'lit-html';
import type { Wording } from '../../app.ts';
import { nameOfSet, setOfKey } from '../../model/house-rules.ts';
import type { Offer } from '../../model/offers.ts';
import { dayInWords } from '../../model/statistics.ts';
import { datesOf } from '../../storage/dates.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { figure } from '../../table/view.ts';

const MANY = 10; // hours beyond which minutes are left out

/** A list of figures, each with its label. */
export const figures = (all: [words: string, figure: unknown, more?: unknown][]) =>
  html`<dl class="figures">${all.map(
    ([words, figure, more = '']) => html`
  <div><dt>${words}</dt><dd>${figure}${more ? html` <small>${more}</small>` : ''}</dd></div>`,
  )}</dl>`;

/** A number with at most one decimal. */
export const decimal = (app: Wording, number: number) => figure(app, number, { maximumFractionDigits: 1 });

/** A part of a whole as a percentage. */
export const percent = (app: Wording, part: number, whole: number) => figure(app, part / whole, { style: 'percent' });

/**
 * A duration in words, in hours and minutes.
 * @param time in milliseconds
 */
export const duration = (app: Wording, time: number) => {
  const minutes = Math.max(1, Math.round(time / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY) return app.say('many-hours', { hours });
  return hours ? app.say('hours', { hours, minutes: minutes % 60 }) : app.say('minutes', { minutes });
};

/** Return the date on which a match was played, in words. */
export const day = (app: Wording, record: Pick<StoredMatch, 'dates' | 'when' | 'tally'>) =>
  dayInWords(app, datesOf(record).ended);

/** The name of the house rules that a key of `byRules` stands for. */
export const rulesInWords = (app: Wording, what: Offer, rules: string) => nameOfSet(app, what, setOfKey(rules));

/** The name of the opponents that a key of `byOthers` stands for. */
export const othersInWords = (app: Wording, others: string) =>
  [`against-${others}`, `level-${others}`].filter(id => app.has(id)).map(id => app.say(id))[0] ?? others;
