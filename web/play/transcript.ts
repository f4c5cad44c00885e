import type { Frame, Event as GameEvent, ToldEntry } from '../protocol.d.ts';
import type { Paragraph } from '../table/drawn-types.ts';
import { write } from '../table/log.ts';

/** The log in words: this round as shown, and the whole match once it was requested. */
export class Transcript {
  readonly story: Paragraph[] = [];
  entries: ToldEntry[] = [];
  readonly unfolded = new Map<number, boolean>();

  /** Add events that were shown. */
  see(events: readonly GameEvent[], begins: boolean, byTurns: boolean) {
    if (begins) this.story.length = 0;
    write(this.story, events, byTurns);
  }

  /** Add the new entry to the whole match, if no earlier one is missing. */
  follow({ begins, line, log, events, view }: Frame) {
    const { entries } = this;
    if (!log) return;
    if (!line || !begins) entries.splice(log.start);
    const entry = line?.at ?? log.start + log.entries.length;
    if (!begins && entries.length === entry - 1) entries.push({ events, round: view.round, exchanged: [] });
  }

  /** Take the whole match from the engine. */
  tell(entries: ToldEntry[]) {
    this.entries = entries;
  }

  unfold(round: number, open: boolean) {
    this.unfolded.set(round, open);
  }
}
