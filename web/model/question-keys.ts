/** The keys that ask about the table, such as T for what is on it: the player may choose other letters. */

import type { Preferences } from '../app.ts';

/** What can be asked, in the order of the letters in `Settings.questionKeys`. */
export const QUESTIONS = ['table', 'hand', 'points', 'last', 'why'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Return the letter of a question, in lower case. */
export const letterFor = ({ settings }: Preferences, question: Question) =>
  settings.questionKeys[QUESTIONS.indexOf(question)];

/** Return the question that a letter asks; undefined if none. */
export const questionAt = ({ settings }: Preferences, letter: string): Question | undefined =>
  letter.length === 1 ? QUESTIONS[settings.questionKeys.indexOf(letter)] : undefined;

/** Why a letter cannot ask this question: it is no Latin letter, or another question has it; '' if it can. */
export function faultInLetter(app: Preferences, question: Question, letter: string): '' | 'no-letter' | Question {
  if (!/^[a-z]$/.test(letter)) return 'no-letter';
  const other = questionAt(app, letter);
  return other && other !== question ? other : '';
}

/** Let a letter ask this question, unless another question has it. */
export function setLetter(app: Preferences, question: Question, letter: string) {
  const why = faultInLetter(app, question, letter);
  const letters = QUESTIONS.map(each => (each === question ? letter : letterFor(app, each)));
  if (!why) app.set('questionKeys', letters.join(''));
  return why;
}
