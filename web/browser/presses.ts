/**
 * The one way by which clicks and keys reach the page. A press that has used something up (a card, a throw, a box, a
 * turn, a sheet) is not used twice: the second click of a double click, the second tap and a held key are dropped.
 */

const SOON = 400; // milliseconds between two taps of a finger that means one
const NEAR = 32; // pixels between two such taps

type Press = { time: number; x: number; y: number; spends: boolean; isEcho: boolean };

const none = (): Press => ({ time: -Infinity, x: 0, y: 0, spends: false, isEcho: false });

const isUsed = ({ spends, isEcho }: Press) => spends || isEcho;

/** Tells a press from the echo of the one before. */
export class Presses {
  #now = none();
  #before = none();

  /** Note that a pointer goes down. A mouse counts its clicks by itself, fingers do not everywhere. */
  pointer(time: number, x: number, y: number, counts: boolean) {
    this.#before = this.#now;
    const { time: last, x: left, y: top } = this.#before;
    const isNear = Math.abs(x - left) <= NEAR && Math.abs(y - top) <= NEAR;
    const isEcho = !counts && isNear && time - last <= SOON && isUsed(this.#before);
    this.#now = { time, x, y, spends: false, isEcho };
  }

  /** Note that a key goes down: what it uses up is not the pointer's doing. */
  key() {
    this.#now = none();
  }

  /** True if this click must be dropped: of a double click it is the second by its count. */
  click(count: number) {
    if (count > 1 && isUsed(this.#before)) this.#now.isEcho = true;
    return this.#now.isEcho;
  }

  /** The latest press has used something up. */
  spend() {
    this.#now.spends = true;
  }
}

const presses = new Presses();

/** The latest press has used something up: its echo is dropped. */
export const spend = () => presses.spend();

/** Keys that go on while they are held. */
const GOES_ON = /^(Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/;

const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/** Does the browser scroll by this key? */
const scrolls = (key: string, target: EventTarget | null) =>
  key === ' ' && !(target instanceof Element && target.closest('button, a, summary, [role="tab"]'));

const drop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const keyDown = (event: KeyboardEvent) => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  if (!repeat) return presses.key();
  if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(WRITTEN_IN))) return;
  if (!GOES_ON.test(key) && !scrolls(key, target)) drop(event);
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
  page.addEventListener('pointerdown', pointerDown, first);
  page.addEventListener('click', click, first);
};
