import { html } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { GameCatalogue, Params, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { pendingFile, receiveFiles } from '../../browser/incoming-files.ts';
import { senderLine } from '../../components/consent.ts';
import { LinkError, onBrokenLink, unpack } from '../../model/link.ts';
import { gameRich, gameWord, offerNamed, offers } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import { fileName } from '../../storage/bot-store.ts';
import { LabController } from './lab-controller.ts';
import { labView as drawn } from './lab-view.ts';

/** Parse '#/lab/yahtzee/yams/own/1abc': a game with its preset, then an own bot's id or a sent bot. */
function parse(app: GameCatalogue, [name = '', ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [place = '', which = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, place, which };
}

/** '#/lab': the games that a bot can be for, such as the one in a file that the system hands over. */
const chooser: Screen = {
  open(app) {
    const { file, from } = pendingFile('#/lab') ?? {};
    return {
      title: () => app.say('lab'),
      draw: () => html`<div class="page received-page">${topBar(app, app.say('lab'))}
      <p class="lead">${app.say('lab-which', { file: fileName(file?.name ?? ''), given: String(!!file) })}</p>
      ${senderLine(app, from)}
      <ol class="surface received-lessons" role="list">${offers(app).map(
        what =>
          html`<li><a href=${`#/lab/${what.key}`}><b>${gameRich(app, what, 'game')}</b>${icon('i-next')}</a></li>`,
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
    if (!what) return reportUnknownAddress(app);
    const lab = new LabController(app, what);
    const follow = (parts: Params) => {
      const { place, which } = parse(app, parts);
      arrive(lab, place, which)
        .then(() => visit.aborted || receiveFiles(lab.receiveFile))
        .catch(onBrokenLink(app, visit));
    };
    follow(params);
    return {
      title: () => app.say('lab-of', { game: gameWord(app, what, 'game') }),
      draw: () => html`<div ${ref(element => element && lab.settle(element))}>${drawn(lab)}</div>`,
      receive: message => lab.receive(message),
      follow,
      leave() {
        lab.leave();
        app.leave();
      },
    };
  },
};

async function arrive(lab: LabController, place: string, which: string) {
  await lab.begin();
  if (place === 'sent') {
    const bot = await unpack('bot', which);
    if (bot.game !== lab.what.game.name) throw new LinkError('game');
    lab.showReceived(bot);
  } else {
    await lab.open(place === 'own' ? which : '');
  }
}
