import type { Display, Preferences, Wording } from '../app.ts';
import type { Refusal } from '../protocol.d.ts';
import { shake } from '../table/motion.ts';
import type { TableState } from '../table/table-state.ts';
import { sentence } from '../words/sentence.ts';
import { playSounds } from './sounds.ts';
import type { TableMode } from './table-mode.ts';

/** Shows and speaks the reason why an action is not possible. */
export class Callout {
  constructor(
    readonly app: Wording & Preferences & Display,
    readonly mode: TableMode,
    readonly state: TableState,
  ) {}

  /**
   * Show and speak a refusal.
   * @param item the card that was touched, if any
   */
  say(refusal: Refusal, item: string = '') {
    const { app } = this;
    this.state.callout = { item, refusal };
    this.mode.refused?.(refusal.rule);
    app.announce(app.say(`refusal-${refusal.rule}`, refusal.args), true);
    app.redraw();
  }

  /** Show and speak a rule, without a refusal. */
  tell(rule: string) {
    const { app } = this;
    this.state.callout = { item: '', refusal: { rule, args: {} }, told: true };
    app.announce(sentence(app, app.say(`rule-${rule}-title`)) + app.say('gap') + app.say(`rule-${rule}`), true);
    app.redraw();
  }

  /** Show a refusal and shake the card or box. */
  refuse(refusal: Refusal, touched: string, item: string = '') {
    this.say(refusal, item);
    playSounds(this.app, 'refused');
    shake(document.querySelector(touched), 150);
  }

  clear() {
    this.state.callout = null;
  }
}
