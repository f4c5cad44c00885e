import { html, nothing } from 'lit-html';
import type { Display, Preferences, Tables, Wording } from '../../app.ts';
import { linkRow } from '../../art/link-row.ts';
import { startButton } from '../../art/widgets.ts';
import { figures } from '../../components/figures.ts';
import { ALL, filter, within } from '../../components/record-filter.ts';
import { keyOfSet } from '../../model/house-rules.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, presetsOf } from '../../model/offers.ts';
import type { Played } from '../../model/skill.ts';
import type { Groups } from '../../model/statistics.ts';
import {
  boxes,
  byOthers,
  byRules,
  contested,
  othersInWords,
  placesReached,
  rulesInWords,
  summary,
} from '../../model/statistics.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { boxMessage, boxName } from '../../words/box-names.ts';
import { decimal, duration, percent } from '../../words/numbers.ts';
import { skill } from './skill-section.ts';
import { results } from './statistics-chart.ts';

/** Return what draws the statistics of one game, from its records and the reviewed ones of these (null until read). */
export const statisticsOf = (app: Wording & Preferences & Display & Tables, what: Offer) => {
  /** The value chosen in each filter. */
  const chosen = { rules: ALL, others: ALL };
  const choose = (name: Way) => (value: string) => {
    chosen[name] = value;
    app.redraw();
  };
  return (records: MatchRecord[], played: Played[] | null) => {
    if (!app.speaks(what.game.name)) return nothing;
    if (!records.length) return invitation(app, what);
    const ways = {
      rules: ordered(
        byRules(app, what, records),
        Object.keys(presetsOf(what)).map(name => keyOfSet({ kind: 'ready', name })),
      ),
      others: ordered(byOthers(records), what.game.levels),
    };
    const filtered = records.filter(
      each => within(ways.rules, chosen.rules, each) && within(ways.others, chosen.others, each),
    );
    return html`
    ${filters(app, what, ways, chosen, choose)}
    ${filtered.length ? everything(app, what, filtered, played) : html`<p class="surface none">${app.say('no-such-match')}</p>`}
    ${compared(app, what, ways)}
    <nav class="surface doors" aria-label=${app.say('look-back')}>${linkRow({
      href: `#/matches/${what.key}`,
      sign: 'i-last',
      name: app.say('see-again'),
      state: app.say('match-count', { matches: records.length }),
    })}</nav>
    <p class="help">${app.say('statistics-help')}</p>
    ${play(app, what, 'tonal')}`;
  };
};

/** What the matches can be filtered by. */
type Way = 'rules' | 'others';

const play = (app: Wording & Tables, what: Offer, kind: string) =>
  startButton(
    app,
    what.key,
    app.say('play-game', { game: gameWord(app, what, 'game') }),
    () => app.start(what.key),
    kind,
  );

const invitation = (app: Wording & Tables, what: Offer) => html`<section class="surface invitation">
  <h2>${app.say('not-played')}</h2>
  <p>${app.say('statistics-empty-line')}</p>
  ${play(app, what, 'primary')}
