import { html } from 'lit-html';
import type { Display, Navigation, Screen, Wording } from '../../app.ts';
import { Exercise } from '../../exercise/exercise.ts';
import { replace } from '../../model/back-stack.ts';
import { addressed, addressOf, dealNamed, guided, nextDeal } from '../../model/first-games.ts';
import { loadLessons } from '../../model/lessons.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { GuidedDeal } from '../../protocol.d.ts';
import { lockMatch } from '../../storage/tab-lock.ts';
import { GuidedDealTask } from './guided-deal-task.ts';
import { summary } from './guided-end.ts';
import { guidedMode } from './guided-mode.ts';
import { guidedTable } from './guided-table.ts';

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
      let found: { game: string; deal: GuidedDeal } | null = null;
      let playing: GuidedDealTask | null = null;
      const exercise: Exercise<GuidedDealTask> = new Exercise<GuidedDealTask>(
        app,
        {
          title: () => (found ? app.plainText(found.deal.title) : app.say('first-game')),
          task(at, control) {
            if (at || !found) return undefined;
            playing = new GuidedDealTask(app, found.game, found.deal, control, () => exercise.next());
            return playing;
          },
          summary: () => (playing ? summary(app, playing, () => exercise.begin(0)) : html``),
          seek: () => seek(),
        },
        {
          mode: task => guidedMode(app, task),
          draw: ({ task }) => (task ? guidedTable(app, task) : laying(app)),
        },
      );

      /** Open the deal that the address names; false until the deals are loaded. */
      const seek = () => {
        const { what, deal: name } = addressed(app, params);
        if (what && !guided(app)) return false;
        const deal = what && (name === undefined ? nextDeal(app, what) : dealNamed(app, what, name));
        if (!deal) reportUnknownAddress(app);
        else if (name === undefined) replace(addressOf(app, what.game.name, deal));
        else begin(what.game.name, deal);
        return true;
      };

      /** Begin the deal. Only one tab at a time may have it. */
      const begin = async (game: string, deal: GuidedDeal) => {
        const address = addressOf(app, game, deal);
        const force = forced === address;
        forced = '';
        const lost = () => visit.aborted || goHomeAsTaken(app);
        const held = await lockMatch(`first ${game}/${deal.name}`, lost, force);
        if (visit.aborted) return;
        if (!held) return offerTakeover(app, address);
        app.firstGames.readAgain();
        found = { game, deal };
        exercise.begin(0);
      };

      app.dismiss('elsewhere');
      app.dismiss('taken');
      app.settled.then(() => loadLessons(app));
      return exercise;
    },
  };
};

const laying = (app: Wording) =>
  html`<div class="table"><p class="laying" role="status">${app.say('laying')}</p></div>`;

/** Go home, as another tab has taken the deal over. */
function goHomeAsTaken(app: Display) {
  app.notify({ id: 'taken', text: 'notice-taken' });
  replace('#/');
}

export const screen: Screen = firstScreen();
