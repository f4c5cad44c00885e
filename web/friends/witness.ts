import type { IncomingMessage, Participants, RemoteEngine } from '../app.ts';
import { save } from '../model/matches.ts';
import type { Frame, PlayChecked, Proved } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { cutLast, noteSeen, withoutLast } from './seen-rounds.ts';

/**
 * Checks the host of a guest's match. It notes what this device sees of the match. The page's own engine compares each
 * log that the host opens with that, and the finished match with its seed, too.
 */
export class Witness {
  /** What the own engine has found of the finished match; 'broken' if its log is no whole match, null if it has not checked. */
  checked: Participants['checked'] = null;
  /** The page's own engine, once the table is connected to it. */
  engine: Pick<RemoteEngine, 'request'> | null = null;
  /** Id of the match that the engine checks now; '' if none. */
  #checking = '';
  /** True if the match on the engine's desk is finished. */
  #isWhole = false;
  /** The match to check next, because it has gone on since the engine began. */
  #next: StoredMatch | null = null;
  /** Number of rounds that had ended when the log was last checked. */
  #ended = 0;
  /** Rounds already told to be unlike what was seen, as text. */
  #told = '';
  /** True if frames may have been lost, until one tells its whole round. */
  #hasMissed = true;

  /**
   * @param found called with a finished match once it is checked
   * @param unlike called with the rounds of an unfinished match that differ from what was seen; null if its log cannot
   * be played
   */
  constructor(
    readonly found: (match: StoredMatch) => void,
    readonly unlike: (rounds: number[] | null) => void,
  ) {}

  /** Begin with another match, or at another host. */
  begin() {
    this.checked = null;
    this.#ended = 0;
    this.#told = '';
    this.missed();
  }

  /** Note that messages may have been lost. */
  missed() {
    this.#hasMissed = true;
  }

  /** Note what a frame shows. After the match, when the seed is known, nothing is added. */
  see({ head, friends }: StoredMatch, frame: Frame) {
    if (!friends || head.seed !== '') return;
    if (this.#hasMissed) cutLast(friends);
    noteSeen(friends, frame, this.#hasMissed);
    this.#hasMissed &&= !frame.begins;
  }

  /** The proof as the own engine gives it; null if there is none. */
  get proof(): Proved | null {
    const { checked } = this;
    return checked && checked !== 'broken' ? { ...checked.proof, type: 'proved' } : null;
  }

  /**
   * Have the engine compare the log with what this device has seen, and all deals of a finished match with its seed.
   * The first check of a visit starts the engine.
   * @param always true to check although no round has ended since the last check
   */
  check(match: StoredMatch, always = false) {
    if (this.checked || !this.engine) return;
    if (this.#checking) {
      this.#next = match;
      return;
    }
    const { seen = [], drawn: { since = 0 } = {} } = match.friends ?? {};
    this.#isWhole = match.head.seed !== '';
    const { length: ended } = withoutLast(seen);
    if (ended === this.#ended && !this.#isWhole && !always) return;
    this.#ended = ended;
    this.#checking = match.id;
    this.engine.request({ type: 'check-play', save: save(match), seen, since });
  }

  /** Take what the engine says about this match. True if the message was meant for the witness. */
  overhear(message: IncomingMessage, match: StoredMatch | undefined): boolean {
    if (!this.#checking) return false;
    if (message.type === 'crash' || message.type === 'unavailable') this.#checking = ''; // the host's word stays its word
    if (message.type === 'play-checked') this.#conclude(match, message);
    else if (message.type === 'refused' && message.request === 'check-play') this.#conclude(match, 'broken');
    else return false;
    return true;
  }

  #conclude(match: StoredMatch | undefined, outcome: PlayChecked | 'broken') {
    const isCurrent = match?.id === this.#checking;
    this.#checking = '';
    if (isCurrent && this.#isWhole) this.#finish(match, outcome);
    else if (isCurrent) this.#compare(outcome);
    const next = this.#next;
    this.#next = null;
    if (next && next === match) this.check(next);
  }

  /** Tell, once, which rounds of an unfinished match are not what was seen. */
  #compare(outcome: PlayChecked | 'broken') {
    const rounds = outcome === 'broken' ? null : outcome.unlike;
    if (rounds?.length === 0 || `${rounds}` === this.#told) return;
    this.#told = `${rounds}`;
    this.unlike(rounds);
  }

  /** Note the outcome with the finished match, in place of what was seen. The first outcome counts. */
  #finish(match: StoredMatch, outcome: PlayChecked | 'broken') {
    if (!match.friends) return;
    if (outcome !== 'broken') {
      const { unlike, unseen } = outcome;
      match.friends.compared ??= { unlike, unseen };
      delete match.friends.seen;
    }
    this.checked = outcome === 'broken' ? outcome : { ...outcome, ...match.friends.compared };
    this.found(match);
  }
}
