import { html, nothing } from 'lit-html';
import type { App, CurrentTable, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { startButton } from '../../art/widgets.ts';
import { starsRow } from '../../exercise/lesson-table.ts';
import { addressOf, isLessonKnown, lessonsOf } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord } from '../../model/offers.ts';
import type { EmbedCode } from '../../play/embed-code.ts';
import type { Lesson } from '../../protocol.d.ts';
import { starsIn } from '../../storage/lesson-progress.ts';
import type { Star } from '../../storage/stored-types.ts';
import { hasWords } from '../../table/view-queries.ts';

const STEPS_OF_PRAISE = 3; // praise for all stars, for most and for few

/** Level of praise: 0 to STEPS_OF_PRAISE - 1. */
const praise = (stars: Star[]) =>
  Math.floor(((STEPS_OF_PRAISE - 1) * starsIn({ at: 0, stars, when: 0 })) / stars.length);

const taught = (app: Wording & CurrentTable, game: string, { steps }: Lesson) => {
  const rules = [...new Set(steps.flatMap(step => step.rules))];
  return rules.length && hasWords(app)
    ? html`<h2>${app.say('lesson-taught')}</h2>
    <ul class="taught-rules" role="list">${rules.map(rule => html`<li><a href=${`#/rules/${game}/${rule}`}>${app.say(`rule-${rule}-title`)}${icon('i-next')}</a></li>`)}</ul>`
    : nothing;
};

/** The end of a lesson: stars, the rules taught, and what to do next. */
export const summary = (
  app: App,
  { what, game, lesson, stars }: { what: Offer; game: string; lesson: Lesson; stars: Star[] },
  again: () => void,
  embed: EmbedCode,
) => {
  const entries = lessonsOf(app, what) ?? [];
  const later = entries.slice(entries.findIndex(({ name }) => name === lesson.name) + 1);
  const next = later.find(each => !isLessonKnown(app, game, each)) ?? later[0];
  const title = gameWord(app, what, 'game');
  return html`<div class="lesson-end"><section class="surface" aria-labelledby="lesson-over">
    ${starsRow(app, stars)}
    <h1 id="lesson-over" tabindex="-1">${app.lessonText(lesson.title)}</h1>
    <p class="praise">${app.say('lesson-over', { praise: praise(stars) })}</p>
    <p class="known-skills">${icon('i-check')}<span>${app.lessonText(lesson.line)}</span></p>
    ${taught(app, what.key, lesson)}
    <div class="actions">
      ${next ? html`<a class="primary big" href=${addressOf(app, game, next)}><span>${app.say('lesson-next', { title: app.plainText(next.title) })}</span></a>` : nothing}
      ${startButton(app, what.key, app.say('play-game', { game: title }), () => app.start(what.key), next ? 'tonal' : 'primary big')}
      <button class="outlined" @click=${again}>${app.say('lesson-once-more')}</button>
      <a class="word-button" href=${`#/learn/${what.key}`}>${app.say('lesson-all', { game: title })}</a>
    </div>
    ${embed.draw(addressOf(app, game, lesson), app.plainText(lesson.title))}
  </section></div>`;
};
