/** Problems that train a player's judgement: which come next, and what the player's answers say. */

import type { Display, GameCatalogue, Params, Preferences, Stores, Wording } from '../app.ts';
import type { Problem, Training } from '../protocol.d.ts';
import { dateOf, daysUntil, today } from '../storage/dates.ts';
import type { Mistake, ProblemAnswer } from '../storage/stored-types.ts';
import { estimate, SURE } from './estimate.ts';
import { fetchedFile, requiredFile } from './fetched-file.ts';
import { setInWords } from './house-rules.ts';
import { isDue } from './mistakes.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf, titleId } from './offers.ts';
import type { Played } from './skill.ts';
import { lossInPoints } from './verdict.ts';

/** Problems in a session. */
export const SESSION = 10;
/** Problems of one kind, after a review. */
export const FEW = 3;

/** Ways to choose problems, as the address names them: mixed, of one kind, or the problem of the day. */
export const MIXED = 'mixed';
export const KIND = 'kind';
export const DAY = 'day';
/** The address at which a teacher makes a set of problems for a class. */
export const CLASS = 'class';

const fileOf = (game: string) => `./data/problems/${game}.json`;

/** The problems of a game, and what its bots lose; undefined while that loads. */
export const trainingOf = (app: Display, game: string): Training | undefined =>
  requiredFile(app, fileOf(game)) as Training | undefined;

/** All problems of a game; undefined while they load. */
export const problemsOfGame = (app: Display, game: string): Problem[] | undefined => trainingOf(app, game)?.problems;

/** The problems of an offer, or those of its game if it has none; undefined while they load. */
export const problemsOf = (app: GameCatalogue & Display, what: Offer): Problem[] | undefined =>
  ofOffer(app, what, problemsOfGame(app, what.game.name));

function ofOffer(app: GameCatalogue, { game, key }: Offer, all: Problem[] | undefined): Problem[] | undefined {
  const own = all?.filter(({ options }) => offerOf(app, { game: game.name, options })?.key === key);
  return own?.length ? own : all;
}

/** How many problems of a kind an offer has; 0 before they have loaded, without a notice if they cannot be. */
export const countOf = (app: GameCatalogue & Display, what: Offer, kind: string) => {
  const training = fetchedFile(app, fileOf(what.game.name)) as Training | null | undefined;
  return ofOffer(app, what, training?.problems)?.filter(isOfTheme(kind)).length ?? 0;
};

/** True for the problems of a theme: the best move or the mistake is of this kind, so that it tells no answer. */
export const isOfTheme =
  (theme: string) =>
  ({ kind, mistake }: Problem) =>
    kind === theme || mistake === theme;

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

/** Title of the problems of a kind, even before the game's own words are loaded. */
export function themeOf(app: Wording, { game }: Offer, kind: string) {
  const id = titleId(game, `theme-${kind}`);
  return app.has(id) ? app.say(id) : kind;
}

/** The problem of a day: every device that has this build shows the same one. */
export function problemOfDay(problems: readonly Problem[], date: string): Problem | undefined {
  const inOrder = [...problems].sort((one, other) => (one.id < other.id ? -1 : 1));
  return inOrder[daysUntil(date, '1970-01-01') % inOrder.length];
}

/** The problems that an address names; undefined while they load. One problem may be of any preset of its game. */
export function problemsAt(app: GameCatalogue & Display, params: Params): readonly Problem[] | undefined {
  const { what, which, kind } = addressed(app, params);
  if (!what) return [];
  if (which === MIXED) return problemsOf(app, what);
  if (which === KIND) return problemsOf(app, what)?.filter(isOfTheme(kind));
  if (which === DAY) return problemsOf(app, what)?.filter((each, _, all) => each === problemOfDay(all, today()));
  return problemsOfGame(app, what.game.name)?.filter(({ id }) => id === which);
}

/** The player's answer to the problem of today; undefined before it, null while the problems load. */
export function answerOfDay(app: GameCatalogue & Display & Stores, what: Offer): ProblemAnswer | undefined | null {
  const problems = problemsOf(app, what);
  if (!problems) return null;
  const id = problemOfDay(problems, today())?.id;
  return app.training.of(what.game.name).find(each => each.id === id && dateOf(each.when) === today());
}

/** The id under which a problem of a game stands among the player's mistakes. */
export const mistakeOf = (game: string, { id, log }: Problem) => `problem/${game}/${id}/${log.length}`;

/** Problems that are due again today. */
export const dueAmong = (game: string, problems: readonly Problem[], mistakes: readonly Mistake[]) => {
  const due = new Set(mistakes.filter(isDue).map(({ id }) => id));
  return problems.filter(problem => due.has(mistakeOf(game, problem)));
};

/** A decision of some kind, and what it cost: in a problem or in a reviewed match. */
export type Lost = Pick<ProblemAnswer, 'kind' | 'loss'>;

