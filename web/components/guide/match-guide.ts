import type { App, IncomingMessage } from '../../app.ts';
import { goesAlong, MATCH } from '../../model/first-games.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { GuideHooks } from '../../play/table-mode.ts';
import type { Frame, GuidedRule, Tip } from '../../protocol.d.ts';
import { Guide } from './guide.ts';
import { rulesMetDialog } from './rules-met.ts';

/** The guide in an ordinary match: it tells each rule when it first matters, until the learner knows them all. */
export class MatchGuide extends Guide {
  control!: TableControl;

  constructor(app: App) {
    super(app, '');
  }

  /** True if the engine tells rules at this table, and the player wants that. */
  get isOn() {
    return this.app.settings.guideAlong && this.rules.length > 0;
  }

  /** What the table's mode asks of the guide. */
  get hooks(): GuideHooks {
    const guide = this;
    return {
      get menuEntries() {
        return guide.#menuEntries;
      },
      get rings() {
        return guide.rings;
      },
      touched: target => guide.isOn && guide.touched(target),
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
    this.known = new Set(app.firstGames.met(this.game));
  }

  /** Take over what a frame tells; true if there is a text to read. */
  #reads({ tip, met }: Frame) {
    this.unread = '';
    if (!this.isOn) return false;
    if (!tip) this.latestTip.fold();
    this.learn(...met);
    if (tip) this.#tell(tip);
    return !!tip;
  }

  #tell(tip: Tip) {
    this.hear(tip);
    this.announce();
  }

  get saying() {
    return this.isOn ? this.latestTip.saying : null;
  }

  get line() {
    return this.isOn ? this.latestTip.line : null;
  }

  putAway() {
    if (!this.saying) return;
    this.latestTip.fold();
    this.app.redraw();
  }

  repeat() {
    if (!this.isOn || !this.latestTip.open()) return false;
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
    const { app } = this;
    if (!this.rules.length && !(app.match && goesAlong(app, app.match, true))) return [];
    const met = this.isOn ? [{ sign: 'i-learn', words: app.say('rules-met'), act: () => this.openRules() }] : [];
    return [{ sign: 'logo', words: app.say('guide-is', { on: String(this.isOn) }), act: () => this.turn() }, ...met];
  }

  /** Open the list of the rules met and still to come. */
  openRules() {
    this.table.act.open({ name: 'met', met: { draw: () => rulesMetDialog(this.app, this) } });
  }

  /** Switch the guide on or off; to switch it on, the engine must know of it. */
  turn() {
    const { app } = this;
    const on = !this.isOn;
    app.set('guideAlong', on);
    this.latestTip.clear();
    if (!on) this.control.playback.goOn();
    app.announce(app.say('guide-is', { on: String(on) }));
    if (on && app.match) app.open(app.match.id);
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
    const { app, game } = this;
    app.firstGames.keep(game, MATCH, { log: [], met: this.ownKnown, over: true, when: Date.now() });
  }

  keys(event: KeyboardEvent) {
    if (!this.isOn || !this.takesKey(event)) this.control.keys(event);
  }
}
