import { html, nothing } from 'lit-html';
import type { GameCatalogue, Preferences, Screen, Tables, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { startButton, topBar } from '../../art/widgets.ts';
import { differences } from '../../components/rule-differences.ts';
import { setInWords } from '../../model/house-rules.ts';
import type { SharedDeal } from '../../model/link.ts';
import { known, onBrokenLink, unpack } from '../../model/link.ts';
import { botIn, usualName } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { gameRich, gameWord, offerOf } from '../../model/offers.ts';
import { areSameCards, helpIn, nameOfRival, scoreIn, scoreInWords } from '../../model/score.ts';
import { readRecords } from '../../model/statistics.ts';
import { botInWords } from '../../model/tempers.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import type { MatchRecord } from '../../storage/stored-types.ts';
import { disc } from '../../table/face.ts';

/** A deal that another player sent: '#/deal/1abc'. */
export const screen: Screen = {
  open(app, [packed = ''], visit) {
    /** The deal in the link; null until it is read. */
    let deal: SharedDeal | null = null;
    /** The first match that was played with these cards on this device. */
    let done: MatchRecord | undefined;
    const read = async () => {
      const found = known(app, await unpack('deal', packed));
      if (visit.aborted) return;
      deal = found;
      if (found.rival) readRecords(app, records => (done = records.findLast(record => isOf(app, found, record))));
      app.useGame(found.game).then(app.redraw);
    };
    read().catch(onBrokenLink(app, visit));
    return {
      title: () => app.say('deal-sent'),
      draw: () => html`<div class="page sent-deal">
        ${topBar(app, app.say('deal-sent'))}
        ${deal && app.speaks(deal.game) ? details(app, deal, offerOf(app, deal) as Offer, done) : nothing}
      </div>`,
    };
  },
};

/** True if the match has the game and the cards of the sent deal. */
const isOf = (app: GameCatalogue, sent: SharedDeal, { head }: MatchRecord) => {
  const game = app.game(sent.game);
  return !!game && areSameCards(game, sent, head);
};

/** The sender's score, and the player's own with the same cards. */
const toBeat = (app: Wording, { rival }: SharedDeal, done: MatchRecord | undefined) => {
  if (!rival) return nothing;
  const score = [scoreInWords(app, rival), ...helpIn(app, rival)].join(app.say('comma'));
  const own = done && html`<p>${app.say('rival-own', { score: scoreInWords(app, scoreIn(done.result)) })}</p>`;
  return html`<div class="to-beat">${icon('i-star')}<div><p><b>${app.say('rival-line', { name: nameOfRival(app, rival), score })}</b></p>
    ${own ?? nothing}<p class="help">${app.say('rival-unchecked')}</p></div></div>`;
};

/** The game, its rules, the players and the button to play. */
const details = (app: Wording & Preferences & Tables, sent: SharedDeal, what: Offer, done: MatchRecord | undefined) => {
  const { options, seats, seed, rival } = sent;
  const names = seats.map(() => '');
  const play = () => app.start(what.key, { options, seats, names }, seed, rival);
  return html`<p class="lead">${app.say('deal-sent-line')}</p>
    <section class="surface"><h2>${gameRich(app, what, 'game')}</h2>
      <p>${app.say('house-rules-preset', { preset: setInWords(app, what, sent) })}</p>
      ${differences(app, what, sent)}
      ${toBeat(app, sent, done)}
      <ul class="participants" role="list">${seats.map((sitter, seat) => playerLine(app, seats, sitter, seat))}</ul>
      <p>${startButton(app, what.key, app.say('play'), play, 'primary big', app.say('play-game', { game: gameWord(app, what, 'game') }))}</p>
    </section>`;
};

const playerLine = (app: Wording & Preferences, seats: string[], sitter: string, seat: number) => {
  const name = usualName(app, seats, seat);
  const bot = botIn(app, seats, seat, [app.settings.yourName]);
  return html`<li>${disc(seat, { you: !bot && seats.indexOf(HUMAN) === seat, bot, name })}<span><b>${name}</b>${
    bot ? html` <small>${botInWords(app, sitter)}</small>` : nothing
  }</span></li>`;
};
