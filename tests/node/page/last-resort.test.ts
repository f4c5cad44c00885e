// The last resort: an uncaught error is told, and nothing is lost.

import assert from 'node:assert/strict';
import { Device, expect, type Page, same, test, until, type Visits } from './page.ts';
import { match, put } from './stored.ts';
import { sit, Table } from './table.ts';

const BROKEN = 'broken to see what becomes of it';

const failed = (page: Page) => page.locator('#failed');
const button = (page: Page, name: string) => failed(page).getByRole('button', { name });

/** Have the page fail whenever it draws. */
function breakDrawing({ taku, window }: Page) {
  taku.say = () => {
    throw new window.Error(BROKEN);
  };
}

const draw = ({ window, taku }: Page) => window.queueMicrotask(() => taku.redraw());

/** Break the page's drawing, and wait until the page says so. */
async function breakDown(page: Page) {
  breakDrawing(page);
  draw(page);
  await expect(failed(page)).toBeAttached();
}

async function broken(visit: Visits['visit'], path = '#/about') {
  const page = await visit(path, { engine: false, forgive: [BROKEN] });
  await breakDown(page);
  return page;
}

/** Save everything as a file; return its content. */
async function save(page: Page) {
  const { name, text } = await page.download(() => button(page, 'Save everything').click());
  assert.match(name, /^taku-\d{4}-\d\d-\d\d\.json$/);
  return text;
}

/** Import a file on another device. */
async function bring(page: Page, content: string) {
  await page.locator('input[type=file]').chooseFile('taku.json', content);
  await page.locator('.consent .primary').click();
  await expect(page.locator('.consent')).toHaveCount(0);
}

const LOST = [
  'Failed to fetch',
  'Load failed',
  'Importing a module script failed.',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: http://a/b.js',
];

/** Tell the page of errors that are no fault of its own. */
function tellOfOthersErrors({ window, document, tab }: Page) {
  const main = `${tab.visit.app}main.js`;
  const at = <Kind extends Error | DOMException>(error: Kind, place: string) =>
    Object.defineProperty(error, 'stack', { value: `${error}\nat draw (${place}:1:1)` });
  const thrown = (more: ErrorEventInit) => window.dispatchEvent(new window.ErrorEvent('error', more));
  const rejected = (reason?: unknown) =>
    window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason }));
  thrown({ message: 'ResizeObserver loop completed with undelivered notifications.' });
  thrown({ message: 'Script error.' });
  thrown({ error: at(new window.Error('not ours'), 'chrome-extension://abc/content.js') });
  thrown({ error: null, filename: main });
  const foreign = Object.assign(document.createElement('script'), { src: 'http://127.0.0.1:9/' });
  document.body.append(foreign);
  foreign.dispatchEvent(new window.Event('error'));
  rejected();
  rejected('no error at all');
  for (const [text, name] of [
    ['left', 'AbortError'],
    ['not touched yet', 'NotAllowedError'],
  ])
    rejected(at(new window.DOMException(text, name), main));
  for (const lost of LOST) rejected(at(new window.TypeError(lost), main));
}

test('an uncaught error is told', async ({ visit }) => {
  const page = await visit('', { engine: false, forgive: [BROKEN] });
  breakDrawing(page);
  page.taku.start('hearts');
  await expect(failed(page).getByRole('alert')).toContainText('has gone wrong');
  await expect(failed(page)).toContainText(BROKEN);
  await expect(page.locator('#app')).toHaveCount(0);
  await expect(button(page, 'Reload')).toBeFocused();
});

test('errors of others take nothing away', async ({ visit }) => {
  const page = await visit('', { engine: false });
  tellOfOthersErrors(page);
  const { window, tab } = page;
  await window.mend();
  await expect(failed(page)).toHaveCount(0);
  await expect(page.locator('.home')).toBeVisible();
  const ours = Object.assign(new window.Error(BROKEN), { stack: `at draw (${tab.visit.app}main.js:1:1)` });
  window.dispatchEvent(new window.ErrorEvent('error', { error: ours }));
  await expect(failed(page)).toContainText(BROKEN);
});

test('the failed screen speaks Japanese and saves', async ({ visit }) => {
  const page = await visit('#/about', { engine: false, forgive: [BROKEN], locale: 'ja-JP' });
  await breakDown(page);
  await expect(failed(page).getByRole('alert')).toContainText('問題が起きました');
  await expect(failed(page).getByText('gone wrong')).toBeHidden();
  await page.press('Tab');
  await page.download(() => page.press('Enter'));
  await expect(failed(page).getByRole('status')).toContainText('保存しました');
});

test('a match saved after a failure goes on elsewhere', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: { passing: false }, page: { forgive: [BROKEN] } });
  const { page } = table;
  await table.decide(async () => {
    await table.touch(table.playable.first);
    await table.primary.click();
  });
  const played = structuredClone(table.log);
  await breakDown(page);
  const saved = await save(page);
  await expect(failed(page).getByRole('status')).toContainText('saved');

  const other = await visit('#/data', { device: new Device(), settings: { speed: 'none' } });
  await bring(other, saved);
  await expect(other.locator('.import-result')).toContainText('1 match');
  await other.enter('#/');
  await other.getByRole('button', { name: 'Resume' }).click();
  const there = new Table(other);
  await there.myTurn();
  same(there.log.slice(0, played.length), played);
});

test('damaged data keeps nothing from being saved', async ({ visit }) => {
  const page = await broken(visit);
  await put(page, { good: match('good'), bad: match('bad', { log: 'no log' }) });
  const { localStorage } = page.window;
  localStorage.setItem('taku.settings', JSON.stringify({ theme: 'dark', speed: 'never', rules: 7 }));
  localStorage.setItem('taku.lessons', '{"hearts/points": "much"');
  const saved = await save(page);
  const { matches } = JSON.parse(saved) as { matches: { id: string }[] };
  same(matches.map(({ id }) => id).sort(), ['bad', 'good']);

  const other = await visit('#/data', { engine: false, device: new Device() });
  await bring(other, saved);
  await expect(other.locator('.import-result')).toContainText('1 match');
  same(
    other.taku.matches.list().map(({ id }) => id),
    ['good'],
  );
  assert.equal(other.taku.settings.theme, 'dark');
});

test('without a database the memory is saved', async ({ visit }) => {
  const page = await visit('', {
    engine: false,
    forgive: [BROKEN],
    prepare: window =>
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new window.DOMException('not in a private window', 'SecurityError');
        },
      }),
  });
  await page.taku.matches.keep(match('only here')).catch(() => {});
  await breakDown(page);
  const { matches } = JSON.parse(await save(page)) as { matches: { id: string }[] };
  same(
    matches.map(({ id }) => id),
    ['only here'],
  );
});

test('a repeated fault offers the way home', async ({ visit }) => {
  const page = await broken(visit);
  await expect(button(page, 'Home')).toBeHidden();
  const loaded = async (name: string) => {
    const { loads } = page.tab;
    await button(page, name).click();
    await until(() => page.tab.loads > loads);
    await page.hasBegun();
  };
  await loaded('Reload');
  await expect(page.locator('.about')).toBeVisible();
  await breakDown(page);
  await expect(failed(page)).toContainText('before');
  await loaded('Home');
  await expect(page.locator('.home')).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});
