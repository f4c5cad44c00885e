// The lab: a bot of one's own is written, kept, taken along and sent; of a stranger's none runs before it has been read.

import assert from 'node:assert/strict';
import { packed } from '../packed-links.ts';
import { arrived, bring, file } from './files.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { match, put, stored } from './stored.ts';

const FIRST = "def agent(view, moves, random):\n    print('of', len(moves))\n    return moves[0]\n";
const LOOPS = "def agent(view, moves, random):\n    while True:\n        print('for ever')\n";

type Bot = { id: string; game: string; name: string; code: string; when: number };

const bot = (id: string, parts: Partial<Bot> & { [part: string]: unknown } = {}) => ({
  ...{ id, game: 'hearts', name: 'own.py', code: FIRST, when: 1_700_000_000_000 },
  ...parts,
});

/** Store bots behind the page's back. */
const keep = (page: Page, ...bots: { id: string }[]) =>
  put(page, Object.fromEntries(bots.map(one => [one.id, one])), 'bot:');

/** The bots that are stored, by their ids. */
async function kept(page: Page): Promise<Record<string, Bot>> {
  const all = Object.entries(await stored(page)).filter(([key]) => key.startsWith('bot:'));
  return Object.fromEntries(all.map(([key, value]) => [key.slice('bot:'.length), value as Bot]));
}

const codes = async (page: Page) => Object.values(await kept(page)).map(({ code }) => code);

const code = (page: Page) => page.locator('.cm-content');
const unread = (page: Page) => page.locator('.lab-unread');

/** Open the lab of Hearts where these have been stored before. */
async function lab(visit: Visits['visit'], bots: { id: string }[], options: Parameters<Visits['visit']>[1] = {}) {
  const page = await visit('', { engine: false, ...options });
  await keep(page, ...bots);
  await page.enter('#/lab/hearts');
  await expect(code(page)).toContainText('def agent');
  return page;
}

/** Press a button, which a phone has at the bottom and a desktop at the top. */
const press = (page: Page, name: string | RegExp) =>
  page.locator('.lab').getByRole('button', { name, exact: true }).first.click();

/** Write a sign at the caret, by the keys for phones. */
const write = (page: Page, sign: string) => page.locator('.lab-keys').getByRole('button', { name: sign }).click();

/** What would run the bot. */
const deeds = (page: Page) => page.locator('.lab').getByRole('button', { name: /^(Try|Measure|Sit down)$/ });

// Written and kept

test('the lab begins with a bot that plays', async ({ visit }) => {
  const page = await visit('#/game/hearts', { engine: false, locale: 'ja-JP' });
  await page.locator('a.door[href="#/lab/hearts"]').click();
  await expect(code(page)).toContainText('def agent(view, moves, random)');
  const [first] = Object.values(await kept(page));
  same(first.name, 'plays.py');
  same(
    first.code,
    await python('from taku.lab.starters import starters; result = starters("hearts", "ja")["plays.py"]'),
  );
});

test('a bot written in two tabs stays twice', async ({ visit }) => {
  const page = await lab(visit, [bot('a')]);
  await write(page, '=');
  await until(async () => (await kept(page)).a.code === `=${FIRST}`);
  await page.reload();
  await expect(code(page)).toContainText('=def agent');
  await keep(page, bot('a', { revision: 99 }));
  await write(page, '_');
  await expect(page.notice).toContainText('own 2.py');
  same((await codes(page)).sort(), [`_=${FIRST}`, FIRST].sort());
});

test('a removed bot can be put back', async ({ visit }) => {
  const page = await lab(visit, [bot('a'), bot('b', { name: 'other.py', when: 1 })]);
  const before = await kept(page);
  await press(page, 'Files');
  await press(page, 'Remove other.py');
  await expect(page.notice).toContainText('Removed: other.py');
  same(Object.keys(await kept(page)), ['a']);
  await page.notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.lab-list li')).toHaveText(['own.py', 'other.py']);
  same(await kept(page), before);
});

test('a damaged bot is listed until it is removed', async ({ visit }) => {
  const odd = { id: 'odd', code: 7 };
  const page = await lab(visit, [bot('a'), odd]);
  await press(page, 'Files');
  const rows = page.locator('.lab-list li');
  await expect(rows).toHaveText(['own.py', 'A bot that can’t be read']);
  same((await kept(page)).odd, odd);
  await press(page, 'Remove A bot that can’t be read');
  await expect(rows).toHaveCount(1);
  same(Object.keys(await kept(page)), ['a']);
});

test('bots are saved and imported without loss', async ({ visit }) => {
  const page = await lab(visit, [bot('a')]);
  await press(page, 'Files');
  const saved = await page.download(() => press(page, 'Save as .py'));
  same([saved.name, saved.text], ['own.py', FIRST]);
  await page.enter('#/data');
  const { text } = await page.download(() => page.getByRole('button', { name: 'Save as a file' }).click());
  same(
    JSON.parse(text).bots.map(({ code }: Bot) => code),
    [FIRST],
  );
  await keep(page, bot('a', { code: LOOPS }));
  await bring(page, text);
  await expect(arrived(page)).toContainText('1 bot of your own');
  const all = Object.values(await kept(page)).map(({ name, code }) => [name, code]);
  same(all.sort(), [
    ['own 2.py', FIRST],
    ['own.py', LOOPS],
  ]);
  await page.enter('#/lab/hearts/own/a-0');
  await expect(page.locator('.lab-file select')).toHaveValue('a-0');
  await expect(unread(page)).toContainText('This came in a file.');
});

