/** Edits of a lesson step: its kind of task, and its answer to each move. */

import type { Language, Text } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';

export type DraftStep = LessonDocument['step'][number];

/** Kinds of tasks. */
export const KINDS = ['move', 'forbidden', 'playable', 'number', 'seat', 'choice', 'play'] as const;
export type Kind = (typeof KINDS)[number];

/** How the lesson marks a legal move; '' until the author decides. */
export type MoveMark = 'right' | 'poor' | 'wrong' | '';
export const STANDS = ['right', 'poor', 'wrong'] as const;

/** True if the value is a non-empty object, or another truthy value. */
export const isThere = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : !!value;

/** The kind of a step's task; "move" if it names no other. */
export const kindOf = (step: DraftStep): Kind => KINDS.find(kind => kind !== 'move' && !!step[kind]) ?? 'move';

const TASKS = ['accept', 'like', 'forbidden', 'playable', 'number', 'seat', 'choice', 'play'] as const;

/** Initial fields of each kind; the author chooses moves and forbidden tries later. */
const FRESH: Record<Kind, (step: DraftStep) => Partial<DraftStep>> = {
  move: () => ({}),
  forbidden: () => ({ forbidden: {} }),
  playable: () => ({ playable: true }),
  number: () => ({ number: { is: 0 } }),
  seat: step => ({ seat: { is: step.me ?? 0 } }),
  choice: () => ({ choice: { is: 'a', among: ['a', 'b'] }, answers: { a: {}, b: {} } }),
  play: () => ({ play: 'trick' }),
};

/** Change the kind of the task; answers to the previous task are deleted. */
export function turnTo(step: DraftStep, kind: Kind) {
  for (const task of TASKS) delete step[task];
  for (const said of ['advise', 'wrong', 'other', 'then'] as const) delete step[said];
  if (kind !== 'choice') delete step.answers;
  Object.assign(step, FRESH[kind](step));
}

/** Replace the position; answers to moves of the previous position are deleted. */
export function layAnew(step: DraftStep, position: Pick<DraftStep, 'options' | 'seats' | 'setup' | 'me'>) {
  for (const said of ['accept', 'like', 'forbidden', 'refuse', 'advise', 'wrong', 'other', 'then', 'after'] as const)
    delete step[said];
  Object.assign(step, position);
}

/** How the step marks a move. */
export function markOf(step: DraftStep, move: string): MoveMark {
  if (step.accept?.includes(move)) return 'right';
  if (Object.hasOwn(step.advise ?? {}, move)) return 'poor';
  return Object.hasOwn(step.wrong ?? {}, move) ? 'wrong' : '';
}

/** Mark a legal move as right, poor or wrong; the text for a poor move is kept if it becomes wrong, and vice versa. */
export function setMark(step: DraftStep, move: string, stand: MoveMark) {
  const said = saidTo(step, move);
  step.accept = (step.accept ?? []).filter(each => each !== move);
  for (const name of ['advise', 'wrong'] as const)
    step[name] = Object.fromEntries(Object.entries(step[name] ?? {}).filter(([each]) => each !== move));
  if (stand === 'right') step.accept.push(move);
  if (stand === 'poor') step.advise = { ...step.advise, [move]: said };
  if (stand === 'wrong') step.wrong = { ...step.wrong, [move]: said };
  for (const name of ['accept', 'advise', 'wrong'] as const) if (!isThere(step[name])) delete step[name];
}

/** The text for a poor or wrong move. */
export const saidTo = (step: DraftStep, move: string): Text => step.advise?.[move] ?? step.wrong?.[move] ?? {};

/** Set the text for a poor or wrong move. */
export function sayTo(step: DraftStep, move: string, words: Text) {
  const stand = markOf(step, move);
  if (stand === 'poor') step.advise = { ...step.advise, [move]: words };
  if (stand === 'wrong') step.wrong = { ...step.wrong, [move]: words };
}

/** Set the text for a wrong answer; null deletes it. */
export function sayToWrong(step: DraftStep, answer: string, words: Text | null) {
  const { [answer]: _, ...rest } = step.wrong ?? {};
  step.wrong = words ? { ...step.wrong, [answer]: words } : rest;
  if (!isThere(step.wrong)) delete step.wrong;
}

/** The next mark in the cycle right, poor, wrong. */
export const after = (stand: MoveMark): MoveMark => STANDS[(STANDS.indexOf(stand as 'right') + 1) % STANDS.length];

/** Return the text with one language replaced; a blank text removes the language. */
export function worded(text: Text | undefined, language: Language, said: string): Text {
  const { [language]: _, ...rest } = text ?? {};
  return said.trim() ? { ...rest, [language]: said } : rest;
}

/** True if the text is not blank in some language. */
export const isSaid = (text: Text | undefined) => Object.values(text ?? {}).some(said => said?.trim());
