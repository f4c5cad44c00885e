import type { App, IncomingMessage } from '../../app.ts';
import { Guide } from '../../components/guide/guide.ts';
import type { Saying } from '../../components/guide/latest-tip.ts';
import type { ExerciseTask } from '../../exercise/exercise.ts';
import { addressOf, nextDeal } from '../../model/first-games.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { Ask, Consequence, Frame, GuidedDeal, Tip, View, Zone } from '../../protocol.d.ts';
import type { MenuEntry } from '../../table/table-interface.ts';
import { argsOf, centreOf, isHand } from '../../table/view-queries.ts';

const AIM_RULE = 'aim';
const AIM_TEXT: Saying = {
  title: 'guide-aim-title',
  text: 'guide-aim',
  args: {},
  at: null,
};
const HIGH = matchMedia('(min-height: 43.75em)');

/** A guided deal on the table: the rules the learner knows, what the guide says, and what a poor move has cost. */
export class GuidedDealTask extends Guide implements ExerciseTask {
  readonly what: Offer;
  /** True while the guide explains the aim of the game, until the learner moves. */
  #explainsAim = false;
  /** True once the learner has read the aim. */
  #aimWasRead = false;
  /**
   * What a poor move has cost; null unless the learner is to keep it or take it back. `costSeen`: its frames have all
   * been shown.
   */
  cost: Consequence | null = null;
  costSeen = false;
  /**
   * The rule that the current tip introduces, until it refuses a card. It dims no cards: the learner is to try them.
   */
  #untriedRule = '';
  /** True once the learner has made a move in this deal; before that nothing is stored. */
  #hasBegun = false;
  /** True once the deal has ended, until the learner has seen the end. */
  #ended = false;
  /** The view of the latest frame, with the hands that lie on the table. */
  #shownView: View | null = null;
  #answered = true;
  #shown = true;

  constructor(
    app: App,
    game: string,
    readonly deal: GuidedDeal,
    readonly control: TableControl,
    /** Called once the deal has ended and the learner has seen the end. */
    readonly ended: () => void,
  ) {
    super(app, game);
    this.what = offerOf(app, { game, options: deal.options }) as Offer;
    this.#hasBegun = !!app.firstGames.of(game, deal.name);
    control.playback.whenShown(() => this.#whenShown());
  }

  /** Put the deal on the table, at the stored log or at the start. */
  lay(log: string[] = this.#storedLog) {
    const { app, game, deal } = this;
    this.#reset();
    this.#ended = false;
    const { options, seed, seats } = deal;
    app.openUnstored(
      { type: 'guide', game, deal, met: [...this.known], log },
      { format: 1, game, options, seed, seats },
    );
  }

  get #storedLog() {
    const { log = [], over = false } = this.app.firstGames.of(this.game, this.deal.name) ?? {};
    return over ? [] : log;
  }

  play(move: string) {
    this.#hasBegun = true;
    this.#explainsAim = false;
    this.unread = '';
    this.app.request({ type: 'play', move });
  }

  /** The first entries of the table's menu. */
  get menuEntries(): MenuEntry[] {
    const { app, table } = this;
    const { guide } = app.settings;
    return [
      { sign: 'i-hint', words: app.say('hint'), act: table.act.hint },
      ...(table.state.undo ? [{ sign: 'i-undo', words: app.say('undo'), act: table.act.undo }] : []),
      { sign: 'logo', words: app.say('guide-is', { on: String(guide) }), act: () => this.turnGuide() },
    ];
  }

  turnGuide() {
    const { app } = this;
    const on = !app.settings.guide;
    app.set('guide', on);
    this.putAway();
    if (!on && this.cost) this.keep();
    app.announce(app.say('guide-is', { on: String(on) }));
  }

  // Rules the learner knows

  get met() {
    return this.rules.filter(this.isMet);
  }

  /** True if the guide has yet to explain the rule; until then nothing on the table hints at it. */
  #isUnexplained = (rule: string) =>
    this.app.settings.guide && this.rules.some(one => one.rule === rule) && !this.isKnown(rule);

  /** True if a card or a box is to be dimmed: the rule that holds it back is known. */
  dims(thing: string) {
    if (!this.app.settings.guide) return true;
    const { state } = this.control.parts;
    const row = state.view?.sheet.find(({ move }) => move === thing);
    const rule = (row ?? state.meaningOf([thing]))?.refusal?.rule;
    return rule !== undefined && rule !== this.#untriedRule && this.isKnown(rule);
  }

