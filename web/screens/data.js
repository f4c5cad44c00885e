import { html, nothing } from 'lit-html';
import { FileError, gather, read } from '../kept/file.js';
import { takeIn } from '../kept/merge.js';
import { today } from '../daily.js';
import { excerpt } from '../excerpt.js';
import { askToKeep, isSafe } from '../kept/lasting.js';
import { download } from '../notices.js';
import { icon } from '../table/card.js';
import { erasing, reset } from './data-erase.js';
import { bar, wrong } from './parts.js';
import { decimal, figures } from './statistics-parts.js';

/** @import { App, Screen } from '../types' */
/** @import { DataFile } from '../kept/file.js' */
/** @import { Came } from '../kept/merge.js' */

/** @typedef {Record<'over' | 'open' | 'lessons' | 'answers' | 'rules' | 'bytes', number>} Amount */

/** How much there is, once it is counted. @type {Amount | null} */
let amount = null;
/** Does the browser promise to keep it? Asked for in vain it says no. @type {{ safe?: boolean, asked: boolean }} */
let promise = { asked: false };
/** What a file has brought, or what is wrong with it. @type {{ file: string, came?: Came, wrong?: string } | null} */
let outcome = null;
/** Is a file held over the page? */
let held = false;

/** What this device keeps: how much, for how long, as a file and back again, and away with it. @type {Screen} */
export const screen = {
  title: app => app.say('data'),
  enter: app => void look(app),
  draw: app => html`<div class="page data" data-held=${held || nothing} @dragover=${hold(app, true)} @dragleave=${hold(app, false)}
    @drop=${(/** @type {DragEvent} */ event) => dropped(app, event)}>
    ${bar(app, app.say('data'))}
    ${kept(app)}
    ${along(app)}
    ${back(app)}
    ${erasing(app, () => look(app))}
  </div>`,
  leave() {
    [amount, promise, outcome, held] = [null, { asked: false }, null, false];
    reset();
  },
};

/** @param {App} app */
async function look(app) {
  promise.safe = await isSafe().catch(() => undefined);
  amount = counted(await gather(app));
  app.redraw();
}

/** @param {DataFile} file @returns {Amount} */
const counted = ({ matches, lessons, practice, settings, ...rest }) => ({
  over: matches.filter(({ over }) => over).length,
  open: matches.filter(({ over }) => !over).length,
  lessons: Object.keys(lessons).length,
  answers: Object.values(practice).reduce((sum, { answered }) => sum + answered, 0),
  rules: Object.values(settings.rules ?? {}).flat().length,
  bytes: new Blob([JSON.stringify({ matches, lessons, practice, settings, ...rest })]).size,
});

/** @param {App} app */
const kept = app => html`<section class="slab" aria-labelledby="data-kept"><h2 id="data-kept">${app.say('data-kept')}</h2>
  <p>${app.say('data-where')}</p>
  ${amount ? figures([
    [app.say('data-over'), decimal(app, amount.over)],
    [app.say('data-open'), decimal(app, amount.open)],
    [app.say('data-lessons'), decimal(app, amount.lessons)],
    [app.say('data-answers'), decimal(app, amount.answers)],
    [app.say('data-rules'), decimal(app, amount.rules)],
    [app.say('data-bytes'), kilobytes(app, amount.bytes)],
  ]) : nothing}
  ${lasting(app)}</section>`;

/** @param {App} app @param {number} bytes */
const kilobytes = (app, bytes) =>
  new Intl.NumberFormat(app.language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1000));

/** Whether it will be there tomorrow. @param {App} app */
function lasting(app) {
  if (!app.matches.lasting) return html`<p>${app.say('notice-not-kept')}</p>`;
  const { safe, asked } = promise;
  if (safe === undefined) return nothing;
  if (safe || asked) return html`<p>${app.say(safe ? 'data-safe' : 'data-asked')}</p>`;
  const ask = async () => {
    promise = { safe: await askToKeep().catch(() => false), asked: true };
    app.announce(app.say(promise.safe ? 'data-safe' : 'data-asked'));
    app.redraw();
  };
  return html`<p>${app.say('data-unsafe')}</p><p><button class="outlined" @click=${ask}>${app.say('data-ask')}</button></p>`;
}

