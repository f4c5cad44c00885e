import { html, nothing } from 'lit-html';
import type { App, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { choiceWords } from '../../exercise/lesson-task.ts';
import { requiredFile } from '../../model/fetched-file.ts';
import { addressed, addressOf, wholeLessons } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offerOf } from '../../model/offers.ts';
import type { RecordedStep } from '../../model/recorded-steps.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Lesson, Step, StepLaid, View } from '../../protocol.d.ts';
import { cards, nameAt, named } from '../../table/rulebook/rule-names.ts';
import { argsOf, badgesOf, centreOf, lyingIn, playsIn } from '../../table/view-queries.ts';
import { boxName } from '../../words/box-names.ts';
import { listIn } from '../../words/formatting.ts';
import { lineToFill, paperPage } from './paper.ts';

/** A lesson on paper, its answers on the last page: '#/handout/hearts/first-trick'; '#/handout/hearts' lists them. */
export const screen: Screen = {
  open(app, params) {
    const { what, lesson: name } = addressed(app, params);
    if (!what) return reportUnknownAddress(app);
    const game = what.game.name;
    const lessons = () => wholeLessons(app, game)?.filter(each => offerOf(app, { game, ...each })?.key === what.key);
    const title = () => app.say('handouts-of', { game: gameWord(app, what, 'game') });
    app.useGame(game).then(app.redraw);
    return {
      title,
      draw() {
        if (!name) return list(app, what, title(), lessons() ?? []);
        const lesson = lessons()?.find(each => each.name === name);
        const steps: RecordedStep[] | undefined = requiredFile(app, `./data/recorded/${game}.json`)?.[name];
        const isReady = app.speaks(game) && lesson && steps;
        const help = html`<p class="help">${app.say('handout-help')}</p>`;
        return paperPage(app, title(), isReady ? handout(app, what, lesson, steps) : null, help);
      },
    };
  },
};

const list = (app: App, what: Offer, title: string, lessons: readonly Lesson[]) => html`<div class="page">
  ${topBar(app, title)}
  <p class="lead">${app.say('handout-help')}</p>
  <nav class="surface rows" aria-label=${title}>${lessons.map(
    lesson =>
      html`<a href=${addressOf(app, what.game.name, lesson).replace('#/learn/', '#/handout/')}><b>${app.lessonText(lesson.title)}</b> <small>${app.lessonText(lesson.line)}</small>${icon('i-print')}</a>`,
  )}</nav></div>`;

const handout = (app: App, what: Offer, { title, steps }: Lesson, known: readonly RecordedStep[]) => html`
  <section class="paper handout">
    <header><h2>${app.lessonText(title)}</h2><p>${gameRich(app, what, 'game')}</p>${lineToFill(app.say('print-name'))}</header>
    <ol>${steps.map((step, at) => question(app, step, known[at]?.frame.view))}</ol>
  </section>
  <section class="paper handout solutions">
    <header><h2>${app.say('handout-answers')}</h2><p>${app.lessonText(title)}</p></header>
    <ol>${steps.map((step, at) => (known[at] ? solution(app, step, known[at]) : nothing))}</ol>
  </section>`;

const question = (app: App, step: Step, view: View | undefined) => html`<li>
  <h3>${app.lessonText(step.title)}</h3><p>${app.lessonText(step.say)}</p>
  ${step.example ? html`<p>${cards(app, step.example.split(' ').filter(app.isThing))} <small>${app.lessonText(step.caption)}</small></p>` : nothing}
  ${view ? position(app, view) : nothing}
  <p class="asked"><b>${app.lessonText(step.ask)}</b></p>
  ${lineToFill(app.say('handout-answer'))}</li>`;

/** A position on paper: the state of play, what lies in the middle, the hands, the open boxes. */
function position(app: App, view: View) {
  const centre = centreOf(view);
  const badges = badgesOf(view).filter(({ role }) => role !== 'told');
  const hands = view.zones.filter(({ kind, items }) => kind === 'hand' && items.some(name => name !== '?'));
  const all = view.sheet.filter(row => !row.computed);
  const open = all.filter(row => row.points[view.seat] === null);
  return html`<div class="position">
    ${badges.length ? html`<p class="state">${badges.map(badge => html`<span>${app.rich(`badge-${badge.id}`, named(app, argsOf(badge), view))}</span>`)}</p>` : nothing}
    ${centre?.kind === 'dice' || centre?.kind === 'stack' ? line(app.say('example-table'), cards(app, lyingIn(view))) : playsIn(centre).map(play => line(nameAt(app, view, play.seat), cards(app, play.items)))}
    ${hands.map(({ seat, items }) => line(seat === null || seat === view.seat ? app.say('example-hand') : nameAt(app, view, seat), cards(app, items)))}
    ${open.length < all.length ? html`<p class="state"><span>${app.say('handout-open')} ${boxes(app, open)}</span></p>` : nothing}
  </div>`;
}

const boxes = (app: Wording, rows: View['sheet']) =>
  listIn(
    app.language,
    rows.map(({ id }) => boxName(app, id)),
    'unit',
  );

const line = (label: unknown, drawn: unknown) => html`<p class="row"><small>${label}</small>${drawn}</p>`;

const solution = (app: App, step: Step, { laid, frame }: RecordedStep) => html`<li>
  <p><b>${inWords(app, laid, frame.view)}</b></p><p>${app.lessonText(step.right)}</p></li>`;

/** A right answer in words or cards. */
function inWords(app: App, { solution: given, say }: StepLaid, view: View) {
  if (say) return app.rich(`say-${say.id}`, named(app, argsOf(say), view));
  if (given.items?.length) return cards(app, given.items);
  if (typeof given.number === 'number') return given.number;
  if (typeof given.seat === 'number') return nameAt(app, view, given.seat);
  if (given.choice) return app.say(...choiceWords(app, given.choice));
  const names = given.move?.split(' ').filter(app.isThing) ?? [];
  return names.length ? cards(app, names) : given.move;
}
