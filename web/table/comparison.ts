/** The player's result compared with other results from the same deal. */

import { html, nothing } from 'lit-html';
import type { GameCatalogue, Wording } from '../app.ts';
import { dotted } from '../art/widgets.ts';
import { dayOf } from '../model/daily.ts';
import { ahead, helpIn, nameOfRival, scoreIn, scoreInWords } from '../model/score.ts';
import { isResultPending } from '../model/strong-result.ts';
import type { Score, StoredMatch } from '../storage/stored-types.ts';
import { readStrongResults } from '../storage/strong-result-store.ts';

const row = (who: string, score: unknown, verdict: unknown = nothing) =>
  html`<li><span><b>${who}</b> <small>${score}</small></span>${verdict}</li>`;

/** A tag that says whether the player beat the other score. */
const verdict = (app: Wording & GameCatalogue, { head }: StoredMatch, own: Score, other: Score) => {
  const points = ahead(app, head, own, other);
  const which = points > 0 ? 'beaten' : points < 0 ? 'not-beaten' : 'level';
  return html`<span class="tag" data-tone=${points > 0 ? 'good' : nothing}>${app.say(`score-${which}`, { points: Math.abs(points) })}</span>`;
};

const ofRival = (app: Wording & GameCatalogue, match: StoredMatch, own: Score) => {
  const { rival } = match;
  if (!rival) return nothing;
  const told = dotted([scoreInWords(app, rival), ...helpIn(app, rival)]);
  return row(app.say('rival-says', { name: nameOfRival(app, rival) }), told, verdict(app, match, own, rival));
};

const ofBot = (app: Wording & GameCatalogue, match: StoredMatch, own: Score) => {
  const seed = String(match.head.seed);
  const par = dayOf(app, match) ? readStrongResults()[seed] : undefined;
  if (par) return row(app.say('par'), scoreInWords(app, par), verdict(app, match, own, par));
  return isResultPending(seed) ? row(app.say('par'), app.say('par-reckoning')) : nothing;
};

/** The comparison after a daily deal or a friend's challenge: the player, the rival and the bot. */
export const compared = (app: Wording & GameCatalogue, match: StoredMatch) => {
  const own = match.result && scoreIn(match.result);
  if (!own || !(match.rival || dayOf(app, match))) return nothing;
  return html`<section class="comparison" aria-labelledby="compared"><h3 id="compared">${app.say('same-cards')}</h3>
    <ul role="list">${row(app.say('you'), scoreInWords(app, own))}${ofRival(app, match, own)}${ofBot(app, match, own)}</ul></section>`;
};
