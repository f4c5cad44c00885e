import type { App } from '../app.ts';
import type { Refusal } from '../protocol.d.ts';
import type { Shown } from '../table/drawn-types.ts';
import { shake } from '../table/motion.ts';
import { ring } from './sounds.ts';
import type { Conduct } from './table-mode.ts';

/** Why something cannot be done: in a callout, and aloud. */
export class Why {
  shown: Shown | null = null;

  constructor(
    readonly app: App,
    readonly conduct: Conduct,
  ) {}

  /** @param item the card that asked, if one did */
  say(refusal: Refusal, item: string = '') {
    const { app } = this;
    this.shown = { item, refusal };
    this.conduct.refused?.(refusal.rule);
    app.announce(app.say(`refusal-${refusal.rule}`, refusal.args), true);
    app.redraw();
  }

  /** Says what a rule is, and nothing has been refused. */
  tell(rule: string) {
    const { app } = this;
    this.shown = { item: '', refusal: { rule, args: {} }, told: true };
    app.announce(`${app.say(`rule-${rule}-title`)}${app.say('stop')} ${app.say(`rule-${rule}`)}`, true);
    app.redraw();
  }

  /** Says no to a card, or a box, which shakes its head. */
  refuse(refusal: Refusal, touched: string, item: string = '') {
    this.say(refusal, item);
    ring(this.app, 'refused');
    shake(document.querySelector(touched), 150);
  }

  clear() {
    this.shown = null;
  }
}
