import { playedOn, random } from '../../model/matches.ts';
import { Acts } from '../../play/acts.ts';
import type { Line } from '../../table/types.ts';
import type { Setting } from './setup.ts';

/** What can be done at the open table besides playing. */
export class StudyActs extends Acts {
  setting: Setting | null = null;

  get #line(): Line {
    return this.play.line as Line;
  }

  /** To the place after so many entries of the line. */
  go = (at: number) => {
    const line = this.#line;
    const to = Math.min(Math.max(at, 0), line.log.length);
    if (to === line.at || this.play.busy) return;
    this.show.skip();
    line.at = to;
    if (line.walking) return; // when the step before has come, it goes on from there
    line.walking = true;
    this.app.wish({ type: 'study', at: to });
  };

  /** With the eyes of a seat, or with all hands open. */
  look = (seat: number | null) => {
    this.#line.eyes = seat;
    this.app.wish({ type: 'look', seat });
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
    const { other, eyes } = this.#line;
    if (other) this.app.wish({ type: 'study', ...other, eyes });
  };

  setUp = () => this.setting?.begin();

  /** A match of one's own from here on, with the same cards to come. */
  playOn = () => {
    const { app } = this;
    const { log, at } = this.#line;
    if (app.match && !this.play.view?.places.length) app.sit(playedOn(app.match, log.slice(0, at)));
  };

  override leave = () => this.app.go(this.#line.out);
}
