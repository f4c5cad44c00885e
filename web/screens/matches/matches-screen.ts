import { html, nothing } from 'lit-html';
import type { Display, Screen, Stores, Tables, Wording } from '../../app.ts';
import { startButton, topBar } from '../../art/widgets.ts';
import { ALL, filter, within } from '../../components/record-filter.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { Groups } from '../../model/statistics.ts';
import {
  byOffer,
  byOthers,
  byResult,
  byRules,
  day,
  othersInWords,
  readRecords,
  resultOf,
  rulesInWords,
} from '../../model/statistics.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { FEW, MORE, matchList } from './match-list.ts';

/** What the matches can be filtered by. */
const WAYS = ['result', 'rules', 'others'] as const;
type Way = (typeof WAYS)[number];

const EVERY: Record<Way, string> = { result: ALL, rules: ALL, others: ALL };

/** The finished matches of a game, to be replayed or deleted: '#/matches/hearts'. */
export const screen: Screen = {
  open(app, params) {
    const what = offerAt(app, params.join('/'));
    if (!what) return reportUnknownAddress(app);
    /** The finished matches; null until they are read. */
    let records: MatchRecord[] | null = null;
    /** The value chosen in each filter. */
    let chosen = EVERY;
    let count = FEW;
    const read = () => readRecords(app, found => (records = found));
    const more = () => {
      count += MORE;
      app.redraw();
    };
    const choose = (way: Way, value: string) => {
      chosen = { ...chosen, [way]: value };
      count = FEW;
      app.redraw();
    };
    const discard = (record: MatchRecord) => removed(app, what, record, read);
    const list = (own: MatchRecord[]) => {
      const ways = { result: byResult(app, own), rules: byRules(app, what, own), others: byOthers(own) };
      const filtered = own.filter(each => WAYS.every(way => within(ways[way], chosen[way], each)));
      return html`${filters(app, what, ways, chosen, choose)}
        ${filtered.length ? matchList(app, what, filtered, { count, more, discard }) : html`<p class="surface none">${app.say('no-such-match')}</p>`}
        <p class="help">${app.say('statistics-help')}</p>`;
    };
    const title = () => app.say('matches-of', { game: gameWord(app, what, 'game') });
    read();
    return {
      title,
      draw() {
        const own = records && (byOffer(app, records).get(what.key) ?? []);
        return html`<div class="page learn statistics matches">
          ${topBar(app, title())}
          ${own && (own.length ? list(own) : invitation(app, what))}
        </div>`;
      },
      finished: read,
    };
  },
};

const filters = (
  app: Wording,
  what: Offer,
  ways: Record<Way, Groups>,
  chosen: Record<Way, string>,
  choose: (way: Way, value: string) => void,
) => {
  if (WAYS.every(way => ways[way].size < 2)) return nothing;
  const inWords: Record<Way, (key: string) => string> = {
    result: words => words,
    rules: key => rulesInWords(app, what, key),
    others: key => othersInWords(app, key),
  };
  return html`<section class="surface" aria-label=${app.say('statistics-filter')}>
    ${WAYS.map(way => filter(app, way, ways[way], chosen[way], inWords[way], value => choose(way, value)))}
  </section>`;
};

const invitation = (app: Wording & Tables, what: Offer) => html`<section class="surface invitation">
  <h2>${app.say('not-played')}</h2>
  <p>${app.say('statistics-empty-line')}</p>
  ${startButton(app, what.key, app.say('play-game', { game: gameWord(app, what, 'game') }), () => app.start(what.key), 'primary')}
</section>`;

/** Delete a match at once and offer to undo that; reread the list both times. */
const removed = (app: Wording & Stores & Display, what: Offer, record: MatchRecord, read: () => Promise<void>) => {
  const match = [gameWord(app, what, 'game'), day(app, record), resultOf(app, record)].join(app.say('comma'));
  remove(app, match, () => app.matches.drop(record.id), read);
};