  protected override learn(...ids: string[]) {
    for (const id of ids) this.known.add(id);
    if (!this.cost) this.store();
  }

  /** Add a rule that has refused a card to the known rules. */
  learnFrom(rule: string) {
    this.#hasBegun = true;
    if (rule === this.#untriedRule) this.#untriedRule = '';
    if (rule === this.latestTip.tip?.rule) this.unread = '';
    this.learn(rule);
  }

  /** Forget the known rules of this game and start the deal again. */
  tellAgain() {
    this.app.firstGames.forget(this.game);
    this.known.clear();
    this.control.parts.dialogs.clear();
    this.lay();
  }

  /** Store what is known, and the moves so far if the deal is not over. */
  protected store(over: boolean = false) {
    const { app, game, deal, ownKnown: met } = this;
    const log = over ? [] : [...(app.match?.log ?? [])];
    if (this.#hasBegun) app.firstGames.keep(game, deal.name, { log, met, over, when: Date.now() });
  }

  // Messages of the engine

  receive(message: IncomingMessage) {
    switch (message.type) {
      case 'frame':
        return this.#frame(message);
      case 'consequence':
        return this.#showCostOf(message);
      case 'answered':
        this.#answered = true;
        return this.#finish();
      case 'refused':
        return message.request === 'guide' ? this.#startAnew() : this.control.receive(message);
      case 'crash':
        this.#reset();
        return this.control.receive(message);
      default:
        return this.control.receive(message);
    }
  }

  #frame(frame: Frame) {
    const { app, cost } = this;
    if (frame.guided.length) this.rules = frame.guided;
    this.#answered = this.#shown = false;
    this.#ended = frame.ended;
    const { match } = app;
    if (match?.request?.type === 'guide') match.request = { ...match.request, met: [...this.known], log: match.log };
    if (!cost) this.store();
    this.#shownView = this.#withHands(frame);
    this.control.receive({ ...frame, view: this.#simplified(frame, cost ? null : frame.view.ask) });
  }

  /** The view in which the hands still lie that the end of the round has swept away, but for what was just played. */
  #withHands({ view, events, ended }: Frame): View {
    const before = this.#shownView;
    if (!ended || !before) return view;
    const swept = ({ role, seat, items }: Zone) =>
      role === 'hand' && !items.length && !events.some(event => event.role === 'play' && event.seat === seat);
    const zones = view.zones.map(zone =>
      swept(zone) ? (before.zones.find(({ role, seat }) => role === 'hand' && seat === zone.seat) ?? zone) : zone,
    );
    return { ...view, zones };
  }

  /** The view without badges, zones and buttons whose rules the guide has yet to explain. */
  #simplified({ tip }: Frame, ask: Ask | null): View {
    const view = this.#shownView as View;
    return {
      ...view,
      badges: view.badges.filter(({ rule }) => rule === tip?.rule || !this.#isUnexplained(rule)),
      zones: view.zones.filter(({ role }) => !this.#isLater(role, tip)),
      ask: ask && { ...ask, buttons: ask.buttons.filter(({ id }) => !this.#isLater(id, tip)) },
    };
  }

  /** True if a zone or a button comes with a rule that the guide has yet to explain. */
  #isLater(id: string, tip: Tip | null) {
    const cue = this.deal.later[id];
    return !!cue && this.app.settings.guide && tip?.id !== cue && !this.known.has(cue);
  }

  /** Start the deal anew, as the engine refuses the stored log. */
  #startAnew() {
    const { app } = this;
    if (!this.#storedLog.length) return app.notify({ id: 'not-laid', text: 'notice-not-laid' });
    this.lay([]);
    app.notify({ id: 'first-anew', text: 'notice-first-anew' });
  }

  /** Show the frames after a poor move slowly, then ask to keep it or not; without the guide, keep the move. */
  #showCostOf(message: Consequence) {
    if (!this.app.settings.guide) return this.app.request({ type: 'keep' });
    this.cost = message;
    this.costSeen = false;
    this.control.playback.expect(message.frames, true);
  }

  /** Forget what the guide has said and asked, and that a poor move has ended the deal. */
  #reset() {
    this.latestTip.clear();
    this.cost = null;
    this.#ended = false;
    this.#explainsAim = this.#aimWasRead = false;
    this.costSeen = false;
    this.control.playback.expect(null);
  }

  /** Take the poor move back. */
  again() {
    this.#reset();
    this.app.request({ type: 'undo' });
  }

  /** Keep the poor move. */
  keep() {
    this.#reset();
    this.store();
    this.app.request({ type: 'keep' });
  }

  #whenShown() {
    this.#shown = true;
    if (this.cost && !this.costSeen) this.#showCost();
    this.#considerHeldBack();
    this.#finish();
  }

  #showCost() {
    this.costSeen = true;
    this.control.parts.scene.undecided();
    this.app.redraw();
    this.announce();
    this.control.parts.focus.restore('.foot .primary');
  }

