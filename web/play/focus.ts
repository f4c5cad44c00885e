import type { TableState } from '../table/table-state.ts';

/** A card of the hand: Enter plays it, Space only chooses it. */
const CARD = '.hand [data-card]';

/** Keys by which a player moves the focus. */
const MOVES = /^(Arrow|Home$|End$|Tab$)/;

/** Elements on which one press of Enter acts at once. */
const ENDS = `${CARD}, [data-box], .answers button, .curtain button`;

/** A die: Enter rolls. Only a press too soon after the page moved the focus there is ignored. */
const DIE = '.dice button';
const TOO_SOON = 400; // milliseconds

/** True if no control has the focus: it is nowhere, or on the heading where each screen puts it. */
export const isFocusFree = () =>
  !document.activeElement || document.activeElement === document.body || document.activeElement.matches('h1');

/**
 * Focus for the keyboard: the element that Tab reaches, and whether the keyboard is in use, so that the focus must not
 * get lost.
 */
export class Focus {
  /** Element that the page has focused by itself, until the player moves the focus or is told of it. */
  #given: Element | null = null;
  /** When the page did so: milliseconds since the page began. */
  #when = 0;

  constructor(readonly state: TableState) {}

  use(byKeys: boolean) {
    this.state.byKeys = byKeys;
    if (!byKeys) this.#given = null;
  }

  /** Focus the first of these targets that exists, if the focused element has gone. */
  restore(...targets: string[]) {
    if (!this.state.byKeys || !isFocusFree()) return;
    const found = targets.map(target => document.querySelector<HTMLElement>(target)).find(target => target);
    found?.focus({ preventScroll: true });
    this.#given = found?.matches(`${ENDS}, ${DIE}`) ? found : null;
    this.#when = performance.now();
  }

  /**
   * Return the element that this key would activate only because the page has moved the focus there; null if there is
   * none. It is returned once: the next press counts.
   */
  takeUnmeant({ key, timeStamp }: KeyboardEvent) {
    const given = this.#given;
    const acts = key === 'Enter' || key === ' ';
    if (acts || MOVES.test(key)) this.#given = null;
    if (!acts || !given || document.activeElement !== given) return null;
    if (given.matches(DIE)) return key === 'Enter' && timeStamp - this.#when < TOO_SOON ? given : null;
    return key === ' ' && given.matches(CARD) ? null : given;
  }
}
