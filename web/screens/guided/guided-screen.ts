import { html } from 'lit-html';
import type { Display, Navigation, Screen } from '../../app.ts';
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
  /** Address of the deal to take over from another tab. */
  let forced = '';

  /** Go home and offer to take the deal over, as another tab plays it. */
  const offerTakeover = (app: Navigation & Display, address: string) => {
    const act = () => {
      forced = address;
      app.go(address);
    };
    app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act });
    replace('#/');
  };

  return {
    table: true,
    open(app, params, visit) {
      let playing: Playing | null = null;
      /** True while the deals are being loaded. */
      let waits = false;

      /** Open the deal that the address names, once the deals are loaded. Only one tab at a time may have it. */
      const seek = () => {
        const { what, deal: name } = addressed(app, params);
        if (!what) return nowhere(app);
        waits = !guided(app);
        if (waits) return;
        const deal = name === undefined ? nextDeal(app, what) : dealNamed(app, what, name);
        if (!deal) return nowhere(app);
        const address = addressOf(app, what.game.name, deal);
        if (name === undefined) return replace(address);
        begin(what.game.name, deal, address);
      };

      const begin = async (game: string, deal: GuidedDeal, address: string) => {
        const force = forced === address;
        forced = '';
        const lost = () => visit.aborted || goHomeAsTaken(app);
        const held = await hold(`first ${game}/${deal.name}`, lost, force);
        if (visit.aborted) return;
        if (!held) return offerTakeover(app, address);
        app.firstGames.readAgain();
        playing = new Playing(app, game, deal);
        playing.lay();
        app.redraw();
      };

      app.dismiss('elsewhere');
      app.dismiss('taken');
      app.calm.then(() => loadLessons(app));
      seek();
      return {
        title: () => (playing ? app.plainText(playing.deal.title) : app.say('first-game')),
        draw() {
          if (playing) return playing.over ? summary(app, playing) : guidedTable(app, playing);
          if (waits) queueMicrotask(() => waits && !visit.aborted && seek());
          return html`<div class="table"><p class="laying" role="status">${app.say('laying')}</p></div>`;
        },
        heard: message => playing?.heard(message),
        keys(event) {
          if (!playing?.over) playing?.keys(event);
        },
        leave() {
          playing?.leave();
          app.leave();
        },
      };
    },
  };
};

/** Go home, as another tab has taken the deal over. */
function goHomeAsTaken(app: Display) {
  app.notify({ id: 'taken', text: 'notice-taken' });
  replace('#/');
}

export const screen: Screen = firstScreen();
