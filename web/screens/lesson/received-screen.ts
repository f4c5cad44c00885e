import { html, nothing } from 'lit-html';
import type { App, Display, GameCatalogue, IncomingMessage, Navigation, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fieldError, gameArt, toggle, topBar } from '../../art/widgets.ts';
import { excerpt } from '../../browser/excerpt.ts';
import { fileIntake } from '../../browser/file-intake.ts';
import type { Sender } from '../../browser/incoming-files.ts';
import { consent, focusConsent } from '../../components/consent.ts';
import { handInTells } from '../../components/hand-in.ts';
import type { SlipSender } from '../../friends/slip-sender.ts';
import { onBrokenLink } from '../../model/link.ts';
import { artOf, gameWord, offerOf } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import { storedIdFor } from '../../model/received-lesson.ts';
import { remove } from '../../model/removal.ts';
import type { LessonDocument, SentDocument } from '../../storage/lesson-shape.ts';
import { isCourse, lessonsIn, placeOf, SENT } from '../../storage/lesson-shape.ts';
import type { ReceivedLesson } from '../../storage/received-lesson-store.ts';
import { receivedLessons } from '../../storage/received-lesson-store.ts';
import type { OpenedLesson } from './opened-lesson.ts';
import { addressParts, authorOf, forgetOpened, isDone, keepOpened, openGiven } from './opened-lesson.ts';
import { screen as running } from './run-screen.ts';

const LARGEST = 400_000; // bytes of a file
const MINUTE_STEPS = 1.25; // minutes that a step takes

/** A lesson or course before it begins: '#/given/<packed>'. */
const one: Screen = {
  open(app, params, visit) {
    /** The lesson or course in the address; null until it is read. */
    let opened: OpenedLesson | null = null;
    const read = async () => {
      const found = await openGiven(app, params);
      await app.useGame(lessonsIn(found.document)[0].game);
      if (visit.aborted) return;
      opened = found;
      app.redraw();
      document.querySelector<HTMLElement>('.received-page h1')?.focus({ preventScroll: true });
    };
    read().catch(onBrokenLink(app, visit));
    return {
      title: () => (opened ? titleOf(app, opened.document) : app.say('given')),
      draw: () => (opened ? card(app, opened) : html`<div class="page received-page"></div>`),
    };
  },
};

// A lesson about to begin

const card = (app: Wording & GameCatalogue & Navigation & Display, sent: OpenedLesson) => {
  const { document, address } = sent;
  const lessons = lessonsIn(document);
  const [{ game, options = {} }] = lessons;
  const what = offerOf(app, { game, options });
  const author = authorOf(document);
  const next = Math.max(
    0,
    lessons.findIndex((lesson, at) => !isDone(sent, lesson, at)),
  );
  const name = gameWord(app, what, 'game');
  return html`<div class="page received-page">
    ${topBar(app, app.say('given-one'))}
    <section class="surface received-lesson" aria-labelledby="given-title">
      ${what ? gameArt(artOf(app, what)) : nothing}
      <p class="received-from">${fromWhom(app, document)}</p>
      <h2 id="given-title">${titleOf(app, document)}</h2>
      <p class="received-extent">${extent(app, document)}</p>
      ${isCourse(document) ? course(app, sent, lessons) : nothing}
      <p class="received-author">${icon('i-info')}<span>${app.say('given-whose', { author, named: String(!!author), game: name })}</span></p>
      ${sent.hands ? html`<p class="received-class">${icon('i-people')}<span>${handInTells(app, sent.hands)}</span></p>` : nothing}
      ${toggle({ id: 'given-keep', label: app.say('given-keep'), help: app.say('given-keep-help'), on: sent.kept, turn: on => void keepIt(app, sent, on) })}
    </section>
    <footer class="deal">${sent.hands ? withClass(app, sent, sent.hands, next) : html`<a class="primary big" href=${`#/given/${address}/${next + 1}`}>${app.say(isBegun(sent) ? 'lesson-continue' : 'given-begin')}</a>`}
      ${what?.game.lessons ? html`<a class="word-button" href=${`#/learn/${what.key}`}>${app.say('given-new', { game: name })}</a>` : nothing}</footer>
  </div>`;
};

/** Who the lesson or course is from. */
const fromWhom = (app: Wording, document: SentDocument) => {
  const author = authorOf(document);
  return app.say('given-from', { author, named: String(!!author), course: String(isCourse(document)) });
};

