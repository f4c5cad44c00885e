import type { Candidate } from '../../protocol.d.ts';
import type { Draft } from './draft.ts';
import type { DraftStep, Kind, MoveMark } from './draft-step.ts';
import { isSaid, isThere, kindOf, markOf } from './draft-step.ts';
import type { Examiner } from './examiner.ts';

export const MANY = 12; // more undecided moves than this count as one question

/** A legal move and how the step marks it. */
export interface Row extends Candidate {
  stand: MoveMark;
  /** True if only the text for all other moves marks it. */
  covered: boolean;
}

/** Kinds of tasks that are answered by a move or by cards. */
const MOVED: readonly Kind[] = ['move', 'forbidden', 'playable', 'play'];

/** Compares the marks and texts of a lesson's steps with the rules, and counts the open questions. */
export class StepChecks {
  constructor(
    readonly draft: Draft,
    readonly examiner: Examiner,
  ) {}

  #examined(step: DraftStep) {
    return this.examiner.of(this.draft.lesson, step);
  }

  /** True if the engine has refused the position. */
  isBroken(step: DraftStep) {
    return this.#examined(step) === null;
  }

  /** The playable cards by the rules; empty until they are known. */
  playableIn(step: DraftStep): readonly string[] {
    return this.#examined(step)?.items ?? [];
  }

  /** The legal moves of a step, each with its mark. */
  rowsOf(step: DraftStep): Row[] {
    const legal = (this.#examined(step)?.moves ?? []).filter(({ stands }) => stands !== 'refused');
    return legal.map(each => {
      const own = markOf(step, each.move);
      const alike = !own && !!step.like?.length && each.stands === 'right';
      const covered = !own && !alike && isSaid(step.other);
      return { ...each, stand: own || (alike ? 'right' : covered ? 'wrong' : ''), covered };
    });
  }

  /** The rows of the current step. */
  get rows(): Row[] {
    const { step } = this.draft;
    return step ? this.rowsOf(step) : [];
  }

  /** The step's errors: named moves that are not legal, tries that the rules allow, "wrong" answers that are right. */
  strayIn(step: DraftStep): string[] {
    const kind = kindOf(step);
    if (kind === 'forbidden') return this.#allowedIn(step);
    const right = kind === 'number' ? step.number?.is : kind === 'seat' ? step.seat?.is : undefined;
    if (right !== undefined) return Object.keys(step.wrong ?? {}).filter(answer => answer === String(right));
    return kind === 'move' ? this.#illegalIn(step) : [];
  }

  /** Tries that the rules allow, or forbid by another rule than the step says. */
  #allowedIn(step: DraftStep) {
    const refused = this.examiner.refusedIn(this.draft.lesson, step);
    if (!refused || !this.#examined(step)) return [];
    const rules = new Map(refused.map(({ move, refusal }) => [move, refusal?.rule]));
    return Object.entries(step.forbidden ?? {}).flatMap(([move, rule]) => (rules.get(move) === rule ? [] : [move]));
  }

  #illegalIn(step: DraftStep) {
    const found = this.#examined(step);
    if (!found || found.more) return [];
    const legal = new Set(found.moves.map(({ move }) => move));
    const named = [...(step.accept ?? []), ...Object.keys(step.advise ?? {}), ...Object.keys(step.wrong ?? {})];
    return named.filter(move => !legal.has(move));
  }

  /** Number of open questions of a step, such as a missing right answer or an undecided move. */
  openIn(step: DraftStep): number {
    if (!step.setup?.length) return 1;
    const broken = this.#examined(step) === null ? 1 : 0;
    return broken + this.missingWordsIn(step) + this.openAnswersIn(step);
  }

  /** 1 if the step lacks a title or a question, else 0. */
  missingWordsIn(step: DraftStep) {
    return isSaid(step.title) && isSaid(step.ask) ? 0 : 1;
  }

  /** Number of open questions about the answers of a step. */
  openAnswersIn(step: DraftStep) {
    return this.strayIn(step).length + this.#unanswered(step);
  }

  #unanswered(step: DraftStep): number {
    const kind = kindOf(step);
    if (kind === 'forbidden' && !isThere(step.forbidden)) return 1;
    if (kind === 'choice') return Object.values(step.answers ?? {}).filter(isSaid).length < 2 ? 1 : 0;
    if (this.#examined(step) === null) return 0;
    if (this.hasNoMove(step)) return 1;
    if (kind !== 'move') return 0;
    const rows = this.rowsOf(step);
    const undecided = rows.filter(({ stand }) => !stand).length;
    if (undecided) return undecided > MANY ? 1 : undecided; // many undecided moves count as one, because one text for all others settles them
    return rows.some(({ stand }) => stand === 'right') ? 0 : 1;
  }

  /** True if the task needs a move but the position has none. */
  hasNoMove(step: DraftStep) {
    const found = this.#examined(step);
    return !!found && MOVED.includes(kindOf(step)) && !found.moves.length && !found.items.length;
  }

  /** Number of open questions of each step. */
  get open() {
    return this.draft.steps.map(step => this.openIn(step));
  }

  /** Number of open questions of the lesson as a whole: title and first step. */
  get openInLesson() {
    const { lesson, steps } = this.draft;
    return (isSaid(lesson.title) ? 0 : 1) + (steps.length ? 0 : 1);
  }
}
