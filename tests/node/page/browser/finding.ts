// Finds elements as people do, by role and name, with @testing-library/dom; waits until they are as expected.

import assert from 'node:assert/strict';
import { fromPage } from './bundle.ts';
import { withShadows } from './elements.ts';
import { click, paste, press, type } from './input.ts';
import type { Visit } from './window.ts';

type Queries = typeof import('../../../../web/node_modules/@testing-library/dom/types/index.d.ts');
const { queryAllByLabelText, queryAllByRole, queryAllByText } = fromPage('@testing-library/dom') as Queries;
const { computeAccessibleName } = fromPage('dom-accessibility-api') as {
  computeAccessibleName(element: Element): string;
};

const PATIENCE = 30_000; // milliseconds: another process may have the processor

type Text = string | RegExp;
type Named = {
  name?: Text;
  exact?: boolean;
  checked?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  selected?: boolean;
  level?: number;
};

/** Wait until a check holds; the check may say in words what is the case instead. */
export async function until(check: () => unknown, what: () => string = () => String(check)) {
  const begun = performance.now();
  for (let round = 0; ; round += 1) {
    const outcome = await check();
    if (outcome) return outcome;
    if (performance.now() - begun > PATIENCE) assert.fail(`waited in vain: ${what()}`);
    await new Promise(done => (round < 50 ? setImmediate(done) : setTimeout(done, 5)));
  }
}

export const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Compare two elements by their places in the document. */
const inOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const contains = (text: string, wanted: Text, exact = false) => {
  if (wanted instanceof RegExp) return wanted.test(text);
  const [all, part] = [text, wanted].map(each => each.replace(/\s+/g, ' ').trim());
  return exact ? all === part : all.toLowerCase().includes(part.toLowerCase());
};

/** Elements that are looked for anew each time: by a page, or within others. */
export class Locator {
  constructor(
    readonly visit: () => Visit,
    readonly find: () => Element[],
    readonly what: string,
  ) {}

