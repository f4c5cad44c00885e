import { html, nothing } from 'lit-html';
import type { Display, Preferences, Screen, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar, wrong } from '../../art/card-parts.ts';
import { excerpt } from '../../browser/excerpt.ts';
import { intake } from '../../browser/intake.ts';
import { download } from '../../model/notices.ts';
import { figures } from '../../parts/figures.ts';
import { kilobytes, lastBackup } from '../../parts/keeping.ts';
import type { Numbers } from '../../storage/backup-file.ts';
import { countsOf, FileError, gather, read, takeIn } from '../../storage/backup-file.ts';
import { today } from '../../storage/dates.ts';
import { askToKeep, forgetfulDevice, isSafe, noteSaved } from '../../storage/persistence.ts';
import { decimal } from '../../words/numbers.ts';
import { eraser } from './erase.ts';

const SOON = 1000; // milliseconds before a running import shows its progress

/** Counts of what is stored, and the size of the backup file in bytes. */
type Amount = { counts: Numbers; bytes: number };

/** The import of a backup file: it goes on when the player leaves the screen. */
class Import {
  /** Matches stored so far, and in all. */
  done = 0;
  all = 0;
  /** True if it takes so long that its progress is shown. */
  isLong = false;
  /** What was new, by kind. */
  came: Numbers | null = null;
  /** The error in words. */
  wrong = '';
  readonly name: string;
  readonly over: Promise<void>;

  constructor(
    readonly app: Wording & Preferences & Stores & Display,
    file: File,
  ) {
    this.name = excerpt(file.name);
    const late = setTimeout(() => this.#showProgress(), SOON);
    this.over = this.#run(file).finally(() => clearTimeout(late));
  }

  get isOver() {
    return !!(this.came || this.wrong);
  }

  #showProgress() {
    this.isLong = true;
    this.app.announce(this.app.say('data-coming', { file: this.name }));
    this.app.redraw();
  }

  async #run(file: File) {
    const { app, name } = this;
    try {
      const found = await read(file);
      this.all = found.matches?.length ?? 0;
      this.came = await takeIn(app, found, count => this.#progressed(count));
    } catch (error) {
      this.wrong = errorInWords(app, name, error);
    }
  }

  #progressed(count: number) {
    this.done = count;
    if (this.isLong) this.app.redraw();
  }
}

/** The data screen: what this device stores, how safe it is, export, import and erasure. */
const dataScreen = (): Screen => {
  /** The running import, or the one whose result the player has not left yet. */
  let latest: Import | null = null;
  return {
    open(app) {
      let amount: Amount | null = null;
      const promise: Promised = { asked: false };
      const refresh = async () => {
        promise.safe = await isSafe().catch(() => undefined);
        const file = await gather(app);
        amount = { counts: countsOf(file), bytes: new Blob([JSON.stringify(file)]).size };
        app.redraw();
      };
      const files = intake(app, async file => {
        if (latest && !latest.isOver) return;
        const now = new Import(app, file);
        latest = now;
        await now.over;
        await refresh();
        app.announce(outcomeInWords(app, now));
      });
      const erasing = eraser(app, refresh);
      refresh();
      latest?.over.then(refresh);
      return {
        title: () => app.say('data'),
        draw: () => html`<div class="page data" data-held=${files.held || nothing} @dragover=${files.over} @dragleave=${files.away}
    @drop=${files.dropped}>
    ${bar(app, app.say('data'))}
    ${storedSection(app, amount, promise)}
    ${exportSection(app)}
    ${importSection(app, files.chosen, latest)}
    ${erasing()}
  </div>`,
        leave() {
          if (latest?.isOver) latest = null;
        },
      };
    },
  };
};

export const screen: Screen = dataScreen();

const storedSection = (app: Wording & Stores & Display, amount: Amount | null, promise: Promised) => html`
  <section class="slab" aria-labelledby="data-kept"><h2 id="data-kept">${app.say('data-kept')}</h2>
  <p>${app.say('data-where')}</p>
  ${
    amount
      ? figures([
          ...Object.entries(amount.counts).map(([name, count]): [string, string] => [
            app.say(`data-${name}`),
            decimal(app, count),
          ]),
          [app.say('data-bytes'), kilobytes(app, amount.bytes)],
          lastBackup(app),
        ])
      : nothing
  }
  ${persistence(app, promise)}</section>`;

