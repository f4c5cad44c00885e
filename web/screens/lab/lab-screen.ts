import { html } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { GameCatalogue, Params, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { bar } from '../../art/card-parts.ts';
import { takeHanded, waitingFor } from '../../browser/handed.ts';
import { LinkError, onBrokenLink, unpack } from '../../model/link.ts';
import { nowhere } from '../../model/not-found.ts';
import { gameWord, offerNamed, offers } from '../../model/offers.ts';
import { senderLine } from '../../parts/consent.ts';
import { fileName } from '../../storage/bot-store.ts';
import { Desk } from './bot-desk.ts';
import { desk as drawn } from './lab-view.ts';

/** Parse '#/lab/yahtzee/yams/own/1abc': a game with its preset, then an own bot's id or a sent bot. */
function parse(app: GameCatalogue, [name = '', ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [place = '', which = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, place, which };
}

/** '#/lab': the games that a bot can be for, such as the one in a file that the system hands over. */
const chooser: Screen = {
  open(app) {
    const { file, from } = waitingFor('#/lab') ?? {};
    return {
      title: () => app.say('lab'),
      draw: () => html`<div class="page given-page">${bar(app, app.say('lab'))}
      <p class="lead">${app.say('lab-which', { file: fileName(file?.name ?? ''), given: String(!!file) })}</p>
      ${senderLine(app, from)}
      <ol class="slab given-lessons" role="list">${offers(app).map(
        what =>
          html`<li><a href=${`#/lab/${what.key}`}><b>${gameWord(app, what, 'game')}</b>${icon('i-next')}</a></li>`,
      )}</ol></div>`,
    };
  },
};

/** The lab: a bot's code, a table to try it, and its measured strength. */
export const screen: Screen = {
  instead: (_, [game]) => (game ? undefined : chooser),
  place: (app, params) => parse(app, params).what?.key ?? '',
  open(app, params, visit) {
    const { what } = parse(app, params);
    if (!what) return nowhere(app);
    const desk = new Desk(app, what);
    const follow = (parts: Params) => {
      const { place, which } = parse(app, parts);
      arrive(desk, place, which)
        .then(() => visit.aborted || takeHanded(desk.receiveFile))
        .catch(onBrokenLink(app, visit));
    };
    follow(params);
    return {
      title: () => app.say('lab-of', { game: gameWord(app, what, 'game') }),
      draw: () => html`<div ${ref(element => element && desk.settle(element))}>${drawn(desk)}</div>`,
      heard: message => desk.heard(message),
      follow,
      leave() {
        desk.leave();
        app.leave();
      },
    };
  },
};

async function arrive(desk: Desk, place: string, which: string) {
  await desk.begin();
  if (place === 'sent') {
    const bot = await unpack('bot', which);
    if (bot.game !== desk.what.game.name) throw new LinkError('game');
    desk.receive(bot);
  } else {
    await desk.open(place === 'own' ? which : '');
  }
}
