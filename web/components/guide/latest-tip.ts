import type { WordArgs, Wording } from '../../app.ts';
import type { Spot, Tip } from '../../protocol.d.ts';
import { argsOf } from '../../table/view-queries.ts';
import { sentence } from '../../words/sentence.ts';

/** What the guide says: about a rule, or what a move has cost. Title and text are message ids. */
export interface Saying {
  title: string;
  text: string;
  args: WordArgs;
  /** What it is about; null for the whole table. */
  at: Spot | null;
  /** True if the text says all, or the title stands on the table already. */
  untitled?: boolean;
}

const sayingOf = ({ id, say, at }: Tip): Saying => ({
  title: `guide-${id}-title`,
  text: `guide-${id}`,
  args: argsOf(say),
  at,
});

/** True if the title is told; a text that begins with it needs none. */
export const hasTitle = (app: Wording, { title, text, args, untitled }: Saying) =>
  !untitled && !app.say(text, args).startsWith(app.say(title, args));

/** A saying for a screen reader: its title as a sentence, then its text. */
export const spoken = (app: Wording, saying: Saying) => {
  const { title, text, args } = saying;
  return (hasTitle(app, saying) ? sentence(app, app.say(title, args)) + app.say('gap') : '') + app.say(text, args);
};

/** The guide's latest tip: open to be read, or folded to a line that opens it again. */
export class LatestTip {
  tip: Tip | null = null;
  #isOpen = false;

  show(tip: Tip) {
    this.tip = tip;
    this.#isOpen = true;
  }

  /** What is open to be read; null if nothing. */
  get saying(): Saying | null {
    return this.tip && this.#isOpen ? sayingOf(this.tip) : null;
  }

  /** What a line stands for; null if nothing was said, or if it is open. */
  get line(): Saying | null {
    return this.tip && !this.#isOpen ? sayingOf(this.tip) : null;
  }

  fold() {
    this.#isOpen = false;
  }

  /** Open the tip again; false if there is none. */
  open(): boolean {
    this.#isOpen = !!this.tip;
    return this.#isOpen;
  }

  clear() {
    this.tip = null;
    this.#isOpen = false;
  }
}