/** @param {App} app */
const along = app => html`<section class="slab" aria-labelledby="data-along"><h2 id="data-along">${app.say('data-along')}</h2>
  <p>${app.say('data-along-line')}</p>
  <p><button class="primary" @click=${async () => download(`taku-${today()}.json`, JSON.stringify(await gather(app)))}>${app.say('data-save')}</button></p></section>`;

/** @param {App} app */
const back = app => html`<section class="slab bring-back" aria-labelledby="data-back"><h2 id="data-back">${app.say('data-back')}</h2>
  <p>${app.say('data-back-line')}</p>
  <p><label class="outlined">${app.say('data-choose')}<input type="file" accept=".json,application/json" aria-describedby="data-drop"
    @change=${(/** @type {Event} */ event) => chosen(app, /** @type {HTMLInputElement} */ (event.target))}></label>
    <span class="help" id="data-drop">${app.say('data-drop')}</span></p>
  ${outcome && (outcome.came ? arrived(app, outcome.file, outcome.came) : wrong('data-wrong', outcome.wrong ?? ''))}</section>`;

/** @param {App} app @param {string} file @param {Came} came */
const arrived = (app, file, came) => html`<div class="arrived">
  <p>${icon('i-check')}<b>${app.say(brought(came).length ? 'data-came' : 'data-nothing-new', { file })}</b></p>
  ${brought(came).length ? html`<ul>${brought(came).map(([name, count]) => html`<li>${app.say(`data-came-${name}`, { count })}</li>`)}</ul>` : nothing}
  ${came.same ? html`<p class="help">${app.say('data-same', { count: came.same })}</p>` : nothing}
</div>`;

/** What there is of that which came in. @param {Came} came */
const brought = ({ same, ...came }) => Object.entries(came).filter(([, count]) => count > 0);

/** @param {App} app @param {boolean} over */
const hold = (app, over) => (/** @type {DragEvent} */ event) => {
  event.preventDefault();
  if (held === over || /** @type {Element} */ (event.currentTarget).contains(/** @type {Node | null} */ (event.relatedTarget))) return;
  held = over;
  app.redraw();
};

/** @param {App} app @param {DragEvent} event */
function dropped(app, event) {
  event.preventDefault();
  held = false;
  const [file] = event.dataTransfer?.files ?? [];
  if (file) return bring(app, file);
  app.redraw();
}

/** The same file may be chosen again. @param {App} app @param {HTMLInputElement} input */
function chosen(app, input) {
  const [file] = input.files ?? [];
  if (file) bring(app, file).then(() => (input.value = ''));
}

/** @param {App} app @param {File} file */
async function bring(app, file) {
  const name = excerpt(file.name);
  try {
    outcome = { file: name, came: await takeIn(app, await read(file)) };
  } catch (error) {
    outcome = { file: name, wrong: inWords(app, name, error) };
  }
  await look(app);
  app.announce(inShort(app));
}

/** @param {App} app @param {string} file @param {unknown} error */
const inWords = (app, file, error) =>
  error instanceof FileError
    ? app.say('data-wrong', { file, fault: error.fault, part: excerpt(error.part) })
    : app.say('data-no-room', { file });

/** All that the outcome says, to be heard. @param {App} app */
function inShort(app) {
  if (!outcome?.came) return outcome?.wrong ?? '';
  const { file, came } = outcome;
  const list = brought(came).map(([name, count]) => app.say(`data-came-${name}`, { count }));
  if (!list.length) return app.say('data-nothing-new', { file });
  return [app.say('data-came', { file }), list.join(app.say('comma')) + app.say('stop')].join(app.say('gap'));
}
