import type { App, IncomingMessage } from '../../app.ts';
import { importPart } from '../../browser/import-part.ts';
import type { Sender } from '../../browser/incoming-files.ts';
import { replace } from '../../model/back-stack.ts';
import type { SharedBot } from '../../model/link.ts';
import { pack } from '../../model/link.ts';
import { newMatch } from '../../model/matches.ts';
import { download } from '../../model/notices.ts';
import type { Offer } from '../../model/offers.ts';
import { LineOfPlay } from '../../open-table/line-of-play.ts';
import type { TrialDealPlayed } from '../../protocol.d.ts';
import type { OwnBot } from '../../storage/bot-store.ts';
import { codeIn, fileName, LONGEST_CODE } from '../../storage/bot-store.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import { Bench } from './bench.ts';
import { completions } from './bot-contract.ts';
import { BotList, type ExampleBot } from './bot-list.ts';
import type { Editor } from './editor.ts';
import { faultInWords } from './fault-in-words.ts';
import type { Finding } from './hidden-code.ts';
import { hiddenCode } from './hidden-code.ts';

/** Tabs of the lab on a phone. */
export const TABS = ['code', 'table', 'printed'] as const;
export type Tab = (typeof TABS)[number];
/** Tabs below the editor. */
export const BELOW = ['printed', 'sees', 'returns'] as const;
export type Below = (typeof BELOW)[number];
/** The content of the right side: the table, the measurement, or the files. */
export type Side = 'table' | 'measure' | 'files';

/** Controller of the lab: one bot and all actions of its author. */
export class LabController {
  readonly bots: BotList;
  readonly bench: Bench;
  readonly line: LineOfPlay;
  tab: Tab = 'code';
  below: Below = 'printed';
  side: Side = 'table';
  /** The bot being edited; null while a sent bot is shown. */
  bot: OwnBot | null = null;
  /** A bot received by link or file, until the player confirms that they have read it. */
  sent: SharedBot | null = null;
  /** True if the received bot came in a file. */
  fromFile = false;
  /** Who handed the file over. */
  sender: Sender;
  /** Hidden or misleading places in unread code. */
  findings: Finding[] = [];
  editor: Editor | null = null;
  /** Load state of the editor. */
  editorState: 'not-yet' | 'coming' | 'there' | 'missing' = 'not-yet';
  link = '';
  copied = false;
  #left = false;
  #host: HTMLElement | null = null;

