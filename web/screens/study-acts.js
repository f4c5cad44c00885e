import { offerOf } from '../offers.js';
import { random, save } from '../sitting.js';
import { pack } from '../study-link.js';
import { Acts } from './play-acts.js';

/** @import { Line } from '../table/types' */
/** @import { Setting } from './study-setup.js' */

/** What can be done at the open table besides playing. */
export class StudyActs extends Acts {
  /** @type {Setting | null} */
  setting = null;

  /** @returns {Line} */
  get #line() {
    return /** @type {Line} */ (this.play.line);
  }

  /** To the position after so many entries of the line. */
  go = (/** @type {number} */ at) => {
    const { log, at: now } = this.#line;
    const to = Math.min(Math.max(at, 0), log.length);
    if (to === now || this.play.busy) return;
    this.show.skip();
    this.app.wish({ type: 'study', at: to });
    this.app.announce(this.app.say('study-at', { at: to, count: log.length }));
  };

  /** Chance deals or rolls, or the strongest bot moves. */
  proceed = () => {
    if (this.play.busy || this.play.view?.places.length) return;
    this.play.busy = true;
    this.app.wish({ type: 'proceed', seed: random() });
    this.app.redraw();
  };

  /** The line that was left instead of this one. */
  swap = () => {
    const { other } = this.#line;
    if (other) this.app.wish({ type: 'study', ...other });
  };

  setUp = () => this.setting?.begin();

  /** The address of this position, in the bar and on the clipboard. */
  share = async () => {
    const { app } = this;
    const { match } = app;
    if (!match) return;
    const { log, at } = this.#line;
    const { options, seats } = save(match);
    const packed = await pack({ options, players: seats.length, log, at });
    history.replaceState(null, '', `#/study/${offerOf(app, match.head)?.key}/${packed}`);
    try {
      await navigator.clipboard.writeText(location.href);
      app.notify({ id: 'shared', text: 'study-copied' });
    } catch {
      app.notify({ id: 'shared', text: 'study-not-copied' });
    }
  };
}