/** Game, or number of lessons, steps and minutes of a lesson or course. */
const extent = (app: Wording & GameCatalogue, document: SentDocument) => {
  const lessons = lessonsIn(document);
  const [{ game, options = {} }] = lessons;
  const steps = stepsIn(document);
  const course = String(isCourse(document));
  const name = gameWord(app, offerOf(app, { game, options }), 'game');
  return app.say('given-line', {
    game: name,
    lessons: lessons.length,
    course,
    steps,
    minutes: Math.ceil(steps * MINUTE_STEPS),
  });
};

const isBegun = ({ took }: OpenedLesson) => took.flat().some(({ right }) => right);

/** Buttons to begin with or without handing in; the learner decides before anything is sent. */
const withClass = (app: Wording, sent: OpenedLesson, hands: SlipSender, next: number) => {
  const begun = String(isBegun(sent));
  const href = `#/given/${sent.address}/${next + 1}`;
  return html`<a class="primary big" href=${href} @click=${() => hands.agree(true)}>${app.say('given-hand-in', { begun })}</a>
    <a class="outlined" href=${href} @click=${() => hands.agree(false)}>${app.say('given-alone', { begun })}</a>`;
};

const stepsIn = (document: SentDocument) => lessonsIn(document).reduce((sum, { step }) => sum + step.length, 0);

const course = (app: Wording, sent: OpenedLesson, lessons: readonly LessonDocument[]) =>
  html`<ol class="received-lessons" role="list">${lessons.map(
    (
      lesson,
      at,
    ) => html`<li><a href=${`#/given/${sent.address}/${at + 1}`}><span>${isDone(sent, lesson, at) ? icon('i-check') : at + 1}</span><b>${titleOf(app, lesson)}</b>
      <small>${app.say('desk-steps-count', { count: lesson.step.length })}</small>${icon('i-next')}</a></li>`,
  )}</ol>`;

