// What happy-dom's elements lack: animations that have ended, what is hidden, shadow roots that are found, dialogs that
// are modal, links that lead on, focus only where a browser gives it. All windows share these classes, so this changes them once a process.

import type { PageWindow, Visit } from './window.ts';

type Classes = Pick<
  PageWindow,
  'Element' | 'HTMLElement' | 'HTMLAnchorElement' | 'HTMLDialogElement' | 'HTMLScriptElement'
>;

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])';
/** What can have the focus; Tab stops there unless its `tabIndex` is negative. */
export const FOCUSABLE_NOW = `:is(${FOCUSABLE}):not(:disabled)`;

/** Have all windows' elements behave as in a browser. `visitOf` finds the document that a node belongs to. */
export function fillElements(classes: Classes, visitOf: (node: Node) => Visit) {
  const { Element, HTMLScriptElement } = classes;
  Object.assign(Element.prototype, {
    animate(this: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
      const visit = visitOf(this);
      visit.animations.push({ element: this, frames, options });
      return ended(this, act => visit.soon(act));
    },
    getAnimations: () => [],
    checkVisibility(this: Element) {
      return !isHidden(this);
    },
    scrollIntoView() {},
  });
  Object.assign(HTMLScriptElement, { supports: (kind: string) => kind === 'module' });
  fillTexts(classes);
  noteShadows(classes);
  fillFocus(classes, visitOf);
  fillLinks(classes, visitOf);
  fillDialogs(classes, visitOf);
}

/** Have the number 0 be a text like any other value; happy-dom takes it for none. */
function fillTexts({ Element }: Classes) {
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'textContent') as PropertyDescriptor;
  Object.defineProperty(Element.prototype, 'textContent', {
    configurable: true,
    get,
    set(this: Element, value: unknown) {
      set?.call(this, value === null || value === undefined ? '' : String(value));
    },
  });
}

/** An animation that has ended as soon as it has begun: nothing is painted. */
function ended(target: Element, soon: (act: () => void) => void) {
  const animation = Object.assign(new EventTarget(), {
    effect: { target, getComputedTiming: () => ({ endTime: 0 }) },
    playState: 'finished',
    finished: Promise.resolve(),
    onfinish: null as ((event: Event) => void) | null,
    cancel() {},
    finish() {},
    pause() {},
    play() {},
  });
  soon(() => {
    const event = new Event('finish');
    animation.onfinish?.(event);
    animation.dispatchEvent(event);
  });
  return animation;
}

/** True if the browser's own style sheet hides an element, or one around it. */
function isHidden(element: Element): boolean {
  for (let one: Element | null = element; one; one = around(one)) {
    if (one.hasAttribute('hidden') || one.matches('template, script, style, dialog:not([open])')) return true;
    if (DISPLAY_NONE.test(one.getAttribute('style') ?? '')) return true; // happy-dom takes long for 'style'
    if (one.parentElement?.matches('details:not([open])') && !one.matches('summary')) return true;
  }
  return !element.isConnected;
}

const DISPLAY_NONE = /\bdisplay:\s*none\b/;

type Style = Pick<CSSStyleDeclaration, 'display' | 'visibility' | 'getPropertyValue'>;
const styles = new Map<string, Style>();

/**
 * Have a window remember the style of each kind of element, for accessible names: no sheet of the page is loaded, and
 * happy-dom takes long to find that out for each element.
 */
export function rememberStyles(window: PageWindow) {
  const computed = window.getComputedStyle.bind(window);
  const hasOwn = (element: Element) =>
    element === window.document.documentElement ||
    element.hasAttribute('style') ||
    !element.isConnected ||
    element.getRootNode() !== window.document;
  const remembered = (element: Element) => {
    const { display, visibility } = computed(element);
    const parts: Record<string, string> = { display, visibility };
    const style = { display, visibility, getPropertyValue: (name: string) => parts[name] ?? '' };
    styles.set(element.localName, style);
    return style;
  };
  return (element: Element, pseudo?: string) =>
    pseudo || hasOwn(element) ? computed(element, pseudo) : (styles.get(element.localName) ?? remembered(element));
}

/** The element around another, which may be the host of its shadow root. */
const around = (element: Element) => element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

const shadows = new WeakMap<Node, Set<ShadowRoot>>();

/** Note each shadow root by its document. */
function noteShadows({ Element }: Classes) {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, how) {
    const shadow = attachShadow.call(this, how);
    const noted = shadows.get(this.ownerDocument) ?? new Set();
    shadows.set(this.ownerDocument, noted.add(shadow));
    return shadow;
  };
}

/** A part of a document, and all shadow roots within it. */
export const withShadows = (root: Node): Node[] => {
  const noted = [...(shadows.get(root.ownerDocument ?? root) ?? [])];
  return [root, ...noted.filter(({ host }) => root.contains(host))];
};

function fillFocus({ HTMLElement }: Classes, visitOf: (node: Node) => Visit) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement) {
    if (this.matches(FOCUSABLE_NOW) && visitOf(this).isReachable(this)) focus.call(this);
  };
}

function fillLinks({ HTMLElement, HTMLAnchorElement }: Classes, visitOf: (node: Node) => Visit) {
  const { dispatchEvent } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.dispatchEvent = function (this: HTMLAnchorElement, event: Event) {
    const goesOn = dispatchEvent.call(this, event);
    const isOver = event.eventPhase === Event.NONE || event.eventPhase === Event.BUBBLING_PHASE;
    if (event.type === 'click' && isOver && !event.defaultPrevented && this.href)
      visitOf(this).follow(this, event as MouseEvent);
    return goesOn;
  };
}

/** Open dialogs lie over all else: they take the focus, and give it back. */
function fillDialogs({ HTMLElement, HTMLDialogElement }: Classes, visitOf: (node: Node) => Visit) {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  const { close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focusedBefore.set(this, this.ownerDocument.activeElement);
      visitOf(this).modals.push(this);
      this.open = true;
      const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE_NOW);
      if (first) first.focus();
    },
    close(this: HTMLDialogElement, value?: string) {
      const { modals } = visitOf(this);
      const at = modals.indexOf(this);
      if (at >= 0) modals.splice(at, 1);
      const before = focusedBefore.get(this);
      if (this.open && before instanceof HTMLElement) before.focus();
      close.call(this, value);
    },
  });
}