  #within(what: string, find: (root: HTMLElement) => Element[]) {
    const all = () => [
      ...new Set(
        this.find()
          .flatMap(withShadows)
          .flatMap(root => find(root as HTMLElement)),
      ),
    ];
    return new Locator(this.visit, all, `${this.what} ${what}`);
  }

  /** By a selector of CSS, as a last resort. */
  locator(selector: string) {
    return this.#within(selector, root => [...root.querySelectorAll(selector)]);
  }

  /** By role and a part of the name, among what is not hidden. */
  getByRole(role: string, { name, exact, ...states }: Named = {}) {
    const matcher = name === undefined ? undefined : (text: string) => contains(text, name, exact);
    const found = (root: HTMLElement) =>
      queryAllByRole(root, role, { hidden: true, ...states, ...(matcher && { name: matcher }) }).filter(each =>
        this.visit().isReachable(each),
      );
    return this.#within(`${role} “${name ?? ''}”`, found);
  }

  /** By a part of the text: the innermost elements that have it. */
  getByText(text: Text, { exact = false } = {}) {
    return this.#within(`“${text}”`, root =>
      queryAllByText(root, content => contains(content, text, exact), { ignore: 'script, style, template' }),
    );
  }

  getByLabel(text: Text, { exact = false } = {}) {
    return this.#within(`label “${text}”`, root =>
      queryAllByLabelText(root, content => contains(content, text, exact)).sort(inOrder),
    );
  }

  getByPlaceholder(text: string) {
    return this.#within(`placeholder “${text}”`, root =>
      [...root.querySelectorAll('[placeholder]')].filter(each =>
        contains(each.getAttribute('placeholder') ?? '', text),
      ),
    );
  }

  /** Those that have a text, contain others, or are shown. */
  filter({ hasText, has, visible }: { hasText?: Text; has?: Locator; visible?: boolean }) {
    const fits = (element: Element) =>
      (hasText === undefined || contains(words(element), hasText)) &&
      (!has || has.find().some(other => element.contains(other))) &&
      (visible === undefined || element.checkVisibility() === visible);
    return new Locator(
      this.visit,
      () => this.find().filter(fits),
      `${this.what} with ${hasText ?? has?.what ?? 'visible'}`,
    );
  }

  nth(at: number) {
    return new Locator(this.visit, () => this.find().slice(at, at === -1 ? undefined : at + 1), `${this.what} [${at}]`);
  }

  get first() {
    return this.nth(0);
  }

  get last() {
    return this.nth(-1);
  }

  get count() {
    return this.find().length;
  }

  /** Texts of all that are there now. */
  get texts() {
    return this.find().map(words);
  }

  /** Texts of the cells of all table rows that are there now. */
  get cells() {
    return this.find().map(row => [...row.children].map(words));
  }

  /** The values of an attribute of all that are there now. */
  values(attribute: string) {
    return this.find().map(element => element.getAttribute(attribute));
  }

  /** The value of the one field that is there now. */
  get value() {
    const [field, ...others] = this.find() as HTMLInputElement[];
    assert(field && !others.length, `${1 + others.length} are ${this.what}`);
    return field.value;
  }

  /** The one element, once it is there and is the only one. */
  async element<Kind extends HTMLElement = HTMLElement>(): Promise<Kind> {
    let found: Element[] = [];
    await until(
      () => (found = this.find()).length === 1,
      () => `${found.length} are ${this.what}\n${this.visit().shown()}`,
    );
    return found[0] as Kind;
  }

  /** Tap it, once it is shown. */
  async click(how: MouseEventInit & { times?: number } = {}) {
    const element = await this.element();
    await until(
      () => element.checkVisibility() || !element.isConnected,
      () => `${this.what} is hidden`,
    );
    click(element, how);
  }

  async focus() {
    (await this.element()).focus();
  }

  async blur() {
    (await this.element()).blur();
  }

  /** Focus it and press a key there. */
  async press(key: string) {
    await this.focus();
    press(this.visit(), key);
  }

  /** Write a text in place of what stands there. */
  async fill(text: string) {
    const field = await this.element<HTMLInputElement>();
    field.focus();
    field.select();
    if (text) type(this.visit(), text);
    else press(this.visit(), 'Backspace');
    field.dispatchEvent(new (this.visit().window.Event)('change', { bubbles: true }));
  }

  /** Paste a text in place of what stands there. */
  async paste(text: string) {
    const field = await this.element<HTMLTextAreaElement>();
    field.focus();
    field.select();
    paste(this.visit(), text);
  }

  /** Choose a checkbox or radio button, unless it is chosen. */
  async check(wanted = true) {
    const box = await this.element<HTMLInputElement>();
    if (isChecked(box) !== wanted) click(box);
  }

  /** Choose a file with this content. */
  chooseFile(name: string, content: string | object) {
    return this.chooseFiles({ [name]: content });
  }

  /** Choose files, by their names. */
  async chooseFiles(contents: Record<string, string | object>) {
    const field = await this.element<HTMLInputElement>();
    const { File, Event } = this.visit().window;
    const files = Object.entries(contents).map(([name, content]) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      return new File([text], name, { type: 'application/json' });
    });
    Object.assign(field, { files });
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Choose an option by its value or its words. */
  async selectOption(value: string) {
    const select = await this.element<HTMLSelectElement>();
    const option = [...select.options].find(each => each.value === value || words(each) === value);
    assert(option, `no option ${value}: ${words(select)}`);
    select.value = option.value;
    for (const kind of ['input', 'change'])
      select.dispatchEvent(new (this.visit().window.Event)(kind, { bubbles: true }));
  }
}

const isChecked = (element: Element) =>
  'checked' in element && element.matches('input')
    ? element.checked === true
    : element.ariaChecked === 'true' || element.getAttribute('aria-checked') === 'true';

