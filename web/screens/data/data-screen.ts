import { html, nothing } from 'lit-html';
import type { Display, Preferences, Screen, Stores, Wording } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { fileIntake } from '../../browser/file-intake.ts';
import { asJson } from '../../browser/json.ts';
import { focusConsent } from '../../components/consent.ts';
import { figures } from '../../components/figures.ts';
import { kilobytes, lastBackup } from '../../components/storage-figures.ts';
import { download } from '../../model/notices.ts';
import type { Numbers } from '../../storage/backup-file.ts';
import { countsOf, gather } from '../../storage/backup-file.ts';
import { today } from '../../storage/dates.ts';
import { askToKeep, forgetfulDevice, isSafe, noteSaved } from '../../storage/persistence.ts';
import { decimal } from '../../words/numbers.ts';
import { eraser } from './erase.ts';
import { Import, importView, outcomeInWords } from './import.ts';

/** Counts of what is stored, and the size of the backup file in bytes. */
type Amount = { counts: Numbers; bytes: number };

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
        amount = { counts: countsOf(file), bytes: new Blob([asJson(file)]).size };
        app.redraw();
      };
      const files = fileIntake(app, async (file, from) => {
        if (latest?.isRunning) return;
        const now = new Import(app, file, from);
        latest = now;
        await now.read;
        app.redraw();
        if (now.found) focusConsent();
        else app.announce(outcomeInWords(app, now));
      });
      const answer = async (isAgreed: boolean) => {
        const now = latest;
        if (!isAgreed) latest = null;
        app.redraw();
        if (!isAgreed || !now) return;
        await now.agree();
        await refresh();
        app.announce(outcomeInWords(app, now));
      };
      const erasing = eraser(app, refresh);
      refresh();
      latest?.over?.then(refresh);
      return {
        title: () => app.say('data'),
        draw: () => html`<div class="page data" data-held=${files.held || nothing} @dragover=${files.over} @dragleave=${files.away}
    @drop=${files.dropped}>
    ${topBar(app, app.say('data'))}
    ${storedSection(app, amount, promise)}
    ${exportSection(app)}
    ${importSection(app, files.chosen, importView(app, latest, answer))}
    ${erasing()}
  </div>`,
        leave() {
          if (!latest?.isRunning) latest = null;
        },
      };
    },
  };
};

export const screen: Screen = dataScreen();

const storedSection = (app: Wording & Stores & Display, amount: Amount | null, promise: Promised) => html`
  <section class="surface" aria-labelledby="data-kept"><h2 id="data-kept">${app.say('data-kept')}</h2>
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
    download(`taku-${today()}.json`, asJson(await gather(app)));
    noteSaved();
    app.dismiss('may-go');
    app.redraw();
  };
  return html`<section class="surface" aria-labelledby="data-along"><h2 id="data-along">${app.say('data-along')}</h2>
  <p>${app.say('data-along-line')}</p>
  <p><button class="primary" @click=${save}>${app.say('data-save')}</button></p></section>`;
}

const importSection = (
  app: Wording,
  chosen: (event: Event) => void,
  view: unknown,
) => html`<section class="surface import-file" aria-labelledby="data-back"><h2 id="data-back">${app.say('data-back')}</h2>
  <p>${app.say('data-back-line')}</p>
  <p><label class="outlined">${app.say('data-choose')}<input type="file" accept=".json,application/json" aria-describedby="data-drop"
    @change=${chosen}></label>
    <span class="help" id="data-drop">${app.say('data-drop')}</span></p>
  ${view}</section>`;
