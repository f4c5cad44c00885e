// Finds elements as people do, by role and name, with @testing-library/dom; waits until they are as expected.

import assert from 'node:assert/strict';
import { fromPage } from './bundle.ts';
import { click, press, type } from './input.ts';
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
    const all = () => [...new Set(this.find().flatMap(root => find(root as HTMLElement)))];
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
      queryAllByLabelText(root, content => contains(content, text, exact)),
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

  /** The values of an attribute of all that are there now. */
  values(attribute: string) {
    return this.find().map(element => element.getAttribute(attribute));
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
    field.value = '';
    type(this.visit(), text);
    field.dispatchEvent(new (this.visit().window.Event)('change', { bubbles: true }));
  }

  /** Choose a checkbox or radio button, unless it is chosen. */
  async check(wanted = true) {
    const box = await this.element<HTMLInputElement>();
    if (isChecked(box) !== wanted) click(box);
  }

  async selectOption(value: string) {
    const select = await this.element<HTMLSelectElement>();
    select.value = value;
    assert.equal(select.value, value);
    for (const kind of ['input', 'change'])
      select.dispatchEvent(new (this.visit().window.Event)(kind, { bubbles: true }));
  }
}

const isChecked = (element: Element) =>
  'checked' in element && element.matches('input')
    ? element.checked === true
    : element.ariaChecked === 'true' || element.getAttribute('aria-checked') === 'true';

/** Each check says what is the case, or nothing if it holds. */
type Check = (found: Element[], locator: Locator) => string | undefined;

const one =
  (say: (element: HTMLElement, locator: Locator) => string | undefined | false): Check =>
  (found, locator) =>
    found.length === 1 ? say(found[0] as HTMLElement, locator) || undefined : `${found.length} are there`;

const same = (actual: string | null, wanted: Text, exact = true) => {
  const fits =
    wanted instanceof RegExp
      ? wanted.test(actual ?? '')
      : actual !== null && (exact ? actual === wanted : actual.includes(wanted));
  return fits ? undefined : `it is “${actual}”`;
};

const squeezed = (text: Text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : text);

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
    let actual: string | undefined;
    await until(
      () => {
        actual = check(this.locator.find(), this.locator);
        return (actual === undefined) !== this.isDenied;
      },
      () =>
        `${this.locator.what} ${this.isDenied ? 'must not be' : 'must be'} ${what}, but ${actual ?? 'it is'}\n${this.locator.visit().shown()}`,
    );
  }

  toHaveCount = (count: number) =>
    this.#holds(`${count}`, found =>
      found.length === count ? undefined : `${found.length} are there: ${found.map(words).join(' | ')}`,
    );

  toBeAttached = () => this.#holds('there', found => (found.length ? undefined : 'nothing is there'));

  toBeVisible = () =>
    this.#holds(
      'shown',
      one(element => !element.checkVisibility() && 'it is hidden'),
    );

  toBeHidden = () =>
    this.#holds('hidden', found => (found.some(each => each.checkVisibility()) ? 'it is shown' : undefined));

  toHaveText = (text: Text | readonly Text[]) =>
    Array.isArray(text)
      ? this.#holds(text.join(' | '), found =>
          found.length === text.length && text.every((each, at) => !same(words(found[at]), squeezed(each)))
            ? undefined
            : found.map(words).join(' | '),
        )
      : this.#holds(
          `“${text}”`,
          one(element => same(words(element), squeezed(text as Text))),
        );

  toContainText = (text: Text) =>
    this.#holds(
      `with “${text}”`,
      one(element => same(words(element), squeezed(text), false)),
    );

  toHaveAttribute = (name: string, value: Text) =>
    this.#holds(
      `${name}=${value}`,
      one(element => same(element.getAttribute(name), value)),
    );

  toHaveValue = (value: Text) =>
    this.#holds(
      `of value ${value}`,
      one(element => same((element as HTMLInputElement).value, value)),
    );

  toHaveAccessibleName = (name: Text) =>
    this.#holds(
      `named ${name}`,
      one(element => same(computeAccessibleName(element), name)),
    );

  toBeFocused = () =>
    this.#holds(
      'focused',
      one(element => {
        const { activeElement } = element.ownerDocument;
        return activeElement !== element && `the focus is at ${activeElement?.outerHTML.slice(0, 120)}`;
      }),
    );

  toBeChecked = () =>
    this.#holds(
      'checked',
      one(element => !isChecked(element) && 'it is not'),
    );

  toBeDisabled = () =>
    this.#holds(
      'disabled',
      one(element => !element.matches(':disabled, [aria-disabled=true]') && 'it is not'),
    );

  toBeEnabled = () =>
    this.#holds(
      'enabled',
      one(element => element.matches(':disabled, [aria-disabled=true]') && 'it is not'),
    );
}

export const expect = (locator: Locator) => new Expectation(locator);
