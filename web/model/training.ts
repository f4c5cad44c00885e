/** Problems that train a player's judgement: which come next, and what the player's answers say. */

import type { Display, GameCatalogue, Params, Preferences, Wording } from '../app.ts';
import type { Problem, Training } from '../protocol.d.ts';
import { daysUntil } from '../storage/dates.ts';
import type { Mistake, ProblemAnswer } from '../storage/stored-types.ts';
import { requiredFile } from './fetched-file.ts';
import { setInWords } from './house-rules.ts';
import { isDue } from './mistakes.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf } from './offers.ts';

/** Problems in a session. */
export const SESSION = 10;
/** Problems of one kind, after a review. */
export const FEW = 3;

/** Ways to choose problems, as the address names them: mixed, or of one kind. */
export const MIXED = 'mixed';
export const KIND = 'kind';

/** All problems of a game; undefined while they load. */
export const problemsOfGame = (app: Display, game: string): Problem[] | undefined =>
  (requiredFile(app, `./data/problems/${game}.json`) as Training | undefined)?.problems;

/** The problems of an offer, or those of its game if it has none; undefined while they load. */
export function problemsOf(app: GameCatalogue & Display, { game, key }: Offer): Problem[] | undefined {
  const all = problemsOfGame(app, game.name);
  const own = all?.filter(({ options }) => offerOf(app, { game: game.name, options })?.key === key);
  return own?.length ? own : all;
}

/** Parse an address such as '#/train/hearts/kind/ducking/3' or '#/train/yahtzee/yams/mixed'. */
export const addressed = (app: GameCatalogue, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  const [which = '', kind = '', count = ''] = what?.preset ? rest.slice(1) : rest;
  return { what, which, kind, count: Number(count) || SESSION };
};

/** Address of the trainer of a game, or of a session. */
export const addressOf = ({ key }: Offer, ...which: string[]) => ['#/train', key, ...which].join('/');

/** The house rules of a problem in words; '' if they are the usual ones of this game. */
export function rulesOf(app: Wording & Preferences, what: Offer, { options, seats: count }: Problem): string {
  const usual = what.game.presets[what.preset || Object.keys(what.game.presets)[0]] ?? {};
  if (!Object.entries(options).some(([name, value]) => usual[name] !== value)) return '';
  const seats = Array.from({ length: count }, () => '');
  return app.say('house-rules-preset', { preset: setInWords(app, what, { options, seats }) });
}

/** The problem of a day: every device that has this build shows the same one. */
export function problemOfDay(problems: readonly Problem[], date: string): Problem | undefined {
  const inOrder = [...problems].sort((one, other) => (one.id < other.id ? -1 : 1));
  return inOrder[daysUntil(date, '1970-01-01') % inOrder.length];
}

/** The id under which a problem of a game stands among the player's mistakes. */
export const mistakeOf = (game: string, { id, log }: Problem) => `problem/${game}/${id}/${log.length}`;

/** Problems that are due again today. */
export const dueAmong = (game: string, problems: readonly Problem[], mistakes: readonly Mistake[]) => {
  const due = new Set(mistakes.filter(isDue).map(({ id }) => id));
  return problems.filter(problem => due.has(mistakeOf(game, problem)));
};

/** What the answers to the problems of one kind say. */
export interface KindResult {
  kind: string;
  /** Number of problems of this kind. */
  problems: number;
  answered: number;
  /** Mean loss of an answer, with its standard error; the error is infinite for a single answer. */
  loss: number;
  error: number;
}

/** Results by kind: those that cost most first, then those in doubt, then those without an answer. */
export function resultsByKind(problems: readonly Problem[], answers: readonly ProblemAnswer[]): KindResult[] {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  const results = kinds.map(kind => resultOf(kind, problems, answers));
  const rank = (one: KindResult) => (one.answered ? Number(isInDoubt(one)) : 2);
  return results.sort(
    (one, other) => rank(one) - rank(other) || other.loss - one.loss || other.problems - one.problems,
  );
}

/** True if the error of a result is as large as its value. */
export const isInDoubt = ({ loss, error }: KindResult) => loss > 0 && error >= loss;

function resultOf(kind: string, problems: readonly Problem[], answers: readonly ProblemAnswer[]): KindResult {
  const losses = answers.filter(answer => answer.kind === kind).map(({ loss }) => loss);
  const answered = losses.length;
  const loss = losses.reduce((sum, each) => sum + each, 0) / (answered || 1);
  const spread = losses.reduce((sum, each) => sum + (each - loss) ** 2, 0);
  const error = answered > 1 ? Math.sqrt(spread / (answered - 1) / answered) : Number.POSITIVE_INFINITY;
  return { kind, problems: problems.filter(each => each.kind === kind).length, answered, loss, error };
}

/**
 * Choose the problems of a session: those that are due, then others. A kind comes the oftener, the more the player
 * loses at it; of one kind, those come first that were not answered yet, or longest ago.
 */
export function chosen(
  problems: readonly Problem[],
  due: readonly Problem[],
  answers: readonly ProblemAnswer[],
  count: number,
  random: () => number = Math.random,
): Problem[] {
  const picked = due.slice(0, count);
  const queues = queuesOf(
    problems.filter(each => !due.includes(each)),
    answers,
    random,
  );
  const weights = weightsOf(problems, answers);
  while (picked.length < count && queues.size) {
    const kind = drawn([...queues.keys()], each => weights.get(each) ?? 1, random);
    const queue = queues.get(kind) as Problem[];
    picked.push(queue.shift() as Problem);
    if (!queue.length) queues.delete(kind);
  }
  return picked;
}

/** The problems of each kind in the order in which they come. */
function queuesOf(problems: readonly Problem[], answers: readonly ProblemAnswer[], random: () => number) {
  const latest = new Map(answers.map(({ id, when }) => [id, when]));
  const keyed = problems.map(problem => ({ problem, when: latest.get(problem.id) ?? 0, order: random() }));
  keyed.sort((one, other) => one.when - other.when || one.order - other.order);
  const queues: Map<string, Problem[]> = new Map();
  for (const { problem } of keyed) queues.set(problem.kind, [...(queues.get(problem.kind) ?? []), problem]);
  return queues;
}

/** Weights of the kinds: an unknown kind counts as an average one, and none counts less than half of that. */
function weightsOf(problems: readonly Problem[], answers: readonly ProblemAnswer[]) {
  const results = resultsByKind(problems, answers);
  const known = results.filter(({ answered }) => answered);
  const average = known.reduce((sum, { loss }) => sum + loss, 0) / (known.length || 1) || 1;
  return new Map(results.map(({ kind, answered, loss }) => [kind, average / 2 + (answered ? loss : average / 2)]));
}

function drawn(kinds: readonly string[], weight: (kind: string) => number, random: () => number) {
  let left = random() * kinds.reduce((sum, kind) => sum + weight(kind), 0);
  for (const kind of kinds) {
    left -= weight(kind);
    if (left < 0) return kind;
  }
  return kinds[kinds.length - 1];
}
