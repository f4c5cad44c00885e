import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { GameCatalogue, Screen } from '../../app.ts';
import { LinkError, unpack } from '../../model/link.ts';
import { nowhere } from '../../model/not-found.ts';
import { brokenLink } from '../../model/notices.ts';
import { gameWord, offerNamed } from '../../model/offers.ts';
import { Desk } from './bot-desk.ts';
import { desk as drawn } from './lab-view.ts';

/** Parse '#/lab/yahtzee/yams/own/1abc': a game with its preset, then an own bot's id or a sent bot. */
function parse(app: GameCatalogue, [name = '', ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [place = '', which = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, place, which };
}

let desk: Desk | null = null;

/** The lab: a bot's code, a table to try it, and its measured strength. */
export const screen: Screen = {
  place: (app, params) => parse(app, params).what?.key ?? '',
  title: (app, params) => app.say('lab-of', { game: gameWord(app, parse(app, params).what, 'game') }),

  enter(app, params) {
    const { what, place, which } = parse(app, params);
    if (!what) return nowhere(app);
    const mine = desk?.what.key === what.key ? desk : new Desk(app, what);
    if (desk !== mine) desk?.leave();
    desk = mine;
    arrive(mine, place, which).catch(error => {
      if (!(error instanceof LinkError)) throw error;
      if (desk === mine) brokenLink(app, error.part);
    });
  },

  draw: () =>
    desk ? html`<div ${ref(element => element && desk?.settle(element))}>${drawn(desk)}</div>` : html`${nothing}`,
  heard: (_, message) => desk?.heard(message),
  leave(app) {
    desk?.leave();
    desk = null;
    app.leave();
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
