import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { App, CurrentTable, Display, Preferences, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { qrCode } from '../../browser/qr.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import type { CollectingRoom } from '../../components/collecting-room.ts';
import { collectingRoom } from '../../components/collecting-room.ts';
import type { Copied } from '../../components/invitation.ts';
import { invitation } from '../../components/invitation.ts';
import { Camera } from '../../friends/camera.ts';
import { currentCollector } from '../../friends/collector.ts';
import type { ClassCollector } from '../../friends/slip-collector.ts';
import { isOf, openClass, openRoom, roomOf } from '../../friends/slip-collector.ts';
import type { Found, Learner, Sort } from '../../model/class-results.ts';
import { csvOf, keptSlip, learnersOf, slipsIn, splitUncounted } from '../../model/class-results.ts';
import { download } from '../../model/notices.ts';
import { ownLessonAt, titleOf } from '../../model/own-lesson.ts';
import { remove } from '../../model/removal.ts';
import { printOf } from '../../model/slip.ts';
import { playSounds } from '../../play/sounds.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import type { KeptSlip } from '../../storage/slip-store.ts';
import { collected, slips } from '../../storage/slip-store.ts';
import type { ClassResults } from './results-table.ts';
import { results, wrongInWords } from './results-table.ts';
import { uncountedSlips } from './uncounted-slips.ts';

/** State of the class screen: the slips of one lesson, and their collection. */
class Class implements ClassResults, CollectingRoom, Copied, CodePaper {
  readonly words = 'class';
  learners: Learner[] = [];
  damaged: string[] = [];
  /** Slips of earlier versions of the lesson (`before`), and slips whose lesson is gone (`lost`). */
  apart: { before: KeptSlip[]; lost: KeptSlip[] } = { before: [], lost: [] };
  /** True if the lesson is too long for a link. */
  isLong = false;
  sort: Sort = { by: 'name', up: true };
  /** Key of the learner whose slips are unfolded; "" if none. */
  open = '';
  /** Result of the latest collection, in words. */
  message = '';
  tone: 'good' | 'bad' = 'good';
  scanning = false;
  noCamera = false;
  isLarge = false;
  nameless = false;
  isUnfolded = false;
  copied = '';
  #last = '';
  readonly camera: Camera = new Camera(
    text => this.#scanned(text),
    () => {
      this.noCamera = true;
      this.scan(false);
    },
    () => this.scanning && !this.#left,
  );
  #left = false;

  constructor(
    readonly app: Wording & Preferences & Display & CurrentTable,
    readonly own: OwnLesson,
  ) {}

  get lesson() {
    return this.own.lesson;
  }

  get print() {
    return printOf(this.lesson);
  }

  get count() {
    return this.learners.reduce((sum, learner) => sum + learner.slips.length, 0);
  }

  async read() {
    const [found, all] = await Promise.all([slips.all().catch(() => null), ownLessons.all().catch(() => null)]);
    if (!found) this.app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    const own = (found?.kept ?? []).filter(({ print }) => print === this.print);
    this.learners = learnersOf(own, this.lesson);
    this.damaged = found?.damaged ?? [];
    const lessons = all?.kept.map(({ id, lesson }) => ({ id, print: printOf(lesson) }));
    if (lessons) this.apart = splitUncounted(found?.kept ?? [], this.own.id, lessons);
    this.app.redraw();
  }

  /** Store the new slips found in a text; tell how many were new, known, or of another lesson. */
  async collect({ slips: all, strange }: Found) {
    const mine = all.filter(({ print, code }) => print === this.print && isOf(code, this.lesson));
    const now = Date.now();
    const some = mine.map((slip, at) => keptSlip(slip, this.own.id, now + at));
    const came = await slips.turn(here => collected(here, some)).catch(() => -1);
    if (came < 0) return this.app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    await this.read();
    const { length } = all;
    const name = mine.length === 1 ? mine[0].name : '';
    const counts = { came, here: mine.length - came, other: length - mine.length, strange };
    this.#say(this.app.say('class-collected', { ...counts, name, named: String(!!name), slips: this.count }), came > 0);
  }

  /** Take slips from a room: a new one, or one still open from an earlier visit to this screen. */
  async takeFrom(room: Promise<ClassCollector | null>) {
    const found = await room;
    if (!found || this.#left) return found;
    found.came = async name => {
      await this.read();
      const counts = { came: 1, here: 0, other: 0, strange: 0 };
      this.#say(this.app.say('class-collected', { ...counts, name, named: String(!!name), slips: this.count }), true);
    };
    this.app.redraw();
    return found;
  }

  readonly openRoom = async () => {
    this.isLong = !(await this.takeFrom(openRoom(this.app, this.own)));
    this.app.redraw();
  };

  #say(words: string, good: boolean) {
    this.message = words;
    this.tone = good ? 'good' : 'bad';
    this.app.announce(words);
    playSounds(this.app, good ? 'written' : 'refused');
    this.app.redraw();
  }

  /** Collect a scanned code once, although the camera reads it many times. */
  #scanned(text: string) {
    if (text === this.#last) return;
    this.#last = text;
    void this.collect(slipsIn(text));
  }

  scan(on: boolean) {
    this.scanning = on;
    if (!on) this.#stopScanner();
    this.app.redraw();
  }

  #stopScanner() {
    this.camera.stop();
    this.#last = '';
  }

  async paste(text: string) {
    await this.collect(slipsIn(text));
  }

  drop(what: string, ids: string[]) {
    return remove(
      this.app,
      what,
      () => slips.drop(ids),
      () => this.read(),
    );
  }

  save() {
    const { app, lesson, learners } = this;
    const steps = lesson.step.flatMap((_, at) => [
      app.say('class-csv-step', { step: at + 1 }),
      app.say('class-csv-wrong', { step: at + 1 }),
    ]);
    const head = [
      app.say('class-who'),
      app.say('class-slip'),
      app.say('class-code'),
      app.say('class-seconds'),
      ...steps,
    ];
    const text = csvOf(learners, head, (step, place) => wrongInWords(app, lesson, step, place));
    download(`${titleOf(app, lesson).slice(0, 60)}.csv`, text, 'text/csv');
  }

  leave() {
    this.#left = true;
    if (currentCollector) currentCollector.came = () => {};
    this.scanning = false;
    this.#stopScanner();
  }
}

