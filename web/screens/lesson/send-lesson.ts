import { html, nothing } from 'lit-html';
import type { Display, EngineAccess, GameCatalogue, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { MOST_IN_LARGE_CODE, qrCode } from '../../browser/qr.ts';
import { canPassOn, passOn } from '../../browser/share.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import { LONGEST_LINK, pack } from '../../model/link.ts';
import { copyText, download } from '../../model/notices.ts';
import { gameWord, offerOf } from '../../model/offers.ts';
import { ownLessonAt, titleOf } from '../../model/own-lesson.ts';
import { EmbedCode } from '../../play/embed-code.ts';
import type { SentDocument } from '../../storage/lesson-shape.ts';
import type { OwnLesson } from '../../storage/own-lesson-store.ts';
import { ownLessons } from '../../storage/own-lesson-store.ts';
import { scormPackage, siteFiles, siteSize } from './scorm.ts';

const MB = 1_000_000; // bytes

/** A lesson about to be sent, alone or with others as a course. */
class Sending implements CodePaper {
  /** In the order of the course; more than one lesson makes a course. */
  chosen: OwnLesson[];
  others: OwnLesson[] = [];
  link = '';
  copied = false;
  isLarge = false;
  /** True while the engine writes the file. */
  writing = false;
  /** True while the site's files are being packed. */
  isPacking = false;
  title = '';
  readonly embed: EmbedCode;
  #made: Promise<void> = Promise.resolve();

  constructor(
    readonly app: Wording & Display & EngineAccess,
    own: OwnLesson,
  ) {
    this.embed = new EmbedCode(app);
    this.chosen = [own];
    this.title = titleOf(app, own.lesson);
  }

  get document(): SentDocument {
    const [{ lesson }] = this.chosen;
    if (this.chosen.length === 1) return lesson;
    const { author } = lesson;
    const title = { [this.app.language]: this.title };
    return { format: 1, title, ...(author ? { author } : {}), lesson: this.chosen.map(each => each.lesson) };
  }

  /** Make the link to the chosen lessons. */
  make() {
    this.#made = this.#make();
    return this.#made;
  }

  /** The link is dropped if the choice changes meanwhile. */
  async #make() {
    const { document } = this;
    const packed = await pack('lesson', { document });
    if (JSON.stringify(document) !== JSON.stringify(this.document)) return;
    this.link = `${location.href.split('#')[0]}#/given/${packed}`;
    this.copied = false;
    this.app.redraw();
  }

  get isLong() {
    return this.link.length > LONGEST_LINK;
  }

  readonly toggle = (own: OwnLesson) => {
    const without = this.chosen.filter(({ id }) => id !== own.id);
    this.chosen = without.length < this.chosen.length ? without : [...this.chosen, own];
    void this.make();
  };

  readonly copy = async () => {
    const { app } = this;
    await this.#made;
    this.copied = await copyText(app, this.link, { field: '#lesson-link' });
    app.redraw();
  };

  readonly share = async () => {
    await this.#made;
    return passOn(this.link);
  };

  readonly save = () => {
    this.writing = true;
    this.app.request({ type: 'write-toml', document: this.document });
    this.app.redraw();
  };

  get games() {
    return this.chosen.map(({ lesson }) => lesson.game);
  }

  /** Save the lessons as a package for Moodle and other learning platforms; `isWhole` if it carries the site. */
  async saveScorm(isWhole: boolean) {
    const { app, chosen, games, link } = this;
    this.isPacking = isWhole;
    app.redraw();
    const packed = link.slice(link.lastIndexOf('/') + 1);
    const titles = chosen.map(({ lesson }) => titleOf(app, lesson));
    const title = chosen.length > 1 ? this.title : titles[0];
    const lessons = { language: app.language, title, titles, packed };
    const made = await (isWhole ? siteFiles(app, games) : Promise.resolve({}))
      .then(site => scormPackage(lessons, site))
      .catch(() => null);
    this.isPacking = false;
    if (made) download(`${this.#fileTitle}.zip`, made, 'application/zip');
    else app.notify({ id: 'not-written', text: 'notice-incomplete' });
    app.redraw();
  }

  get fileName() {
    return `${this.#fileTitle}.toml`;
  }

  get #fileTitle() {
    const words = (this.chosen.length > 1 ? this.title : titleOf(this.app, this.chosen[0].lesson)).toLowerCase();
    return (
      words
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-')
        .slice(0, 60) || 'lesson'
    );
  }

  saved(text: string) {
    this.writing = false;
    download(this.fileName, text, 'application/toml');
    this.app.redraw();
  }
}

/** Send a lesson of the teacher's own: '#/lessons/<id>/send'. */
export const send: Screen = {
  open(app, [id], visit) {
    let sending: Sending | null = null;
    const hasSteps = ({ lesson }: OwnLesson) => lesson.step.length > 0;
    const begin = async () => {
      const own = await ownLessonAt(app, id, visit, hasSteps);
      if (!own) return;
      const found = new Sending(app, own);
      sending = found;
      await found.make();
      const { kept } = await ownLessons.all();
      found.others = kept.filter(each => each.id !== id && hasSteps(each));
      app.redraw();
    };
    begin();
    return {
      title: () => app.say('send-lesson'),
      draw: () =>
        html`<div class="page send-lesson">${topBar(app, app.say('send-lesson'))}${sending?.link ? page(app, sending) : nothing}</div>`,
      receive(message) {
        if (message.type === 'toml-written') sending?.saved(message.text);
        if (message.type !== 'refused' || message.request !== 'write-toml' || !sending) return;
        sending.writing = false;
        app.notify({ id: 'not-written', text: 'send-not-written' });
        app.redraw();
      },
    };
  },
};

