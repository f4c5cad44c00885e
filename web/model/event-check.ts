import type { Checked, ClubEvent, Reply, Result } from '../protocol.d.ts';
import type { Verdict } from '../storage/event-store.ts';
import { verdicts } from '../storage/event-store.ts';
import { runBeside } from '../wire/second-engine.ts';
import type { Entry } from './club-events.ts';
import { random } from './matches.ts';

/** A result with what its check has found; `verdict` is null before it was replayed. */
export type CheckedEntry = Entry & { verdict: Verdict | null };

/** Checks the results of an event in an engine of its own, and stores what it finds: another visit goes on from there. */
export class EventCheck {
  entries: CheckedEntry[] = [];
  stage: 'reading' | 'running' | 'done' | 'failed' = 'reading';
  /** Share of the log entries that were replayed in this run, 0 to 1. */
  share = 0;
  #end = () => {};
  /** Number of the run: a newer one cancels those before. */
  #turn = 0;

  constructor(
    readonly event: ClubEvent,
    /** True unless a result was changed after its device signed it. */
    readonly isGenuine: (result: Result) => Promise<boolean>,
    /** Called whenever something has changed. */
    readonly changed: () => void,
  ) {}

  /** Show these results, with what earlier checks have found. */
  async read(entries: readonly Entry[]) {
    this.leave();
    const mine = this.#turn;
    const known = await Promise.all(entries.map(entry => this.#known(entry)));
    if (mine !== this.#turn) return;
    const { engine } = this.event;
    this.entries = entries.map((entry, at) => ({ ...entry, verdict: known[at]?.engine === engine ? known[at] : null }));
    this.changed();
  }

  async #known({ id, result, isOwn }: Entry): Promise<Verdict | null> {
    if (isOwn || (await this.isGenuine(result))) return verdicts.one(id).catch(() => null);
    const refused = { fault: 'signature', text: '', deal: 0, entry: 0, move: '' };
    return { id, engine: this.event.engine, share: 1, refused };
  }

  /** Check what earlier checks have left open. */
  run() {
    const open = this.entries.filter(({ verdict }) => !verdict || (verdict.checked && verdict.share < 1));
    this.stage = open.length ? 'running' : 'done';
    if (open.length) this.#begin(open);
  }

  /** Number of results whose check has come to an end, one way or the other. */
  get settled() {
    return this.entries.filter(({ verdict }) => verdict?.refused || verdict?.share === 1).length;
  }

  /** Results that fit, as the engine ranks them. */
  get fitting() {
    return this.entries.flatMap(entry => {
      const checked = entry.verdict?.checked;
      return checked ? [{ entry, checked: { ...checked, name: entry.result.name } as Checked }] : [];
    });
  }

  #begin(open: readonly CheckedEntry[]) {
    const { event } = this;
    const mine = this.#turn;
    const end = (stage: 'done' | 'failed') => () => {
      if (mine !== this.#turn) return;
      this.stage = stage;
      this.changed();
    };
    const results = open.map(({ result }) => result);
    this.#end = runBeside(
      { type: 'check-results', event, results, seed: random() },
      { received: reply => this.#received(open, reply), done: end('done'), failed: end('failed') },
    );
  }

  #received(open: readonly CheckedEntry[], reply: Reply) {
    if (reply.type === 'check-advanced') this.share = reply.done / Math.max(1, reply.all);
    else if (reply.type === 'result-checked') {
      this.#settle(open[reply.number], { share: reply.share, checked: reply.checked });
    } else if (reply.type === 'result-refused') {
      const { fault, text, deal, entry, move } = reply;
      this.#settle(open[reply.number], { share: 1, refused: { fault: fault ?? undefined, text, deal, entry, move } });
    } else if (reply.type === 'refused') {
      this.leave();
      this.stage = 'failed';
    }
    this.changed();
  }

  #settle(entry: CheckedEntry, found: Pick<Verdict, 'share' | 'checked' | 'refused'>) {
    entry.verdict = { id: entry.id, engine: this.event.engine, ...found };
    void verdicts.change(entry.id, () => entry.verdict).catch(() => {}); // it is checked again
  }

  /** Stop. What has been found stays. */
  leave() {
    this.#turn += 1;
    this.#end();
  }
}
