import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Display, GameCatalogue, Params, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, fan, gameArt, topBar } from '../../art/widgets.ts';
import { replace } from '../../model/back-stack.ts';
import {
  artOfMistake,
  dateOfMistake,
  isDue,
  minutesFor,
  offerOfMistake,
  ofOffer,
  readMistakes,
  titlePlain,
  titleRich,
  whenInWords,
} from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord, offerAt, offers, tintOf } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import { recently } from '../../model/statistics.ts';
import { DAYS } from '../../storage/mistake-schedule.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import { AGAIN, EARLY, ONE, screen as trying } from './mistake-again.ts';

/** The player's mistakes and when each comes back: '#/mistakes', '#/mistakes/hearts'. */
export const screen: Screen = {
  instead: (_app, [what]) => ([AGAIN, EARLY, ONE].includes(what) ? trying : undefined),
  place: () => '',
  open(app, params) {
    /** All mistakes, the next due first; null until they are read. */
    let mistakes: Mistake[] | null = null;
    /** True while each mistake has a button to remove it. */
    let editing = false;
    /** The game that the address names; undefined for all. */
    let game: Offer | undefined;
    const read = () => readMistakes(app, found => (mistakes = found));
    const follow = (parts: Params) => {
      game = offerAt(app, parts.join('/'));
      if (parts[0] && !game) return replace('#/mistakes');
      void read();
    };
    const turn = () => {
      editing = !editing;
      app.redraw();
    };
    const side = (mistake: Mistake) => (editing ? cross(app, mistake, read) : state(app, mistake));
    follow(params);
    return {
      title: () => app.say('mistakes'),
      draw: () => html`<div class="page mistakes">
      ${topBar(app, app.say('mistakes'), mistakes?.length ? html`<button class="word-button" @click=${turn}>${app.say(editing ? 'mistakes-edited' : 'mistakes-edit')}</button>` : '')}
      ${mistakes && (mistakes.length ? list(app, mistakes, game, side) : none(app))}
    </div>`,
      finished: () => void read(),
      follow,
    };
  },
};

const none = (app: Wording) => html`<section class="surface invitation">
  <h2>${app.say('mistakes-empty')}</h2>
  <p>${app.say('mistakes-empty-line')}</p>
</section>`;

const list = (
  app: Wording & GameCatalogue & Stores & Display,
  all: Mistake[],
  game: Offer | undefined,
  side: (mistake: Mistake) => unknown,
) => {
  const what = ofOffer(app, all, game).length ? game : undefined;
  const shown = ofOffer(app, all, what);
  return html`${forToday(app, shown, what)}
    <section class="surface list" aria-label=${app.say('mistakes')}>
      ${tabs(app, all, what)}
      <ol role="list">${repeat(
        shown,
        ({ id }) => id,
        each => row(app, each, side(each)),
      )}</ol>
    </section>
    <p class="help">${app.say('mistakes-rule')}</p>`;
};

/** Address that repeats mistakes, of one game if it is given. */
const addressOf = (which: string, what: Offer | undefined) =>
  ['#/mistakes', which, what?.key].filter(Boolean).join('/');

/** The due mistakes and a link to repeat them, or the day of the next one. */
const forToday = (app: Wording & GameCatalogue, shown: readonly Mistake[], what: Offer | undefined) => {
  const due = shown.filter(isDue);
  const count = due.length;
  if (!count)
    return html`<section class="surface today" aria-labelledby="for-today">
      <h2 id="for-today">${app.say('mistakes-none-wait')}</h2>
      <p>${app.say('mistakes-next', { when: whenInWords(app, shown[0].due) })}</p>
      <a class="outlined" href=${addressOf(EARLY, what)}>${app.say('mistakes-early')}</a></section>`;
  return html`<section class="surface resume today" aria-labelledby="for-today">
    <div class="words">
      <p class="overline">${app.say('mistakes-today')}</p>
      <h2 id="for-today">${app.say('mistakes-wait', { count })}</h2>
      <p>${app.say('mistakes-about', { minutes: minutesFor(count) })}</p>
    </div>
    <a class="primary" href=${addressOf(AGAIN, what)}>${app.say('mistakes-begin')}</a>
    ${fan(due.slice(0, 3).map(each => artOfMistake(app, each)[0]))}
  </section>`;
};

/** A tab for each game with mistakes, if there are several. */
const tabs = (app: Wording & GameCatalogue, all: readonly Mistake[], what: Offer | undefined) => {
  const games = offers(app).filter(each => ofOffer(app, all, each).length);
  if (games.length < 2) return nothing;
  return html`<nav class="list-tabs" aria-label=${app.say('games')}>${[undefined, ...games].map(each => {
    const address = each ? `#/mistakes/${each.key}` : '#/mistakes';
    const choose = (event: Event) => {
      event.preventDefault();
      event.stopPropagation(); // replace the address, so that Back leaves the screen and not a tab
      replace(address);
    };
    return html`<a href=${address} aria-current=${each?.key === what?.key ? 'true' : nothing} @click=${choose}
      >${each ? gameWord(app, each, 'game') : app.say('all')} <small>${ofOffer(app, all, each).length}</small></a>`;
  })}</nav>`;
};

const row = (app: Wording & GameCatalogue, mistake: Mistake, side: unknown) => {
  const what = offerOfMistake(app, mistake);
  const round = app.say('mistake-round', { round: mistake.reviewed.round });
  const caption = dotted([gameWord(app, what, 'game'), round, recently(app, dateOfMistake(mistake))]);
  return html`<li class="mistake" data-tint=${tintOf(what)}>
    ${gameArt(artOfMistake(app, mistake))}
    <span class="course-of"><a href=${`#/mistakes/${ONE}/${encodeURIComponent(mistake.id)}`}><b>${titleRich(app, mistake)}</b></a><small>${caption}</small></span>
    ${side}
  </li>`;
};

const state = (app: Wording, { due, stage, ...mistake }: Mistake) => html`<span class="next-date">
  <span data-due=${isDue({ due, stage, ...mistake }) || nothing}>${whenInWords(app, due)}</span>
  <span class="dots" role="img" aria-label=${app.say('mistake-right', { count: stage, all: DAYS.length })}>${DAYS.map(
    (_, at) => html`<i data-full=${at < stage || nothing}></i>`,
  )}</span></span>`;

const cross = (app: Wording & GameCatalogue & Stores & Display, mistake: Mistake, read: () => Promise<void>) => {
  const { id } = mistake;
  const what = [titlePlain(app, mistake), recently(app, dateOfMistake(mistake))].join(app.say('comma'));
  const removeIt = () => remove(app, what, () => app.mistakes.drop(id), read);
  return html`<button class="icon-button" aria-label=${app.say('remove-mistake', { what })} title=${app.say('remove')} @click=${removeIt}>${icon('i-cross')}</button>`;
};
