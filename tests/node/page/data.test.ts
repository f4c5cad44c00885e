// Data of a device: exported as a file, imported, merged, erased.

import assert from 'node:assert/strict';
import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import type { VisitOptions } from './browser/tab.ts';
import { arrived, asked, bring, choose, file } from './files.ts';
import { expect, type Page, same, test, type Visits } from './page.ts';
import { figure, record } from './records.ts';
import { agree, unfinished } from './stored.ts';

const RULES = { hearts: [{ name: 'Sunday', options: { target: 75 } }] };
const LAST = { hearts: { options: { target: 75 }, seats: Array(4).fill('human'), names: Array(4).fill('') } };
const SETTINGS = { theme: 'dark', yourName: 'Yuki', sounds: true, last: LAST, rules: RULES };
const SHELVES = {
  'taku.lessons': { 'hearts/points': { at: 2, stars: ['star', 'tick', ''], when: 7 } },
  'taku.practice': {
    'yahtzee/yams': { kinds: { worth: 0.5 }, rules: {}, answered: 9, right: 8, streak: 1, best: 5 },
  },
  'taku.first': { 'hearts/first': { log: ['deal', '2C'], met: ['aim'], over: false, when: 7 } },
};
/** As a string that would be run, or be HTML, if it were taken for such. */
const PAYLOAD = '<img src=x onerror="window.broken=1">';

/** Open the page at #/data, without an engine. */
async function data(visit: Visits['visit'], options: Omit<VisitOptions, 'path'> = {}) {
  const page = await visit('#/data', { engine: false, ...options });
  await expect(page.locator('.figures')).toBeVisible();
  return page;
}

const keep = (page: Page, ...matches: object[]) => page.taku.matches.keep(...(matches as StoredMatch[]));
const wrong = (page: Page) => page.locator('.wrong');
const presses = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** All that is kept, in the order of its ids. */
async function kept({ taku }: Page) {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const matches = (await taku.matches.all()).map(({ turn: _, ...match }) => match);
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  return plain({
    matches: matches.sort(byId),
    records: (await taku.matches.finished()).sort(byId),
    lessons: taku.lessons.all(),
    practice: taku.practice.all(),
    first: taku.firstGames.all(),
    settings: { ...taku.settings },
  });
}

// Export and import

test('saved, erased and restored data is the same', async ({ visit }) => {
  const prepare = ({ localStorage }: Page['window']) => {
    if ('taku.seen' in localStorage) return; // the test erases them meanwhile
    localStorage['taku.seen'] = '{}';
    for (const [key, value] of Object.entries(SHELVES)) localStorage[key] = JSON.stringify(value);
  };
  const page = await data(visit, { settings: SETTINGS, prepare });
  page.window.localStorage.removeItem('taku.seen');
  await keep(page, record(1), record(2, { place: 3, practice: true, result: null }), unfinished());
  const before = await kept(page);
  same(before.matches.length, 3);
  const { name, text } = await page.download(() => presses(page, 'Save as a file'));
  assert.match(name, /^taku-\d{4}-\d\d-\d\d\.json$/);
  await presses(page, 'Delete everything');
  await presses(page, 'Delete');
  await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused();
  same((await kept(page)).matches, []);
  same(Object.keys(page.window.localStorage), []);
  await bring(page, text);
  await expect(arrived(page).getByRole('listitem')).toHaveText([
    '3 matches',
    'progress in 1 lesson',
    'practice in 1 game',
    '1 first game',
    '1 rule set',
    '4 preferences',
  ]);
  same(await kept(page), before);
  page.window.localStorage.setItem('taku.seen', '{}');
  await page.reload();
  await expect(page.locator('.figures')).toBeVisible();
  same(await kept(page), before);
  await expect(figure(page, 'Matches finished')).toHaveText('2');
});

test('everything is erased only on consent', async ({ visit }) => {
  const page = await data(visit, { settings: { theme: 'dark' } });
  await keep(page, unfinished());
  page.window.localStorage.setItem('taku.rooms', '{}');
  await presses(page, 'Delete everything');
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeFocused();
  await page.press('Enter');
  same(page.taku.matches.list().length, 1);
  await page.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await expect(figure(page, 'Left unfinished')).toHaveText('0');
  same(page.window.localStorage.getItem('taku.rooms'), null);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Left unfinished')).toHaveCount(0);
});

test('three screens lead to the data', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const screen of ['#/settings', '#/about', '#/statistics']) {
    await page.enter(screen);
    await page.getByRole('link', { name: 'Export or delete your data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
  }
});