async function keepIt(app: Display, sent: OpenedLesson, on: boolean) {
  try {
    if (on) await keepOpened(sent);
    else await receivedLessons.drop([sent.id]);
    sent.kept = on;
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
  app.redraw();
}

// All stored lessons

/** The stored lessons of other authors, and the import of a lesson file. */
class ReceivedLessonList {
  /** The stored lessons; damaged ones by their ids. */
  #stored: { kept: ReceivedLesson[]; damaged: string[] } = { kept: [], damaged: [] };
  #fault = '';
  /** The file that is being read. */
  #file: { name: string; from: Sender } = { name: '', from: undefined };
  /** Lesson of the file, while the learner is asked whether to store it. */
  #incoming: SentDocument | null = null;
  readonly #files: ReturnType<typeof fileIntake>;

  constructor(
    readonly app: App,
    signal: AbortSignal,
  ) {
    this.#files = fileIntake(app, (file, from) => this.#parse(file, from));
    receivedLessons.watch(() => void this.#read(), { signal });
    this.#read();
  }

  readonly #read = async () => {
    this.#stored = await receivedLessons.all().catch(() => ({ kept: [], damaged: [] }));
    this.app.redraw();
  };

  // A lesson file

  /** Ask the engine to parse a lesson file, which has the format of Taku's own lessons. */
  async #parse(file: File, from: Sender) {
    this.#fault = '';
    this.#incoming = null;
    this.#file = { name: excerpt(file.name), from };
    if (file.size > LARGEST) return this.#refuse(this.app.say('given-too-large'));
    const text = await file.text().catch(() => '');
    if (!text) return this.#refusePart();
    this.app.request({ type: 'read-toml', text });
    this.app.redraw();
  }

  receive(message: IncomingMessage) {
    if (message.type === 'toml-read') this.#ask(message.document);
    if (message.type !== 'refused' || message.request !== 'read-toml') return;
    const [, line] = message.part?.match(/^line (\d+)$/) ?? [];
    if (line) this.#refuse(this.app.say('given-wrong-line', { line }));
    else this.#refusePart();
  }

  #ask(document: unknown) {
    const part = faultIn(this.app, document);
    if (part !== null) return this.#refusePart(part);
    this.#incoming = document as SentDocument;
    this.app.redraw();
    focusConsent();
  }

  readonly #answer = (isAgreed: boolean) => {
    if (isAgreed && this.#incoming) void storeImported(this.app, this.#incoming);
    this.#incoming = null;
    this.app.redraw();
  };

  #refusePart(part: string = '') {
    this.#refuse(this.app.say('given-wrong', { part, named: String(!!part) }));
  }

  #refuse(why: string) {
    this.#fault = why;
    this.app.announce(why);
    this.app.redraw();
  }

  // Drawing

  draw() {
    const files = this.#files;
    const { app } = this;
    const { kept, damaged } = this.#stored;
    return html`<div class="page received-page" data-held=${files.held || nothing}
    @dragover=${files.over} @dragleave=${files.away} @drop=${files.dropped}>
  ${topBar(app, app.say('given'))}
  <p class="lead">${app.say('given-lead')}</p>
  ${kept.length || damaged.length ? html`<ul class="surface received-lessons" role="list">${kept.map(each => this.#row(each.id, titleOf(app, each.document), link(app, each)))}${damaged.map((id, at) => this.#damagedRow(id, at))}</ul>` : nothing}
  <section class="surface import-file" aria-labelledby="given-file"><h2 id="given-file">${app.say('given-file')}</h2>
    <p><label class="outlined">${app.say('given-choose')}<input type="file" accept=".toml" @change=${files.chosen}></label>
      <span class="help">${app.say('data-drop')}</span></p>
    ${fieldError('given-wrong', this.#fault)}
    ${this.#incoming ? question(app, this.#incoming, this.#file, this.#answer) : nothing}</section>
</div>`;
  }

  #row(id: string, title: string, what: unknown) {
    const { app } = this;
    return html`<li>${what}<button class="icon-button" aria-label=${app.say('desk-remove', { title })} title=${app.say('remove')}
  @click=${() => this.#drop(id, title)}>${icon('i-cross')}</button></li>`;
  }

  #damagedRow(id: string, at: number) {
    const name = this.app.say('desk-damaged-one', { number: at + 1 });
    return this.#row(id, name, html`<span>${name}</span>`);
  }

  #drop(id: string, title: string) {
    const drop = () => {
      forgetOpened();
      return receivedLessons.drop([id]);
    };
    return remove(this.app, title, drop, this.#read);
  }
}

/** '#/given': stored lessons of other authors, and a file picker. */
const list: Screen = {
  open(app, _, visit) {
    const lessons = new ReceivedLessonList(app, visit);
    return {
      title: () => app.say('given'),
      draw: () => lessons.draw(),
      receive: message => lessons.receive(message),
    };
  },
};

export const screen: Screen = {
  ...list,
  instead: (_, params) => (addressParts(params).number ? running : params[0] ? one : undefined),
};

/** A link to a stored lesson, with its author and how far the learner has come. */
const link = (app: Wording, { id, document, took }: ReceivedLesson) => {
  const done = took.flat().filter(({ right }) => right).length;
  const author = authorOf(document);
  return html`<a href=${`#/given/kept/${id}`}><b>${titleOf(app, document)}</b>
    <small>${author ? `${app.say('desk-from', { author })} · ` : ''}${app.say('slip-result', { right: done, steps: stepsIn(document) })}</small>${icon('i-next')}</a>`;
};

/** Return which part of an imported lesson is wrong; null if it is valid. */
function faultIn(app: GameCatalogue, document: unknown) {
  const part = SENT(document);
  if (part !== null) return placeOf(part);
  return lessonsIn(document as SentDocument).some(({ game }) => !app.game(game)) ? 'game' : null;
}

/** Ask whether to store the lesson of a file. */
const question = (
  app: Wording & GameCatalogue,
  document: SentDocument,
  { name, from }: { name: string; from: Sender },
  answer: (isAgreed: boolean) => void,
) =>
  consent(app, {
    ...{ title: app.say('given-asks', { file: name }), from, answer },
    ...{ yes: app.say('given-agree'), no: app.say('given-refuse') },
    what: html`<p><b>${titleOf(app, document)}</b><br>${fromWhom(app, document)} · ${extent(app, document)}</p>`,
  });

/** Store an imported lesson, as it may be too long for an address, and open it. */
async function storeImported(app: Navigation & Display, document: SentDocument) {
  const { id } = await storedIdFor(document);
  try {
    await receivedLessons.add([{ id, when: Date.now(), document, took: [] }]);
    app.go(`#/given/kept/${id}`);
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
}