// Read before it runs

/** Open the lab where a file has brought `own 2.py`, and a bot that was there under another id. */
async function broughtByFile(visit: Visits['visit']) {
  const page = await lab(visit, [bot('mine', { code: LOOPS })]);
  await page.enter('#/data');
  await bring(page, file({ bots: [bot('a'), bot('same', { code: LOOPS })] }));
  await expect(arrived(page)).toContainText('1 bot of your own');
  await page.enter('#/lab/hearts/own/a');
  await expect(unread(page)).toContainText('This came in a file.');
  return page;
}

test('a bot from a file waits to be read', async ({ visit }) => {
  const page = await broughtByFile(visit);
  await expect(code(page)).toHaveAttribute('contenteditable', 'false');
  await expect(deeds(page)).toHaveCount(0);
  await press(page, 'Files');
  await expect(page.locator('.lab-list li').first).toHaveText('own 2.py not read yet');
  await press(page, 'own.py');
  await expect(deeds(page).first).toBeVisible();
  await press(page, 'own 2.py not read yet');
  await expect(deeds(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I’ve read it' }).click();
  await expect(code(page)).toHaveAttribute('contenteditable', 'true');
  await expect(deeds(page).first).toBeVisible();
  await until(async () => !('unread' in (await kept(page)).a));
  const all = Object.entries(await kept(page)).map(([id, { code }]) => [id, code]);
  same(Object.fromEntries(all), { mine: LOOPS, a: FIRST });
  await page.reload();
  await expect(code(page)).toHaveAttribute('contenteditable', 'true');
});

test('an unread bot plays in no company', async ({ visit }) => {
  const page = await broughtByFile(visit);
  await press(page, 'Files');
  await press(page, 'Start the league');
  const command = page.locator('.lab-command');
  await expect(command).toContainText('own.py');
  await expect(command).not.toContainText('own 2.py');
  await page.enter('#/friends/hearts');
  await expect(page.locator('.local-names button')).toHaveText(['own.py']);
});

test('an unread bot does not play at tables', async ({ visit }) => {
  const page = await visit('', { settings: { speed: 'none' } });
  await keep(page, bot('c', { unread: true }));
  const log = ['deal 2C 3C 4C 5H | 6C 7C 8C 9C | TC JC QC KC | AC 2H 3D 4D', '2C'];
  const held = match('held', { head: { options: { passing: false } }, own: { 1: 'c' }, log });
  page.taku.sit(held);
  await expect(page.notice).toContainText('came in a file and hasn’t been read');
  await expect(page.locator('.foot .name')).toHaveText('Your turn');
  assert(
    log[0]
      .split(' | ')[1]
      .split(' ')
      .includes(page.taku.match?.log[2] ?? ''),
  );
});

const sent = (parts: Partial<Bot> = {}) => {
  const { game, name, code } = { game: 'hearts', name: 'theirs.py', code: FIRST, ...parts };
  return `#/lab/hearts/sent/${packed(['bot', game, name, code])}`;
};

test('a sent bot is kept once read', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.enter(sent({ game: 'haggis' }));
  await expect(page.notice).toContainText('link');
  same(await kept(page), {});
  await page.enter(sent());
  await expect(unread(page)).toContainText('Someone else wrote this.');
  await expect(code(page)).toContainText('return moves[0]');
  await expect(page.locator('.cm-specialChar')).toHaveCount(0);
  await expect(code(page)).toHaveAttribute('contenteditable', 'false');
  await expect(deeds(page)).toHaveCount(0);
  same(await kept(page), {});
  await page.getByRole('button', { name: 'I’ve read it' }).click();
  await expect(code(page)).toHaveAttribute('contenteditable', 'true');
  const [mine] = Object.values(await kept(page));
  same([mine.name, mine.code], ['theirs.py', FIRST]);
  assert.match(page.address, /\/own\//);
});

/** Code that looks other than it runs, or hides the part that matters. */
const ODD = [
  `x = 1  # \u202e} \u2066if admin\u2069`,
  `m\u043eves = 2;${' '.repeat(400)}import os`,
  ...Array(19).fill(''),
  `hidden = '\ufe00\u{e0100}\u3164'`,
  FIRST,
].join('\n');

test('what sent code hides is told', async ({ visit }) => {
  const page = await visit(sent({ code: ODD }), { engine: false });
  await expect(unread(page).getByRole('listitem')).toHaveText([
    '6 characters are invisible or reverse the text: lines 1, 22.',
    'One line continues far to the right: line 2.',
    'The code continues after many empty lines: lines 3–21.',
    'One word mixes letters of two alphabets that can look the same: line 2.',
  ]);
  await expect(page.locator('.cm-specialChar')).toHaveCount(6);
  await expect(page.locator('.cm-mixed')).toHaveText(['m\u043eves']);
});
