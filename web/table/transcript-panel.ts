import { html, noChange, nothing } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../app.ts';
import type { ToldEntry, Zone } from '../protocol.d.ts';
import { exchanged, isTold, sentences, write } from './log.ts';
import type { Table } from './table-interface.ts';
import type { Paragraph, ToldEvent } from './table-state.ts';
import { isByTurns } from './view-queries.ts';

/** A round of the transcript. `exchanges`: the viewer's exchange by log entry; `last`: its last entry, from 1. */
export type Chapter = { round: number; story: Paragraph[]; exchanges: Map<number, Zone[]>; last: number };

/** Split the told log entries into rounds. */
export function chaptersOf(entries: readonly ToldEntry[], byTurns: boolean = false) {
  const chapters: Chapter[] = [];
  entries.forEach(({ events, round, exchanged: zones }, entry) => {
    const at = entry + 1;
    if (chapters.at(-1)?.round !== round) chapters.push({ round, story: [], exchanges: new Map(), last: at });
    const chapter = chapters[chapters.length - 1];
    write(
      chapter.story,
      events.map(event => ({ ...event, at })),
      byTurns,
    );
    if (zones.length) chapter.exchanges.set(at, zones);
    chapter.last = at;
  });
  return chapters;
}

/** The told events of a paragraph, grouped by log entry. */
function turnsOf(events: readonly ToldEvent[]) {
  const turns: Map<number, ToldEvent[]> = new Map();
  for (const event of events.filter(isTold)) {
    const at = event.at ?? 0;
    turns.set(at, [...(turns.get(at) ?? []), event]);
  }
  return [...turns];
}

/** The current entry: the latest one with told events, at or before `at`. */
const currentIn = ({ story }: Chapter, at: number) =>
  Math.max(0, ...story.flatMap(({ events }) => turnsOf(events).map(([entry]) => entry)).filter(entry => entry <= at));

/** One entry; on the open table, a button that goes to it. */
const turn = (table: Table, words: unknown, at: number, current: boolean) => {
  const { line } = table;
  const here = current ? 'step' : nothing;
  if (!line) return html`<span class="transcript-turn" aria-current=${here}>${words}</span>`;
  const go = () => {
    if (table.state.dialog) table.act.close();
    line.go(at);
  };
  return html`<button class="transcript-turn" aria-current=${here} tabindex=${current ? 0 : -1} @click=${go}>${words}</button>`;
};

const rows = (app: Wording, table: Table, chapter: Chapter, at: number) => {
  const current = currentIn(chapter, at);
  return html`<ol class="log" role="list">${chapter.story.map(
    ({ number, events }) => html`<li>
    <span class="number">${number ? html`<span class="spoken">${app.say('trick-number')}</span>${number}` : nothing}</span>
    <div class="turns">${turnsOf(events).map(([entry, told]) =>
      turn(
        table,
        html`${sentences(app, told)}${exchanged(app, chapter.exchanges.get(entry) ?? [])}`,
        entry,
        entry === current,
      ),
    )}</div></li>`,
  )}</ol>`;
};

/** Title of a round, in the words of the table's caption: "Hand 3 · to 100". */
const titleOf = (app: Wording, table: Table, round: number) => {
  const caption = table.state.view?.caption;
  return caption && round ? app.say(`caption-${caption.id}`, { ...caption.args, round }) : app.say('before-first');
};

/** The whole match in words, round by round; on the open table, each entry is a button. */
export const transcript = (app: Wording, table: Table) => {
  const { view } = table.state;
  const chapters = chaptersOf(table.state.entries, !!view && isByTurns(view));
  const at = table.line?.at ?? Infinity;
  const here = chapters.find(({ last }) => at <= last) ?? chapters.at(-1);
  return html`<div class="transcript" @keydown=${moveFocus}
    ${keepCurrentVisible(table.state.entries, table.line?.at, table.state.dialog)}>${repeat(
      chapters,
      ({ round }) => round,
      chapter => {
        const { round } = chapter;
        const open = table.state.unfolded.get(round) ?? chapter === here;
        const flip = (event: Event) => {
          event.preventDefault();
          table.act.unfold(round, !open);
        };
        return html`<details ?open=${open}><summary @click=${flip}>${titleOf(app, table, round)}</summary>${
          open ? rows(app, table, chapter, chapter === here ? at : 0) : nothing
        }</details>`;
      },
    )}</div>`;
};

/** Arrow keys move the focus one entry up or down, if the entries are buttons. */
const moveFocus = (event: KeyboardEvent) => {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const lines = [...(target.closest('.transcript')?.querySelectorAll<HTMLElement>('button.transcript-turn') ?? [])];
  const at = lines.indexOf(target);
  const to = at < 0 ? undefined : { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
};

/** Scroll the current entry into view. */
const scrollToCurrent = () => {
  const current = document.querySelector<HTMLElement>('.transcript [aria-current]');
  if (document.activeElement?.matches('.transcript-turn')) current?.focus({ preventScroll: true });
  const paper = current?.closest('.panel-log, .sheet-body');
  if (!current || !paper) return;
  const [row, room] = [current.getBoundingClientRect(), paper.getBoundingClientRect()];
  const hidden = row.top < room.top + row.height || row.bottom > room.bottom - row.height;
  if (hidden) paper.scrollTop += row.top - room.top - room.height / 2;
};

/** Directive that scrolls to the current entry whenever one of its arguments changes. */
const keepCurrentVisible = directive(
  class extends Directive {
    #before: unknown[] = [];

    render(...now: unknown[]) {
      if (now.some((part, nth) => part !== this.#before[nth])) queueMicrotask(scrollToCurrent);
      this.#before = now;
      return noChange;
    }
  },
);