const page = (app: Wording & GameCatalogue & Display, state: Sending) => {
  const code = state.isLong ? null : qrCode(state.link, app.say('send-code'), MOST_IN_LARGE_CODE);
  const [{ id, lesson }] = state.chosen;
  const { author = '', game, options = {} } = lesson;
  const many = state.chosen.length > 1;
  const line = [
    many
      ? app.say('send-lessons', { count: state.chosen.length })
      : gameWord(app, offerOf(app, { game, options }), 'game'),
    app.say('desk-steps-count', { count: state.chosen.reduce((sum, each) => sum + each.lesson.step.length, 0) }),
    ...(author ? [app.say('desk-from', { author })] : []),
  ];
  return html`<div class="send-head"><div><h2>${many ? state.title : titleOf(app, lesson)}</h2><p>${line.join(' · ')}</p></div>
      <a href=${`#/lessons/${id}`}>${app.say('send-change')}</a></div>
    ${code ? html`<figure class="surface send-wall">${codePaper(app, code, state)}<figcaption>${app.say('send-wall')}</figcaption></figure>` : html`<p class="surface send-long">${icon('i-info')}<span>${app.say(state.isLong ? 'send-only-file' : 'send-no-code')} ${state.isLong ? nothing : html`<a href=${`#/lessons/${id}/class`}>${app.say('send-open-room')}</a>`}</span></p>`}
    <div class="surface send-ways">
      ${!state.isLong && canPassOn() ? way('i-share', app.say('send-on'), '', state.share) : nothing}
      ${code ? way('i-print', app.say('send-print'), app.say('send-print-line'), () => print()) : nothing}
      ${state.isLong ? nothing : way('i-file', app.say('send-file'), state.fileName, state.save)}
      ${state.isLong ? nothing : way('i-learn', app.say('send-scorm'), app.say('send-scorm-line'), () => state.saveScorm(false))}
      ${state.isLong ? nothing : wholeScorm(app, state)}
      <a class="way" href=${`#/lessons/${id}/class`}>${icon('i-people')}<span><b>${app.say('class')}</b><small>${app.say('class-line')}</small></span>${icon('i-next')}</a>
      <a class="way" href=${`#/lessons/${id}/ask`}>${icon('i-full')}<span><b>${app.say('ask-class')}</b><small>${app.say('ask-class-line')}</small></span>${icon('i-next')}</a>
    </div>
    ${state.others.length ? course(app, state) : nothing}
    ${state.isLong ? nothing : html`<label class="room-link"><span>${app.say('send-link')}</span><input id="lesson-link" readonly lang="en" .value=${state.link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>`}
    <p class="help">${app.say(state.isLong ? 'send-all-in-file' : 'send-all-in-link')}</p>
    ${state.isLong || many ? nothing : state.embed.draw(`${state.link.slice(state.link.indexOf('#'))}/1`, titleOf(app, lesson))}
    <footer class="deal">${
      state.isLong
        ? html`<button class="primary big" aria-busy=${String(state.writing)} @click=${state.save}>${icon('i-file')}<span>${app.say('send-file')}</span></button>`
        : html`<button class="primary big" @click=${state.copy}>${icon(state.copied ? 'i-check' : 'i-copy')}<span>${app.say(state.copied ? 'send-copied' : 'send-copy')}</span></button>`
    }</footer>`;
};

const way = (sign: string, name: string, line: string, act: () => unknown, isBusy = false) =>
  html`<button class="way" aria-busy=${String(isBusy)} @click=${act}>${icon(sign)}<span><b>${name}</b>${line ? html`<small>${line}</small>` : nothing}</span>${icon('i-next')}</button>`;

/** The way to save a package with the site inside, once its size is known. */
const wholeScorm = (app: Wording & Display, state: Sending) => {
  const size = siteSize(app, state.games);
  if (!size) return nothing;
  const line = state.isPacking
    ? app.say('send-scorm-packing')
    : app.say('send-scorm-whole-line', { size: Math.ceil(size / MB) });
  const save = () => state.isPacking || state.saveScorm(true);
  return way('i-learn', app.say('send-scorm-whole'), line, save, state.isPacking);
};

/** The choice of further lessons for one link, in the order in which they are tapped. */
const course = (app: Wording, state: Sending) => {
  const rename = (event: Event) => {
    state.title = (event.target as HTMLInputElement).value.slice(0, 120);
    void state.make();
  };
  return html`<details class="surface send-course"><summary>${app.say('send-course')}</summary>
    <p class="help">${app.say('send-course-help')}</p>
    <ul role="list">${[state.chosen[0], ...state.others].map(own => {
      const at = state.chosen.indexOf(own);
      return html`<li><button aria-pressed=${String(at >= 0)} aria-disabled=${String(own === state.chosen[0])} @click=${() => own === state.chosen[0] || state.toggle(own)}>
        <span class="number">${at < 0 ? icon('i-plus') : at + 1}</span><b>${titleOf(app, own.lesson)}</b></button></li>`;
    })}</ul>
    ${state.chosen.length > 1 ? html`<label class="room-link"><span>${app.say('send-course-title')}</span><input maxlength="120" .value=${state.title} @change=${rename}></label>` : nothing}
  </details>`;
};
