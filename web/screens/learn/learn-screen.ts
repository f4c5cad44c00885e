import { html, nothing } from 'lit-html';
import type { App, Display, GameCatalogue, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { gameArt, startButton, topBar } from '../../art/widgets.ts';
import { replace } from '../../model/back-stack.ts';
import { addressOf as addressOfDeal, areDealsKnown, dealsOf, houseDeals } from '../../model/first-games.ts';
import { addressed, addressOf, isLessonKnown, lessonsOf } from '../../model/lessons.ts';
import { isDue, readMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, offers, tintOf } from '../../model/offers.ts';
import type { LessonEntry } from '../../protocol.d.ts';
import { finished, starsIn } from '../../storage/lesson-progress.ts';
import type { Mistake } from '../../storage/stored-types.ts';
import { screen as lesson } from './lesson-screen.ts';

const CHAPTERS = ['rules', 'options', 'strategy', 'club'] as const;

/** The lessons of all games or of one; a lesson's own screen if the address names one. */
const learnScreen = (): Screen => {
  /** The player's mistakes, as read on the latest visit. */
  let mistakes: Mistake[] = [];
  return {
    instead: (app, params) => (addressed(app, params).lesson ? lesson : undefined),
    open(app, params) {
      const { what } = addressed(app, params);
      readMistakes(app, found => (mistakes = found));
      if (params[0] && !what?.game.lessons) {
        app.notify({ id: 'no-lesson', text: 'notice-no-lesson' });
        return replace('#/learn');
      }
      const title = () => (what ? app.say('learn-game', { game: gameWord(app, what, 'game') }) : app.say('learn'));
      return {
        title,
        draw: () => html`<div class="page learn">
      ${topBar(app, title())}
      ${what ? ofGame(app, what) : allGames(app, mistakes)}
    </div>`,
      };
    },
  };
};

export const screen: Screen = learnScreen();

/** A game's lessons, and those the learner has finished. */
const progressIn = (app: Wording & GameCatalogue & Stores & Display, what: Offer) => {
  const lessons = lessonsOf(app, what) ?? [];
  const done = lessons.filter(({ name }) => finished(app.lessons.of(what.game.name, name)));
  return { lessons, done };
};

const allGames = (app: Wording & GameCatalogue & Stores & Display, mistakes: readonly Mistake[]) => html`
  <p class="lead">${app.say('learn-line')}</p>
  <a class="learn-row" href="#/first">${icon('logo')}<b>${app.say('first-row')}</b><small>${app.say('first-line')}</small>${icon('i-next')}</a>
  <nav class="surface courses" aria-label=${app.say('learn')}>${offers(app)
    .filter(what => what.game.lessons)
    .map(what => course(app, what))}</nav>
  <a class="learn-row" href="#/practice">${icon('i-star')}<b>${app.say('practice')}</b><small>${app.say('practice-line')}</small>${icon('i-next')}</a>
  ${mistakes.length ? toMistakes(app, mistakes.filter(isDue).length) : nothing}
  <a class="learn-row" href="#/lessons">${icon('i-learn')}<b>${app.say('my-lessons')}</b><small>${app.say('my-lessons-line')}</small>${icon('i-next')}</a>
  <a class="learn-row" href="#/given">${icon('i-people')}<b>${app.say('given')}</b><small>${app.say('given-lead')}</small>${icon('i-next')}</a>`;

const toMistakes = (
  app: Wording,
  count: number,
) => html`<a class="learn-row" href="#/mistakes">${icon('i-undo')}<b>${app.say('mistakes')}</b>
  <small>${count ? app.say('mistakes-pill', { count }) : app.say('mistakes-none-wait')}</small>${icon('i-next')}</a>`;

const course = (app: Wording & GameCatalogue & Stores & Display, what: Offer) => {
  const { lessons, done } = progressIn(app, what);
  return html`<a class="course" href=${`#/learn/${what.key}`} data-game=${what.key} data-tint=${tintOf(what)}>
    ${gameArt(artOf(app, what))}
    <b>${gameRich(app, what, 'game')}</b>
    <small>${lessons.length ? app.say('learn-standing', { done: done.length, all: lessons.length }) : nothing}</small>
    ${lessons.length ? html`<span class="meter" aria-hidden="true"><i .style=${`--share:${done.length / lessons.length}`}></i></span>` : nothing}
    ${icon('i-next')}</a>`;
};

const ofGame = (app: App, what: Offer) => {
  const { lessons, done } = progressIn(app, what);
  const next = lessons.find(each => !done.includes(each) && !isLessonKnown(app, what.game.name, each));
  const chapters = () => html`${firstGame(app, what)}
    ${CHAPTERS.map(chapter => html`${chapterOf(app, what, lessons, chapter, next)}${chapter === 'options' ? deals(app, what) : nothing}`)}`;
  return html`<p class="lead">${gameRich(app, what, 'game-line')}</p>
    ${areDealsKnown(app) ? chapters() : nothing /* wait for the deals: inserted later, they would move links away from the finger */}
    <div class="actions">
      ${startButton(app, what.key, app.say('play-game', { game: gameWord(app, what, 'game') }), () => app.start(what.key), 'tonal')}
      ${what.game.practice ? html`<a class="tonal" href=${`#/practice/${what.key}`}>${icon('i-learn')}<span>${app.say('practice-of', { game: gameWord(app, what, 'game') })}</span></a>` : nothing}
      <a class="word-button" href=${`#/rules/${what.key}`}>${app.say('rules')}</a>
      <a class="word-button" href=${`#/study/${what.key}`}>${app.say('open-table')}</a>
      <a class="word-button" href=${`#/handout/${what.key}`}>${app.say('handouts')}</a>
      <a class="word-button" href=${`#/ask/${what.key}`}>${app.say('ask-class')}</a>
    </div>`;
};

/** A link to the guided first game, above all lessons. */
const firstGame = (app: Wording & GameCatalogue & Display, what: Offer) =>
  dealsOf(app, what).length
    ? html`<a class="learn-row" href=${`#/first/${what.key}`}>${icon('logo')}<b>${app.say('first-game')}</b><small>${app.say('first-line')}</small>${icon('i-next')}</a>`
    : nothing;

/** Guided deals about one house rule each, below the lessons about house rules. */
const deals = (app: Wording & GameCatalogue & Stores & Display, what: Offer) => {
  const all = houseDeals(app, what);
  return all.length
    ? html`<section class="surface lessons" aria-labelledby="house-deals"><h2 id="house-deals">${app.say('first-options')}</h2>
    <ol role="list">${all.map(
      deal => html`<li><a class="entry" href=${addressOfDeal(app, what.game.name, deal)}>
        <span class="number" data-done=${!!app.firstGames.of(what.game.name, deal.name)?.over || nothing}>${icon('logo')}</span>
        <b>${app.lessonText(deal.title)}</b><small>${app.lessonText(deal.line)}</small></a></li>`,
    )}</ol></section>`
    : nothing;
};

const chapterOf = (
  app: Wording & GameCatalogue & Stores,
  what: Offer,
  lessons: LessonEntry[],
  chapter: LessonEntry['chapter'],
  next: LessonEntry | undefined,
) => {
  const own = lessons.filter(each => each.chapter === chapter);
  if (!own.length) return nothing;
  return html`<section class="surface lessons" aria-labelledby=${`chapter-${chapter}`}>
    <h2 id=${`chapter-${chapter}`}>${app.say(`learn-${chapter}`)}</h2>
    <ol role="list">${own.map(each => entry(app, what, each, lessons.indexOf(each) + 1, each === next))}</ol>
  </section>`;
};

/** The lesson's author, if it is not one of Taku's own. */
const by = (app: Wording, { author, line }: LessonEntry) =>
  author ? `${app.plainText(line) ? ' · ' : ''}${author}` : nothing;

const entry = (
  app: Wording & GameCatalogue & Stores,
  what: Offer,
  lesson: LessonEntry,
  number: number,
  next: boolean,
) => {
  const learnt = app.lessons.of(what.game.name, lesson.name);
  const stars = starsIn(learnt);
  const known = !learnt && isLessonKnown(app, what.game.name, lesson);
  return html`<li><a class="entry" href=${addressOf(app, what.game.name, lesson)} data-next=${next || nothing} aria-current=${next ? 'step' : nothing}>
    <span class="number" data-done=${finished(learnt) || nothing}>${finished(learnt) ? icon('i-check') : number}</span>
    <b>${app.lessonText(lesson.title)}</b>
    <small>${app.lessonText(lesson.line)}${by(app, lesson)}${known ? html` <i class="known">${app.say('lesson-known')}</i>` : nothing}</small>
    <span class="stars-won">${icon(stars ? 'i-starf' : 'i-star')}<span class="spoken">${app.say('lesson-stars', { stars, steps: lesson.steps })}</span><span aria-hidden="true">${stars}/${lesson.steps}</span></span>
    ${next ? html`<span class="go">${app.say(learnt ? 'lesson-continue' : 'lesson-start')}</span>` : nothing}
  </a></li>`;
};