/** '#/lessons/<id>/class': the class of a lesson. */
export const classScreen: Screen = {
  open(app, [id], visit) {
    let state: Class | null = null;
    const begin = async () => {
      const own = await ownLessonAt(app, id, visit);
      if (!own) return;
      const found = new Class(app, own);
      state = found;
      slips.watch(() => void found.read(), { signal: visit });
      await found.read();
      if (!visit.aborted) await found.takeFrom(roomOf(app, own));
    };
    begin();
    return {
      title: () => app.say('class'),
      draw: () =>
        state ? page(app, state) : html`<div class="page class-page">${topBar(app, app.say('class'))}</div>`,
      leave: () => state?.leave(),
    };
  },
};

const page = (app: App, state: Class) => html`<div class="page class-page">
  ${topBar(app, titleOf(app, state.lesson), html`<span class="class-saved">${app.say('class-kept', { count: state.count })}</span>`)}
  <div class="class-results">
    ${state.learners.length ? results(app, state) : html`<div class="surface"><h2>${app.say('class-none')}</h2><p>${app.say('class-none-line')}</p></div>`}
    ${uncountedSlips(app, state, 'class-before', state.apart.before)}${uncountedSlips(app, state, 'class-lost', state.apart.lost)}
    ${state.damaged.length ? damaged(app, state) : nothing}
  </div>
  ${collect(app, state)}
</div>`;

const damaged = (
  app: Wording,
  state: Class,
) => html`<p class="surface class-damaged"><span>${app.say('class-damaged', { count: state.damaged.length })}</span>
  <button class="outlined" @click=${() => state.drop(app.say('class-damaged', { count: state.damaged.length }), state.damaged)}>${app.say('remove')}</button></p>`;

const slipRoom = (app: Wording & Preferences & Display, state: Class) => {
  const room = openClass(state.own);
  const invites =
    room &&
    html`${codePaper(app, qrCode(room.links.wall, app.say('room-code')), state)}
      <p class="help">${app.say('class-wall')}</p>
      ${invitation(app, room.links.whole, state)}`;
  return collectingRoom(app, state, room, invites);
};

const collect = (app: Wording & Preferences & Display, state: Class) => {
  const take = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('textarea');
    if (!field?.value.trim()) return;
    void state.paste(field.value);
    field.value = '';
  };
  return html`<aside class="surface class-collect" aria-labelledby="class-collect"><h2 id="class-collect">${app.say('class-collect')}</h2>
    ${slipRoom(app, state)}
    ${state.scanning ? html`<div class="qr-camera"><video muted playsinline ${ref(state.camera.watch)} aria-label=${app.say('finder')}></video><span class="frame" aria-hidden="true"></span></div>` : nothing}
    <button class="outlined" @click=${() => state.scan(!state.scanning)}>${icon(state.scanning ? 'i-stop' : 'i-camera')}<span>${app.say(state.scanning ? 'class-stop' : 'class-scan')}</span></button>
    <p class="help">${app.say(state.noCamera ? 'class-blind' : 'class-scan-line')}</p>
    ${state.message ? html`<p class="class-note" data-tone=${state.tone}>${icon(state.tone === 'good' ? 'i-check' : 'i-info')}<span>${state.message}</span></p>` : nothing}
    <form @submit=${take}><label for="class-paste">${app.say('class-paste')}</label>
      <textarea id="class-paste" class="text-field" rows="3" lang="en" placeholder="Aki K7QM 4FRT 9X2D 8VHN …"></textarea>
      <button class="tonal">${app.say('class-take')}</button></form>
    <div class="class-ways"><a class="outlined" href=${`#/lessons/${state.own.id}/ask`}>${icon('i-full')}<span>${app.say('ask-class')}</span></a>
      <a class="outlined" href=${`#/event/new/${state.lesson.game}`}>${icon('i-cards')}<span>${app.say('club-new')}</span></a>
      ${state.learners.length ? html`<button class="outlined" @click=${() => state.save()}>${icon('i-file')}<span>${app.say('class-csv')}</span></button>` : nothing}</div>
    <p class="help">${app.say('class-no-proof')}</p>
  </aside>`;
};
