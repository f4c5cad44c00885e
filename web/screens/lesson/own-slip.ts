import { html, nothing } from 'lit-html';
import type { Display, Navigation, Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { qrCode } from '../../browser/qr.ts';
import { canPassOn, passOn } from '../../browser/share.ts';
import { handInAutomatically, handInState } from '../../components/hand-in.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { starsRow } from '../../exercise/lesson-table.ts';
import { solvedAtTry } from '../../exercise/solved-at-try.ts';
import { copyText } from '../../model/notices.ts';
import { titleOf } from '../../model/own-lesson.ts';
import type { StepResult } from '../../model/slip.ts';
import { inGroups, slipAddress } from '../../model/slip.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import { lessonsIn } from '../../storage/lesson-shape.ts';
import type { Star } from '../../storage/stored-types.ts';
import type { OpenedLesson } from './opened-lesson.ts';
import { authorOf } from './opened-lesson.ts';

/** A finished lesson. */
interface Over extends NameForm {
  readonly lesson: LessonDocument;
  readonly opened: OpenedLesson;
  /** Index of the lesson in its course, from 0. */
  readonly number: number;
  readonly took: StepResult[];
  readonly stars: Star[];
  /** Seconds. */
  readonly time: number;
  /** Letters of the slip. */
  readonly code: string;
  copied: boolean;
  /** True while the learner changes the name. */
  changesName: boolean;
}

/** The end of a lesson: a slip with the learner's name, to be shown, read out or sent. */
export const slipPage = (app: Wording & Preferences & Navigation & Display, running: Over, again: () => void) => {
  const { lesson, stars, opened } = running;
  const name = app.settings.yourName;
  const to = authorOf(lesson) || authorOf(opened.document);
  const address = slipAddress(running.code, name);
  return html`<div class="lesson-end slip-page"><section aria-labelledby="slip-title">
    <header class="slip-top"><button class="icon-button" aria-label=${app.say('lesson-leave')} title=${app.say('lesson-leave')} @click=${app.back}>${icon('i-cross')}</button>
      <b>${titleOf(app, lesson)}</b></header>
    ${starsRow(app, stars)}
    <h1 id="slip-title" tabindex="-1">${app.say('slip-done')}</h1>
    <div class="surface slip">
      ${name && !running.changesName ? named(app, running, name) : nameForm(app, running, name)}
      <ol class="slip-steps" role="list">${running.took.map((took, at) => stepRow(app, running, took, at))}</ol>
      <div class="slip-code">
        <div class="slip-paper">${qrCode(address, app.say('slip-qr')) ?? nothing}</div>
        <div><p>${app.say('slip-show', { to, named: String(!!to) })}</p><code lang="en">${inGroups(running.code)}</code></div>
      </div>
    </div>
    ${opened.hands ? handInState(app, opened.hands, running.code, name) : nothing}
    <p class="help">${app.say(opened.hands ? 'slip-holds-class' : 'slip-holds')}</p>
    ${nextLesson(app, running)}
    <div class="slip-ways">
      ${canPassOn() ? html`<button class=${opened.hands ? 'outlined' : 'primary big'} @click=${() => passOn(address)}>${icon('i-share')}<span>${app.say('slip-send')}</span></button>` : nothing}
      <button class=${canPassOn() || opened.hands ? 'outlined' : 'primary big'} @click=${() => copy(app, running, address)}>${icon(running.copied ? 'i-check' : 'i-copy')}<span>${app.say(running.copied ? 'send-copied' : 'slip-copy')}</span></button>
      <button class="outlined" @click=${again}>${app.say('lesson-once-more')}</button>
    </div>
  </section></div>`;
};

const named = (app: Wording & Display, running: Over, name: string) => {
  const change = () => {
    running.changesName = true;
    app.redraw();
    document.querySelector<HTMLElement>('#own-name')?.focus();
  };
  const right = running.took.filter(step => step.right).length;
  return html`<div class="slip-who"><p><b>${name}</b><small>${app.say('slip-result', { right, steps: running.took.length })} · ${duration(app, running.time)}</small></p>
    <button class="link" @click=${change}>${app.say('slip-change-name')}</button></div>`;
};

const nameForm = (app: Wording & Preferences & Display, running: Over, name: string) => {
  const give = (event: Event) => {
    if (!nameSent(app, event, running)) return;
    running.changesName = false;
    handInAutomatically(app, running.opened.hands, running.code);
    app.redraw();
  };
  return html`<form class="slip-who" @submit=${give} novalidate>${nameField(app, running, name)}
    <button class="tonal">${app.say('slip-write-name')}</button></form>`;
};

const stepRow = (app: Wording, { lesson }: Over, took: StepResult, at: number) =>
  html`<li><span>${at + 1}</span><b>${app.lessonText(lesson.step[at].title ?? {})}</b>${solvedAtTry(app, took)}</li>`;

const duration = (app: Wording, seconds: number) =>
  app.say('slip-time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

const nextLesson = (app: Wording, { opened, number }: Over) => {
  const next = lessonsIn(opened.document)[number + 1];
  return next
    ? html`<a class="tonal" href=${`#/given/${opened.address}/${number + 2}`}>${app.say('lesson-next', { title: titleOf(app, next) })}</a>`
    : nothing;
};

async function copy(app: Wording & Display, running: Over, address: string) {
  running.copied = await copyText(app, address, { failed: 'slip-not-copied' });
  if (!running.copied) app.notify({ id: 'slip-not-copied', text: 'slip-not-copied' });
  app.redraw();
}
