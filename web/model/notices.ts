import { html, nothing } from 'lit-html';
import type { Display, Navigation, Notice, Stores, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import type { MatchFault, StoredMatch } from '../storage/stored-types.ts';
import { destination, replace } from './back-stack.ts';
import { reportUnknownAddress } from './unknown-address.ts';

/**
 * Render one notice as a line at the top edge: a `first` one, else the latest. A `patient` notice waits until
 * there is no other, and until no match is on the table.
 */
export function noticeLine(app: Wording & Display, playing: boolean) {
  const chosen = app.notices.findLast(({ first }) => first) ?? app.notices.findLast(({ patient }) => !patient);
  const notice = chosen ?? (playing ? undefined : app.notices.at(-1));
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

/** The address of the screen on which each notice is shown. */
const places = new WeakMap<Notice, string>();

/** Note where a notice is shown: on this screen, or where its caller goes at once. */
export const placeNotice = (notice: Notice) => queueMicrotask(() => places.set(notice, destination()));

/** Drop the notices of other screens, but for those that last or have an action. */
export function leaveNotices(app: Display) {
  const here = destination();
  const past = app.notices.filter(notice => {
    const isKept = notice.act || notice.patient || notice.lasting;
    return !isKept && places.has(notice) && places.get(notice) !== here;
  });
  for (const { id } of past) app.dismiss(id);
}

/** Report why a match cannot be opened, and go home, which lists it. */
export function notOpened(app: Navigation & Display, { part, entry }: MatchFault) {
  app.notify({ id: 'damaged', text: 'notice-not-opened', args: { part, entry } });
  app.go('#/');
}

/** Go home and report why a stored match cannot be opened, or that it does not exist. */
export function notFound(app: Stores & Navigation & Display, id: string) {
  const fault = app.matches.faultOf(id);
  if (fault) notOpened(app, fault);
  else reportUnknownAddress(app);
}

/** Go home, as the match is to be played to its end first; `text` is the message id of the reason. */
export function notYet(app: Navigation & Display, { id }: StoredMatch, text: string) {
  app.notify({ id: 'not-yet', text, label: 'back-to-game', act: () => app.go(`#/play/${id}`) });
  replace('#/');
}

/** Go home with a notice that names the faulty part of a link, and the place in its content. */
export function brokenLink(app: Navigation & Display, part: string, where: string = '') {
  app.notify({ id: 'bad-link', text: 'notice-bad-link', args: { part, where, named: String(!!where) } });
  app.go('#/');
}

/** Report that stored data cannot be read now. */
export function notRead(app: Display, again: () => void) {
  const act = () => {
    app.dismiss('not-read');
    again();
  };
  app.notify({ id: 'not-read', text: 'notice-not-read', label: 'retry', act });
}

/** Report that the browser has deleted stored data, and offer the import of a file. */
export function wereLost(app: Navigation & Display) {
  const act = () => {
    app.dismiss('lost');
    app.go('#/data');
  };
  app.notify({ id: 'lost', text: 'notice-lost', label: 'bring-file', act });
}

/** Save a text, or bytes, as a file. */
export function download(name: string, text: BlobPart, type: string = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Copy a text, and tell the player. If the browser forbids it, select the text in its field, or say what failed.
 * @param otherwise selector of the field, or the message without one
 * @returns true if the text is copied
 */
export async function copyText(
  app: Wording & Display,
  text: string,
  otherwise: { field: string } | { failed: string },
): Promise<boolean> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = false;
  }
  if (!isCopied && 'field' in otherwise) document.querySelector<HTMLInputElement>(otherwise.field)?.select();
  app.announce(app.say(isCopied ? 'send-copied' : 'failed' in otherwise ? otherwise.failed : 'send-select'));
  return isCopied;
}
