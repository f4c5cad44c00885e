import type { Display, Wording } from '../../app.ts';
import * as files from '../../browser/files.ts';
import { random } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { OwnBot } from '../../storage/bot-store.ts';
import { bots, freeName, LONGEST_CODE, MOST_BOTS } from '../../storage/bot-store.ts';

const PAUSE = 400; // debounce: milliseconds without a change before storing

/** An example bot, with its comments in the page's language. */
export type ExampleBot = { name: string; code: string };

/** The bots of one game on this device, and the starters (example bots). */
export class BotList {
  own: OwnBot[] = [];
  /** Ids of damaged bots. */
  damaged: string[] = [];
  starters: ExampleBot[] = [];
  /** True if the latest access to the database succeeded. */
  kept = true;
  #timer = 0;
  #pending: OwnBot | null = null;
  #writes = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly app: Wording & Display,
    readonly what: Offer,
  ) {}

  /** Read the bots and starters; without a database, keep the bots of this visit. */
  async read() {
    const { game } = this.what;
    const [found, starters] = await Promise.all([
      bots.all().catch(() => null),
      this.starters.length
        ? this.starters
        : files.json<BotList['starters']>(`./data/lab/${game.name}.${this.app.language}.json`),
    ]);
    this.starters = starters;
    this.kept = !!found;
    if (!found) return;
    this.own = found.kept.filter(bot => bot.game === game.name).map(bot => this.#known(bot) ?? bot);
    this.damaged = found.damaged;
  }

  /** The bot in memory, which may have unwritten changes, if no other tab has changed it meanwhile. */
  #known({ id, revision }: OwnBot) {
    return this.own.find(bot => bot.id === id && bot.revision === revision);
  }

  /** Create a bot with this code and store it at once; null if there are too many. */
  async add(name: string, code: string): Promise<OwnBot | null> {
    if (this.own.length >= MOST_BOTS) return null;
    const taken = this.own.map(bot => bot.name);
    const game = this.what.game.name;
    const bot = {
      id: random(),
      game,
      name: freeName(name, taken),
      code: code.slice(0, LONGEST_CODE),
      when: Date.now(),
    };
    this.own = [bot, ...this.own];
    await this.#write(bot);
    return bot;
  }

  /** Mark the bot as read; from now on it is like the player's own. */
  async haveRead(bot: OwnBot) {
    delete bot.unread;
    await this.#write(bot);
    return bot;
  }

  /** True if a change is not stored yet. */
  get unwritten() {
    return this.#writes > 0 || this.#pending !== null;
  }

  /** Change a bot's code, and store it after a pause. */
  change(bot: OwnBot, code: string) {
    bot.code = code.slice(0, LONGEST_CODE);
    bot.when = Date.now();
    const first = !this.unwritten;
    this.#pending = bot;
    if (first) this.app.redraw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  async rename(bot: OwnBot, name: string) {
    bot.name = freeName(
      name,
      this.own.filter(other => other !== bot).map(other => other.name),
    );
    await this.#write(bot);
  }

  /** Store the changed code now. */
  async flush() {
    clearTimeout(this.#timer);
    const bot = this.#pending;
    this.#pending = null;
    if (bot) await this.#write(bot);
  }

  async #write(bot: OwnBot) {
    this.#writes += 1;
    this.#writing = this.#writing.then(() => this.#store(bot)); // each needs the revision of the one before
    await this.#writing;
    this.#writes -= 1;
    this.app.redraw();
  }

  async #store(bot: OwnBot) {
    try {
      const { id, name, revision } = await bots.write({ ...bot });
      const isFork = id !== bot.id;
      Object.assign(bot, { id, name, revision });
      this.kept = true;
      if (!isFork) return;
      await this.read();
      this.app.notify({ id: 'bot-parted', text: 'notice-bot-parted', args: { name } });
    } catch {
      this.kept = false;
      this.app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    }
  }

  /** Remove a bot, with a notice that offers undo. */
  drop({ id, name }: Pick<OwnBot, 'id' | 'name'>) {
    const changed = async () => {
      await this.read();
      this.app.redraw();
    };
    return remove(this.app, name, () => bots.drop([id]), changed);
  }
}
