import { html } from 'lit-html';
import type { App, Display, Navigation, Params, Screen } from '../../app.ts';
import { replace } from '../../model/back-stack.ts';
import { addressed, addressOf, dealNamed, guided, nextDeal } from '../../model/first-games.ts';
import { loadLessons } from '../../model/lessons.ts';
import { nowhere } from '../../model/not-found.ts';
import type { GuidedDeal } from '../../protocol.d.ts';
import { hold } from '../../storage/tab-lock.ts';
import { summary } from './guided-end.ts';
import { guidedTable } from './guided-table.ts';
import { Playing } from './playing.ts';

/** Guided first games: '#/first/hearts' opens the next deal, '#/first/hearts/second' one by name. */
const firstScreen = (): Screen => {
  let playing: Playing | null = null;
  /** Counter of attempts to open a deal; a newer attempt or leaving the screen cancels an older one. */
  let attempts = 0;
  /** True while the deals are being loaded. */
  let waits = false;
  /** Address of the deal to take over from another tab. */
  let forced = '';

  /** Open the deal that the address names, once the deals are loaded. Only one tab at a time may have it. */
  const seek = (app: App, params: Params) => {
    const { what, deal: name } = addressed(app, params);
    if (!what) return nowhere(app);
    waits = !guided(app);
    if (waits) return;
    const deal = name === undefined ? nextDeal(app, what) : dealNamed(app, what, name);
    if (!deal) return nowhere(app);
    const address = addressOf(app, what.game.name, deal);
    if (name === undefined) return replace(address);
    begin(app, what.game.name, deal, address);
  };

  const begin = async (app: App, game: string, deal: GuidedDeal, address: string) => {
    const attempt = ++attempts;
    const force = forced === address;
    forced = '';
    const lost = () => attempt === attempts && goHomeAsTaken(app);
    const held = await hold(`first ${game}/${deal.name}`, lost, force);
    if (attempt !== attempts) return;
    if (!held) return offerTakeover(app, address);
    app.firstGames.readAgain();
    playing = new Playing(app, game, deal);
    playing.lay();
    app.redraw();
  };

  /** Go home and offer to take the deal over, as another tab plays it. */
  const offerTakeover = (app: Navigation & Display, address: string) => {
    const act = () => {
      forced = address;
      app.go(address);
    };
    app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act });
    replace('#/');
  };

  /** Go home, as another tab has taken the deal over. */
  const goHomeAsTaken = (app: Display) => {
    app.notify({ id: 'taken', text: 'notice-taken' });
    replace('#/');
  };

  const stop = () => {
    attempts += 1;
    waits = false;
    playing?.leave();
    playing = null;
  };

  return {
    table: true,
    place: (_app, params) => params.join('/'),
    title: app => (playing ? app.plainText(playing.deal.title) : app.say('first-game')),

    enter(app, params) {
      stop();
      app.dismiss('elsewhere');
      app.dismiss('taken');
      app.calm.then(() => loadLessons(app));
      seek(app, params);
    },

    draw(app, params) {
      if (!playing) {
        if (waits) queueMicrotask(() => waits && seek(app, params));
        return html`<div class="table"><p class="laying" role="status">${app.say('laying')}</p></div>`;
      }
      return playing.over ? summary(app, playing) : guidedTable(app, playing);
    },

    heard(_, message) {
      playing?.heard(message);
    },

    leave(app) {
      stop();
      app.leave();
    },

    keys(_, event) {
      if (!playing?.over) playing?.keys(event);
    },
  };
};

export const screen = firstScreen();
