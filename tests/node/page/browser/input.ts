// Taps and keys with what a browser does by itself after them: focus, clicks, text, the way of Tab.

import { FOCUSABLE_NOW } from './elements.ts';
import type { Visit } from './window.ts';

/** Tap an element, or several times at once. */
export function click(element: HTMLElement, { times = 1, ...how }: MouseEventInit & { times?: number } = {}) {
  const { window } = viewOf(element);
  for (let detail = 1; detail <= times; detail += 1) {
    const init = {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail,
      button: 0,
      isPrimary: true,
      pointerType: 'mouse',
      ...how,
    };
    element.dispatchEvent(new window.PointerEvent('pointerdown', init));
    const goesOn = element.dispatchEvent(new window.MouseEvent('mousedown', init));
    if (goesOn) focusAround(element);
    element.dispatchEvent(new window.PointerEvent('pointerup', init));
    element.dispatchEvent(new window.MouseEvent('mouseup', init));
    if (element.isConnected && !element.closest(':disabled'))
      element.dispatchEvent(new window.PointerEvent('click', init));
  }
}

const viewOf = (element: Element) => ({ window: element.ownerDocument.defaultView as Window & typeof globalThis });

/** Give the focus to what can have it at this place, or take it away. */
function focusAround(element: Element) {
  const label = element.closest('label');
  const target = element.closest<HTMLElement>(FOCUSABLE_NOW) ?? (label?.control as HTMLElement | null | undefined);
  if (target) target.focus();
  else (element.ownerDocument.activeElement as HTMLElement | null)?.blur?.();
}

const CODES: Record<string, string> = { ' ': 'Space', Enter: 'Enter', Escape: 'Escape', Tab: 'Tab' };
const codeOf = (key: string) =>
  CODES[key] ?? (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key);

/** Press a key such as 'Enter', 'a' or 'Control+z' where the focus is. */
export function press(visit: Visit, keys: string, how: KeyboardEventInit = {}) {
  const { window } = visit;
  const parts = keys === '+' ? ['+'] : keys.split(/\+(?=.)/);
  const key = parts.pop() === 'Space' ? ' ' : ((keys === '+' ? '+' : keys.split(/\+(?=.)/).at(-1)) as string);
  const modifiers = {
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
  };
  const init = { key, code: codeOf(key), bubbles: true, cancelable: true, composed: true, ...modifiers, ...how };
  const target = visit.focused();
  const goesOn = target.dispatchEvent(new window.KeyboardEvent('keydown', init));
  if (goesOn) byDefault(visit, target, key, modifiers);
  const ended = visit.focused();
  const ends = ended.dispatchEvent(new window.KeyboardEvent('keyup', init));
  if (goesOn && ends && key === ' ' && ended === target && target.matches(PRESSED_BY_SPACE)) target.click();
}

const PRESSED_BY_SPACE =
  'button, summary, input[type=checkbox], input[type=radio], input[type=button], input[type=submit]';
const TEXT =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=file])';

/** Do what a browser does with a key that the page leaves to it. */
function byDefault(
  visit: Visit,
  target: HTMLElement,
  key: string,
  { shiftKey, ctrlKey, metaKey, altKey }: Record<string, boolean>,
) {
  if (key === 'Tab') return tab(visit, shiftKey ? -1 : 1);
  if (key === 'Escape') return dismiss(visit);
  if (key === 'Enter' && target.matches('textarea')) return write(visit, target as HTMLTextAreaElement, '\n');
  if (key === 'Enter') return enter(target);
  if (/^Arrow/.test(key)) return arrow(target, /Down|Right/.test(key) ? 1 : -1);
  if (/^(Home|End)$/.test(key) && target.matches('input[type=range]')) return toEnd(target as HTMLInputElement, key);
  if (ctrlKey || metaKey || altKey || !target.matches(TEXT)) return;
  if ([...key].length === 1) write(visit, target as HTMLInputElement, key);
  if (key === 'Backspace') write(visit, target as HTMLInputElement, '');
}

