import type { App } from '../../app.ts';
import { random, save } from '../../model/matches.ts';
import type { Frame, OptionValue, Refusal, Refused, SavedMatch } from '../../protocol.d.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { Deal } from './study-deal.ts';
import type { Walk } from './walk.ts';

export const LONGEST = 200_000; // characters of a pasted log

/** A position that is being set up by hand: cards given, dice chosen, or a log pasted. */
export class Setting {
  open = false;
  /** Where the table stood before. */
  #from = 0;
  /** Has the engine been asked for a position, and for what? */
  #asked: '' | 'begin' | 'draw' | 'text' = '';
  /** What the engine has been asked to lay and has not laid yet: other rules, other players, a text. */
  #wanted: SavedMatch | null = null;
  /** The lines of the text that hold an entry. */
  #lines: number[] = [];
  /** What is wrong with the deal, or with the text. */
  error: { in: 'draw' | 'text'; refusal: Refusal; line?: number; text?: string } | null = null;
  text = '';
  /** Has somebody written in it since it was asked for a position? What comes late leaves it as it is. */
  #typed = false;
  /** The cards as they are given, where cards are dealt. */
  deal: Deal | null = null;
  /** The faces as they are chosen, where dice are thrown. */
  dice: string[] = [];

  constructor(
    readonly app: App,
    readonly line: Walk,
  ) {}

  /** What is set up here: which game, by which house rules, for how many. */
  get head() {
    return this.#wanted ?? save(this.app.match as StoredMatch);
  }

  /** At the latest deal or throw, whose place another may take. */
  begin() {
    const { at, drawn, outcomes } = this.line;
    this.#from = at;
    if (outcomes || drawn === null) return this.#begin();
    this.#asked = 'begin';
    this.app.request({ type: 'walk', at: drawn });
  }

  #begin() {
    this.open = true;
    this.error = null;
    this.#typed = false;
    this.#asked = '';
    this.#wanted = null;
    this.#fill();
    this.app.redraw();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.setting h1')?.focus();
  }

  /** Back to the table as it was. */
  cancel = () => {
    this.open = false;
    if (this.line.at !== this.#from && this.#from <= this.line.log.length)
      this.app.request({ type: 'walk', at: this.#from });
    this.app.redraw();
  };

  follow(frame: Frame) {
    if (this.#asked === 'begin' && frame.line?.outcomes) return this.#begin();
    if (!this.open || !this.#answers(frame)) return;
    this.#wanted = null;
    this.open = !this.#asked || (this.#asked === 'draw' && !!frame.line?.outcomes);
    this.#asked = '';
    if (this.open) this.#fill();
    this.app.redraw();
  }

  /** Is this what was asked for last? What was asked before may come late. */
  #answers({ match: laid }: Frame) {
    if (this.#wanted) return laid?.seed === this.#wanted.seed;
    return this.#asked !== 'draw' || !laid;
  }

  /** As the line has it here, or nothing given yet. */
  #fill() {
    const { outcomes, log, at } = this.line;
    if (!this.#typed) this.text = log.join('\n');
    if (!outcomes) return;
    const [word, ...rest] = (log[at] ?? '').split(' ');
    const groups =
      word === outcomes.word
        ? rest
            .join(' ')
            .split('|')
            .map(group => group.split(' ').filter(Boolean))
        : [];
    this.deal = outcomes.of === 'cards' ? new Deal(outcomes, groups) : null;
    this.dice = Array.from({ length: outcomes.places[0].size }, (_, at) => groups[0]?.[at] ?? '1');
  }

  /** This die shows this face. */
  turn(at: number, face: string) {
    this.dice[at] = face;
    this.app.redraw();
  }

  type(text: string) {
    this.#typed = true;
    this.text = text;
  }

  /** What is drawn is this. */
  draw(items: string) {
    this.error = null;
    this.#typed = false;
    this.#asked = 'draw';
    this.app.request({ type: 'play', move: `${this.line.outcomes?.word} ${items}` });
  }

  /** The pasted log, entry by entry. */
  lay = () => {
    const lines = this.text
      .slice(0, LONGEST)
      .split('\n')
      .map(line => line.trim());
    this.#lines = lines.flatMap((line, at) => (line ? [at] : []));
    const log = lines.filter(Boolean);
    this.#want('text', { log });
  };

  /** Other house rules, or other players: nothing is dealt yet. */
  change(options: Record<string, OptionValue>, players: number) {
    this.#from = 0;
    if (this.app.match) this.app.match.names = []; // those of the match that it came from sit there no more
    this.#want('', { options, seats: Array(players).fill(HUMAN), log: [] });
    this.app.redraw();
  }

  /** Has the engine lay this; by its seed it is known when it comes. */
  #want(asked: '' | 'text', parts: Partial<SavedMatch> & { log: string[] }) {
    this.error = null;
    this.#typed = false;
    this.#asked = asked;
    this.#wanted = { ...this.head, ...parts, seed: random() };
    this.app.request({ type: 'open', save: this.#wanted, at: parts.log.length, eyes: this.line.eyes });
  }

  refused({ refusal, entry }: Refused) {
    const asked = this.#asked === 'text' ? 'text' : 'draw';
    this.#asked = '';
    this.#wanted = null;
    this.error = entry
      ? { in: asked, refusal: entry.refusal, line: this.#lines[entry.number - 1] + 1, text: entry.text }
      : { in: asked, refusal };
    this.line.control.parts.scene.undecided();
    this.app.announce(this.inWords(), true);
    this.app.redraw();
    if (entry) this.#select(this.#lines[entry.number - 1]);
  }

  /** What is wrong there, if anything is. */
  wrong(where: 'draw' | 'text') {
    return this.error?.in === where ? this.inWords() : '';
  }

  /** What is wrong, and in which line. */
  inWords() {
    const { app, error } = this;
    if (!error) return '';
    const why = app.say(`refusal-${error.refusal.rule}`, error.refusal.args);
    return error.line ? app.say('study-bad-line', { line: error.line, entry: error.text ?? '', why }) : why;
  }

  /** Marks a line of the text. */
  #select(line: number) {
    const area = document.querySelector<HTMLTextAreaElement>('#study-text');
    const before = this.text.split('\n').slice(0, line);
    const start = before.reduce((sum, each) => sum + each.length + 1, 0);
    area?.focus();
    area?.setSelectionRange(start, start + (this.text.split('\n')[line]?.length ?? 0));
  }
}
