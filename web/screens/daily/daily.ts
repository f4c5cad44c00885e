import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, gameArt, starter } from '../../art/parts.ts';
import type { Kept } from '../../kept/types.ts';
import { dailySetup, dateInWords, resultInWords, seedOf, today } from '../../model/daily.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameWord, offers, tintOf } from '../../model/offers.ts';
import { contested, isWon, placeIn, pointsIn, readRecords } from '../../model/statistics.ts';

/** The finished matches of this device, once they are read. */
let records: Kept[] = [];
/** The game whose result is on the clipboard. */
let copied = '';

/** One deal a day for each game. */
export const screen: Screen = {
  title: app => app.say('daily'),
  enter(app) {
    copied = '';
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
  const done = records.find(({ head }) => head.seed === seed);
  const begun = app.matches.list().find(({ head, practice }) => head.seed === seed && !practice);
  const title = gameWord(app, what, 'game');
  return html`<li data-game=${what.key} data-tint=${tintOf(what)}>${gameArt(artOf(app, what))}
    <span class="daily-game"><b>${title}</b>${done ? result(app, done) : html`<small>${app.say(begun ? 'left-unfinished' : 'daily-open')}</small>`}</span>
    ${
      done
        ? afterwards(app, what, done)
        : begun
          ? starter(
              app,
              begun.id,
              app.say('resume'),
              () => app.resume(begun.id),
              'tonal',
              `${app.say('resume')}: ${title}`,
            )
          : starter(
              app,
              what.key,
              app.say('play'),
              () => app.start(what.key, dailySetup(what), seed),
              'tonal',
              app.say('play-game', { game: title }),
            )
    }
  </li>`;
};

const result = (app: App, record: Kept) =>
  html`<small>${
    contested(record)
      ? html`<span class="place-mark" data-won=${isWon(record) || nothing}>${app.say('place', { place: placeIn(record) })}</span> `
      : nothing
  }${app.say('points', { points: pointsIn(record) })}</small>`;

const afterwards = (app: App, what: Offer, record: Kept) => {
  const words = resultInWords(app, what, record);
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