// Imports beside existing data

test('a file brought twice adds nothing', async ({ visit }) => {
  const page = await data(visit);
  const content = file({ matches: [record(1)], settings: { rules: RULES, theme: 'dark' } });
  await bring(page, content);
  await expect(arrived(page)).toContainText('Imported from taku.json');
  await bring(page, content);
  await expect(arrived(page)).toContainText('Everything in taku.json was here already');
  await expect(arrived(page)).toContainText('1 match was here already and stays as it is');
  same(
    (await page.taku.matches.finished()).map(({ id }) => id),
    ['r1'],
  );
});

test('a match stays unless the file continues it', async ({ visit }) => {
  const page = await data(visit);
  const begun = unfinished().log;
  const here = [...begun, '2C'];
  await keep(page, ...['same', 'on', 'back', 'other'].map(id => unfinished(id, { log: here })));
  const found = { same: here, on: [...here, '5C'], back: begun, other: [...begun, '3D'] };
  await bring(page, file({ matches: Object.entries(found).map(([id, log]) => unfinished(id, { log })) }));
  await expect(arrived(page)).toContainText('1 match continues from where the file left it');
  await expect(arrived(page)).toContainText('3 matches were here already');
  const logs = Object.fromEntries(page.taku.matches.list().map(({ id, log }) => [id, log]));
  same(logs, { same: here, on: [...here, '5C'], back: here, other: here });
});

test('a match of an unknown game waits', async ({ visit }) => {
  const page = await data(visit);
  await bring(page, file({ matches: [unfinished('u', { head: { ...unfinished().head, game: 'bridge' } })] }));
  await expect(arrived(page)).toContainText('1 match');
  same(page.taku.matches.list(), []);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('.damaged li')).toHaveCount(1);
});

/** Drop a file on the screen. */
function drop({ window, document }: Page, name: string, content: string) {
  const dataTransfer = new window.DataTransfer();
  dataTransfer.items.add(new window.File([content], name));
  for (const type of ['dragover', 'drop']) {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    document.querySelector('.page h2')?.dispatchEvent(Object.assign(event, { dataTransfer }));
  }
}

test('a file can be dropped on the screen', async ({ visit }) => {
  const page = await data(visit);
  drop(page, 'mine.json', JSON.stringify(file({ matches: [record(1)] })));
  await agree(page);
  await expect(arrived(page)).toContainText('Imported from mine.json');
  drop(page, 'x.png', 'no JSON');
  await expect(wrong(page)).toContainText('x.png can’t be read');
});

/** Hold all writing to the database; return what lets it go on. */
async function holdWrites({ window }: Page) {
  let isOver = false;
  const opening = window.indexedDB.open('taku');
  await new Promise(done => Object.assign(opening, { onsuccess: done }));
  const store = opening.result.transaction('matches', 'readwrite').objectStore('matches');
  const hold = () => {
    if (isOver) opening.result.close();
    else store.count().onsuccess = hold;
  };
  hold();
  return () => {
    isOver = true;
  };
}

