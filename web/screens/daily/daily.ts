import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, dotted, gameArt, starter } from '../../art/parts.ts';
import type { Kept } from '../../kept/types.ts';
import type { Played } from '../../model/daily.ts';
import { dailySetup, dateInWords, helpInWords, playedOf, resultInWords, seedOf, today } from '../../model/daily.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offers, tintOf } from '../../model/offers.ts';
import { contested, isWon, placeIn, pointsIn, readRecords } from '../../model/statistics.ts';

/** The finished matches of this device; null until they are read. */
let records: Kept[] | null = null;
/** The game whose result is on the clipboard. */
let copied = '';

/** One deal a day for each game. */
export const screen: Screen = {
  title: app => app.say('daily'),
  enter(app) {
    copied = '';
    records = null;
    readRecords(app, found => (records = found));
  },
  draw(app) {
    const date = today();
    return html`<div class="page daily">
      ${bar(app, app.say('daily'))}
      <p class="lead">${app.say('daily-line')}</p>
      <section class="slab"><h2>${dateInWords(app, date)}</h2>
        <ol role="list">${repeat(
          offers(app),
          ({ key }) => key,
          what => entry(app, what, seedOf(what.key, date)),
        )}</ol></section>
    </div>`;
  },
};

const entry = (app: App, what: Offer, seed: string) => {
  const played = records && playedOf(app, what, seed, records);
  const title = gameWord(app, what, 'game');
  return html`<li data-game=${what.key} data-tint=${tintOf(what)}>${gameArt(artOf(app, what))}
    <span class="daily-game"><b>${title}</b>${played ? standing(app, played) : nothing}</span>
    ${played ? deed(app, what, seed, played) : nothing}
  </li>`;
};

/** What has become of it so far. */
const standing = (app: App, { begun, done, since, again }: Played) => {
  if (done)
    return html`${result(app, done, again)}${since ? html`<small>${app.say('daily-since', { points: app.say('points', { points: pointsIn(since) }) })}</small>` : nothing}`;
  if (begun)
    return html`<small>${dotted([app.say('left-unfinished'), ...(again ? [app.say('daily-again')] : [])])}</small>`;
  return html`<small>${app.say(again ? 'daily-removed' : 'daily-open')}</small>`;
};

/** What can be done with it now. */
const deed = (app: App, what: Offer, seed: string, { begun, done, again }: Played) => {
  if (done) return afterwards(app, what, done, again);
  const title = gameWord(app, what, 'game');
  if (begun) {
    const label = app.say('resume');
    return starter(app, begun.id, label, () => app.resume(begun.id), 'tonal', `${label}: ${title}`);
  }
  const play = () => app.start(what.key, dailySetup(what), seed);
  const label = app.say(again ? 'daily-play-again' : 'play');
  const spoken = again ? `${label}: ${title}` : app.say('play-game', { game: title });
  return starter(app, what.key, label, play, 'tonal', spoken);
};

const result = (app: App, record: Kept, again: boolean) => {
  const place = html`<span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span> `;
  const help = helpInWords(app, record, again);
  return html`<small>${contested(record) ? place : nothing}${app.say('points', { points: pointsIn(record) })}</small>
    ${help.length ? html`<small>${dotted(help)}</small>` : nothing}`;
};

const afterwards = (app: App, what: Offer, record: Kept, again: boolean) => {
  const words = resultInWords(app, what, record, again);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      copied = what.key;
    } catch {
      copied = '';
    }
    app.announce(app.say(copied ? 'send-copied' : 'daily-not-copied'));
    app.redraw();
  };
  const title = gameWord(app, what, 'game');
  const label = app.say(copied === what.key ? 'send-copied' : 'daily-copy');
  return html`<span class="daily-done"><a class="roomy" href=${`#/replay/${record.id}`} aria-label=${`${title}: ${app.say('replay')}`}>${app.say('replay')}</a>
    <button class="outlined" title=${words} aria-label=${`${title}: ${label}`} @click=${copy}>${icon(
      copied === what.key ? 'i-check' : 'i-share',
    )}<span>${label}</span></button></span>`;
};
