/** A step as it is being written: which task it sets, and what is said to each move. */

import type { Language, Text } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';

export type DraftStep = LessonDocument['step'][number];

export const KINDS = ['move', 'forbidden', 'playable', 'number', 'seat', 'choice', 'play'] as const;
export type Kind = (typeof KINDS)[number];

/** What a legal move is worth to the lesson; '' as long as nobody has said. */
export type Stand = 'right' | 'poor' | 'wrong' | '';
export const STANDS = ['right', 'poor', 'wrong'] as const;

/** A text that may lack a language. */
export type Words = Partial<Text>;

/** Is there anything in it? */
export const isThere = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : !!value;

/** A move is the usual thing to ask for. */
export const kindOf = (step: DraftStep): Kind => KINDS.find(kind => kind !== 'move' && !!step[kind]) ?? 'move';

const TASKS = ['accept', 'like', 'forbidden', 'playable', 'number', 'seat', 'choice', 'play'] as const;

/** What each kind begins with; of a move, and of what is to be tried, nothing is known yet. */
const FRESH: Record<Kind, (step: DraftStep) => Partial<DraftStep>> = {
  move: () => ({}),
  forbidden: () => ({ forbidden: {} }),
  playable: () => ({ playable: true }),
  number: () => ({ number: { is: 0 } }),
  seat: step => ({ seat: { is: step.me ?? 0 } }),
  choice: () => ({ choice: { is: 'a', among: ['a', 'b'] }, answers: { a: {}, b: {} } }),
  play: () => ({ play: 'trick' }),
};

/** It asks for something else; what was said to other answers was said of those. */
export function turnTo(step: DraftStep, kind: Kind) {
  for (const task of TASKS) delete step[task];
  for (const said of ['advise', 'wrong', 'other', 'then'] as const) delete step[said];
  if (kind !== 'choice') delete step.answers;
  Object.assign(step, FRESH[kind](step));
}

/** Another position lies there: what was said to moves, and what follows them, was said of the one before. */
export function layAnew(step: DraftStep, position: Pick<DraftStep, 'options' | 'seats' | 'setup' | 'me'>) {
  for (const said of ['accept', 'like', 'forbidden', 'refuse', 'advise', 'wrong', 'other', 'then', 'after'] as const)
    delete step[said];
  Object.assign(step, position);
}

export function standOf(step: DraftStep, move: string): Stand {
  if (step.accept?.includes(move)) return 'right';
  if (Object.hasOwn(step.advise ?? {}, move)) return 'poor';
  return Object.hasOwn(step.wrong ?? {}, move) ? 'wrong' : '';
}

/** A legal move is right, poor or wrong from now on; what is said to it goes along. */
export function setStand(step: DraftStep, move: string, stand: Stand) {
  const said = saidTo(step, move);
  step.accept = (step.accept ?? []).filter(each => each !== move);
  for (const name of ['advise', 'wrong'] as const)
    step[name] = Object.fromEntries(Object.entries(step[name] ?? {}).filter(([each]) => each !== move));
  if (stand === 'right') step.accept.push(move);
  if (stand === 'poor') step.advise = { ...step.advise, [move]: said };
  if (stand === 'wrong') step.wrong = { ...step.wrong, [move]: said };
  for (const name of ['accept', 'advise', 'wrong'] as const) if (!isThere(step[name])) delete step[name];
}

/** What a poor or a wrong move is told. */
export const saidTo = (step: DraftStep, move: string): Words => step.advise?.[move] ?? step.wrong?.[move] ?? {};

export function sayTo(step: DraftStep, move: string, words: Words) {
  const stand = standOf(step, move);
  if (stand === 'poor') step.advise = { ...step.advise, [move]: words };
  if (stand === 'wrong') step.wrong = { ...step.wrong, [move]: words };
}

/** What a wrong answer is told from now on; null: nothing of its own. */
export function sayToWrong(step: DraftStep, answer: string, words: Words | null) {
  const { [answer]: _, ...rest } = step.wrong ?? {};
  step.wrong = words ? { ...step.wrong, [answer]: words } : rest;
  if (!isThere(step.wrong)) delete step.wrong;
}

/** Touched once more: right, poor, wrong, right. */
export const after = (stand: Stand): Stand => STANDS[(STANDS.indexOf(stand as 'right') + 1) % STANDS.length];

/** The text with this said in one language; without it where nothing is. */
export function worded(text: Words | undefined, language: Language, said: string): Words {
  const { [language]: _, ...rest } = text ?? {};
  return said.trim() ? { ...rest, [language]: said } : rest;
}

/** Is anything said, in any language? */
export const isSaid = (text: Words | undefined) => Object.values(text ?? {}).some(said => said?.trim());
