import { html, nothing } from 'lit-html';
import type { App, CurrentTable, Display, GameCatalogue, Preferences, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { startButton } from '../../art/widgets.ts';
import { lamp } from '../../components/guide/rules-met.ts';
import { addressOf, dealNamed } from '../../model/first-games.ts';
import { resized } from '../../model/matches.ts';
import { gameWord } from '../../model/offers.ts';
import type { GuidedRule, View } from '../../protocol.d.ts';
import type { Setup } from '../../storage/stored-types.ts';
import { face } from '../../table/face.ts';
import { headline } from '../../table/scores.ts';
import { fewestWin } from '../../table/view-queries.ts';
import { figure } from '../../words/numbers.ts';
import type { GuidedDealTask } from './guided-deal-task.ts';

/** The end of a guided deal: result, what to play next, rules met and not yet met. */
export const summary = (app: App, playing: GuidedDealTask, again: () => void) => {
  const { what, deal, table } = playing;
  const game = gameWord(app, what, 'game');
  const title = deal.rule ? app.plainText(deal.title) : app.say('first-over', { game });
  return html`<div class="page first-end" data-game=${what.key}>
    <a class="icon-button" href=${app.wayBack} data-back aria-label=${app.say('close')}>${icon('i-cross')}</a>
    <h1 tabindex="-1">${title}</h1>
    ${table.state.view ? ranking(app, table.state.view) : nothing}
    <div class="actions">${nextDealLink(app, playing)}
      ${deal.rule ? nothing : html`<a class="word-button" href=${playing.nextAddress} @click=${(event: Event) => playAgain(event, playing, again)}>${app.say('first-again')}</a>`}</div>
    ${learnt(app, playing)}
  </div>`;
};

/** Deal again in place if the address would not change. */
const playAgain = (event: Event, playing: GuidedDealTask, again: () => void) => {
  if (playing.nextAddress !== location.hash) return;
  event.preventDefault();
  again();
};

/** All players by points, the best first. */
const ranking = (app: Wording & GameCatalogue & Preferences & CurrentTable, view: View) => {
  const points = view.scores.at(-1)?.points ?? view.points;
  const seats = points.map((_, seat) => seat).sort((a, b) => (fewestWin(app) ? 1 : -1) * (points[a] - points[b]));
  if (seats.length < 2) return html`<p class="result">${app.say('points', { points: points[0] })}</p>`;
  return html`<p class="best">${headline(app, view)}</p><ol class="result" role="list">${seats.map(
    seat => html`<li>${face(app, seat)}<b>${app.seatName(seat)}</b><span>${figure(app, points[seat])}</span></li>`,
  )}</ol>`;
};

const learnt = (app: Wording, { what, rules, met, isMet }: GuidedDealTask) => {
  const row = (one: GuidedRule) => html`<li><a href=${`#/rules/${what.key}/${one.rule}`}>${lamp(isMet(one))}
    <span>${app.say(`guide-${one.id}-learnt`)}</span>${icon('i-next')}</a></li>`;
  const others = rules.filter(one => !isMet(one));
  return html`<section class="surface learnt" aria-labelledby="learnt"><h2 id="learnt">${app.say('first-learnt')}</h2>
      <ul role="list">${met.map(row)}</ul></section>
    ${
      others.length
        ? html`<section class="surface learnt" aria-labelledby="yet"><h2 id="yet">${app.say('first-yet')}</h2><ul role="list">${others.map(row)}</ul></section>`
        : nothing
    }`;
};

/** The next guided deal, or a full match, with a line on what is new in it. */
const nextDealLink = (app: Wording & GameCatalogue & Display & Tables, { what, game, deal }: GuidedDealTask) => {
  const { next } = deal;
  const further = next && html`<p class="further"><b>${app.say('first-further')}</b> ${app.lessonText(next.say)}</p>`;
  const guided = next?.deal ? dealNamed(app, what, next.deal) : undefined;
  if (guided)
    return html`${further}<a class="primary big" href=${addressOf(app, game, guided)}><span>${app.plainText(guided.title)}</span></a>
      ${startButton(app, what.key, app.say('play-match'), () => app.start(what.key), 'outlined')}`;
  const setup = app.setup(what.key);
  const options = { ...setup.options, ...next?.options };
  const seats = next?.seats ? resized(what.game, setup.seats, next.seats) : setup.seats;
  const match: Setup = { options, seats, names: seats.map((_, seat) => setup.names[seat] ?? '') };
  return html`${further ?? nothing}
    ${startButton(app, what.key, app.say('play-match'), () => app.start(what.key, match), 'primary big')}`;
};
