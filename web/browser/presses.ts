/**
 * The one way by which clicks and keys reach the page. A press that has used something up (a card, a throw, a box, a
 * turn, a sheet) is not used twice: the second click of a double click, the second tap and a held key are dropped.
 */

const SOON = 400; // milliseconds between two taps, or two presses of a key, that are one for who makes them
const NEAR = 32; // pixels between two such taps

type Press = { time: number; x: number; y: number; spends: boolean; isEcho: boolean };

const none = (): Press => ({ time: -Infinity, x: 0, y: 0, spends: false, isEcho: false });

/** Tells a press from the echo of the one before. */
export class Presses {
  #tap = none();
  #tapBefore = none();
  #key = none();
  #latest = none();

  /** Note that a pointer goes down; a mouse counts its clicks by itself. */
  pointer(time: number, x: number, y: number, counts: boolean) {
    this.#tapBefore = this.#tap;
    const { time: last, x: left, y: top } = this.#tapBefore;
    const isNear = Math.abs(x - left) <= NEAR && Math.abs(y - top) <= NEAR;
    const isEcho = !counts && isNear && time - last <= SOON && isUsed(this.#tapBefore);
    this.#latest = this.#tap = { time, x, y, spends: false, isEcho };
  }

  /** True if the click that follows must be dropped. @param count 2 for the second click of a double click */
  click(count: number) {
    if (count > 1 && isUsed(this.#tapBefore)) this.#tap.isEcho = true;
    return this.#tap.isEcho;
  }

  /** Note that a key goes down; true if it must be dropped. @param acts Enter or Space */
  key(time: number, acts: boolean) {
    const isEcho = acts && time - this.#key.time <= SOON && isUsed(this.#key);
    this.#latest = this.#key = { ...none(), time, isEcho };
    return isEcho;
  }

  /** The latest press has used something up. */
  spend() {
    this.#latest.spends = true;
  }
}

const isUsed = ({ spends, isEcho }: Press) => spends || isEcho;

const presses = new Presses();

/** The latest press has used something up: its echo is dropped. */
export const spend = () => presses.spend();

/** Keys that go on while they are held. */
const GO_ON = /^(Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/;

const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

const acts = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

const isWriting = ({ target }: Event) => target instanceof Element && !!target.closest(WRITTEN_IN);

/** Does the browser scroll by this key? */
const scrolls = ({ key, target }: KeyboardEvent) =>
  key === ' ' && !(target instanceof Element && target.closest('button, a, summary, [role="tab"]'));

const drop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Keys that were dropped and are still down. */
const dropped = new Set<string>();

const keyDown = (event: KeyboardEvent) => {
  const { key, code, repeat, timeStamp, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || isWriting(event)) return;
  if (repeat) {
    if (!GO_ON.test(key) && !scrolls(event)) drop(event);
    return;
  }
  dropped.delete(code);
  if (!presses.key(timeStamp, acts(event))) return;
  dropped.add(code);
  drop(event);
};

/** Some browsers click when Space goes up, though it was dropped. */
const keyUp = (event: KeyboardEvent) => {
  if (dropped.delete(event.code)) drop(event);
};

const pointerDown = ({ timeStamp, clientX, clientY, pointerType, isPrimary }: PointerEvent) => {
  if (isPrimary) presses.pointer(timeStamp, clientX, clientY, pointerType === 'mouse');
};

/** A click without a count is a key's, or a script's. */
const click = (event: MouseEvent) => {
  if (event.detail > 0 && presses.click(event.detail)) drop(event);
};

/** Hear of every press before all else does. */
export const watchPresses = (page: Window) => {
  const first = { capture: true };
  page.addEventListener('keydown', keyDown, first);
  page.addEventListener('keyup', keyUp, first);
  page.addEventListener('pointerdown', pointerDown, first);
  page.addEventListener('click', click, first);
};