function enter(target: HTMLElement) {
  if (target.matches('a[href], button, summary, input[type=submit], input[type=button]')) return target.click();
  if (!target.matches('input')) return;
  target.dispatchEvent(new (viewOf(target).window.Event)('change', { bubbles: true }));
  (target as HTMLInputElement).form?.requestSubmit();
}

/** Close the topmost dialog, unless the page forbids it. */
function dismiss({ modal, window }: Visit) {
  if (modal?.dispatchEvent(new window.Event('cancel', { cancelable: true }))) modal.close();
}

/** Go to the next radio button of a group, or to the next option. */
function arrow(target: HTMLElement, by: number) {
  if (target.matches('input[type=radio]')) {
    const { name } = target as HTMLInputElement;
    const group = [
      ...target.ownerDocument.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]:not([disabled])`),
    ];
    const next = group.at((group.indexOf(target as HTMLInputElement) + by) % group.length);
    next?.focus();
    next?.click();
  } else if (target.matches('input[type=range], input[type=number], select')) {
    const field = target as HTMLInputElement & HTMLSelectElement;
    if (target.matches('select'))
      field.selectedIndex = Math.max(0, Math.min(field.options.length - 1, field.selectedIndex + by));
    else step(field, by);
    tellOfChange(field);
  }
}

/** Change a number by one step; happy-dom does so only where `step` is given. */
function step(field: HTMLInputElement, by: number) {
  const { value, min, max } = field;
  const next = Number(value) + by * Number(field.step || 1);
  if ((min === '' || next >= Number(min)) && (max === '' || next <= Number(max))) field.value = String(next);
}

/** Go to one end of a slider. */
function toEnd(slider: HTMLInputElement, key: string) {
  slider.value = key === 'Home' ? slider.min : slider.max;
  tellOfChange(slider);
}

function tellOfChange(field: HTMLElement) {
  const { Event } = viewOf(field).window;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Move the focus in the order of the document, as Tab does. */
function tab(visit: Visit, by: number) {
  const { document } = visit.window;
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 && visit.isReachable(element) && !isOtherRadio(element);
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE_NOW)].filter(isStop);
  const from = document.activeElement;
  const at = from ? stops.indexOf(from as HTMLElement) : -1;
  const after = (each: Element) =>
    !!from && !!(from.compareDocumentPosition(each) & document.DOCUMENT_POSITION_FOLLOWING);
  const next =
    at >= 0 ? at + by : by > 0 ? stops.findIndex(after) : stops.findLastIndex(each => each !== from && !after(each));
  stops.at(next % stops.length)?.focus();
}

/** True for a radio button in whose group another is chosen: Tab stops at that one. */
function isOtherRadio(element: HTMLElement) {
  const { type, name, checked, ownerDocument } = element as HTMLInputElement;
  return type === 'radio' && !checked && !!ownerDocument.querySelector(`input[type=radio][name="${name}"]:checked`);
}

function write(
  { window }: Visit,
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  inputType = 'insertText',
) {
  if (field.readOnly) return;
  const { value } = field;
  const begin = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const before = value.slice(0, text === '' && begin === end ? Math.max(0, begin - 1) : begin);
  field.value = before + text + value.slice(end);
  if (field.selectionStart !== null) field.setSelectionRange(before.length + text.length, before.length + text.length);
  field.dispatchEvent(
    new window.InputEvent('input', {
      bubbles: true,
      data: text,
      inputType: text ? inputType : 'deleteContentBackward',
    }),
  );
}

/** Write a text where the focus is, key by key. */
export function type(visit: Visit, text: string) {
  for (const key of text) press(visit, key === '\n' ? 'Enter' : key);
}

/** Put a text where the focus is, all at once. */
export function paste(visit: Visit, text: string) {
  write(visit, visit.focused() as HTMLTextAreaElement, text, 'insertFromPaste');
}
