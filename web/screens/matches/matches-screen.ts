import { html, nothing } from 'lit-html';
import type { App, Display, GameCatalogue, Params, Screen, Stores, Tables, Wording } from '../../app.ts';
import { bar, starter } from '../../art/card-parts.ts';
import { nowhere } from '../../model/not-found.ts';
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
import { ALL, filter, within } from '../../parts/record-filter.ts';
import type { Kept } from '../../storage/stored-types.ts';
import { matchList, showFew } from './match-list.ts';

/** What the matches can be filtered by. */
const WAYS = ['result', 'rules', 'others'] as const;
type Way = (typeof WAYS)[number];

/** The finished matches; null until they are read. */
let records: Kept[] | null = null;
/** The value chosen in each filter. */
let chosen = { result: ALL, rules: ALL, others: ALL };

const addressed = (app: GameCatalogue, params: Params) => offerAt(app, params.join('/'));

const read = (app: Stores & Display) => readRecords(app, found => (records = found));

/** The finished matches of a game, to be replayed or deleted: '#/matches/hearts'. */
export const screen: Screen = {
  place: (_app, params) => params.join('/'),
  title: (app, params) => app.say('matches-of', { game: gameWord(app, addressed(app, params), 'game') }),
  enter(app, params) {
    if (!addressed(app, params)) return nowhere(app);
    read(app);
  },
  draw(app, params) {
    const what = addressed(app, params);
    return html`<div class="page learn statistics matches">
      ${bar(app, screen.title(app, params))}
      ${what && records ? ofGame(app, what, byOffer(app, records).get(what.key) ?? []) : nothing}
    </div>`;
  },
  finished: app => void read(app),
  leave() {
    records = null;
    chosen = { result: ALL, rules: ALL, others: ALL };
    showFew();
  },
};

const ofGame = (app: App, what: Offer, own: Kept[]) => {
  if (!own.length) return invitation(app, what);
  const ways = { result: byResult(app, own), rules: byRules(app, what, own), others: byOthers(own) };
  const filtered = own.filter(each => WAYS.every(way => within(ways[way], chosen[way], each)));
  return html`${filters(app, what, ways)}
    ${filtered.length ? matchList(app, what, filtered, record => discard(app, what, record)) : html`<p class="slab none">${app.say('no-such-match')}</p>`}
    <p class="help">${app.say('statistics-help')}</p>`;
};

const filters = (app: Wording & Display, what: Offer, ways: Record<Way, Groups>) => {
  if (WAYS.every(way => ways[way].size < 2)) return nothing;
  const inWords: Record<Way, (key: string) => string> = {
    result: words => words,
    rules: key => rulesInWords(app, what, key),
    others: key => othersInWords(app, key),
  };
  const choose = (way: Way) => (value: string) => {
    chosen = { ...chosen, [way]: value };
    showFew();
    app.redraw();
  };
  return html`<section class="slab" aria-label=${app.say('statistics-filter')}>
    ${WAYS.map(way => filter(app, way, ways[way], chosen[way], inWords[way], choose(way)))}
  </section>`;
};

const invitation = (app: Wording & Tables, what: Offer) => html`<section class="slab invitation">
  <h2>${app.say('not-played')}</h2>
  <p>${app.say('statistics-empty-line')}</p>
  ${starter(app, what.key, app.say('play-game', { game: gameWord(app, what, 'game') }), () => app.start(what.key), 'primary')}
</section>`;

/** Delete a match at once and offer to undo that; reread the list both times. */
const discard = (app: Wording & Stores & Display, what: Offer, record: Kept) => {
  const match = [gameWord(app, what, 'game'), day(app, record), resultOf(app, record)].join(app.say('comma'));
  remove(app, match, async () => {
    const back = await app.matches.drop(record.id);
    await read(app);
    return async () => {
      await back();
      await read(app);
    };
  });
};
