import type { App } from '../app.ts';
import type { Refusal } from '../protocol.d.ts';
import { shake } from '../table/motion.ts';
import { ring } from './sounds.ts';

/** Why something cannot be done: in a callout, and aloud. */
export class Why {
  shown: { readonly item: string; readonly refusal: Refusal } | null = null;

  constructor(readonly app: App) {}

  /** @param item the card that asked, if one did */
  say(refusal: Refusal, item: string = '') {
    const { app } = this;
    this.shown = { item, refusal };
    app.announce(app.say(`refusal-${refusal.rule}`, refusal.args), true);
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
