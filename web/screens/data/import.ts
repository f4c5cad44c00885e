import { html, nothing } from 'lit-html';
import type { Display, Preferences, Stores, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fieldError } from '../../art/widgets.ts';
import { excerpt } from '../../browser/excerpt.ts';
import type { Sender } from '../../browser/incoming-files.ts';
import { consent } from '../../components/consent.ts';
import { figures } from '../../components/figures.ts';
import type { DataFile, Numbers } from '../../storage/backup-file.ts';
import { countsOf, FileError, namesIn, read, takeIn } from '../../storage/backup-file.ts';
import { decimal } from '../../words/numbers.ts';

const SOON = 1000; // milliseconds before a running import shows its progress
const NAMED = 5; // names of one kind that the question shows

type Page = Wording & Preferences & Stores & Display;

/** The import of a backup file: it is read, then the player agrees; from then on it goes on without the screen. */
export class Import {
  /** Content of the file while the player is asked. */
  found: DataFile | null = null;
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
  /** Resolves when the file has been read. */
  readonly read: Promise<void>;
  /** Resolves when the import has ended; undefined before the player agrees. */
  over: Promise<void> | undefined;

  constructor(
    readonly app: Page,
    file: File,
    readonly from: Sender,
  ) {
    this.name = excerpt(file.name);
    this.read = this.#run(() => this.#look(file));
  }

  get isOver() {
    return !!(this.came || this.wrong);
  }

  /** True from the player's agreement to the end. */
  get isRunning() {
    return !!this.over && !this.isOver;
  }

  /** Store what the file contains, because the player wants it. */
  agree() {
    const { app, found } = this;
    this.found = null;
    this.over ??= this.#run(async () => {
      if (found) this.came = await takeIn(app, found, count => this.#progressed(count));
    });
    return this.over;
  }

  /** Read the file. One that contains nothing needs no agreement. */
  async #look(file: File) {
    const found = await read(file);
    this.all = found.matches?.length ?? 0;
    if (nonZero(countsOf(found)).length) this.found = found;
    else this.came = {};
  }

  async #run(step: () => Promise<void>) {
    const late = setTimeout(() => this.#showProgress(), SOON);
    try {
      await step();
    } catch (error) {
      this.wrong = errorInWords(this.app, this.name, error);
    } finally {
      clearTimeout(late);
    }
  }

  #showProgress() {
    this.isLong = true;
    this.app.announce(this.app.say('data-coming', { file: this.name }));
    this.app.redraw();
  }

  #progressed(count: number) {
    this.done = count;
    if (this.isLong) this.app.redraw();
  }
}

/** The state of an import: the question, the progress or the result. */
export const importView = (app: Page, latest: Import | null, answer: (isAgreed: boolean) => void) => {
  if (!latest) return nothing;
  const { came, found, isLong, isOver, name, wrong: words } = latest;
  if (found) return question(app, latest, found, answer);
  if (came) return importResult(app, name, came);
  return isOver ? fieldError('data-wrong', words) : isLong ? importProgress(app, latest) : nothing;
};

const question = (app: Page, { name: file, from }: Import, found: DataFile, answer: (isAgreed: boolean) => void) =>
  consent(app, {
    ...{ title: app.say('data-asks', { file }), from, answer },
    ...{ yes: app.say('data-agree'), no: app.say('data-refuse') },
    what: figures(rows(app, found)),
  });

/** What a file contains: counts, with names of the entries that have any. */
function rows(app: Page, found: DataFile) {
  const names = namesIn(found);
  return nonZero(countsOf(found)).map(([kind, count]): [string, string, string] => {
    const named = (names[kind] ?? []).map(name => excerpt(app.plainText(name))).filter(Boolean);
    const list = named.slice(0, NAMED).join(app.say('comma')) + (named.length > NAMED ? '…' : '');
    return [app.say(`data-${kind}`), decimal(app, count), list];
  });
}

const importProgress = (app: Wording, { name: file, done, all }: Import) => html`<p class="import-progress">
  <span>${app.say('data-coming', { file })}</span>
  <progress max="1" .value=${all ? done / all : 0} aria-label=${app.say('data-coming', { file })}></progress></p>`;

const importResult = (app: Wording, file: string, came: Numbers) => html`<div class="import-result">
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
export function outcomeInWords(app: Wording, { name: file, came, wrong }: Import) {
  if (!came) return wrong;
  const list = nonZero(came).map(([name, count]) => app.say(`data-came-${name}`, { count }));
  if (!list.length) return app.say('data-nothing-new', { file });
  return [app.say('data-came', { file }), list.join(app.say('comma')) + app.say('stop')].join(app.say('gap'));
}
