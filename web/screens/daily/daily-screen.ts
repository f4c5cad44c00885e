import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, GameCatalogue, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { headOf } from '../../model/daily.ts';
import type { Day } from '../../model/daily-calendar.ts';
import { addressed, addressOf, daysIn } from '../../model/daily-calendar.ts';
import { copyText } from '../../model/notices.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offers } from '../../model/offers.ts';
import { readRecords } from '../../model/statistics.ts';
import { computeStrongResults, stopStrongResults } from '../../model/strong-result.ts';
import { DAY, addressOf as trainerOf } from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { EmbedCode } from '../../play/embed-code.ts';
import { today } from '../../storage/dates.ts';
import { dateIn } from '../../words/formatting.ts';
import { calendar } from './calendar.ts';
import type { Clipboard } from './day-entry.ts';
import { dayEntry } from './day-entry.ts';

/** One deal a day for each game: '#/daily', '#/daily/hearts', '#/daily/2026-11-20'. */
export const screen: Screen = {
  open(app, params, visit) {
    const shown = addressed(app, params);
    if (!shown) return reportUnknownAddress(app);
    /** What was played on each day on this device; null until it is read. */
    let days: ReadonlyMap<string, Day> | null = null;
    /** The month that the calendar shows; '' for the month of the day. */
    let month = '';
    const turn = (to: string) => {
      month = to;
      app.redraw();
    };
    const embed = new EmbedCode(app);
    let copied = '';
    const copy = async (key: string, words: string) => {
      copied = (await copyText(app, words, { failed: 'daily-not-copied' })) ? key : '';
      app.redraw();
    };
    readRecords(app, records => {
      if (visit.aborted) return;
      days = daysIn(app, records);
      computeStrongResults(app, wanted(app, shown, days.get(shown.date)));
    });
    const title = () =>
      shown.what ? app.say('daily-of', { game: gameWord(app, shown.what, 'game') }) : app.say('daily');
    return {
      title,
      draw() {
        const now = addressed(app, params) ?? shown; // after midnight the address means another day
        return html`<div class="page daily">
          ${topBar(app, title())}
          <p class="lead">${app.say('daily-line')}</p>
          ${daySection(app, now, days, { copied, copy })}
          ${problemsOfDay(app, now)}
          ${days ? calendar(app, { ...now, days, month: month || now.date.slice(0, 7), turn }) : nothing}
          ${now.what ? html`<div class="surface">${embed.draw(addressOf(now.date, now.what), title())}</div>` : nothing}
        </div>`;
      },
      leave: stopStrongResults,
    };
  },
};

/** Heads of the played matches whose par is needed; unplayed deals are not measured. */
const wanted = (app: GameCatalogue, { what, date }: Shown, day: Day | undefined) =>
  shownGames(app, what)
    .filter(({ key }) => day?.records.has(key))
    .map(each => headOf(each, date));

/** The day and the game that the address names; `what` is undefined for all games. */
type Shown = { date: string; what: Offer | undefined };

const shownGames = (app: GameCatalogue, what: Offer | undefined) => (what ? [what] : offers(app));

/** The date of a day's deals with its weekday: "Wed, 25 Nov 2026", "2026年11月25日(水)". */
const headingOf = (app: Wording, date: string) => {
  const how = { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;
  return dateIn(app.language, new Date(date), how);
};

/** The deals of the day. @param days what was played; null until it is read */
const daySection = (app: App, { date, what }: Shown, days: ReadonlyMap<string, Day> | null, clipboard: Clipboard) => {
  const records = days?.get(date)?.records;
  return html`<section class="surface"><h2>${headingOf(app, date)}</h2>
    <ol role="list">${repeat(
      shownGames(app, what),
      ({ key }) => key,
      each => dayEntry(app, each, date, days && (records?.get(each.key) ?? []), clipboard),
    )}</ol>
    ${otherWays(app, date, what)}
    ${records?.size ? html`<p class="help">${app.say('par-what')}</p>` : nothing}</section>`;
};

/** Links to today's problems, of the game shown or of every game. */
const problemsOfDay = (app: Wording & GameCatalogue, { date, what }: Shown) => {
  const games = (what ? [what] : offers(app).filter(({ preset }) => !preset)).filter(({ game }) => game.problems);
  if (date !== today() || !games.length) return nothing;
  return html`<section class="surface" aria-labelledby="problem-of-day"><h2 id="problem-of-day">${app.say('train-day')}</h2>
    <nav class="rows">${games.map(each => html`<a href=${trainerOf(each, DAY)}><b>${gameRich(app, each, 'game')}</b>${icon('i-next')}</a>`)}</nav></section>`;
};

/** Links to today's deals and to all games of the day, where they differ from what is shown. */
const otherWays = (app: Wording, date: string, what: Offer | undefined) => {
  const ways = [
    ...(date === today() ? [] : [html`<a href=${addressOf(today(), what)}>${app.say('daily-today')}</a>`]),
    ...(what ? [html`<a href=${addressOf(date)}>${app.say('daily-all')}</a>`] : []),
  ];
  return ways.length ? html`<p class="day-actions">${ways}</p>` : nothing;
};
