import type { App } from '../app.ts';
import { keepLanguage } from '../browser/update.ts';
import { isOwnSeat, nameOf } from '../model/matches.ts';
import { checkCachedFiles, markFound, notFetched } from '../model/missing-parts.ts';
import { retellAll } from '../model/told-file.ts';
import type { Settings } from '../storage/stored-types.ts';
import { preferredLanguage } from '../words/languages.ts';
import { Words } from '../words/words.ts';

/** The words of the page and of the game on show, in the player's language. */
export class PageWords extends Words {
  #isChecked = false;

  /** @param app the page; no sentence needs it before it is there */
  constructor(
    readonly app: () => App,
    readonly settings: Settings,
  ) {
    super({ seatName: seat => nameOf(app(), seat), isYou: seat => isOwnSeat(app(), seat) }, () => this.#check());
  }

  /** The language to use: the player's choice if it is offered, or what the browser prefers. */
  get wanted() {
    return preferredLanguage(this.settings.language);
  }

  /**
   * Use the words of a game, or of the previous one. If they cannot be fetched, shows a notice and waits for a retry;
   * never rejects.
   */
  async speak(game?: string): Promise<void> {
    const app = this.app();
    try {
      await this.use(this.wanted, game);
    } catch {
      return new Promise(spoken => notFetched(app, 'words', () => spoken(this.speak())));
    }
    document.documentElement.lang = app.language = this.language;
    for (const again of markFound(app, 'words')) again(false);
    retellAll(app);
    app.settled.then(() => keepLanguage(this.language));
  }

  /** Check the cached files after a message was missing, once a visit. */
  #check() {
    if (!this.#isChecked) checkCachedFiles(this.app(), 'texts');
    this.#isChecked = true;
  }
}
