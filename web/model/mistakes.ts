/** The player's own mistakes, as the screens show them. */

import type { Display, GameCatalogue, Stores, WordArgs, Wording } from '../app.ts';
import { isDie } from '../art/die.ts';
import type { Reviewed } from '../protocol.d.ts';
import { dateOf, daysUntil, today } from '../storage/dates.ts';
import { misfit } from '../storage/match-shape.ts';
import type { Mistake } from '../storage/stored-types.ts';
import { tagOf } from '../words/languages.ts';
import type { Offer } from './offers.ts';
import { artOf, gameWord, offerOf, titleId } from './offers.ts';

const EACH = 40; // seconds that one mistake takes

/** Return the mistakes in games that this page has. */
export const fittingMistakes = async (app: GameCatalogue & Stores) =>
  (await app.mistakes.all()).filter(({ head }) => misfit(app.catalogue, head) === null);

/** Read the mistakes in games that this page has, the next due first; then redraw. */
export async function readMistakes(
  app: GameCatalogue & Stores & Display,
  take: (mistakes: Mistake[]) => void,
): Promise<void> {
  const fitting = await fittingMistakes(app);
  take(fitting.sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)) || other.when - one.when));
  app.redraw();
}

/** Return the date on which the match of a mistake was played. */
export const dateOfMistake = ({ played, when }: Pick<Mistake, 'played' | 'when'>) => played ?? dateOf(when);

/** True if a mistake is due today or before. */
export const isDue = ({ due }: Mistake) => daysUntil(due, today()) <= 0;

/** The offer in which the mistake was made. */
export const offerOfMistake = (app: GameCatalogue, { head }: Mistake) => offerOf(app, head);

/** Mistakes of an offer, or all if none is given. */
export const ofOffer = (app: GameCatalogue, mistakes: readonly Mistake[], what: Offer | undefined) =>
  mistakes.filter(each => !what || offerOfMistake(app, each)?.key === what.key);

/** Estimated minutes for a number of mistakes. */
export const minutesFor = (count: number) => Math.max(1, Math.round((count * EACH) / 60));

/** Kind of decision of a mistake, in words; the game's name if its own words are not loaded. */
export function kindInWords(app: Wording, what: Offer | undefined, kind: string) {
  const id = what ? titleId(what.game, `decision-${kind}`) : '';
  return app.has(id) ? app.say(id) : gameWord(app, what, 'game');
}

/** The cards or dice that the message of a move names. */
const thingsOf = ({ weighed }: Reviewed, move: string) => {
  const { cards, dice } = weighed.find(each => each.move === move)?.say.args ?? {};
  return `${cards ?? dice ?? ''}`.split(' ').filter(Boolean);
};

/** The message that titles a mistake, with the cards or dice of the wrong move, or else of the better one. */
function title(app: Wording & GameCatalogue, mistake: Mistake): [id: string, args: WordArgs] {
  const { reviewed } = mistake;
  const kind = kindInWords(app, offerOfMistake(app, mistake), reviewed.kind);
  const [own, better] = [thingsOf(reviewed, reviewed.move), thingsOf(reviewed, reviewed.best)];
  if (own.length && own.every(isDie)) return ['mistake-dice', { kind, dice: own.join(' ') }];
  if (own.length) return ['mistake-what', { kind, cards: own }];
  return better.some(name => !isDie(name)) ? ['mistake-better', { kind, cards: better }] : ['mistake-kind', { kind }];
}

/** Title of a mistake, with its cards drawn. */
export const titleRich = (app: Wording & GameCatalogue, mistake: Mistake) => app.rich(...title(app, mistake));

/** Title of a mistake as plain text. */
export const titlePlain = (app: Wording & GameCatalogue, mistake: Mistake) => app.say(...title(app, mistake));

/** When a mistake is due: now, tomorrow, in some days. */
export function whenInWords(app: Wording, due: string) {
  const days = daysUntil(due, today());
  if (days <= 0) return app.say('mistake-now');
  return new Intl.RelativeTimeFormat(tagOf(app.language), { numeric: 'auto' }).format(days, 'day');
}

const DICE = 3; // dice that there is room for

/** Picture of a mistake: the first card or the dice of the wrong move; else the game's picture. */
export function artOfMistake(app: Wording & GameCatalogue, { head, reviewed }: Mistake) {
  const drawn = thingsOf(reviewed, reviewed.move);
  const names = drawn.length ? drawn : artOf(app, offerOf(app, head));
  return names.slice(0, names.every(isDie) ? DICE : 1);
}