test('a long import shows and says its progress', async ({ visit }) => {
  const page = await data(visit);
  const letGo = await holdWrites(page);
  await choose(page, file({ matches: [record(1)] }), 'a.json');
  await agree(page);
  await expect(page.getByRole('progressbar', { name: 'Importing a.json' })).toBeVisible();
  await page.hears('Importing a.json');
  letGo();
  await expect(arrived(page)).toContainText('1 match');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

// Strange files

const DAMAGED = {
  'settings.theme': file({ settings: { theme: 'pink' } }),
  'matches[0].log': file({ matches: [{ ...unfinished(), log: 'deal' }] }),
  'lessons.__proto__': file({ lessons: JSON.parse('{ "__proto__": 1 }') }),
}; // backup-file.test.ts has a case for each part

test('a damaged file is named and nothing is imported', async ({ visit }) => {
  const page = await data(visit);
  const before = await kept(page);
  for (const [part, content] of Object.entries(DAMAGED)) {
    await bring(page, content);
    await expect(wrong(page)).toContainText(`the part “${part}” is invalid`);
  }
  for (const content of [PAYLOAD, '['.repeat(200_000)]) {
    await bring(page, content, `${PAYLOAD}.json`);
    await expect(wrong(page)).toContainText('can’t be read');
  }
  await bring(page, '{"taku": {"data": 1}}');
  await expect(wrong(page)).toContainText('was not saved by Taku');
  await bring(page, file({ format: 2 }));
  await expect(wrong(page)).toContainText('newer version');
  same(await kept(page), before);
  assert(!('broken' in page.window));
});

test('a full disk is reported', async ({ visit }) => {
  const page = await data(visit, { forgive: ['full'] });
  const { DOMException, IDBObjectStore } = page.window;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await bring(page, file({ matches: [unfinished()] }));
  await expect(wrong(page)).toContainText('the browser has no room for it');
});

test('an import writes each store once', async ({ visit }) => {
  const page = await data(visit);
  const writes = { shelves: 0, database: 0 };
  const { Storage, IDBDatabase } = page.window;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...what) {
    writes.shelves += 1;
    setItem.apply(this, what);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    writes.database += Number(how[1] === 'readwrite');
    return transaction.apply(this, how);
  };
  const many = Array.from({ length: 300 }, (_, at) => at);
  const content = file({
    lessons: Object.fromEntries(many.map(at => [`hearts/${at}`, { at: 1, stars: ['star'], when: 1 }])),
    matches: many.map(at => record(at)),
    settings: { rules: { hearts: many.map(target => ({ name: 'Sunday', options: { target } })) } },
  });
  await bring(page, content);
  await expect(arrived(page)).toContainText('299 of them under new names');
  assert(writes.shelves > 0 && writes.shelves <= 3, `${writes.shelves}`);
  same(writes.database, 1);
  const names = page.taku.settings.rules.hearts.map(({ name }) => name);
  same([...names].sort(), ['Sunday', ...many.slice(1).map(at => `Sunday ${at + 1}`)].sort());
  const { shelves } = writes;
  await bring(page, content);
  await expect(arrived(page)).toContainText('was here already');
  same(writes.shelves, shelves);
});

// Handed over by the system, to the installed page

/** Open the page as an app; return it, and what hands it a file. */
async function installed(visit: Visits['visit']) {
  let take: ((launch: object) => void) | undefined;
  const setConsumer = (consumer: typeof take) => (take = consumer);
  const page = await visit('', { prepare: window => Object.assign(window, { launchQueue: { setConsumer } }) });
  const launch = (name: string, content: string | object) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const getFile = async () => new page.window.File([text], name);
    take?.({ targetURL: page.tab.url.replace(/#.*/, ''), files: [{ getFile }] });
  };
  return { page, launch };
}

test('a handed file is stored only on consent', async ({ visit }) => {
  const { page, launch } = await installed(visit);
  const before = await kept(page);
  const brought = file({
    matches: [record(1)],
    settings: { theme: 'dark', yourName: 'Mallory', rules: RULES },
    bots: [{ id: 'b', when: 1, game: 'hearts', name: 'evil.py', code: 'x' }],
  });
  launch('mine.json', brought);
  const names = ['Matches finished', 'Your house rules', 'Preferences and last setups', 'Your bots'];
  await expect(asked(page).locator('dt')).toHaveText(names);
  for (const name of ['Mallory', 'Sunday', 'evil.py', 'Another app or a website'])
    await expect(asked(page)).toContainText(name);
  await expect(page.getByRole('heading', { name: 'mine.json contains:' })).toBeFocused();
  await asked(page).getByRole('button', { name: 'Don’t import' }).click();
  await expect(asked(page)).toHaveCount(0);
  same(await kept(page), before);
  launch('mine.json', brought);
  await agree(page);
  await expect(arrived(page)).toContainText('1 match');
  launch('evening.toml', '[[lesson]');
  await expect(page.locator('#given-wrong')).toContainText('line 1');
  same(page.address, '#/given');
  launch('empty.json', file({}));
  await expect(arrived(page)).toContainText('Everything in empty.json was here already');
});

test('handed code is shown before it may run', async ({ visit }) => {
  const { page, launch } = await installed(visit);
  launch('ducks.py', 'class Bot:\n    pass\n');
  await expect(page.getByText('Which game is ducks.py for?')).toBeVisible();
  await page.getByRole('link', { name: 'Hearts' }).click();
  const unread = page.locator('.lab-unread');
  await expect(unread).toContainText('This came in a file.');
  await expect(unread).toContainText('Another app or a website');
  await expect(page.getByRole('textbox', { name: 'The bot’s code' })).toContainText('class Bot:');
});

test('a file too long for a bot is refused', async ({ visit }) => {
  const { page, launch } = await installed(visit);
  await page.enter('#/lab/hearts');
  await expect(page.locator('.cm-content')).toContainText('def agent');
  launch('long.py', '#'.repeat(60_001));
  await expect(page.notice).toContainText('too long to be a bot');
  await expect(page.locator('.lab-unread')).toHaveCount(0);
});
