import type { Wording } from '../app.ts';
import { WHOLE, written } from '../model/verdict.ts';
import type { Reviewed, Sentence, Unit } from '../protocol.d.ts';
import { argsOf, cardsIn, hintMessage } from '../table/view-queries.ts';
import { figure } from '../words/numbers.ts';

/** A loss or gain without its sign: "13.9 points", or "13 % of the chance to win". */
export const amountOf = (app: Wording, value: number, unit: Unit) => {
  const count = Math.abs(written(value, unit));
  return app.say(unit === 'chance' ? 'review-chance' : 'review-points', { amount: figure(app, count), count });
};

/** A loss in points as a bare figure with one decimal: "4.2". */
export const figureOf = (app: Wording, value: number) =>
  figure(app, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A value with its sign. */
export const worthOf = (app: Wording, value: number, unit: Unit) => {
  const shown = written(value, unit);
  if (unit === 'chance') return app.say('review-percent', { percent: shown });
  return figure(app, shown, { minimumFractionDigits: Number.isInteger(shown) && Math.abs(shown) >= WHOLE ? 0 : 1 });
};

/** What makes most of a clear loss, as a sentence; '' if no part of the score does. */
export const sourceOf = (app: Wording, { source }: Pick<Reviewed, 'source'>) =>
  app.has(`part-${source}`) ? app.say('review-source', { part: app.say(`part-${source}`) }) : '';

/** A move in words, with its cards drawn. */
export const moveRich = (app: Wording, say: Sentence) => app.rich(hintMessage(app, say), argsOf(say));

/** A move as plain text. */
export const movePlain = (app: Wording, say: Sentence) => app.say(hintMessage(app, say), argsOf(say));

/** The cards that a move names. */
export const cardsOf = (say: Sentence | undefined) => cardsIn(say?.args);

const NOTHING: Sentence = { id: 'pass', seat: null, args: {} };

/** The played and the better move, as the game's messages name them. */
export const bothOf = ({ move, best, weighed }: Reviewed) => {
  const sentenceOf = (text: string) => weighed.find(each => each.move === text)?.say ?? NOTHING;
  return { own: sentenceOf(move), better: sentenceOf(best) };
};
