import type { App } from '../app.ts';
import { playedOn } from '../model/matches.ts';
import { whenInWords } from '../model/mistakes.ts';
import type { TableControl } from '../play/table-control.ts';
import { today } from '../storage/dates.ts';
import { scheduleAfter } from '../storage/mistake-schedule.ts';
import type { Mistake } from '../storage/stored-types.ts';
import { Attempt } from './attempt.ts';

/** A mistake that is due again; the first answer decides when it comes back. */
export class MistakeRetry extends Attempt {
  /** The next due day in words; '' until the first answer. */
  #note = '';

  constructor(
    app: App,
    control: TableControl,
    readonly mistake: Mistake,
  ) {
    const { head, names, log, seat, reviewed } = mistake;
    const position = { head, names, log, seat, good: reviewed.good, reviewed };
    super(app, control, position, right => this.#answered(right));
    this.beside = { words: 'review-play-on', act: () => app.sit(playedOn({ ...this.#match, watched: 'mine' }, log)) };
  }

  /** The stored match up to the mistake, as a match that was watched. */
  get #match() {
    const { id, head, names, log, when } = this.mistake;
    return { id, head, names, log, when, glance: null, over: true };
  }

  #answered(right: boolean) {
    const { app, mistake } = this;
    const next = scheduleAfter(mistake, right, today());
    this.#note = next ? app.say('mistake-back', { when: whenInWords(app, next.due) }) : app.say('mistake-learnt');
    app.mistakes.answered(mistake.id, right);
  }

  override get saidPlain(): string[] {
    return [...super.saidPlain, this.#note].filter(Boolean);
  }
}
