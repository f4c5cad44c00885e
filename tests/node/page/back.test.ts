// The way back: to where one came from, by the page's own buttons and by the browser's alike.

import { type Page, same, test, until } from './page.ts';
import { match } from './stored.ts';
import { Table } from './table.ts';

const TABLE = /^#\/(play\/|practice\/|learn\/hearts\/)/;
const LEAVE = /^Leave the (table|lesson)$/;

const screenOf = (address: string) => (TABLE.test(address) ? 'table' : address.split('/')[1] || 'home');

/** Wait until this screen is shown. */
async function isAt(page: Page, address: string) {
  const isShown = () =>
    (page.address || '#/') === address && page.document.documentElement.dataset.screen === screenOf(address);
  await until(isShown, () => `to be at ${address}, not at ${page.address}`);
}

async function goes(page: Page, address: string) {
  await page.go(address);
  await isAt(page, address);
}

/** The links on the screen to an address, unless they are folded away. */
const wayTo = (page: Page, address: string) =>
  page.locator(`#app a[href="${address}"]:not([data-back])`).filter({ visible: true });

async function follows(page: Page, address: string) {
  await wayTo(page, address).first.click();
  await isAt(page, address);
}

/** Leave a table by its own button. */
async function leaves(page: Page, to: string) {
  await page.getByRole('button', { name: LEAVE }).first.click();
  await isAt(page, to);
}

async function goesBack(page: Page, to: string) {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await isAt(page, to);
}

const FINISHED = match('over', {
  over: true,
  tally: { time: 1, hints: 0, undone: 0 },
  result: { seat: 0, sides: 4, places: [1, 2, 3, 4], points: [3, 30, 60, 101], rounds: 7, boxes: {} },
});

const WAYS = [
  ['#/', '#/game/hearts', '#/learn/hearts', '#/learn/hearts/tricks'],
  ['#/', '#/game/hearts', '#/options/hearts'],
  ['#/', '#/game/yahtzee/yams', '#/rules/yahtzee/yams'],
  ['#/', '#/learn', '#/practice'],
  ['#/', '#/statistics', '#/statistics/hearts', '#/matches/hearts'],
  ['#/', '#/about', '#/data'],
];

const BACK = {
  "the page's button": (page: Page, to: string) => {
    const isTable = page.document.documentElement.dataset.screen === 'table';
    return isTable ? leaves(page, to) : goesBack(page, to);
  },
  "the browser's button": async (page: Page, to: string) => {
    await page.goBack();
    return isAt(page, to);
  },
};

for (const [name, back] of Object.entries(BACK)) {
  test(`${name} leads to the screen before`, async ({ visit }) => {
    const page = await visit('', { engine: false });
    await page.taku.matches.keep(FINISHED);
    for (const way of WAYS) {
      for (const address of way.slice(1)) await (wayTo(page, address).count ? follows : goes)(page, address);
      for (const address of way.slice(0, -1).reverse()) await back(page, address);
    }
  });
}

for (const [address, above] of [
  ['#/learn/hearts/tricks', '#/game/hearts'],
  ['#/options/yahtzee/yams', '#/game/yahtzee/yams'],
  ['#/settings', '#/'],
]) {
  test(`${address} opened by itself leads up`, async ({ visit }) => {
    const page = await visit(address, { engine: false });
    await isAt(page, address);
    const entries = page.window.history.length;
    await page.locator('a[data-back], .tool.back').first.click();
    await isAt(page, above);
    same(page.window.history.length, entries); // going back does not lead to it
  });
}

test('a table is left for where it was opened', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.taku.matches.keep(match('m'));
  for (const begun of ['#/', '#/game/hearts', '#/daily']) {
    if (begun !== '#/') await goes(page, begun);
    await goes(page, '#/play/m');
    await leaves(page, begun);
    await goes(page, '#/play/m');
    await page.goBack();
    await isAt(page, begun);
    if (begun !== '#/') await goesBack(page, '#/');
  }
});

test('lesson and settings lead back to the match', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.taku.matches.keep(match('m'));
  await goes(page, '#/play/m');
  await goes(page, '#/learn/hearts/tricks');
  await leaves(page, '#/play/m');
  await goes(page, '#/settings');
  await goes(page, '#/data');
  await goes(page, '#/play/m'); // the notice about the stored match leads there, too
  await leaves(page, '#/');
});

test('the way back outlives a reload', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await goes(page, '#/game/hearts');
  await goes(page, '#/options/hearts');
  await page.reload();
  await goesBack(page, '#/game/hearts');
  await goesBack(page, '#/');
});

test('the next lesson leads back past the first', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await goes(page, '#/game/hearts');
  await goes(page, '#/learn/hearts/tricks');
  await goes(page, '#/learn/hearts/points');
  await leaves(page, '#/game/hearts');
  await goesBack(page, '#/');
});

test('a link for another tab is left to the browser', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.getByRole('link', { name: 'About' }).click({ ctrlKey: true });
  same(
    page.tab.opened.map(address => address.replace(/.*#/, '#')),
    ['#/about'],
  );
  same(page.address, '');
});

test('a way back requested twice is gone once', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await goes(page, '#/about');
  await goes(page, '#/data');
  const { history } = page.window;
  const gone: number[] = [];
  const go = history.go;
  history.go = (steps = 0) => go(gone[gone.push(steps) - 1]);
  const back = await page.locator('a[data-back]').element();
  for (const _ of [1, 2]) back.click();
  await isAt(page, '#/about');
  for (const _ of [1, 2]) await page.go('#/');
  await isAt(page, '#/');
  same(gone, [-1, -1]);
  await goes(page, '#/data');
  await goesBack(page, '#/');
});

test('options on the way to a match are passed', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  await goes(page, '#/game/hearts');
  for (const _ of [1, 2]) {
    await goes(page, '#/options/hearts'); // the second time from the table of the first
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await new Table(page).myTurn();
  }
  same(page.window.history.state.from, ['#/', '#/game/hearts']);
  await leaves(page, '#/game/hearts');
  await goesBack(page, '#/');
});

test('a lesson opened at a step is passed', async ({ visit }) => {
  const page = await visit('#/game/hearts', { engine: false });
  await follows(page, '#/rules/hearts');
  await page.go('#/learn/hearts/tricks/3');
  await isAt(page, '#/learn/hearts/tricks');
  await goes(page, '#/learn/hearts/first-trick'); // opens another lesson
  await leaves(page, '#/rules/hearts');
  await goesBack(page, '#/game/hearts');
  await page.go('#/learn/hearts/tricks/3');
  await isAt(page, '#/learn/hearts/tricks');
  await goes(page, '#/learn/hearts'); // opens the list of lessons
  await goesBack(page, '#/game/hearts');
});
