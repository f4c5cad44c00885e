/**
 * Drop repeated presses. A press that has used something up (a card, a throw, a box, a turn, a sheet) counts once:
 * the second click of a double click, the second tap and the repeats of a held key are dropped.
 */

const ECHO_TIME = 400; // milliseconds between two taps that are meant as one
const ECHO_DISTANCE = 32; // pixels between two such taps

type Press = { time: number; x: number; y: number; spends: boolean; isEcho: boolean };

const none = (): Press => ({ time: -Infinity, x: 0, y: 0, spends: false, isEcho: false });

const isUsed = ({ spends, isEcho }: Press) => spends || isEcho;

/** Recognises the echo of a press. */
export class Presses {
  #now = none();
  #before = none();

  /** Note a pointer press. `counts`: true for a mouse, whose browser counts clicks; touch is not counted everywhere. */
  pointer(time: number, x: number, y: number, counts: boolean) {
    this.#before = this.#now;
    const { time: last, x: left, y: top } = this.#before;
    const isNear = Math.abs(x - left) <= ECHO_DISTANCE && Math.abs(y - top) <= ECHO_DISTANCE;
    const isEcho = !counts && isNear && time - last <= ECHO_TIME && isUsed(this.#before);
    this.#now = { time, x, y, spends: false, isEcho };
  }

  /** Note a key press: what it uses up is not attributed to the pointer. */
  key() {
    this.#now = none();
  }

  /** True if this click must be dropped: an echo, or the second of a double click by its count. */
  click(count: number) {
    if (count > 1 && isUsed(this.#before)) this.#now.isEcho = true;
    return this.#now.isEcho;
  }

  /** Mark the latest press as used. */
  spend() {
    this.#now.spends = true;
  }
}

const presses = new Presses();

/** Mark the latest press as used: its echo is dropped. */
export const spend = () => presses.spend();

/** Keys that repeat while they are held. */
const REPEATING_KEYS = /^(Arrow|Page|Home$|End$|Tab$|Backspace$|Delete$)/;

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** True if this key scrolls the page. */
const scrolls = (key: string, target: EventTarget | null) =>
  key === ' ' && !(target instanceof Element && target.closest('button, a, summary, [role="tab"]'));

const drop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const keyDown = (event: KeyboardEvent) => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  if (!repeat) return presses.key();
  if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(TEXT_FIELDS))) return;
  if (!REPEATING_KEYS.test(key) && !scrolls(key, target)) drop(event);
};

const pointerDown = ({ timeStamp, clientX, clientY, pointerType, isPrimary }: PointerEvent) => {
  if (isPrimary) presses.pointer(timeStamp, clientX, clientY, pointerType === 'mouse');
};

/** Handle a click. A count of 0 comes from a key or a script. */
const click = (event: MouseEvent) => {
  if (event.detail > 0 && presses.click(event.detail)) drop(event);
};

/** Listen to every press before any other handler. */
export const watchPresses = (page: Window) => {
  const first = { capture: true };
  page.addEventListener('keydown', keyDown, first);
  page.addEventListener('pointerdown', pointerDown, first);
  page.addEventListener('click', click, first);
};
