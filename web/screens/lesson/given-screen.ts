import { html, nothing } from 'lit-html';
import type { App, Display, EngineAccess, GameCatalogue, Navigation, Params, Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, gameArt, toggle, wrong } from '../../art/card-parts.ts';
import { intake } from '../../browser/intake.ts';
import type { SlipSender } from '../../friends/slip-sender.ts';
import { LinkError } from '../../model/link.ts';
import { brokenLink } from '../../model/notices.ts';
import { artOf, gameWord, offerOf } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import { remove } from '../../model/removal.ts';
import { idOf } from '../../model/slip.ts';
import type { GivenLesson } from '../../storage/given-lesson-store.ts';
import { given } from '../../storage/given-lesson-store.ts';
import type { LessonDocument, SentDocument } from '../../storage/lesson-shape.ts';
import { isCourse, lessonsIn, placeOf, SENT } from '../../storage/lesson-shape.ts';
import type { Opened } from './opened.ts';
import { addressParts, authorOf, forgetOpened, isDone, keep, openGiven } from './opened.ts';
import { screen as running } from './running.ts';
import { classTells } from './to-class.ts';

const LARGEST = 400_000; // bytes of a file
const MINUTE_STEPS = 1.25; // minutes that a step takes

/** The lesson or course in the address; null until it is read, or if the address names none. */
let opened: Opened | null = null;
/** The stored lessons; damaged ones by their ids. */
let stored: { kept: GivenLesson[]; damaged: string[] } | null = null;
let fault = '';
let currentPlace = '';
let unwatch = () => {};

/** '#/given': stored lessons of other authors, and a file picker. '#/given/<packed>': one of them, before it begins. */
export const screen: Screen = {
  instead: (_, params) => (addressParts(params).number ? running : undefined),
  place: (_, params) => params.join('/'),
  title: app => (opened ? titleOf(app, opened.document) : app.say('given')),
  enter(app, params) {
    unwatch();
    unwatch = given.watch(() => void readStored(app));
    opened = null;
    params[0] ? open(app, params) : readStored(app);
  },
  draw: (app, params) =>
    params[0] ? (opened ? card(app, opened) : html`<div class="page given-page"></div>`) : list(app),
  heard(app, message) {
    if (message.type === 'toml-read') storeImported(app, message.document);
    if (message.type === 'refused' && message.request === 'read-toml') reportParseError(app, message.part);
  },
  leave() {
    unwatch();
    [currentPlace, fault, opened] = ['', '', null];
    files.forget();
  },
};

async function readStored(app: Display) {
  stored = await given.all().catch(() => null);
  app.redraw();
}

async function open(app: Wording & GameCatalogue & Navigation & Display, params: Params) {
  const place = params.join('/');
  currentPlace = place;
  try {
    const found = await openGiven(app, params);
    await app.useGame(lessonsIn(found.document)[0].game);
    if (currentPlace !== place) return;
    opened = found;
    app.redraw();
    document.querySelector<HTMLElement>('.given-page h1')?.focus({ preventScroll: true });
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    if (currentPlace === place) brokenLink(app, error.part, error.where);
  }
}

// A lesson about to begin

const card = (app: Wording & GameCatalogue & Navigation & Display, sent: Opened) => {
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
  return html`<div class="page given-page">
    ${bar(app, app.say('given-one'))}
    <section class="slab given-card" aria-labelledby="given-title">
      ${what ? gameArt(artOf(app, what)) : nothing}
      <p class="given-from">${app.say('given-from', { author, named: String(!!author), course: String(isCourse(document)) })}</p>
      <h2 id="given-title">${titleOf(app, document)}</h2>
      <p class="given-line">${app.say('given-line', { game: name, lessons: lessons.length, course: String(isCourse(document)), steps: stepsIn(document), minutes: Math.ceil(stepsIn(document) * MINUTE_STEPS) })}</p>
      ${isCourse(document) ? course(app, sent, lessons) : nothing}
      <p class="given-whose">${icon('i-info')}<span>${app.say('given-whose', { author, named: String(!!author), game: name })}</span></p>
      ${sent.hands ? html`<p class="given-class">${icon('i-people')}<span>${classTells(app, sent.hands)}</span></p>` : nothing}
      ${toggle({ id: 'given-keep', label: app.say('given-keep'), help: app.say('given-keep-help'), on: sent.kept, turn: on => void keepIt(app, sent, on) })}
    </section>
    <footer class="deal">${sent.hands ? withClass(app, sent, sent.hands, next) : html`<a class="primary big" href=${`#/given/${address}/${next + 1}`}>${app.say(isBegun(sent) ? 'lesson-continue' : 'given-begin')}</a>`}
      ${what ? html`<a class="word-button" href=${`#/learn/${what.key}`}>${app.say('given-new', { game: name })}</a>` : nothing}</footer>
  </div>`;
};

const isBegun = ({ took }: Opened) => took.flat().some(({ right }) => right);

