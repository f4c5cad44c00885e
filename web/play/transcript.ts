import type { Frame, Event as GameEvent, ToldEntry } from '../protocol.d.ts';
import type { Paragraph } from '../table/drawn-types.ts';
import { write } from '../table/log.ts';

/** What has happened, in words: what was seen of this round, and the whole match as far as it has been asked. */
export class Transcript {
  readonly story: Paragraph[] = [];
  told: ToldEntry[] = [];
  readonly unfolded = new Map<number, boolean>();

  /** This has been seen on the table. */
  see(events: readonly GameEvent[], begins: boolean) {
    if (begins) this.story.length = 0;
    write(this.story, events);
  }

  /** Goes on with what each entry has told, as long as none is missing. */
  follow({ begins, line, log, events, view }: Frame) {
    const { told } = this;
    if (!log) return;
    if (!line || !begins) told.splice(log.start);
    const entry = line?.at ?? log.start + log.entries.length;
    if (!begins && told.length === entry - 1) told.push({ events, round: view.round, exchanged: [] });
  }

  /** All of it is told anew. */
  tell(entries: ToldEntry[]) {
    this.told = entries;
  }

  unfold(round: number, open: boolean) {
    this.unfolded.set(round, open);
  }
}
