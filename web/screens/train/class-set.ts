import { html } from 'lit-html';
import type { App, Params, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { amountOf } from '../../exercise/review-words.ts';
import { random } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord } from '../../model/offers.ts';
import { addressed, chosen, isOfTheme, problemsOf, SESSION, themeOf } from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Problem } from '../../protocol.d.ts';
import type { LessonDocument, LessonStep } from '../../storage/lesson-shape.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';

/**
 * Problems as a lesson of the teacher's own: '#/train/hearts/class'. It is sent, shown on a projector and marked as any
 * lesson, and the teacher may change it.
 */
export const screen: Screen = {
  open(app, params: Params) {
    const { what } = addressed(app, params);
    if (!what?.game.problems) return reportUnknownAddress(app);
    return {
      title: () => app.say('train-class'),
      draw: () => html`<div class="page train-class">${topBar(app, app.say('train-class'))}
        <p class="lead">${app.say('train-class-line', { game: gameWord(app, what, 'game') })}</p>
        ${list(app, what, problemsOf(app, what) ?? [])}</div>`,
    };
  },
};

/** Mixed problems, or those of one kind. */
const list = (app: App, what: Offer, problems: readonly Problem[]) => {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  const sets: [title: string, all: Problem[], theme?: string][] = [
    [app.say('train-class-mixed'), [...problems]],
    ...kinds.map((kind): [string, Problem[], string] => [
      themeOf(app, what, kind),
      problems.filter(isOfTheme(kind)),
      kind,
    ]),
  ];
  return html`<div class="surface doors">${sets.map(
    ([title, all, theme]) =>
      html`<button class="door" @click=${() => make(app, what, title, all, theme)}>${icon('i-coach')}<span class="what"><b>${title}</b> <small>${app.say('train-count', { count: Math.min(SESSION, all.length) })}</small></span>${icon('i-next')}</button>`,
  )}</div>`;
};

/** Draw the problems of a set, the easy ones first, store them as a lesson, and go to where it is sent. */
async function make(app: App, what: Offer, title: string, all: readonly Problem[], theme = '') {
  const set = chosen(all, [], { answers: [], lost: [], theme }, SESSION);
  set.sort((one, other) => one.difficulty - other.difficulty);
  const lesson = lessonOf(app, what, title, set);
  try {
    const { id } = await ownLessons.write({ id: random(), revision: 0, when: Date.now(), lesson });
    app.go(`#/lessons/${id}/send`);
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
}

/** Problems as a lesson, in the teacher's language. */
function lessonOf(app: Wording, what: Offer, title: string, set: readonly Problem[]): LessonDocument {
  const said = (words: string) => ({ [app.language]: words });
  const step = set.map(
    ({ options, seats, log, seat, good, losses }, at): LessonStep => ({
      ...{ title: said(app.say('train-problem', { at: at + 1, all: set.length })), say: said(app.say('train-what')) },
      ...{ options, seats, setup: [...log], me: seat, accept: [...good] },
      advise: Object.fromEntries(
        Object.entries(losses).map(([move, [loss]]) => [
          move,
          said(app.say('train-class-costs', { amount: amountOf(app, loss, 'round') })),
        ]),
      ),
      other: said(app.say('train-class-other')),
    }),
  );
  return {
    format: 1,
    game: what.game.name,
    title: said(`${gameWord(app, what, 'game')}${app.say('colon')}${title}`),
    step,
  };
}
