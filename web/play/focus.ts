/** A card of the hand, which Enter plays, but Space only chooses. */
const CARD = '.hand [data-card]';

/** Keys by which a player moves the focus. */
const MOVES = /^(Arrow|Home$|End$|Tab$)/;

/** What a press of Enter uses up, or ends, at once. */
const ENDS = `${CARD}, [data-box], .answers button, .curtain button`;

/** A die, where Enter throws: only a press that comes too soon after the focus has moved there is not meant. */
const DIE = '.dice button';
const TOO_SOON = 400; // milliseconds

/** What the tab key reaches, and whether the keyboard is in use: then it must not lose its place. */
export class Focus {
  byKeys = false;
  card = '';
  die = 0;
  box = '';
  /** What the page has given the focus to by itself, until the player moves the focus or is told of it. */
  #given: Element | null = null;
  /** When that was, in milliseconds since the page began. */
  #when = 0;

  use(byKeys: boolean) {
    this.byKeys = byKeys;
    if (!byKeys) this.#given = null;
  }

  onCard(name: string) {
    this.card = name;
  }

  onDie(at: number) {
    this.die = at;
  }

  onBox(id: string) {
    this.box = id;
  }

  /** Give the keyboard a place again, the first of these that is there, where what had the focus has gone. */
  restore(...targets: string[]) {
    if (!this.byKeys || document.activeElement !== document.body) return;
    const found = targets.map(target => document.querySelector<HTMLElement>(target)).find(target => target);
    found?.focus({ preventScroll: true });
    this.#given = found?.matches(`${ENDS}, ${DIE}`) ? found : null;
    this.#when = performance.now();
  }

  /**
   * Return what this key would use up only because the page has moved the focus there; null if there is no such thing.
   * It is told once: the next press is meant.
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
