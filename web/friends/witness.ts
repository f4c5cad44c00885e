import type { IncomingMessage, Participants, RemoteEngine } from '../app.ts';
import { save } from '../model/matches.ts';
import type { Frame, PlayChecked, Proved } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { cutLast, noteSeen } from './seen-rounds.ts';

/**
 * Checks the host of a guest's match: notes what this device sees of the match, and has the page's own engine compare
 * the finished match with that and with its seed.
 */
export class Witness {
  /** What the own engine has found; 'broken' if the log is no whole match, null if it has not checked. */
  checked: Participants['checked'] = null;
  /** The page's own engine, once the table is connected to it. */
  engine: Pick<RemoteEngine, 'request'> | null = null;
  /** Id of the match that the engine checks now; '' if none. */
  #checking = '';
  /** True if frames may have been lost, until one tells its whole round. */
  #hasMissed = true;

  /** @param found called with a match once it is checked */
  constructor(readonly found: (match: StoredMatch) => void) {}

  /** Begin with another match. */
  begin() {
    this.checked = null;
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

  /** Have the engine draw all deals from the seed, and compare the log with what this device has seen. */
  check(match: StoredMatch) {
    if (this.checked || this.#checking === match.id || !this.engine) return;
    this.#checking = match.id;
    this.engine.request({ type: 'check-play', save: save(match), seen: match.friends?.seen ?? [] });
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

  /** Note the outcome with the match, in place of what was seen. The first outcome counts. */
  #conclude(match: StoredMatch | undefined, outcome: PlayChecked | 'broken') {
    const isCurrent = match?.id === this.#checking;
    this.#checking = '';
    if (!match?.friends || !isCurrent) return;
    if (outcome !== 'broken') {
      const { unlike, unseen } = outcome;
      match.friends.compared ??= { unlike, unseen };
      delete match.friends.seen;
    }
    this.checked = outcome === 'broken' ? outcome : { ...outcome, ...match.friends.compared };
    this.found(match);
  }
}
