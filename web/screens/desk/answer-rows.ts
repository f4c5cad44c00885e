import type { Candidate } from '../../protocol.d.ts';
import type { Draft } from './draft.ts';
import type { Examiner } from './examiner.ts';
import type { DraftStep, Kind, Stand } from './step-editor.ts';
import { isSaid, isThere, kindOf, standOf } from './step-editor.ts';

export const MANY = 12; // moves of which nothing is said yet, until they are taken together

/** A legal move, and what a step says of it. */
export interface Row extends Candidate {
  stand: Stand;
  /** Is it covered by what is said of all others? */
  covered: boolean;
}

/** The tasks that a move, or cards for one, answer. */
const MOVED: readonly Kind[] = ['move', 'forbidden', 'playable', 'play'];

/** What the steps of a lesson say of moves and answers, held against the rules, and what they leave open. */
export class Judged {
  constructor(
    readonly draft: Draft,
    readonly examiner: Examiner,
  ) {}

  #examined(step: DraftStep) {
    return this.examiner.of(this.draft.lesson, step);
  }

  /** Has the rules' engine said that the position cannot be? */
  isBroken(step: DraftStep) {
    return this.#examined(step) === null;
  }

  /** The cards that may be played, as the rules say. */
  playableIn(step: DraftStep): readonly string[] {
    return this.#examined(step)?.items ?? [];
  }

  /** The legal moves of a step, each with what it is worth. */
  rowsOf(step: DraftStep): Row[] {
    const legal = (this.#examined(step)?.moves ?? []).filter(({ stands }) => stands !== 'refused');
    return legal.map(each => {
      const own = standOf(step, each.move);
      const alike = !own && !!step.like?.length && each.stands === 'right';
      const covered = !own && !alike && isSaid(step.other);
      return { ...each, stand: own || (alike ? 'right' : covered ? 'wrong' : ''), covered };
    });
  }

  /** Those of the step that is written at. */
  get rows(): Row[] {
    const { step } = this.draft;
    return step ? this.rowsOf(step) : [];
  }

  /** What a step says that is not so in this position: of a move that is none, or is not forbidden; of a wrong answer that is right. */
  strayIn(step: DraftStep): string[] {
    const kind = kindOf(step);
    if (kind === 'forbidden') return this.#allowedIn(step);
    const right = kind === 'number' ? step.number?.is : kind === 'seat' ? step.seat?.is : undefined;
    if (right !== undefined) return Object.keys(step.wrong ?? {}).filter(answer => answer === String(right));
    return kind === 'move' ? this.#noMovesIn(step) : [];
  }

  /** What is to be tried in vain, and is not in vain. */
  #allowedIn(step: DraftStep) {
    const refused = this.examiner.refusedIn(this.draft.lesson, step);
    if (!refused || !this.#examined(step)) return [];
    const rules = new Map(refused.map(({ move, refusal }) => [move, refusal?.rule]));
    return Object.entries(step.forbidden ?? {}).flatMap(([move, rule]) => (rules.get(move) === rule ? [] : [move]));
  }

  #noMovesIn(step: DraftStep) {
    const found = this.#examined(step);
    if (!found || found.more) return [];
    const legal = new Set(found.moves.map(({ move }) => move));
    const named = [...(step.accept ?? []), ...Object.keys(step.advise ?? {}), ...Object.keys(step.wrong ?? {})];
    return named.filter(move => !legal.has(move));
  }

  /** How many questions a step leaves open: no answer is right, or of some move nothing is said. */
  openIn(step: DraftStep): number {
    if (!step.setup?.length) return 1;
    const broken = this.#examined(step) === null ? 1 : 0;
    return broken + this.wordless(step) + this.unsettled(step);
  }

  /** One question, until a step has a heading and asks something. */
  wordless(step: DraftStep) {
    return isSaid(step.title) && isSaid(step.ask) ? 0 : 1;
  }

  /** How many questions about its answers are open. */
  unsettled(step: DraftStep) {
    return this.strayIn(step).length + this.#unanswered(step);
  }

  #unanswered(step: DraftStep): number {
    const kind = kindOf(step);
    if (kind === 'forbidden' && !isThere(step.forbidden)) return 1;
    if (kind === 'choice') return Object.values(step.answers ?? {}).filter(isSaid).length < 2 ? 1 : 0;
    if (this.#examined(step) === null) return 0;
    if (this.standsStill(step)) return 1;
    if (kind !== 'move') return 0;
    const rows = this.rowsOf(step);
    const undecided = rows.filter(({ stand }) => !stand).length;
    if (undecided) return undecided > MANY ? 1 : undecided; // many are one: what of all the others?
    return rows.some(({ stand }) => stand === 'right') ? 0 : 1;
  }

  /** Is a move asked for where nobody has one to make? */
  standsStill(step: DraftStep) {
    const found = this.#examined(step);
    return !!found && MOVED.includes(kindOf(step)) && !found.moves.length && !found.items.length;
  }

  /** How many are open in each step. */
  get open() {
    return this.draft.steps.map(step => this.openIn(step));
  }

  /** Of the lesson as a whole: it has a name, and a step. */
  get openAtAll() {
    const { lesson, steps } = this.draft;
    return (isSaid(lesson.title) ? 0 : 1) + (steps.length ? 0 : 1);
  }
}