/** Buttons to begin with or without handing in; the learner decides before anything is sent. */
const withClass = (app: Wording, sent: Opened, hands: SlipSender, next: number) => {
  const begun = String(isBegun(sent));
  const href = `#/given/${sent.address}/${next + 1}`;
  return html`<a class="primary big" href=${href} @click=${() => hands.agree(true)}>${app.say('given-hand-in', { begun })}</a>
    <a class="outlined" href=${href} @click=${() => hands.agree(false)}>${app.say('given-alone', { begun })}</a>`;
};

const stepsIn = (document: SentDocument) => lessonsIn(document).reduce((sum, { step }) => sum + step.length, 0);

const course = (app: Wording, sent: Opened, lessons: readonly LessonDocument[]) =>
  html`<ol class="given-lessons" role="list">${lessons.map(
    (
      lesson,
      at,
    ) => html`<li><a href=${`#/given/${sent.address}/${at + 1}`}><span>${isDone(sent, lesson, at) ? icon('i-check') : at + 1}</span><b>${titleOf(app, lesson)}</b>
      <small>${app.say('desk-steps-count', { count: lesson.step.length })}</small>${icon('i-next')}</a></li>`,
  )}</ol>`;

async function keepIt(app: Display, sent: Opened, on: boolean) {
  try {
    if (on) await keep(sent);
    else await given.drop([sent.id]);
    sent.kept = on;
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
  app.redraw();
}

// All stored lessons

const files = intake(importFile);

const list = (app: App) => html`<div class="page given-page" data-held=${files.held || nothing}
    @dragover=${files.over(app)} @dragleave=${files.away(app)} @drop=${files.dropped(app)}>
  ${bar(app, app.say('given'))}
  <p class="lead">${app.say('given-lead')}</p>
  ${stored?.kept.length || stored?.damaged.length ? html`<ul class="slab given-lessons" role="list">${stored.kept.map(each => row(app, each))}${stored.damaged.map((id, at) => damagedRow(app, id, at))}</ul>` : nothing}
  <section class="slab bring-back" aria-labelledby="given-file"><h2 id="given-file">${app.say('given-file')}</h2>
    <p><label class="outlined">${app.say('given-choose')}<input type="file" accept=".toml" @change=${files.chosen(app)}></label>
      <span class="help">${app.say('data-drop')}</span></p>
    ${wrong('given-wrong', fault)}</section>
</div>`;

const row = (app: Wording & Display, { id, document, took }: GivenLesson) => {
  const done = took.flat().filter(({ right }) => right).length;
  const author = authorOf(document);
  return html`<li><a href=${`#/given/kept/${id}`}><b>${titleOf(app, document)}</b>
    <small>${author ? `${app.say('desk-from', { author })} · ` : ''}${app.say('slip-result', { right: done, steps: stepsIn(document) })}</small>${icon('i-next')}</a>
    ${dropper(app, id, titleOf(app, document))}</li>`;
};

const damagedRow = (app: Wording & Display, id: string, at: number) => {
  const name = app.say('desk-damaged-one', { number: at + 1 });
  return html`<li><span>${name}</span>${dropper(app, id, name)}</li>`;
};

const dropper = (
  app: Wording & Display,
  id: string,
  title: string,
) => html`<button class="icon-button" aria-label=${app.say('desk-remove', { title })} title=${app.say('remove')}
  @click=${() => drop(app, id, title)}>${icon('i-cross')}</button>`;

const drop = (app: Wording & Display, id: string, title: string) =>
  remove(app, title, async () => {
    const back = await given.drop([id]);
    forgetOpened();
    await readStored(app);
    return async () => {
      await back();
      await readStored(app);
    };
  });

// Files

/** Ask the engine to parse a lesson file, which has the format of Taku's own lessons. */
async function importFile(app: Wording & Display & EngineAccess, file: File) {
  fault = '';
  if (file.size > LARGEST) return refuse(app, app.say('given-too-large'));
  const text = await file.text().catch(() => '');
  if (!text) return wrongFile(app);
  app.request({ type: 'read-toml', text });
  app.redraw();
}

/** Report the line at which parsing failed, or that the file is no TOML. */
function reportParseError(app: Wording & Display, part: string | null) {
  const [, line] = part?.match(/^line (\d+)$/) ?? [];
  if (line) refuse(app, app.say('given-wrong-line', { line }));
  else wrongFile(app);
}

const wrongFile = (app: Wording & Display, part: string = '') =>
  refuse(app, app.say('given-wrong', { part, named: String(!!part) }));

function refuse(app: Display, why: string) {
  fault = why;
  app.announce(fault);
  app.redraw();
}

/** Store an imported lesson at once, as it may be too long for an address. */
async function storeImported(app: Wording & GameCatalogue & Navigation & Display, document: unknown) {
  const part = SENT(document);
  if (part !== null) return wrongFile(app, placeOf(part));
  const sent = document as SentDocument;
  if (lessonsIn(sent).some(({ game }) => !app.game(game))) return wrongFile(app, 'game');
  const id = idOf(sent);
  try {
    await given.add([{ id, when: Date.now(), document: sent, took: [] }]);
    app.go(`#/given/kept/${id}`);
  } catch {
    app.notify({ id: 'not-kept', text: 'notice-not-kept' });
  }
}
