import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, GameCatalogue, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { isDie } from '../../art/die.ts';
import { dotted, fan, startButton } from '../../art/widgets.ts';
import { humansOf } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { artOf, gameRich, gameWord, offerOf, tintOf } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { Glance, StoredMatch } from '../../storage/stored-types.ts';
import { dateIn } from '../../words/formatting.ts';

const SHOWN = 8; // cards of a hand

/** A card for the latest unfinished match, with the player's real hand. */
export function resumeCard(app: Wording & GameCatalogue & Tables, match: StoredMatch) {
  const { glance } = match;
  const what = offerOf(app, match.head);
  return html`<section class="surface resume" data-game=${what?.key ?? nothing} data-tint=${tintOf(what)}>
    <div class="words">
      <p class="overline">${app.say('left-unfinished')}${match.practice ? html` · ${app.say('practice-match')}` : nothing}</p>
      <h2>${gameRich(app, what, 'game')}</h2>
      ${glance ? html`<p>${dotted(statusOf(app, match, glance))}</p>` : nothing}
    </div>
    ${startButton(app, match.id, app.say('resume'), () => app.resume(match.id), 'primary')}
    ${fan(glance?.items.length ? spread(glance.items) : covered(app, what))}
  </section>`;
}

/** Whose turn it is, the match's caption and the viewer's place. */
const statusOf = (app: Wording, { head }: StoredMatch, { to_act, seat, caption, place }: Glance) => {
  const id = `caption-${caption.id}`;
  return [
    app.say(to_act === seat ? 'resume-turn' : 'resume-other'),
    ...(app.speaks(head.game) && app.has(id) ? [app.say(id, caption.args)] : []),
    ...(place ? [app.say('place-now', { place })] : []),
  ];
};

/** Dice or card backs, for a match whose hand must stay hidden. */
const covered = (app: Wording, what: Offer | undefined) => {
  const art = artOf(app, what);
  return art.length && art.every(isDie) ? art : ['?', '?', '?', '?', '?'];
};

/** At most SHOWN cards, evenly chosen from the hand. */
const spread = (items: readonly string[]) =>
  items.filter((_, n) => Math.floor((n * SHOWN) / items.length) !== Math.floor(((n - 1) * SHOWN) / items.length));

/** The other unfinished matches, each with buttons to resume and to remove it. */
export const otherMatches = (app: App, matches: StoredMatch[]) => html`
  <section class="surface others">
    <h2>${app.say('also-unfinished')}</h2>
    <ul>${repeat(
      matches,
      match => match.id,
      match => otherMatch(app, match),
    )}</ul>
  </section>`;

function otherMatch(app: App, match: StoredMatch) {
  const game = gameWord(app, offerOf(app, match.head), 'game');
  const when = dateIn(app.language, match.when, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<li>
    <span><b>${game}</b> <small>${dotted(score(app, match))}</small></span>
    ${startButton(app, match.id, app.say('resume'), () => app.resume(match.id), 'word-button', `${app.say('resume')}${app.say('colon')}${game}${app.say('comma')}${when}`)}
    <button class="icon-button" aria-label=${app.say('remove-match', { game, when })} title=${app.say('remove')}
      @click=${() => remove(app, [game, when].join(app.say('comma')), () => app.matches.drop(match.id))}>${icon('i-cross')}</button>
  </li>`;
}

/** The round and, with one human player, the points; the date if the round is not known. */
const score = (app: Wording, match: StoredMatch) => {
  const { round, points, seat } = match.glance ?? {};
  if (!round || !points || seat === undefined || points[seat] === undefined) return [dateIn(app.language, match.when)];
  const own = humansOf(match) === 1 ? [app.say('points', { points: points[seat] })] : [];
  return [app.say('round-number', { round }), ...own];
};