/** The decisions of reviewed matches that were not plain, with their losses in points. */
export const lostIn = (played: readonly Pick<Played, 'review'>[]): Lost[] =>
  played.flatMap(({ review }) =>
    review.judged.filter(({ plain }) => !plain).map(one => ({ kind: one.kind, loss: lossInPoints(review, one) })),
  );

/** What the player's decisions of one kind say. */
export interface KindResult {
  kind: string;
  /** Number of problems of this kind. */
  problems: number;
  /** Number of decisions: answers, and decisions of reviewed matches. */
  decisions: number;
  /** Mean loss of a decision, with its standard error; the error is infinite for a single decision. */
  loss: number;
  error: number;
}

/** Results by kind: those that cost most first, then those in doubt, then those without a decision. */
export function resultsByKind(problems: readonly Problem[], lost: readonly Lost[]): KindResult[] {
  const kinds = [...new Set(problems.map(({ kind }) => kind))];
  const results = kinds.map(kind => resultOf(kind, problems, lost));
  const rank = (one: KindResult) => (one.decisions ? Number(isInDoubt(one)) : 2);
  return results.sort(
    (one, other) => rank(one) - rank(other) || other.loss - one.loss || other.problems - one.problems,
  );
}

/** True if the loss may be 0. */
export const isInDoubt = ({ loss, error }: KindResult) => loss > 0 && SURE * error >= loss;

function resultOf(kind: string, problems: readonly Problem[], lost: readonly Lost[]): KindResult {
  const losses = lost.filter(one => one.kind === kind).map(({ loss }) => loss);
  const { mean, error } = estimate(losses);
  const count = problems.filter(isOfTheme(kind)).length;
  return { kind, problems: count, decisions: losses.length, loss: mean, error };
}

/**
 * Choose the problems of a session: those that are due, then others. A kind comes the oftener, the more the player
 * loses at it in problems and in reviewed matches (`lost`); of one kind, those come first that were not answered yet, or
 * longest ago. Of a theme, as many have their best move of its kind as another one. No problem shows how another one of
 * the session went on.
 */
export function chosen(
  problems: readonly Problem[],
  due: readonly Problem[],
  { answers, lost, theme }: { answers: readonly ProblemAnswer[]; lost: readonly Lost[]; theme?: string },
  count: number,
  random: () => number = Math.random,
): Problem[] {
  const picked: Problem[] = [];
  const add = (problem: Problem) =>
    picked.length < count && !picked.some(one => isOfSameMatch(one, problem)) && picked.push(problem);
  due.forEach(add);
  const queues = queuesOf(
    problems.filter(each => !due.includes(each)),
    ({ kind }) => (theme ? String(kind === theme) : kind),
    answers,
    random,
  );
  const weights = theme ? new Map<string, number>() : weightsOf(problems, [...answers, ...lost]);
  while (picked.length < count && queues.size) {
    const group = drawn([...queues.keys()], each => weights.get(each) ?? 1, random);
    const queue = queues.get(group) as Problem[];
    add(queue.shift() as Problem);
    if (!queue.length) queues.delete(group);
  }
  return picked;
}

/** True if one log goes on where the other ends. */
function isOfSameMatch({ log: one }: Problem, { log: other }: Problem) {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((entry, at) => entry === other[at]);
}

/** The problems of each group in the order in which they come. */
function queuesOf(
  problems: readonly Problem[],
  groupOf: (problem: Problem) => string,
  answers: readonly ProblemAnswer[],
  random: () => number,
) {
  const latest = new Map(answers.map(({ id, when }) => [id, when]));
  const keyed = problems.map(problem => ({ problem, when: latest.get(problem.id) ?? 0, order: random() }));
  keyed.sort((one, other) => one.when - other.when || one.order - other.order);
  const queues: Map<string, Problem[]> = new Map();
  for (const { problem } of keyed) {
    const group = groupOf(problem);
    queues.set(group, [...(queues.get(group) ?? []), problem]);
  }
  return queues;
}

/** Weights of the kinds: an unknown kind counts as an average one, and none counts less than half of that. */
function weightsOf(problems: readonly Problem[], lost: readonly Lost[]) {
  const results = resultsByKind(problems, lost);
  const known = results.filter(({ decisions }) => decisions);
  const average = known.reduce((sum, { loss }) => sum + loss, 0) / (known.length || 1) || 1;
  return new Map(results.map(({ kind, decisions, loss }) => [kind, average / 2 + (decisions ? loss : average / 2)]));
}

function drawn(kinds: readonly string[], weight: (kind: string) => number, random: () => number) {
  let left = random() * kinds.reduce((sum, kind) => sum + weight(kind), 0);
  for (const kind of kinds) {
    left -= weight(kind);
    if (left < 0) return kind;
  }
  return kinds[kinds.length - 1];
}
