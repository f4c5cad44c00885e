import type { Frame, Event as GameEvent } from '../protocol.d.ts';
import { write } from '../table/log.ts';
import type { TableState } from '../table/table-state.ts';

/** Writes the log in words: this round as shown, and the whole match once it was requested. */
export class Transcript {
  constructor(readonly state: TableState) {}

  /** Add events that were shown. */
  see(events: readonly GameEvent[], begins: boolean, byTurns: boolean) {
    if (begins) this.state.story = [];
    write(this.state.story, events, byTurns);
  }

  /** Add the new entry to the whole match, if no earlier one is missing. */
  follow({ begins, line, log, events, view }: Frame) {
    const { entries } = this.state;
    if (!log) return;
    if (!line || !begins) entries.splice(log.start);
    const entry = line?.at ?? log.start + log.entries.length;
    if (!begins && entries.length === entry - 1) entries.push({ events, round: view.round, exchanged: [] });
  }
}