</section>`;

/** The groups in the order of the names; groups without a name come last. */
const ordered = (groups: Groups, names: string[]): Groups => {
  const place = (key: string) => (names.includes(key) ? names.indexOf(key) : names.length);
  return new Map([...groups].sort(([one], [other]) => place(one) - place(other)));
};

const filters = (
  app: Wording,
  what: Offer,
  { rules, others }: Record<Way, Groups>,
  chosen: Record<Way, string>,
  choose: (way: Way) => (value: string) => void,
) => {
  if (rules.size < 2 && others.size < 2) return nothing;
  return html`<section class="surface" aria-label=${app.say('statistics-filter')}>
    ${filter(app, 'rules', rules, chosen.rules, key => rulesInWords(app, what, key), choose('rules'))}
    ${filter(app, 'others', others, chosen.others, key => othersInWords(app, key), choose('others'))}
  </section>`;
};

const everything = (app: Wording, what: Offer, records: MatchRecord[], played: Played[] | null) => html`
  <section class="surface" aria-label=${app.say('statistics-overall')}>${mainFigures(app, what, records)}</section>
  ${records.some(contested) ? places(app, records) : nothing}
  ${results(app, what, records)}
  ${
    played &&
    skill(
      app,
      what,
      records,
      played.filter(({ record }) => records.includes(record)),
    )
  }
  ${Object.keys(records[0].result.boxes).length ? sheet(app, records) : nothing}`;

const mainFigures = (app: Wording, what: Offer, records: MatchRecord[]) => {
  const { matches, contested: against, won, place, points, best, streak, time } = summary(records, what.game.low_wins);
  const ofPlaces: [string, unknown, unknown?][] = against
    ? [
        [app.say('first-places'), decimal(app, won), percent(app, won, against)],
        [app.say('average-place'), decimal(app, place)],
        [app.say('streak-now'), streak.now],
        [app.say('streak-best'), streak.best],
      ]
    : [];
  return figures([
    [app.say('matches'), decimal(app, matches)],
    ...ofPlaces,
    [app.say('average-points'), decimal(app, points)],
    [app.say('best-points'), decimal(app, best)],
    [app.say('time-played'), duration(app, time)],
  ]);
};

/** How often the player reached each place. */
const places = (app: Wording, records: MatchRecord[]) => {
  const counts = placesReached(records);
  const most = Math.max(...counts);
  return html`<section class="surface"><h2 id="places">${app.say('places')}</h2>
    <table class="places" aria-labelledby="places">
      <thead class="spoken"><tr><th scope="col">${app.say('place-word')}</th><th scope="col">${app.say('matches')}</th></tr></thead>
      <tbody>${counts.map(
        (count, at) => html`<tr data-won=${at === 0 || nothing}>
        <th scope="row">${app.say('place', { place: at + 1 })}</th>
        <td>${count ? html`<i class="share" .style=${`--share:${count / most}`}></i>` : nothing}<b>${count}</b></td></tr>`,
      )}</tbody>
    </table></section>`;
};

/** Average, success and best score of each box of the score sheet. */
const sheet = (
  app: Wording,
  records: MatchRecord[],
) => html`<section class="surface"><h2 id="boxes">${app.say('boxes')}</h2>
  <table class="figures-table" aria-labelledby="boxes">
    <thead><tr><th scope="col">${app.say('box-word')}</th><th scope="col">${app.say('average')}</th><th scope="col">${app.say('box-scored')}</th><th scope="col">${app.say('best')}</th></tr></thead>
    <tbody>${boxes(records).map(
      ({ id, average, share, best }) => html`<tr>
      <th scope="row">${app.has(boxMessage(id)) ? boxName(app, id) : id}</th>
      <td>${decimal(app, average)}</td>
      <td class="with-part">${percent(app, share, 1)}<i class="share" .style=${`--share:${share}`}></i></td>
      <td>${best}</td></tr>`,
    )}</tbody>
  </table></section>`;

/** A table that compares rules and levels, whatever the filters are set to. */
const compared = (app: Wording, what: Offer, { rules, others }: { rules: Groups; others: Groups }) => {
  if (rules.size < 2 && others.size < 2) return nothing;
  return html`<section class="surface"><h2 id="compared">${app.say('compared')}</h2>
    <table class="figures-table" aria-labelledby="compared">
      <thead><tr><td></td><th scope="col">${app.say('matches')}</th><th scope="col">${app.say('first-places')}</th><th scope="col">${app.say('average')}</th></tr></thead>
      ${group(app, what, rules, key => rulesInWords(app, what, key))}
      ${group(app, what, others, key => othersInWords(app, key))}
    </table></section>`;
};

const group = (app: Wording, what: Offer, groups: Groups, inWords: (key: string) => string) => {
  if (groups.size < 2) return nothing;
  return html`<tbody>${[...groups].map(([key, own]) => {
    const { matches, contested: against, won, points } = summary(own, what.game.low_wins);
    return html`<tr><th scope="row">${inWords(key)}</th><td>${matches}</td>
      <td>${against ? percent(app, won, against) : '–'}</td><td>${decimal(app, points)}</td></tr>`;
  })}</tbody>`;
};
