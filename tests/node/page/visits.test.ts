// The pages that the other tests open: each visit is a fresh load, tabs share a device, and no fault is overlooked.

import assert from 'node:assert/strict';
import { Device, expect, Page, same, test, until } from './page.ts';
import { match, put, stored } from './stored.ts';

/** Open a page whose faults are looked at, and have each of these happen in it. */
async function faultsOf(acts: ((page: Page) => unknown)[], forgive: string[] = []) {
  const page = await new Page(new Device(), { engine: false, forgive }).hasBegun();
  for (const act of acts) await act(page);
  const { faults } = page.tab;
  await until(() => faults.length >= acts.length - forgive.length);
  page.tab.visit.end();
  return faults;
}

const FAULTS: Record<string, (page: Page) => unknown> = {
  'thrown in a timer': ({ window }) =>
    window.setTimeout(() => {
      throw new Error('thrown in a timer');
    }),
  'thrown by a listener': ({ window }) => {
    const fail = () => {
      throw new Error('thrown by a listener');
    };
    window.addEventListener('wheel', fail);
    window.dispatchEvent(new window.Event('wheel'));
  },
  'a rejected promise': ({ window }) => void window.Promise.reject(new Error('a rejected promise')),
  'on the console': ({ window }) => window.console.error('on the console'),
  'https://example.com/': ({ window }) => window.fetch('https://example.com/').catch(() => {}),
  'https://example.org/': ({ document }) => {
    const preload = Object.assign(document.createElement('link'), { rel: 'preload', href: 'https://example.org/' });
    preload.as = 'fetch';
    document.head.append(preload);
  },
};

for (const [part, act] of Object.entries(FAULTS)) {
  test(`a fault is noted: ${part}`, async () => {
    const faults = await faultsOf([act]);
    assert(faults[0].includes(part), faults[0]);
  });
}

test('a fault that is forgiven is not noted', async () => {
  const faults = await faultsOf([FAULTS['on the console'], FAULTS['thrown in a timer']], ['on the console']);
  same(faults.length, 1);
});

test('a reload keeps the storage and nothing else', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const { taku, window } = page;
  await put(page, { one: match('one') });
  window.sessionStorage.setItem('here', 'yes');
  page.taku.set('voice', true);
  await page.reload();
  assert(page.taku !== taku && page.window !== window);
  same([page.taku.settings.voice, page.window.sessionStorage.here], [true, 'yes']);
  same(
    page.taku.matches.list().map(({ id }) => id),
    ['one'],
  );
});

test('tabs share a device and devices share nothing', async ({ visit }) => {
  const [one, two, other] = [await visit(), await visit(), await visit('', { device: new Device() })];
  one.window.sessionStorage.setItem('here', 'yes');
  one.taku.set('theme', 'dark');
  await until(() => two.document.documentElement.dataset.theme === 'dark');
  same([two.window.sessionStorage.here, other.taku.settings.theme], [undefined, 'system']);
  await one.taku.matches.keep(match('one'));
  await until(() => two.taku.matches.known('one'));
  same([Object.keys(await stored(two)), await stored(other)], [['match:one'], {}]);
});

test('values from elsewhere belong to the window', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await put(page, { one: match('one') });
  await page.reload();
  const kept = await page.taku.matches.open('one');
  const lessons = await (await page.window.fetch(new URL('data/catalogue.json', page.tab.visit.app))).json();
  for (const value of [kept, lessons, page.window.structuredClone({ a: [1] }), page.window.history.state])
    assert(value instanceof (page.window as unknown as typeof globalThis).Object);
});

test('a lock is waited for and can be stolen', async ({ visit }) => {
  const [one, two] = [await visit(), await visit()];
  const said: string[] = [];
  const take = ({ window }: Page, name: string, how: LockOptions = {}) => {
    const held = () => {
      said.push(name);
      return new Promise<void>(() => {});
    };
    window.navigator.locks.request('one', how, held).catch(error => said.push(`${name} ${error.name}`));
  };
  take(one, 'first');
  take(two, 'second');
  take(two, 'late', { signal: two.window.AbortSignal.timeout(1) });
  await until(() => said.length === 2);
  take(two, 'thief', { steal: true });
  await until(() => said.length === 4);
  two.tab.visit.end();
  same(said.sort(), ['first', 'first AbortError', 'late TimeoutError', 'thief']);
});

test('stopped time passes in its order', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const said: unknown[] = [];
  page.stopClock(1e12);
  for (const wait of [300, 100, 200]) page.window.setTimeout(() => said.push(wait, page.window.Date.now()), wait);
  await page.pass(250);
  same(said, [100, 1e12 + 100, 200, 1e12 + 200]);
});

test('Tab, Space and arrows do what a browser does', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false });
  await page.getByRole('radio', { name: 'Classic' }).focus();
  await page.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toBeChecked();
  const group = page.focused.getAttribute('name');
  await page.press('Tab');
  assert.notEqual(page.focused.getAttribute('name'), group);
  await page.press('Shift+Tab');
  await expect(focused).toBeChecked();
  same(page.focused.getAttribute('name'), group);
});

test('an address is told of once, a renamed not', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const told: string[] = [];
  page.window.addEventListener('hashchange', ({ newURL }) => told.push(newURL.replace(/.*#/, '#')));
  await page.enter('#/about');
  page.window.history.replaceState(null, '', '#/settings');
  await page.enter('#/data');
  await page.goBack();
  same(told, ['#/about', '#/data', '#/settings']);
});
