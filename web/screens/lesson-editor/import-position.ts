import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Params, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { replace } from '../../model/back-stack.ts';
import { LinkError, onBrokenLink, unpack } from '../../model/link.ts';
import type { Offer } from '../../model/offers.ts';
import { offerNamed } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { MOST_STEPS } from './draft.ts';
import type { DraftStep } from './draft-step.ts';
import { layAnew } from './draft-step.ts';
import { openNewLessonInstead, takeSoughtStep } from './new-lesson.ts';

type Position = Required<Pick<DraftStep, 'options' | 'seats' | 'setup' | 'me'>>;

/** The imported position and the lessons that can take it. */
type Taken = { what: Offer; position: Position; lessons: OwnLesson[]; waits: Target | null };

/** The step whose position the author wants to replace. */
type Target = { own: OwnLesson; at: number };

/** Parse '#/lessons/take/yahtzee/yams/1abc/0': a game with its preset, a packed position, the learner's seat. */
async function positionIn(app: GameCatalogue, [name = '', ...rest]: Params) {
  const what = offerNamed(app, name, rest[0]);
  const [packed = '', me = ''] = rest.slice(what?.preset ? 1 : 0);
  if (!what) throw new LinkError('game');
  const { options, players, log, at } = await unpack('position', packed);
  const seat = Number(me);
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) throw new LinkError('place');
  return { what, position: { options, seats: players, setup: log.slice(0, at), me: seat } };
}

/** Import a position: into the step that waits for it, into another lesson, or into a new one. */
export const take: Screen = {
  open(app, [, ...params], visit) {
    let taken: Taken | null = null;
    const read = async () => {
      taken = await arrive(app, params);
      app.redraw();
    };
    read().catch(onBrokenLink(app, visit));
    return {
      title: () => app.say('desk-take'),
      draw: () =>
        html`<div class="page editor-list">${topBar(app, app.say('desk-take'))}${taken ? ways(app, taken) : nothing}</div>`,
    };
  },
};

/** Read the position; null if a lesson has taken it already. */
async function arrive(app: GameCatalogue & Display, params: Params): Promise<Taken | null> {
  const { what, position } = await positionIn(app, params);
  const waits = takeSoughtStep(app);
  const own = waits && (await ownLessons.one(waits.id).catch(() => null));
  const target = waits && own?.lesson.game === what.game.name ? { own, at: waits.at } : null;
  const isFree = target && !target.own.lesson.step[target.at]?.setup?.length;
  if (isFree && (await putInto(app, target.own, target.at, position))) return null;
  const { kept } = await ownLessons.all().catch(() => ({ kept: [] }));
  const fitting = kept.filter(({ lesson }) => lesson.game === what.game.name && lesson.step.length < MOST_STEPS);
  if (fitting.length) return { what, position, lessons: fitting, waits: target };
  await openNewLessonInstead(app, what, stepOf(position));
  return null;
}

const stepOf = (position: Position): DraftStep => ({ title: {}, say: {}, ask: {}, ...position });

/** The position with explicit values for the lesson's options, so that the position's own house rules apply. */
function withExplicitOptions(app: GameCatalogue, { game, options }: OwnLesson['lesson'], position: Position): Position {
  const usual = app.game(game)?.options.filter(({ name }) => name in (options ?? {})) ?? [];
  const said = Object.fromEntries(usual.map(({ name, default: value }) => [name, value]));
  return { ...position, options: { ...said, ...position.options } };
}

/** Put the position into step `at`, or append a step; return true if it is stored. */
async function putInto(app: GameCatalogue & Display, own: OwnLesson, at: number, taken: Position) {
  const lesson = structuredClone(own.lesson);
  const position = withExplicitOptions(app, lesson, taken);
  if (lesson.step[at]) layAnew(lesson.step[at], position);
  else lesson.step.push(stepOf(position));
  try {
    const { id } = await ownLessons.write({ ...own, lesson, when: Date.now() });
    replace(`#/lessons/${id}/${Math.min(at, lesson.step.length - 1) + 1}`);
    return true;
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    return false;
  }
}

const ways = (app: Wording & GameCatalogue & Display, { what, position, lessons, waits }: Taken) => html`
  <section class="surface editor-lessons"><ul role="list">
    ${
      waits
        ? html`<li><button class="editor-target" @click=${() => putInto(app, waits.own, waits.at, position)}>${icon('i-check')}
        <b>${app.say('desk-instead', { number: waits.at + 1, title: titleOf(app, waits.own.lesson) })}</b></button></li>`
        : nothing
    }
    <li><button class="editor-target" @click=${() => openNewLessonInstead(app, what, stepOf(position))}>${icon('i-plus')}<b>${app.say('desk-new')}</b></button></li>
    ${lessons.map(
      own => html`<li><button class="editor-target" @click=${() => putInto(app, own, own.lesson.step.length, position)}>${icon('i-learn')}
        <span><b>${app.say('desk-into', { title: titleOf(app, own.lesson) })}</b><small>${app.say('desk-steps-count', { count: own.lesson.step.length })}</small></span></button></li>`,
    )}</ul></section>`;