/**
 * Whether the browser promises to keep the data (`safe`), and whether the player has asked for that. A denied request
 * leaves `safe` false.
 */
type Promised = { safe?: boolean; asked: boolean };

/** Whether the browser may delete the data, with a button to ask for persistence. */
function persistence(app: Wording & Stores & Display, promise: Promised) {
  if (!app.matches.lasting) return html`<p>${app.say('notice-not-kept')}</p>`;
  const { safe, asked } = promise;
  if (safe === undefined) return nothing;
  const device = safe ? '' : forgetfulDevice();
  if (device) return html`<p>${app.say('data-install', { device })}</p>`;
  if (safe || asked) return html`<p>${app.say(safe ? 'data-safe' : 'data-asked')}</p>`;
  const ask = async () => {
    Object.assign(promise, { safe: await askToKeep().catch(() => false), asked: true });
    app.announce(app.say(promise.safe ? 'data-safe' : 'data-asked'));
    app.redraw();
  };
  return html`<p>${app.say('data-unsafe')}</p><p><button class="outlined" @click=${ask}>${app.say('data-ask')}</button></p>`;
}

function exportSection(app: Wording & Preferences & Stores & Display) {
  const save = async () => {
    download(`taku-${today()}.json`, JSON.stringify(await gather(app)));
    noteSaved();
    app.dismiss('may-go');
    app.redraw();
  };
  return html`<section class="slab" aria-labelledby="data-along"><h2 id="data-along">${app.say('data-along')}</h2>
  <p>${app.say('data-along-line')}</p>
  <p><button class="primary" @click=${save}>${app.say('data-save')}</button></p></section>`;
}

const importSection = (
  app: Wording,
  chosen: (event: Event) => void,
  latest: Import | null,
) => html`<section class="slab bring-back" aria-labelledby="data-back"><h2 id="data-back">${app.say('data-back')}</h2>
  <p>${app.say('data-back-line')}</p>
  <p><label class="outlined">${app.say('data-choose')}<input type="file" accept=".json,application/json" aria-describedby="data-drop"
    @change=${chosen}></label>
    <span class="help" id="data-drop">${app.say('data-drop')}</span></p>
  ${latest?.isLong && !latest.isOver ? importProgress(app, latest) : nothing}
  ${latest?.isOver ? (latest.came ? importResult(app, latest.name, latest.came) : wrong('data-wrong', latest.wrong)) : nothing}</section>`;

const importProgress = (app: Wording, { name: file, done, all }: Import) => html`<p class="arriving">
  <span>${app.say('data-coming', { file })}</span>
  <progress max="1" .value=${all ? done / all : 0} aria-label=${app.say('data-coming', { file })}></progress></p>`;

const importResult = (app: Wording, file: string, came: Numbers) => html`<div class="arrived">
  <p>${icon('i-check')}<b>${app.say(nonZero(came).length ? 'data-came' : 'data-nothing-new', { file })}</b></p>
  ${nonZero(came).length ? html`<ul>${nonZero(came).map(([name, count]) => html`<li>${app.say(`data-came-${name}`, { count })}</li>`)}</ul>` : nothing}
  ${came.same ? html`<p class="help">${app.say('data-same', { count: came.same })}</p>` : nothing}
</div>`;

/** The counts by kind that are not zero, without the records already present. */
const nonZero = ({ same, ...came }: Numbers) => Object.entries(came).filter(([, count]) => count > 0);

const errorInWords = (app: Wording, file: string, error: unknown) =>
  error instanceof FileError
    ? app.say('data-wrong', { file, fault: error.fault, part: excerpt(error.part) })
    : app.say('data-no-room', { file });

/** The whole result of the import as one announcement for screen readers. */
function outcomeInWords(app: Wording, { name: file, came, wrong }: Import) {
  if (!came) return wrong;
  const list = nonZero(came).map(([name, count]) => app.say(`data-came-${name}`, { count }));
  if (!list.length) return app.say('data-nothing-new', { file });
  return [app.say('data-came', { file }), list.join(app.say('comma')) + app.say('stop')].join(app.say('gap'));
}
