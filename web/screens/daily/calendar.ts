import { html, nothing } from 'lit-html';
import type { GameCatalogue, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { playedOf, seedOf } from '../../model/daily.ts';
import type { Day } from '../../model/daily-calendar.ts';
import { addressOf, datesIn, FIRST, isDayOpen, monthAfter, streakOf } from '../../model/daily-calendar.ts';
import type { Offer } from '../../model/offers.ts';
import { offers } from '../../model/offers.ts';
import { ahead, scoreIn, scoreInWords } from '../../model/score.ts';
import { dayInWords } from '../../model/statistics.ts';
import { today } from '../../storage/dates.ts';
import type { MatchRecord, Score } from '../../storage/stored-types.ts';
import { readStrongResults } from '../../storage/strong-result-store.ts';
import { dateIn, firstWeekday } from '../../words/formatting.ts';
import { figure } from '../../words/numbers.ts';

const A_SUNDAY = '2026-02-01';

/** What the calendar shows: the month, the selected day, and what was played on each day. */
export interface Calendar {
  date: string;
  month: string;
  /** The game that is shown; undefined for all games. */
  what: Offer | undefined;
  days: ReadonlyMap<string, Day>;
  turn(month: string): void;
}

const inWords = (app: Wording, date: string, how: Intl.DateTimeFormatOptions) =>
  dateIn(app.language, new Date(date), { ...how, timeZone: 'UTC' });

const monthInWords = (app: Wording, month: string) => inWords(app, `${month}-01`, { year: 'numeric', month: 'long' });

/** A month as a table of links to the deals of each day, with the results of the days already played. */
export const calendar = (app: Wording & GameCatalogue & Stores, shown: Calendar) => {
  const { month } = shown;
  const from = firstWeekday(app.language);
  const { dates, before } = datesIn(month, from);
  const cells: (string | null)[] = [...Array(before).fill(null), ...dates];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => cells.slice(7 * at, 7 * at + 7));
  const pars = shown.what ? readStrongResults() : {};
  return html`<section class="surface calendar" aria-label=${app.say('calendar')}>
    ${row(app, shown.days)}
    <div class="month">${turner(app, shown, -1)}<p aria-live="polite"><b>${monthInWords(app, month)}</b></p>${turner(app, shown, 1)}</div>
    <table aria-label=${monthInWords(app, month)}><thead><tr>${Array.from({ length: 7 }, (_, at) => weekday(app, from + at))}</tr></thead>
      <tbody>${weeks.map(
        week => html`<tr>${week.map(date => html`<td>${date && cell(app, shown, date, pars)}</td>`)}</tr>`,
      )}</tbody></table>
    <p class="legend help">${shown.what ? html`<span><b>✓</b>${app.say('calendar-better')}</span>` : ofPoints(app)}</p>
    <p class="help">${app.say('row-rule')}</p>
  </section>`;
};

/** The current and the longest streak of days in a row. */
const row = (app: Wording, days: ReadonlyMap<string, Day>) => {
  const { now, best } = streakOf(days);
  return html`<p class="in-a-row" data-on=${!!now}>${icon('i-star')}<span><b>${app.say('days-in-a-row', { days: now })}</b>${
    best > now ? html` <small>${app.say('days-in-a-row-best', { days: best })}</small>` : nothing
  }</span></p>`;
};

const turner = (app: Wording, { month, turn }: Calendar, way: -1 | 1) => {
  const next = monthAfter(month, way);
  const off = next < FIRST.slice(0, 7) || next > today().slice(0, 7);
  const label = monthInWords(app, next);
  return html`<button class="icon-button" aria-label=${label} title=${label} aria-disabled=${off ? 'true' : 'false'}
    @click=${() => off || turn(next)}>${icon(way < 0 ? 'i-back' : 'i-next')}</button>`;
};

const weekday = (app: Wording, day: number) => {
  const date = `${A_SUNDAY.slice(0, -1)}${1 + (day % 7)}`;
  return html`<th scope="col"><abbr title=${inWords(app, date, { weekday: 'long' })}>${inWords(app, date, { weekday: 'short' })}</abbr></th>`;
};

const cell = (app: Wording & GameCatalogue & Stores, shown: Calendar, date: string, pars: Record<string, Score>) => {
  const number = Number(date.slice(-2));
  if (!isDayOpen(date)) return html`<span class="no-day">${number}</span>`;
  const [signs, words] = shown.what ? resultOn(app, shown, shown.what, date, pars) : countOn(app, shown, date);
  return html`<a href=${addressOf(date, shown.what)} data-today=${date === today() || nothing} aria-current=${date === shown.date ? 'date' : nothing}
    ><span class="spoken">${[dayInWords(app, date), ...words].join(app.say('comma'))}</span><span aria-hidden="true">${number}</span>${signs}</a>`;
};

/** A day's cell for all games: a dot for each game played, filled if it was played on its own day. */
function countOn(app: Wording & GameCatalogue, { days }: Calendar, date: string): [unknown, string[]] {
  const day = days.get(date);
  const games = offers(app).filter(({ key }) => day?.records.has(key));
  const points = games
    .map(({ key }) => !!day?.inTime.has(key))
    .sort((one, other) => Number(other) - Number(one))
    .map(inTime => html`<i data-in-time=${inTime}></i>`);
  const words = games.length ? app.say('daily-played', { played: games.length, all: offers(app).length }) : '';
  return [html`<span class="points" aria-hidden="true">${points}</span>`, words ? [words] : []];
}

/** A day's cell for one game: the result, marked if it is better than par. */
function resultOn(
  app: Wording & GameCatalogue & Stores,
  { days }: Calendar,
  what: Offer,
  date: string,
  pars: Record<string, Score>,
) {
  const seed = seedOf(what.key, date);
  const records: MatchRecord[] = days.get(date)?.records.get(what.key) ?? [];
  const done = records.length ? playedOf(app, what, seed, records).done : undefined;
  if (!done) return [nothing, []] as [unknown, string[]];
  const score = scoreIn(done.result);
  const par = pars[seed];
  const better = !!par && ahead(app, done.head, score, par) > 0;
  const words = [scoreInWords(app, score), ...(par ? [app.say('par-line', { score: scoreInWords(app, par) })] : [])];
  return [
    html`<small aria-hidden="true" data-better=${better || nothing}>${figure(app, score.points)}</small>`,
    words,
  ] as [unknown, string[]];
}

const ofPoints = (app: Wording) => html`<span><i data-in-time="true"></i>${app.say('calendar-in-time')}</span>
  <span><i data-in-time="false"></i>${app.say('calendar-later')}</span>`;
