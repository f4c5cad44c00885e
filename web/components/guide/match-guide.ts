import type { App, IncomingMessage } from '../../app.ts';
import { canGoAlong, keepGuided, metRules } from '../../model/first-games.ts';
import { titleOfMatch } from '../../model/offers.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { GuideHooks } from '../../play/table-mode.ts';
import type { Frame, GuidedRule, Tip } from '../../protocol.d.ts';
import { Guide } from './guide.ts';
import type { Saying } from './latest-tip.ts';
import { rulesMetDialog } from './rules-met.ts';

const QUESTION = 'guide-ask';

/** The guide in an ordinary match: it speaks of a rule when the learner sees it at work. */
export class MatchGuide extends Guide {
  control!: TableControl;
  protected override folds = true;

  constructor(app: App) {
    super(app, '');
  }

  /** True if the engine tells rules at this table, and the player wants that. */
  get isOn() {
    return this.app.settings.guideAlong && this.rules.length > 0;
  }

  /** True while the guide asks whether it should go along: in the first match of a game, until the first move. */
  get asks() {
    const { match, firstGames, settings } = this.app;
    return (
      !!match && !this.isOn && settings.guideAlong && firstGames.asks(match.head.game) && canGoAlong(this.app, match)
    );
  }

  /** Take the answer to that question. */
  answer(isWanted: boolean) {
    const { app } = this;
    app.firstGames.ask('');
    if (isWanted) this.turn(true);
    else app.redraw();
  }

  /** What the table's mode asks of the guide. */
  get hooks(): GuideHooks {
    const guide = this;
    const { app } = this;
    return {
      get menuEntries() {
        return guide.#menuEntries;
      },
      get rings() {
        return guide.rings;
      },
      touched: target => guide.touched(target),
      plays: () => guide.asks && app.firstGames.ask(''),
      refused: rule => guide.isOn && guide.learn(rule),
      reads: frame => guide.#reads(frame),
    };
  }

  /** Note what the engine tells; true if nothing of it is left for the table. */
  receive(message: IncomingMessage): boolean {
    const frame = message.type === 'guided' ? message.frame : message.type === 'frame' ? message : null;
    if (frame?.guided.length) this.#begin(frame.guided);
    if (message.type !== 'guided') return false;
    if (this.#reads(message.frame)) this.app.redraw();
    return true;
  }

  #begin(rules: readonly GuidedRule[]) {
    const { app } = this;
    this.rules = rules;
    this.game = app.match?.head.game ?? '';
    this.known = new Set(metRules(app, this.game));
  }

  /** Take over what a frame tells; true if there is a text to read. */
  #reads({ tip, met, begins }: Frame) {
    this.unread = '';
    if (begins && this.asks) this.announce();
    if (!this.isOn) return false;
    if (!tip) this.latestTip.fold();
    this.learn(...met);
    if (tip) this.#tell(tip);
    return !!tip;
  }

  #tell(tip: Tip) {
    this.folds = true;
    this.hear(tip);
    this.announce();
  }

  /** The text alone says all; its title is for lists. */
  get saying(): Saying | null {
    if (this.asks) return this.#question;
    const { saying } = this.latestTip;
    return this.isOn && saying ? { ...saying, untitled: true } : null;
  }

  get #question(): Saying {
    const game = titleOfMatch(this.app);
    return { title: QUESTION, text: QUESTION, args: { game }, at: null, untitled: true };
  }

  putAway() {
    if (!this.saying || this.asks) return;
    this.latestTip.fold();
    this.app.redraw();
  }

  repeat() {
    if (!this.isOn || !this.latestTip.open()) return false;
    this.folds = false;
    this.app.redraw();
    this.announce();
    return true;
  }

  /** One entry for each rule that is met, or still to come. */
  #rulesThat(met: boolean): GuidedRule[] {
    const each = new Map(this.rules.map(one => [one.rule, one]));
    return [...each.values()].filter(({ rule }) => this.isKnown(rule) === met);
  }

  get met() {
    return this.#rulesThat(true);
  }

  get toCome() {
    return this.#rulesThat(false);
  }

  get #menuEntries() {
    const { app, isOn } = this;
    if (!isOn && !(app.match && canGoAlong(app, app.match))) return [];
    const { line } = this.latestTip;
    const list = this.toCome.length ? 'rules-still-to-come' : 'rules-met';
    return [
      { sign: 'logo', words: app.say('guide-is', { on: String(isOn) }), act: () => this.turn() },
      ...(isOn && line ? [{ sign: 'i-say', words: app.say('guide-repeat'), act: () => this.repeat() }] : []),
      ...(isOn ? [{ sign: 'i-learn', words: app.say(list), act: () => this.openRules() }] : []),
    ];
  }

  /** Open the list of the rules met and still to come. */
  openRules() {
    this.table.act.open({ name: 'met', met: { draw: () => rulesMetDialog(this.app, this) } });
  }

  /** Switch the guide on or off; to switch it on, the engine must know of it. */
  turn(on: boolean = !this.isOn) {
    const { app } = this;
    app.set('guideAlong', on);
    const { waits } = this;
    this.latestTip.clear();
    if (!on && waits) this.control.playback.goOn();
    app.announce(app.say('guide-is', { on: String(on) }));
    if (!on || !app.match) return;
    keepGuided(app, app.match.head.game, []);
    app.open(app.match.id);
  }

  /** Forget the known rules of this game, and tell them again. */
  tellAgain() {
    const { app } = this;
    app.firstGames.forget(this.game);
    this.known.clear();
    this.latestTip.clear();
    if (app.match) app.open(app.match.id);
  }

  protected store() {
    keepGuided(this.app, this.game, this.ownKnown);
  }

  keys(event: KeyboardEvent) {
    if (!this.takesKey(event)) this.control.keys(event);
  }
}