/** Whether a check holds, null if the one element that it is about is not there; and what is the case. */
type Outcome = { holds: boolean | null; actual: string };
type Check = (found: Element[]) => Outcome;

/** A check of the one element that must be there, even if it is denied. */
const one =
  (say: (element: HTMLElement) => Outcome): Check =>
  found =>
    found.length === 1 ? say(found[0] as HTMLElement) : { holds: null, actual: `${found.length} are there` };

const isText = (actual: string | null, wanted: Text, exact = true): Outcome => ({
  holds: wanted instanceof RegExp ? wanted.test(actual ?? '') : exact ? actual === wanted : !!actual?.includes(wanted),
  actual: `“${actual}”`,
});

const squeezed = (text: Text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : text);

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]');

/** Waits until what is found is as expected. */
class Expectation {
  constructor(
    readonly locator: Locator,
    readonly isDenied = false,
  ) {}

  get not() {
    return new Expectation(this.locator, !this.isDenied);
  }

  async #holds(what: string, check: Check) {
    let outcome: Outcome = { holds: null, actual: '' };
    await until(
      () => {
        outcome = check(this.locator.find());
        return outcome.holds === !this.isDenied;
      },
      () => {
        const must = `${this.isDenied ? 'must not be' : 'must be'} ${what}, but is ${outcome.actual}`;
        return `${this.locator.what} ${must}\n${this.locator.visit().shown()}`;
      },
    );
  }

  toHaveCount = (count: number) =>
    this.#holds(`${count}`, found => ({
      holds: found.length === count,
      actual: `${found.length}: ${found.map(words).join(' | ')}`,
    }));

  toBeAttached = () => this.#holds('there', found => ({ holds: !!found.length, actual: `${found.length}` }));

  toBeVisible = () => {
    const isShown = one(element => ({ holds: element.checkVisibility(), actual: 'hidden' }));
    return this.#holds('shown', found => (found.length ? isShown(found) : { holds: false, actual: 'nothing' }));
  };

  toBeHidden = () =>
    this.#holds('hidden', found => ({ holds: !found.some(each => each.checkVisibility()), actual: 'shown' }));

  toHaveText = (text: Text | readonly Text[]) =>
    Array.isArray(text)
      ? this.#holds(`“${text.join(' | ')}”`, found => ({
          holds:
            found.length === text.length && text.every((each, at) => isText(words(found[at]), squeezed(each)).holds),
          actual: `“${found.map(words).join(' | ')}”`,
        }))
      : this.#holds(
          `“${text}”`,
          one(element => isText(words(element), squeezed(text as Text))),
        );

  toContainText = (text: Text) =>
    this.#holds(
      `with “${text}”`,
      one(element => isText(words(element), squeezed(text), false)),
    );

  toHaveAttribute = (name: string, value: Text) =>
    this.#holds(
      `${name}=${value}`,
      one(element => isText(element.getAttribute(name), value)),
    );

  toHaveValue = (value: Text) =>
    this.#holds(
      `of value “${value}”`,
      one(element => isText((element as HTMLInputElement).value, value)),
    );

  toHaveAccessibleName = (name: Text) =>
    this.#holds(
      `named “${name}”`,
      one(element => isText(computeAccessibleName(element), name)),
    );

  toBeFocused = () =>
    this.#holds(
      'focused',
      one(element => {
        const { activeElement } = element.ownerDocument;
        return { holds: activeElement === element, actual: `not: ${activeElement?.outerHTML.slice(0, 200)}` };
      }),
    );

  toBeChecked = () =>
    this.#holds(
      'checked',
      one(element => ({ holds: isChecked(element), actual: 'not' })),
    );

  toBeDisabled = () =>
    this.#holds(
      'disabled',
      one(element => ({ holds: isDisabled(element), actual: 'not' })),
    );

  toBeEnabled = () =>
    this.#holds(
      'enabled',
      one(element => ({ holds: !isDisabled(element), actual: 'not' })),
    );
}

export const expect = (locator: Locator) => new Expectation(locator);
