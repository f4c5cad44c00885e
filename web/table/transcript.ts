import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../app.ts';
import type { Told, Zone } from '../protocol.d.ts';
import type { StudyActs } from '../screens/study/acts.ts';
import { exchanged, sentences, write } from './log.ts';
import type { Paragraph, Play, ToldEvent } from './types.ts';

/** A round of the transcript; what each of its entries brought the own seat, by the number of the entry. */
export type Chapter = { round: number; story: Paragraph[]; exchanges: Map<number, Zone[]>; last: number };

/** What has happened, round by round. */
function chaptersOf(told: readonly Told[]) {
  const chapters: Chapter[] = [];
  told.forEach(({ events, round, exchanged: zones }, entry) => {
    const at = entry + 1;
    if (chapters.at(-1)?.round !== round) chapters.push({ round, story: [], exchanges: new Map(), last: at });
    const chapter = chapters[chapters.length - 1];
    write(
      chapter.story,
      events.map(event => ({ ...event, at })),
    );
    if (zones.length) chapter.exchanges.set(at, zones);
    chapter.last = at;
  });
  return chapters;
}

/** The events of a paragraph by the entries that have told them, without those that no words tell of. */
function turnsOf(app: App, events: readonly ToldEvent[]) {
  const turns: Map<number, ToldEvent[]> = new Map();
  for (const event of events) {
    if (!app.has(`event-${event.kind}`)) continue;
    const at = event.at ?? 0;
    turns.set(at, [...(turns.get(at) ?? []), event]);
  }
  return [...turns];
}

/** What the table stands at: the latest entry up to here that has been told. */
const currentIn = (app: App, { story }: Chapter, at: number) =>
  Math.max(
    0,
    ...story.flatMap(({ events }) => turnsOf(app, events).map(([entry]) => entry)).filter(entry => entry <= at),
  );

/** One entry: on a line that can be walked, the way to it. */
const turn = (_app: App, play: Play, words: unknown, at: number, current: boolean) => {
  const here = current ? 'step' : nothing;
  if (!play.line) return html`<span class="told-turn" aria-current=${here}>${words}</span>`;
  const go = () => {
    if (play.sheet) play.act.close();
    (play.act as StudyActs).go(at);
  };
  return html`<button class="told-turn" aria-current=${here} tabindex=${current ? 0 : -1} @click=${go}>${words}</button>`;
};

const rows = (app: App, play: Play, chapter: Chapter, at: number) => {
  const current = currentIn(app, chapter, at);
  return html`<ol class="log" role="list">${chapter.story.map(
    ({ number, events }) => html`<li>
    <span class="number">${number ? html`<span class="spoken">${app.say('trick-number')}</span>${number}` : nothing}</span>
    <div class="turns">${turnsOf(app, events).map(([entry, told]) =>
      turn(
        app,
        play,
        html`${sentences(app, told)}${exchanged(app, chapter.exchanges.get(entry) ?? [])}`,
        entry,
        entry === current,
      ),
    )}</div></li>`,
  )}</ol>`;
};

/** "Hand 3 · to 100": as the caption of the table says it. */
const titleOf = (app: App, play: Play, round: number) => {
  const caption = play.view?.caption;
  return caption && round ? app.say(`caption-${caption.id}`, { ...caption.args, round }) : app.say('before-first');
};

/** The whole match in words, round by round; on a line of play the way to every point of it. */
export const transcript = (app: App, play: Play) => {
  const chapters = chaptersOf(play.told);
  const at = play.line?.at ?? Infinity;
  const here = chapters.find(({ last }) => at <= last) ?? chapters.at(-1);
  const now = [play.told, play.line?.at, play.sheet];
  if (now.some((part, nth) => part !== shown[nth])) queueMicrotask(showCurrent);
  shown = now;
  return html`<div class="transcript" @keydown=${alongLines}>${repeat(
    chapters,
    ({ round }) => round,
    chapter => {
      const { round } = chapter;
      const open = play.unfolded.get(round) ?? chapter === here;
      const flip = (event: Event) => {
        event.preventDefault();
        play.unfolded.set(round, !open);
        app.redraw();
      };
      return html`<details ?open=${open}><summary @click=${flip}>${titleOf(app, play, round)}</summary>${
        open ? rows(app, play, chapter, chapter === here ? at : 0) : nothing
      }</details>`;
    },
  )}</div>`;
};

/** One line up or down, where the lines lead somewhere. */
const alongLines = (event: KeyboardEvent) => {
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll('button.told-turn')];
  const at = lines.indexOf(event.target as Element);
  const to = at < 0 ? undefined : { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  (lines[to] as HTMLElement | undefined)?.focus();
};

/** What was in sight when it was drawn last. */
let shown: unknown[] = [];

/** Has what the table stands at in sight. */
const showCurrent = () => {
  const current = document.querySelector('.transcript [aria-current]') as HTMLElement | null;
  if (document.activeElement?.matches('.told-turn')) current?.focus({ preventScroll: true });
  const paper = current?.closest('.panel-log, .sheet-body');
  if (!current || !paper) return;
  const [row, room] = [current.getBoundingClientRect(), paper.getBoundingClientRect()];
  const hidden = row.top < room.top + row.height || row.bottom > room.bottom - row.height;
  if (hidden) paper.scrollTop += row.top - room.top - room.height / 2;
};
