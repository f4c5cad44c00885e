import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { GameCatalogue, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fan, gameArt, topBar } from '../../art/widgets.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, offerOf, offers, tintOf } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import { remove } from '../../model/removal.ts';
import { recently } from '../../model/statistics.ts';
import { dateOf } from '../../storage/dates.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { openNewLesson } from './new-lesson.ts';

/** The author's lessons, and the ids of damaged ones. */
type Found = Awaited<ReturnType<typeof ownLessons.all>>;

/** Treat lessons of unknown games as damaged. */
function withoutUnknownGames(app: GameCatalogue, { kept, damaged }: Found): Found {
  const strange = kept.filter(({ lesson }) => !app.game(lesson.game)).map(({ id }) => id);
  return { kept: kept.filter(({ lesson }) => app.game(lesson.game)), damaged: [...damaged, ...strange] };
}

/** '#/lessons': the lessons on this device, and buttons to begin a new one. */
export const list: Screen = {
  open(app, _, visit) {
    /** What is stored; undefined until it is read, null without a database. */
    let found: Found | null | undefined;
    const read = async () => {
      found = await ownLessons.all().then(
        all => withoutUnknownGames(app, all),
        () => null,
      );
      app.redraw();
    };
    const drop = (id: string, title: string) => remove(app, title, () => ownLessons.drop([id]), read);
    ownLessons.watch(() => void read(), { signal: visit });
    read();
    return {
      title: () => app.say('my-lessons'),
      draw: () => html`<div class="page editor-list">
    ${topBar(app, app.say('my-lessons'))}
    <p class="lead">${app.say('my-lessons-line')}</p>
    ${found === null ? html`<p class="surface">${app.say('notice-not-kept')}</p>` : nothing}
    ${found ? html`${offers(app).map(what => ofGame(app, what, found?.kept ?? [], drop))}${damaged(app, found.damaged, drop)}` : nothing}
    <section class="surface editor-new" aria-labelledby="desk-new"><h2 id="desk-new">${app.say('desk-new')}</h2>
      <ul role="list">${offers(app).map(
        what =>
          html`<li><button data-new=${what.key} data-tint=${tintOf(what)} @click=${() => openNewLesson(app, what)}>${gameArt(artOf(app, what))}<b>${gameRich(app, what, 'game')}</b></button></li>`,
      )}</ul></section>
  </div>`,
    };
  },
};

type Drop = (id: string, title: string) => void;

const ofGame = (app: Wording & GameCatalogue, what: Offer, all: OwnLesson[], drop: Drop) => {
  const own = all.filter(
    ({ lesson }) => offerOf(app, { game: lesson.game, options: lesson.options ?? {} })?.key === what.key,
  );
  if (!own.length) return nothing;
  const id = `desk-of-${what.key.replace('/', '-')}`;
  return html`<section class="surface editor-lessons" aria-labelledby=${id}><h2 id=${id}>${gameRich(app, what, 'game')}</h2>
    <ul role="list">${repeat(
      own,
      each => each.id,
      each => row(app, what, each, drop),
    )}</ul></section>`;
};

const row = (app: Wording, what: Offer, { id, lesson, when }: OwnLesson, drop: Drop) => html`<li>
  <a href=${`#/lessons/${id}`}><span class="art">${fan(artOf(app, what).slice(0, 2))}</span><span><b>${titleOf(app, lesson)}</b>
    <small>${app.say('desk-steps-count', { count: lesson.step.length })} · ${recently(app, dateOf(when))}</small></span></a>
  <button class="icon-button" aria-label=${app.say('desk-remove', { title: titleOf(app, lesson) })} title=${app.say('remove')} @click=${() => drop(id, titleOf(app, lesson))}>${icon('i-cross')}</button>
</li>`;

/** Damaged lessons, which can only be removed. */
const damaged = (app: Wording, ids: readonly string[], drop: Drop) =>
  ids.length
    ? html`<section class="surface editor-lessons" aria-labelledby="desk-damaged"><h2 id="desk-damaged">${app.say('desk-damaged')}</h2><ul role="list">${ids.map(
        (id, at) => html`<li><span>${app.say('desk-damaged-one', { number: at + 1 })}</span>
      <button class="icon-button" aria-label=${app.say('desk-remove', { title: app.say('desk-damaged-one', { number: at + 1 }) })} @click=${() => drop(id, app.say('desk-damaged-one', { number: at + 1 }))}>${icon('i-cross')}</button></li>`,
      )}</ul></section>`
    : nothing;
