import { html } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { GameCatalogue, Params, Screen } from '../../app.ts';
import { LinkError, onBrokenLink, unpack } from '../../model/link.ts';
import { nowhere } from '../../model/not-found.ts';
import { gameWord, offerNamed } from '../../model/offers.ts';
import { Desk } from './bot-desk.ts';
import { desk as drawn } from './lab-view.ts';

/** Parse '#/lab/yahtzee/yams/own/1abc': a game with its preset, then an own bot's id or a sent bot. */
function parse(app: GameCatalogue, [name = '', ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [place = '', which = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, place, which };
}

/** The lab: a bot's code, a table to try it, and its measured strength. */
export const screen: Screen = {
  place: (app, params) => parse(app, params).what?.key ?? '',
  open(app, params, visit) {
    const { what } = parse(app, params);
    if (!what) return nowhere(app);
    const desk = new Desk(app, what);
    const follow = (parts: Params) => {
      const { place, which } = parse(app, parts);
      arrive(desk, place, which).catch(onBrokenLink(app, visit));
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
