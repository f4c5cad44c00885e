import type { App } from '../../app.ts';
import { letterOf } from '../../browser/keyboard.ts';
import type { TableControl } from '../../play/table-control.ts';
import type { GuidedRule, Tip } from '../../protocol.d.ts';
import type { Saying } from './latest-tip.ts';
import { LatestTip, spoken } from './latest-tip.ts';

/** The guide at a table: what it says, which rules the learner knows, and how the learner puts its words away. */
export abstract class Guide {
  readonly latestTip = new LatestTip();
  /** What the guide tells at this table, in the usual order of the rules. */
  rules: readonly GuidedRule[] = [];
  /** Ids of what a tip has explained, a refusal has shown, or the learner has used. */
  protected known: Set<string>;
  /** Id of the tip that the learner may still be reading: it is stored only when the game has gone on. */
  protected unread = '';
  abstract readonly control: TableControl;

  constructor(
    readonly app: App,
    public game: string,
  ) {
    this.known = new Set(app.firstGames.met(game));
    addEventListener('resize', app.redraw); // the guide may need another place
  }

  leave() {
    removeEventListener('resize', this.app.redraw);
  }

  get table() {
    return this.control.table;
  }

  /** What the guide says now; null if nothing. */
  abstract get saying(): Saying | null;
  /** True if the player wants to see only the beginning of its words where they have no room. */
  protected folds = false;
  /** Put away the text that the learner has read. */
  abstract putAway(): void;
  /** Show the latest words again; false if there are none. */
  abstract repeat(): boolean;
  protected abstract store(): void;

  /** True if a rule was explained or used under this id. */
  isMet = ({ id }: GuidedRule) => this.known.has(id);

  protected isKnown(rule: string) {
    return this.known.has(rule) || this.rules.some(one => one.rule === rule && this.known.has(one.id));
  }

  protected learn(...ids: string[]) {
    for (const id of ids) this.known.add(id);
    this.store();
  }

  /** True if only the beginning of the words is shown where they have no room; they are whole while the table waits. */
  get isFolded() {
    return this.folds && !this.waits;
  }

  /** Show all of the words, or only their beginning again. */
  unfold() {
    this.folds = !this.folds;
    this.app.redraw();
  }

  /** Say this tip. */
  protected hear(tip: Tip) {
    this.latestTip.show(tip);
    this.unread = tip.id;
    this.learn(tip.id);
  }

  /** The known ids and rules of this table that are to be stored. */
  protected get ownKnown() {
    const own = this.rules.flatMap(({ id, rule }) => [id, rule]);
    return [...new Set(own)].filter(one => this.known.has(one) && one !== this.unread);
  }

  /** What the guide shows: it gives way to a callout, a hint and words called out over the table. */
  get shown(): Saying | null {
    const { callout, hint, banner } = this.table.state;
    return callout || hint || banner.length ? null : this.saying;
  }

  /** The card in the middle to mark. */
  get rings() {
    const { at } = this.saying ?? {};
    return at?.kind === 'item' && this.table.state.resting ? at.id : undefined;
  }

  /** True while the table waits until the learner has read the text, and not for the next round. */
  get waits() {
    return !!this.saying && this.control.playback.held && !this.table.state.awaitsNextRound;
  }

  /** Put the text away; the table goes on if it has waited for that. */
  goOn() {
    const { waits } = this;
    this.putAway();
    if (waits) this.control.playback.goOn();
  }

  protected announce(saying: Saying | null = this.saying) {
    if (saying) this.app.announce(spoken(this.app, saying));
  }

  /**
   * Put the guide's text away on a tap; true if the tap was on a button of the guide, which must not move from under
   * the finger.
   */
  touched(target: EventTarget | null) {
    if (target instanceof Element && target.closest('.guide-foot, .guide button')) return true;
    this.putAway();
    return false;
  }

  /** Handle the keys of the guide; true if there is nothing left to do. */
  protected takesKey(event: KeyboardEvent): boolean {
    const { state } = this.table;
    const free = !state.dialog && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!free) return false;
    if (event.key === 'Escape' && this.saying && !state.callout) {
      this.goOn();
      return true;
    }
    if (letterOf(event) === 'w' && this.app.settings.queryKeys && this.repeat()) {
      event.preventDefault();
      return true;
    }
    if (this.waits) this.#keyWhileWaiting(event);
    return this.waits;
  }

  /** Continue on Enter, unless the focus is on a control that Enter activates. */
  #keyWhileWaiting(event: KeyboardEvent) {
    const { key, target } = event;
    if (key !== 'Enter' || (target instanceof Element && target.closest('.bar, .panel, .foot, .seats, .guide button')))
      return;
    event.preventDefault();
    this.goOn();
  }
}
