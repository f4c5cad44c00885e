import { html } from 'lit-html';
import { nameOfSet, setOfKey } from '../house-rules.js';
import { figure } from '../table/view.js';

/** @import { App } from '../types' */
/** @import { Offer } from '../offers.js' */

const MANY = 10; // hours, of which nobody wants to know the minutes

/** A few figures, each under its word. @param {[words: string, figure: unknown, more?: unknown][]} all */
export const figures = all => html`<dl class="figures">${all.map(([words, figure, more = '']) => html`
  <div><dt>${words}</dt><dd>${figure}${more ? html` <small>${more}</small>` : ''}</dd></div>`)}</dl>`;

/** @param {App} app @param {number} number */
export const decimal = (app, number) => figure(app, number, { maximumFractionDigits: 1 });

/** @param {App} app @param {number} part @param {number} whole */
export const percent = (app, part, whole) => new Intl.NumberFormat(app.language, { style: 'percent' }).format(part / whole);

/** @param {App} app @param {number} time in milliseconds */
export const duration = (app, time) => {
  const minutes = Math.max(1, Math.round(time / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= MANY) return app.say('many-hours', { hours });
  return hours ? app.say('hours', { hours, minutes: minutes % 60 }) : app.say('minutes', { minutes });
};

/** @param {App} app @param {number} when */
export const day = (app, when) => new Intl.DateTimeFormat(app.language, { dateStyle: 'medium' }).format(when);

/** @param {App} app @param {Offer} what @param {string} rules */
export const rulesInWords = (app, what, rules) => nameOfSet(app, what, setOfKey(rules));

/** @param {App} app @param {string} others */
export const othersInWords = (app, others) =>
  [`against-${others}`, `level-${others}`].filter(id => app.has(id)).map(id => app.say(id))[0] ?? others;
