import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted } from '../../art/widgets.ts';
import type { Offer } from '../../model/offers.ts';
import {
  contested,
  day,
  isWon,
  othersIn,
  othersInWords,
  placeIn,
  pointsIn,
  resultOf,
  rulesIn,
  rulesInWords,
} from '../../model/statistics.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { dateIn } from '../../words/formatting.ts';
import { duration } from '../../words/numbers.ts';

/** How many matches are shown first, and how many more at a time. */
export const [FEW, MORE] = [10, 50];

/** What is shown of the list, and what its buttons do. */
export interface Shown {
  count: number;
  more(): void;
  discard(record: MatchRecord): void;
}

/** The list of finished matches, newest first. */
export const matchList = (
  app: Wording & Preferences,
  what: Offer,
  records: MatchRecord[],
  { count, more, discard }: Shown,
) => {
  const left = records.length - count;
  return html`<section class="surface played" aria-label=${app.say('matches')}>
    <ol role="list">${repeat(
      records.slice(0, count),
      record => record.id,
      record => entry(app, what, record, discard),
    )}</ol>
    ${left > 0 ? html`<button class="word-button" @click=${more}>${app.say('show-more', { count: Math.min(left, MORE) })}</button>` : nothing}
  </section>`;
};

const entry = (
  app: Wording & Preferences,
  what: Offer,
  record: MatchRecord,
  discard: (record: MatchRecord) => void,
) => {
  const { when, tally, names } = record;
  const details = [
    rulesInWords(app, what, rulesIn(app, what, record)),
    record.pad ? app.say('pad') : othersInWords(app, othersIn(record)),
    app.say('player-number', { count: names.length }),
    duration(app, tally.time),
  ];
  return html`<li>
    <span class="place-mark" data-won=${isWon(record) || nothing}>${contested(record) ? app.say('place', { place: placeIn(record) }) : '·'}</span>
    <span class="course-of"><a href=${`#/replay/${record.id}`} aria-label=${app.say('replay-from', { day: day(app, record) })}><b>${day(app, record)}</b></a><small>${dotted(details)}</small>
      ${helped('i-hint', app.say('with-hints', { count: tally.hints }), tally.hints)}
      ${helped('i-undo', app.say('with-undo', { count: tally.undone }), tally.undone)}
      <a class="looked-back" href=${`#/review/${record.id}`} aria-label=${app.say('review-from', { day: minute(app, when) })}>${app.say('review')}</a></span>
    <b class="points">${app.say('points', { points: pointsIn(record) })}</b>
    <button class="icon-button" aria-label=${app.say('remove-played', { day: minute(app, when), result: resultOf(app, record) })} title=${app.say('remove')}
      @click=${() => discard(record)}>${icon('i-cross')}</button>
  </li>`;
};

/** Date and time to the minute, to tell apart two matches of one day. */
const minute = (app: Wording, when: number) => dateIn(app.language, when, { dateStyle: 'medium', timeStyle: 'short' });

const helped = (sign: string, words: string, count: number) =>
  count ? html`<small class="help-used">${icon(sign)}${words}</small>` : nothing;
