import { html, nothing } from 'lit-html';
import type { App, Display, Preferences, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, wrong } from '../../art/card-parts.ts';
import { excerpt } from '../../browser/excerpt.ts';
import { intake } from '../../browser/intake.ts';
import { download } from '../../model/notices.ts';
import { figures } from '../../parts/figures.ts';
import type { Numbers } from '../../storage/backup-file.ts';
import { countsOf, FileError, gather, read, takeIn } from '../../storage/backup-file.ts';
import { today } from '../../storage/dates.ts';
import { askToKeep, isSafe } from '../../storage/persistence.ts';
import { decimal } from '../../words/numbers.ts';
import { erasing, reset } from './erase.ts';

/** Counts of what is stored, and the size of the backup file in bytes; null until it is counted. */
let amount: { counts: Numbers; bytes: number } | null = null;
/**
 * Whether the browser promises to keep the data (`safe`), and whether the player has asked for that. A denied request
 * leaves `safe` false.
 */
let promise: { safe?: boolean; asked: boolean } = { asked: false };
/** The result of the last import: counts by kind, or the error in words. */
let outcome: { file: string; came?: Numbers; wrong?: string } | null = null;
/** The import in progress: matches stored so far and in all. Its bar is shown after `SOON`. */
let runningImport: RunningImport | null = null;

type RunningImport = { file: string; done: number; all: number; shown: boolean };

const SOON = 1000; // milliseconds before a running import shows its progress

const files = intake(importFile);

/** The data screen: what this device stores, how safe it is, export, import and erasure. */
export const screen: Screen = {
  title: app => app.say('data'),
  enter: app => void refresh(app),
  draw: app => html`<div class="page data" data-held=${files.held || nothing} @dragover=${files.over(app)} @dragleave=${files.away(app)}
    @drop=${files.dropped(app)}>
    ${bar(app, app.say('data'))}
    ${storedSection(app)}
    ${exportSection(app)}
    ${importSection(app)}
    ${erasing(app, () => refresh(app))}
  </div>`,
  leave() {
    [amount, promise, outcome] = [null, { asked: false }, null];
    files.forget();
    reset();
  },
};

async function refresh(app: Preferences & Stores & Display) {
  promise.safe = await isSafe().catch(() => undefined);
  const file = await gather(app);
  amount = { counts: countsOf(file), bytes: new Blob([JSON.stringify(file)]).size };
  app.redraw();
}

const storedSection = (
  app: Wording & Stores & Display,
) => html`<section class="slab" aria-labelledby="data-kept"><h2 id="data-kept">${app.say('data-kept')}</h2>
  <p>${app.say('data-where')}</p>
  ${
    amount
      ? figures([
          ...Object.entries(amount.counts).map(([name, count]): [string, string] => [
            app.say(`data-${name}`),
            decimal(app, count),
          ]),
          [app.say('data-bytes'), kilobytes(app, amount.bytes)],
        ])
      : nothing
  }
  ${persistence(app)}</section>`;

const kilobytes = (app: Wording, bytes: number) =>
  new Intl.NumberFormat(app.language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / 1000),
  );

/** Whether the browser may delete the data, with a button to ask for persistence. */
function persistence(app: Wording & Stores & Display) {
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

const exportSection = (
  app: Wording & Preferences & Stores,
) => html`<section class="slab" aria-labelledby="data-along"><h2 id="data-along">${app.say('data-along')}</h2>
  <p>${app.say('data-along-line')}</p>
  <p><button class="primary" @click=${async () => download(`taku-${today()}.json`, JSON.stringify(await gather(app)))}>${app.say('data-save')}</button></p></section>`;

const importSection = (
  app: App,
) => html`<section class="slab bring-back" aria-labelledby="data-back"><h2 id="data-back">${app.say('data-back')}</h2>
  <p>${app.say('data-back-line')}</p>
  <p><label class="outlined">${app.say('data-choose')}<input type="file" accept=".json,application/json" aria-describedby="data-drop"
    @change=${files.chosen(app)}></label>
    <span class="help" id="data-drop">${app.say('data-drop')}</span></p>
  ${runningImport?.shown ? importProgress(app, runningImport) : nothing}
  ${outcome && (outcome.came ? importResult(app, outcome.file, outcome.came) : wrong('data-wrong', outcome.wrong ?? ''))}</section>`;

const importProgress = (app: Wording, { file, done, all }: RunningImport) => html`<p class="arriving">
  <span>${app.say('data-coming', { file })}</span>
  <progress max="1" .value=${all ? done / all : 0} aria-label=${app.say('data-coming', { file })}></progress></p>`;

const importResult = (app: Wording, file: string, came: Numbers) => html`<div class="arrived">
  <p>${icon('i-check')}<b>${app.say(nonZero(came).length ? 'data-came' : 'data-nothing-new', { file })}</b></p>
  ${nonZero(came).length ? html`<ul>${nonZero(came).map(([name, count]) => html`<li>${app.say(`data-came-${name}`, { count })}</li>`)}</ul>` : nothing}
  ${came.same ? html`<p class="help">${app.say('data-same', { count: came.same })}</p>` : nothing}
</div>`;

/** The counts by kind that are not zero, without the records already present. */
const nonZero = ({ same, ...came }: Numbers) => Object.entries(came).filter(([, count]) => count > 0);

/** Import a backup file; ignored while another import runs. */
async function importFile(app: Wording & Preferences & Stores & Display, file: File) {
  if (runningImport) return;
  const name = excerpt(file.name);
  const now: RunningImport = { file: name, done: 0, all: 0, shown: false };
  runningImport = now;
  outcome = null;
  const late = setTimeout(() => {
    now.shown = true;
    app.announce(app.say('data-coming', { file: name }));
    app.redraw();
  }, SOON);
  const done = (count: number) => {
    now.done = count;
    if (now.shown) app.redraw();
  };
  try {
    const found = await read(file);
    now.all = found.matches?.length ?? 0;
    outcome = { file: name, came: await takeIn(app, found, done) };
  } catch (error) {
    outcome = { file: name, wrong: errorInWords(app, name, error) };
  }
  clearTimeout(late);
  runningImport = null;
  await refresh(app);
  app.announce(outcomeInWords(app));
}

const errorInWords = (app: Wording, file: string, error: unknown) =>
  error instanceof FileError
    ? app.say('data-wrong', { file, fault: error.fault, part: excerpt(error.part) })
    : app.say('data-no-room', { file });

/** The whole result of the import as one announcement for screen readers. */
function outcomeInWords(app: Wording) {
  if (!outcome?.came) return outcome?.wrong ?? '';
  const { file, came } = outcome;
  const list = nonZero(came).map(([name, count]) => app.say(`data-came-${name}`, { count }));
  if (!list.length) return app.say('data-nothing-new', { file });
  return [app.say('data-came', { file }), list.join(app.say('comma')) + app.say('stop')].join(app.say('gap'));
}