  /** Ask the engine why cards outside every move are held back; a card is dimmed only by a known rule. */
  #considerHeldBack() {
    const { moves, state } = this.control.parts;
    const { view } = state;
    if (!view?.ask || view.ask.most === 1 || !view.ask.items.length) return;
    const hand = view.zones.find(zone => isHand(zone) && zone.seat === view.seat)?.items ?? [];
    for (const name of hand) if (!view.ask.items.includes(name)) moves.consider([name]);
  }

  #finish() {
    if (!this.#ended || !this.#answered || !this.#shown || this.cost) return;
    this.#ended = false;
    this.unread = '';
    this.store(true);
    this.ended();
  }

  // The guide's texts

  /** Take over the tip of the frame now shown; true if the guide says something about it. */
  reads({ tip, begins, met }: Frame) {
    this.unread = '';
    this.#untriedRule = '';
    this.#explainsAim = false;
    if (!this.app.settings.guide) return false;
    this.latestTip.fold();
    this.learn(...met);
    this.#explainsAim = !!begins && !this.#hasBegun && this.rules.some(one => one.id === AIM_RULE && !this.isMet(one));
    if (!(tip || this.#explainsAim)) return false;
    if (this.#explainsAim) this.learn(AIM_RULE);
    if (tip) this.#takeTip(tip);
    if (this.aim.length && tip) this.announce(AIM_TEXT);
    this.announce();
    return true;
  }

  #takeTip(tip: Tip) {
    this.#untriedRule = this.isKnown(tip.rule) ? '' : tip.rule;
    this.hear(tip);
  }

  /** Examples of the aim, while they are drawn on the empty table; none if there is no room. */
  get aim() {
    return this.#explainsAim && this.#drawsAim ? this.deal.aim : [];
  }

  get #drawsAim() {
    const { view } = this.table.state;
    return HIGH.matches && !!view && centreOf(view)?.kind !== 'dice' && this.deal.aim.length > 0;
  }

  /** What the guide says now: the aim, the cost of a move, or the tip; null if nothing. */
  get saying(): Saying | null {
    const { cost, latestTip } = this;
    if (this.#explainsAim && !this.#aimWasRead && !(this.#drawsAim && latestTip.tip))
      return { ...AIM_TEXT, untitled: this.#drawsAim };
    if (cost && this.costSeen)
      return {
        title: `guide-cost-${cost.say.id}-title`,
        text: `guide-cost-${cost.say.id}`,
        args: argsOf(cost.say),
        at: cost.at,
      };
    return latestTip.saying;
  }

  /** The words that a line opens again: the latest tip, or the aim. */
  get line(): Saying | null {
    if (this.saying || !this.app.settings.guide) return null;
    return this.latestTip.line ?? (this.#explainsAim && !this.#drawsAim ? AIM_TEXT : null);
  }

  /** Put away the text that the learner has read; the tip follows the aim. */
  putAway() {
    if (!this.saying || this.cost) return;
    const more = this.#explainsAim && !this.#aimWasRead && !this.#drawsAim && this.latestTip.tip;
    this.#aimWasRead = true;
    if (!more) this.latestTip.fold();
    this.app.redraw();
    if (more) this.announce();
  }

  /** Show the latest tip, or else the aim, again; false if there is neither. */
  repeat() {
    if (!this.latestTip.tip && !this.#explainsAim && !this.cost) return false;
    this.#aimWasRead = this.latestTip.open();
    this.app.redraw();
    this.announce();
    return true;
  }

  keys(event: KeyboardEvent) {
    if (!this.takesKey(event)) this.control.keys(event);
  }

  /** Address of this game's next guided deal. */
  get nextAddress() {
    const { app, what } = this;
    const deal = nextDeal(app, what);
    return deal && addressOf(app, this.game, deal);
  }
}