  constructor(
    readonly app: App,
    readonly what: Offer,
  ) {
    this.bots = new BotList(app, what);
    this.line = new LineOfPlay(app, () => {});
    this.bench = new Bench(app, what, tried => this.#triedOut(tried));
    document.addEventListener('visibilitychange', this.#onHide);
  }

  /** Store typed code when the page is hidden, which also happens when the player leaves it. */
  #onHide = () => void (document.hidden && this.bots.flush());

  async begin() {
    await Promise.all([this.bots.read(), this.app.useGame(this.what.game.name)]);
    this.app.redraw();
  }

  /** Open a bot by id; if it does not exist, the latest one, or else a new one from the first starter. */
  async open(id: string) {
    const { bots } = this;
    await bots.flush();
    const [first] = bots.starters;
    const bot = bots.own.find(each => each.id === id) ?? bots.own[0] ?? (first && (await this.#added(first)));
    if (!bot || this.#left) return;
    this.#open(bot);
  }

  /** Show a received bot without running it. */
  showReceived(bot: SharedBot, fromFile: boolean = false, sender?: Sender) {
    this.sent = bot;
    this.fromFile = fromFile;
    this.sender = sender;
    this.bot = null;
    this.#show();
  }

  /** Show the bot in a file without running it. */
  receiveFile = async (file: File, sender?: Sender) => {
    const code = await codeIn(file);
    if (code === null) return this.app.notify({ id: 'bot-long', text: 'notice-bot-file-long' });
    if (this.#left) return;
    await this.bots.flush();
    this.showReceived({ game: this.what.game.name, name: fileName(file.name), code }, true, sender);
  };

  /** True if the code comes from another person and the player has not read it yet. */
  get unread() {
    return !!this.sent || !!this.bot?.unread;
  }

  /** Confirm that the code has been read; from now on the bot is the player's own. */
  haveRead = async () => {
    const { sent, bots } = this;
    const bot = sent ? await bots.add(sent.name, sent.code) : this.bot && (await bots.haveRead(this.bot));
    if (!bot) return;
    replace(`#/lab/${this.what.key}/own/${bot.id}`);
    this.#open(bot);
  };

  /** Create a bot from a starter. */
  async beginWith(starter: ExampleBot) {
    const bot = await this.#added(starter);
    if (bot) this.choose(bot);
  }

  #added({ name, code }: ExampleBot) {
    return this.bots.add(name, code);
  }

  choose = (bot: OwnBot) => {
    this.bots.flush();
    this.#open(bot);
  };

  #open(bot: OwnBot) {
    this.sent = null;
    this.bot = bot;
    if (bot.unread) this.tab = 'code';
    this.link = '';
    this.#measured(bot);
    this.bench.printed = [];
    this.bench.wrong = null;
    this.#show();
  }

  /** Show the stored measurement of the bot, unless one is running. */
  #measured(bot: OwnBot) {
    const { measuring } = this.bench;
    if (measuring.going && measuring.trial?.key === this.what.key) this.side = 'measure';
    else if (this.side === 'measure') this.bench.showMeasured(bot);
  }

  get code() {
    return this.sent?.code ?? this.bot?.code ?? '';
  }

  get name() {
    return this.sent?.name ?? this.bot?.name ?? '';
  }

  #show() {
    this.findings = this.unread ? hiddenCode(this.code) : [];
    this.editor?.show(this.code, this.name);
    this.editor?.lock(this.unread);
    this.app.redraw();
  }

  /** After each drawing: attach the editor to its element. */
  settle(element: Element) {
    const host = element.querySelector<HTMLElement>('.lab-editor');
    queueMicrotask(this.line.control.parts.viewport.measure);
    if (!host || host === this.#host) return;
    this.#host = host;
    this.#fetchEditor(host);
  }

  async #fetchEditor(host: HTMLElement) {
    this.editorState = 'coming';
    try {
      const { openEditor } = await importPart(() => import('./editor.ts'));
      if (this.#left) return;
      const { app } = this;
      this.editor = openEditor(host, {
        label: app.say('lab-code'),
        words: completions(app),
        changed: code => this.changed(code),
      });
      this.editorState = 'there';
      this.#show();
    } catch {
      this.editorState = 'missing'; // fall back to the plain field
    }
    this.app.redraw();
  }

  changed = (code: string) => {
    const { bot, bots } = this;
    if (!bot || this.unread || code === bot.code) return;
    if (code.length > LONGEST_CODE) this.app.notify({ id: 'bot-long', text: 'notice-bot-long' });
    bots.change(bot, code);
    this.link = '';
    this.bench.wrong = null;
  };

  rename = (name: string) => {
    if (this.bot) this.bots.rename(this.bot, name).then(this.app.redraw);
  };

  async drop(bot: OwnBot) {
    await this.bots.drop(bot);
    if (this.bot === bot) await this.open('');
    this.app.redraw();
  }

  // Actions

  tryOut = async () => {
    const { app, bench, bot, bots, what } = this;
    if (!bot || this.unread) return;
    await bots.flush();
    this.editor?.mark(null);
    this.side = 'table';
    this.below = 'printed';
    await bench.tryOut(bot, this.#seats());
    app.redraw();
    app.announce(app.say('lab-trying', { name: bot.name, game: what.game.name }));
  };

  /** The usual seats, all bots: of the level chosen last, or else the middle level. */
  #seats() {
    const { game, key } = this.what;
    const { seats } = this.app.setup(key);
    const level = seats.find(seat => seat !== HUMAN) ?? game.levels[game.levels.length >> 1];
    return seats.map(seat => (seat === HUMAN ? level : seat));
  }

  async #triedOut(tried: TrialDealPlayed | null) {
    const { app, bench } = this;
    if (this.#left) return;
    if (tried?.refusal) {
      const words = app.say('lab-illegal', { why: app.say(`refusal-${tried.refusal.rule}`, tried.refusal.args) });
      bench.wrong = { fault: 'said', words, line: 0 };
    }
    const { wrong } = bench;
    if (wrong) this.#tellWrong(tried);
    if (tried) await this.#layDeal(tried);
    else if (wrong) this.tab = 'code';
    app.redraw();
  }

  #tellWrong(tried: TrialDealPlayed | null) {
    const { app, bench, editor } = this;
    const { wrong } = bench;
    if (!wrong) return;
    const words = faultInWords(app, wrong);
    const at = tried?.save.log.length ?? 0;
    if (wrong.line)
      editor?.mark({ line: wrong.line, words, where: app.say(at ? 'lab-where' : 'lab-at-start', { at }) });
    app.announce(words, true);
  }

  /** Open the played deal for stepping through, from the bot's view. */
  async #layDeal({ save, decisions }: TrialDealPlayed) {
    const { app, bench, bot, line } = this;
    const at = bench.wrong ? save.log.length : (decisions[0] ?? 0) + 1;
    const { log: _, ...head } = save;
    line.begin({ eyes: 0, sealed: true });
    const names = head.seats.map((_, seat) => (seat ? '' : (bot?.name ?? '')));
    await app.openUnstored({ type: 'open', save, at, eyes: 0, sealed: true }, head, { names, practice: true });
    if (!bench.wrong?.line) this.tab = 'table';
  }

  /** Show the measurement of the bot, and how to start it. */
  measure = async () => {
    if (!this.bot || this.unread) return;
    await this.bots.flush();
    await this.bench.showMeasured(this.bot);
    this.#showSide('measure');
  };

  /** Measure the missing deals of the bot. */
  #measureMore = async () => {
    if (!this.bot || this.unread) return;
    await this.bots.flush();
    await this.bench.measure(this.bot);
  };

