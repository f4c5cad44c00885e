import { html } from 'lit-html';
import type { App, Display, Screen, Wording } from '../../app.ts';
import { Exercise } from '../../exercise/exercise.ts';
import { replace } from '../../model/back-stack.ts';
import { addressed, addressOf, dealNamed, guided, nextDeal } from '../../model/first-games.ts';
import { loadLessons } from '../../model/lessons.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { GuidedDeal } from '../../protocol.d.ts';
import { lockMatch } from '../../storage/tab-lock.ts';
import { GuidedDealTask } from './guided-deal-task.ts';
import { summary } from './guided-end.ts';
import { guidedMode } from './guided-mode.ts';
import { guidedTable } from './guided-table.ts';

/** Address of the deal to take over from another tab, from the player's wish until the deal begins. */
type Takeover = { address: string };

/** A visit to a guided deal. */
class GuidedVisit {
  #found: { game: string; deal: GuidedDeal } | null = null;
  /** The deal on the table, or the one whose end is shown. */
  #latest: GuidedDealTask | null = null;
  readonly exercise: Exercise<GuidedDealTask>;

  constructor(
    readonly app: App,
    readonly params: string[],
    readonly visit: AbortSignal,
    readonly takeover: Takeover,
  ) {
    this.exercise = new Exercise(
      app,
      {
        title: () => (this.#found ? app.plainText(this.#found.deal.title) : app.say('first-game')),
        task: (at, control) => (at ? undefined : this.#task(control)),
        summary: () => this.#summary(),
        seek: () => this.#seek(),
      },
      {
        mode: task => guidedMode(app, task),
        draw: ({ task }) => (task ? guidedTable(app, task) : laying(app)),
      },
    );
  }

  #task(control: TableControl) {
    if (!this.#found) return undefined;
    const { game, deal } = this.#found;
    this.#latest = new GuidedDealTask(this.app, game, deal, control, () => this.exercise.next());
    return this.#latest;
  }

  #summary() {
    return this.#latest ? summary(this.app, this.#latest, () => this.exercise.begin(0)) : html``;
  }

  /** Open the deal that the address names; false until the deals are loaded. */
  #seek() {
    const { app } = this;
    const { what, deal: name } = addressed(app, this.params);
    if (what && !guided(app)) return false;
    const deal = what && (name === undefined ? nextDeal(app, what) : dealNamed(app, what, name));
    if (!deal) reportUnknownAddress(app);
    else if (name === undefined) replace(addressOf(app, what.game.name, deal));
    else this.#begin(what.game.name, deal);
    return true;
  }

  /** Begin the deal. Only one tab at a time may have it. */
  async #begin(game: string, deal: GuidedDeal) {
    const { app, visit, takeover } = this;
    const address = addressOf(app, game, deal);
    const force = takeover.address === address;
    takeover.address = '';
    const lost = () => visit.aborted || goHomeAsTaken(app);
    const held = await lockMatch(`first ${game}/${deal.name}`, lost, force);
    if (visit.aborted) return;
    if (!held) return this.#offerTakeover(address);
    app.firstGames.readAgain();
    this.#found = { game, deal };
    this.exercise.begin(0);
  }

  /** Go home and offer to take the deal over, as another tab plays it. */
  #offerTakeover(address: string) {
    const { app, takeover } = this;
    const act = () => {
      takeover.address = address;
      app.go(address);
    };
    app.notify({ id: 'elsewhere', text: 'notice-elsewhere', label: 'play-here', act });
    replace('#/');
  }
}

/** Guided first games: '#/first/hearts' opens the next deal, '#/first/hearts/second' one by name. */
const firstScreen = (): Screen => {
  const takeover: Takeover = { address: '' };
  return {
    table: true,
    open(app, params, visit) {
      app.dismiss('elsewhere');
      app.dismiss('taken');
      app.settled.then(() => loadLessons(app));
      return new GuidedVisit(app, params, visit, takeover).exercise;
    },
  };
};

const laying = (app: Wording) =>
  html`<div class="table"><p class="loading-note" role="status">${app.say('laying')}</p></div>`;

/** Go home, as another tab has taken the deal over. */
function goHomeAsTaken(app: Display) {
  app.notify({ id: 'taken', text: 'notice-taken' });
  replace('#/');
}

export const screen: Screen = firstScreen();
