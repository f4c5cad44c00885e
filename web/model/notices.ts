import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { icon } from '../art/card.ts';
import { APP, SITE } from '../browser/place.ts';
import type { Fault } from '../kept/types.ts';

/** One notice, as one line at the top edge. */
export function noticeLine(app: App, playing: boolean) {
  const notice = app.notices.find(({ first }) => first) ?? app.notices.find(({ patient }) => !(patient && playing));
  if (!notice) return nothing;
  const { id, text, args, label, act, first } = notice;
  return html`
    <aside class="notice" data-first=${first || nothing} aria-label=${app.say('notice')}>
      <p>${app.say(text, args)}</p>
      ${label && act ? html`<button class="word-button" @click=${act}>${app.say(label)}</button>` : nothing}
      <button class="icon-button" aria-label=${app.say('dismiss')} @click=${() => app.dismiss(id)}>
        ${icon('i-cross')}
      </button>
    </aside>`;
}

/** Says why a match is not on the table; home lists it. */
export function notOpened(app: App, { part, entry }: Fault) {
  app.notify({ id: 'damaged', text: 'notice-not-opened', args: { part, entry } });
  app.go('#/');
}

/** Says that what is stored cannot be read just now. */
export function notRead(app: App, again: () => void) {
  const act = () => {
    app.dismiss('not-read');
    again();
  };
  app.notify({ id: 'not-read', text: 'notice-not-read', label: 'retry', act });
}

/** Says that something could not be fetched: there is no connection, or a newer version has taken its place. */
export async function notFetched(app: App, again: () => void) {
  app.notify({ id: 'unavailable', text: 'notice-unavailable', label: 'retry', act: again });
  if (!(await isReplaced()) || !app.notices.some(({ id }) => id === 'unavailable')) return;
  app.notify({ id: 'unavailable', text: 'notice-replaced', label: 'reload', act: () => location.reload() });
}

/** Is another version of the page to be had where this one was? */
async function isReplaced() {
  try {
    const page = await (await fetch(SITE, { cache: 'no-store' })).text();
    const [found] = /\bapp-[0-9a-f]+\//.exec(page) ?? [];
    return found !== undefined && !APP.href.endsWith(found);
  } catch {
    return false;
  }
}

/** Hands a text to the player as a file. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