  /** Show the league of the player's bots, and measure the missing deals. */
  league = async () => {
    await this.bots.flush();
    this.#showSide('measure');
    await this.bench.league(this.#leagueBots);
  };

  /** The eight latest read bots: with more, each would play too few deals. */
  get #leagueBots() {
    return this.bots.own.filter(({ unread }) => !unread).slice(0, 8);
  }

  /** Continue the measurement that is shown. */
  measureOn = () => (this.bench.measuring.trial?.kind === 'league' ? this.league() : this.#measureMore());

  /** Change the opponent or the number of deals. */
  measureBy = (how: { deals?: number; against?: string }) => {
    const { app, bench, bot } = this;
    Object.assign(bench, how);
    if (bot && how.against) bench.showMeasured(bot);
    app.redraw();
  };

  #showSide(side: Side) {
    this.side = side;
    this.tab = 'table';
    this.app.redraw();
  }

  files = () => this.#showSide(this.side === 'files' ? 'table' : 'files');

  /** Start a match with the bot at seat 1, and the weakest level at the seats of other people. */
  sitDown = async () => {
    const { app, bot, bots, what } = this;
    if (!bot || this.unread) return;
    await bots.flush();
    const setup = app.setup(what.key);
    const [weakest] = what.game.levels;
    const others = setup.seats.length > 1 ? setup.seats.slice(2) : [];
    const seats = [setup.seats[0], weakest, ...others.map(seat => (seat === HUMAN ? weakest : seat))];
    const names = seats.map((_, seat) => (seat === 1 ? bot.name : seat ? '' : (setup.names[0] ?? '')));
    await app.sit({ ...newMatch(what.game.name, { options: setup.options, seats, names }), own: { 1: bot.id } });
  };

  save = () => download(this.name, this.code, 'text/x-python');

  saveCsv = (text: string) => download(`${this.name.replace(/\.py$/, '')}.csv`, text, 'text/csv');

  send = async () => {
    const { game, key } = this.what;
    const packed = await pack('bot', { game: game.name, name: this.name, code: this.code });
    this.link = `${location.href.split('#')[0]}#/lab/${key}/sent/${packed}`;
    this.copied = await navigator.clipboard?.writeText(this.link).then(
      () => true,
      () => false,
    );
    if (this.copied) this.app.announce(this.app.say('send-copied'));
    this.#showSide('files');
  };

  receive(message: IncomingMessage) {
    const { bench, line } = this;
    if (message.type === 'trial-deal-played' || (message.type === 'refused' && message.request === 'trial-deal'))
      return bench.receive(message);
    if (message.type === 'frame') line.follow(message);
    line.control.receive(message);
  }

  leave() {
    this.#left = true;
    document.removeEventListener('visibilitychange', this.#onHide);
    this.bots.flush();
    this.bench.leave();
    this.editor?.close();
    this.line.control.leave();
  }
}
