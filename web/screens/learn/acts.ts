import type { App } from '../../app.ts';
import { Acts } from '../../play/acts.ts';
import type { Show } from '../../play/show.ts';
import type { Act, Play, SheetName } from '../../table/types.ts';
import type { Task } from './task.ts';

/** What a learner can do to the table: what would be a move is an answer, and nothing else is at stake. */
export class LessonActs extends Acts {
  /** Has the button been pressed that plays what is chosen? */
  #pressed = false;

  constructor(
    app: App,
    play: Play,
    show: Show,
    readonly task: () => Task | null,
    override readonly leave: () => void,
  ) {
    super(app, play, show);
    const { touch, die, roll, fill, choose, confirm, open, refuse } = this;
    const instead: Partial<Act> = {
      touch: name => this.#answering(() => (this.#free ? this.#toggle(name) : this.#touch(touch, name))),
      die: at => this.#answering(() => die(at)),
      roll: () => this.#answering(roll),
      fill: id => this.#answering(() => fill(id)),
      choose: names => this.#answering(() => choose(names)),
      confirm: () => this.#answering(() => (this.#free ? this.#these() : this.#press(confirm))),
      open: (name, subject) =>
        this.#seatIsAsked(name) ? task()?.answer({ seat: Number(subject) }) : open(name, subject),
      move: text => this.#answering(() => task()?.answer({ move: text })),
      hint: () => task()?.nudge(),
      undo: () => {},
      refuse: (items, item, refusal) => (this.#inEarnest() ? task()?.answer({ items }) : refuse(items, item, refusal)),
    };
    Object.assign(this, instead);
  }

  get #kind() {
    return this.task()?.kind;
  }

  get #free() {
    return !!this.task()?.free;
  }

  /** Does something if it can be an answer now; a panel that says "not yet" goes at the next touch. */
  #answering(act: () => void) {
    const task = this.task();
    if (task?.phase === 'marked' && task.mark?.verdict !== 'right' && !task.mark?.frames) task.again();
    if (task?.open) act();
  }

  #seatIsAsked(name: SheetName) {
    return name === 'seat' && this.#kind === 'seat' && !!this.task()?.open;
  }

  #toggle(name: string) {
    const { app, play } = this;
    const { chosen } = play;
    play.chosen = chosen.includes(name) ? chosen.filter(each => each !== name) : [...chosen, name];
    app.redraw();
  }

  #touch(touch: (name: string) => void, name: string) {
    this.#pressed = false;
    touch(name);
  }

  #these() {
    if (this.play.chosen.length) this.task()?.answer({ items: [...this.play.chosen] });
  }

  #press(confirm: () => void) {
    this.#pressed = true;
    confirm();
  }

  /** A card that is only touched says why not; what is tried in earnest, or is to be tried, is marked. */
  #inEarnest() {
    const pressed = this.#pressed;
    this.#pressed = false;
    return pressed || this.#kind === 'forbidden';
  }
}
