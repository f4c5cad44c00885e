// Home: one offer for a newcomer; unfinished matches and today's deals for a returning player.

import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { keep, offers, record } from './records.ts';
import { match, put, stored } from './stored.ts';
import { Table } from './table.ts';

const DAY = 86_400_000; // milliseconds
const SETS = { at: 2, stars: ['star', 'star', '', '', ''], when: 1 };
const GLANCE = {
  items: ['9C', 'JC', '3D'],
  caption: { id: 'hand', args: { round: 5, target: 100 } },
  to_act: 0,
  seat: 0,
  points: [20, 13, 40, 35],
  round: 5,
  place: 2,
};

/** Have left the lesson of Haggis about sets like this. */
function leaveLesson({ window, taku }: Page, lesson: object) {
  window.localStorage.setItem('taku.lessons', JSON.stringify({ 'haggis/sets': lesson }));
  taku.lessons.readAgain();
  taku.redraw();
}

async function leaveMatches(page: Page, ...matches: never[]) {
  for (const each of matches) await page.taku.matches.keep(each);
  page.taku.redraw();
}

const doors = (page: Page) => page.getByRole('navigation', { name: 'For you today' }).getByRole('link');
const welcome = (page: Page) => page.getByRole('heading', { name: 'Take a seat' });
const tile = (page: Page, key: string) => page.locator(`.tile[data-game="${key}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const parts = (page: Page) =>
  page
    .locator('.home > *')
    .values('class')
    .map(each => each?.split(' ').at(-1));

test('a newcomer is offered one thing and the games', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await expect(welcome(page)).toBeVisible();
  await expect(page.locator('.home .primary')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Learn as you play' })).toBeVisible();
  await expect(doors(page)).toHaveCount(0);
  same(parts(page), ['masthead', 'welcome', 'games', 'home-foot']);
  await expect(page.locator('.home-foot a')).toHaveText(['Learn', 'Rules', 'Statistics', 'Help', 'About']);
});

test('games with the same pieces are folded away', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const [tiles, pad] = [page.getByRole('article'), page.getByRole('link', { name: 'Score pad' })];
  const all = await offers();
  await expect(tiles).toHaveCount(all.filter(({ isPreset }) => !isPreset).length);
  await expect(pad).toHaveCount(0);
  await button(page, 'More games').click();
  await expect(tiles).toHaveCount(all.length);
  await expect(page.getByRole('link', { name: 'Yams' })).toBeFocused();
  await expect(button(page, 'More games')).toHaveCount(0);
  await expect(pad).toHaveAttribute('href', '#/pad/yahtzee');
  const sheets = all.filter(({ key }) => key.startsWith('yahtzee'));
  const lines = sheets.map(({ key }) => tile(page, key).locator('.time').texts[0]);
  same(new Set(lines).size, sheets.length, 'each sheet says how it differs');
});

test('a game starts with one tap, its name leads on', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await button(page, 'More games').click();
  for (const { key } of await offers()) {
    await expect(tile(page, key).getByRole('button')).toHaveCount(1);
    await expect(tile(page, key).getByRole('link')).toHaveCount(1);
    await expect(tile(page, key).getByRole('link')).toHaveAttribute('href', `#/game/${key}`);
  }
  await page.getByRole('link', { name: 'Haggis' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Haggis' })).toBeFocused();
});

test('the friends tab turns games into invitations', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const [bots, friends] = [page.getByRole('tab').first, page.getByRole('tab').last];
  await expect(bots).toHaveAttribute('aria-selected', 'true');
  await friends.click();
  await expect(page.locator('.tile button')).toHaveCount(0);
  await button(page, 'More games').click();
  for (const { key } of await offers())
    await expect(tile(page, key).locator('.tonal')).toHaveAttribute('href', `#/friends/${key}`);
  await friends.press('ArrowLeft');
  await expect(bots).toBeFocused();
  await expect(button(page, 'Play Hearts')).toBeVisible();
  await friends.click();
  await page.getByRole('link', { name: 'Invite to Haggis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haggis with friends' })).toBeVisible();
  await page.locator('[data-back]').click();
  await expect(bots).toHaveAttribute('aria-selected', 'true');
});

test('a tile tells unusual house rules', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const [four, two] = [4, 2].map(count => ({ seats: Array(count).fill('human'), names: Array(count).fill('') }));
  page.taku.set('last', {
    hearts: { options: { target: 75 }, ...four },
    'yahtzee/yacht': { options: {}, ...two },
  } as never);
  await expect(tile(page, 'hearts').locator('.time')).toContainText('Your own mix');
  await expect(tile(page, 'haggis').locator('.time')).toHaveText('2–4 players 30 min');
  await expect(button(page, 'Play Yacht')).toBeVisible(); // played last
  await expect(button(page, 'Play Yahtzee')).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Play Yacht')).toBeVisible();
});

/** Home of a player who has left a lesson and two matches, beside a match that cannot be read. */
async function withAll(visit: Visits['visit']) {
  const page = await visit('', { engine: false });
  await put(page, { odd: { what: ['is', 'this'] } });
  await page.reload();
  leaveLesson(page, SETS);
  await leaveMatches(page, match('other'), match('m', { glance: GLANCE }));
  return page;
}

test('what was left comes first, then today', async ({ visit }) => {
  const page = await withAll(visit);
  same(parts(page), ['masthead', 'resume', 'suggestions', 'games', 'lists', 'home-foot']);
  const slab = page.locator('.resume');
  for (const text of ['Left unfinished', 'Your turn', 'you are second']) await expect(slab).toContainText(text);
  await expect(slab.getByRole('heading', { name: 'Hearts' })).toBeVisible();
  await expect(slab.getByRole('button', { name: 'Resume' })).toBeVisible();
  same(doors(page).texts, ['Deal of the day', 'Continue: Haggis, Sets step 3 of 5']);
  await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Can’t be opened' })).toBeVisible();
  await expect(doors(page).nth(1)).toHaveAccessibleName('Continue: Haggis, Sets step 3 of 5');
  await doors(page).nth(1).press('Enter');
  same(page.address, '#/learn/haggis/sets');
});

test('other matches left show round and score', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const several = match('many', { head: { seats: ['human', 'human', 'easy', 'easy'] }, glance: GLANCE });
  await leaveMatches(page, match('plain'), several, match('known', { glance: GLANCE }), match('last'));
  const listed = page.locator('.others li');
  await expect(listed).toHaveCount(3);
  await expect(listed.nth(0)).toContainText('Round 5');
  await expect(listed.nth(0)).toContainText('20 points');
  await expect(listed.nth(1)).toContainText('Round 5');
  await expect(listed.nth(1)).not.toContainText('points'); // a match of several people shows no points
  await expect(listed.nth(2)).toContainText('14 Nov 2023');
  await listed.nth(0).getByRole('button', { name: 'Remove' }).click();
  await expect(listed).toHaveCount(2);
  await button(page, 'Undo').click();
  await expect(listed).toHaveCount(3);
});

test('a player who erased everything is a newcomer', async ({ visit }) => {
  const page = await withAll(visit);
  await expect(welcome(page)).toHaveCount(0);
  await page.taku.erase();
  await page.go('#/');
  await expect(welcome(page)).toBeVisible();
  leaveLesson(page, { ...SETS, at: 5 });
  await expect(doors(page)).toHaveCount(1);
  same(parts(page), ['masthead', 'suggestions', 'games', 'home-foot']);
});

test('the doors follow what another tab does', async ({ visit }) => {
  const [page, other] = [await visit(), await visit('', { engine: false })];
  leaveLesson(page, SETS);
  await page.isReady();
  const daily = doors(page).filter({ hasText: 'Deal of the day' });
  await expect(daily).toContainText('not played yet');
  const date = new Intl.DateTimeFormat('sv').format();
  await keep(other, record(1, { head: { seed: `daily/hearts/${date}` } }));
  await expect(daily).toContainText('1 of 9 played');
  await other.taku.matches.drop('r1');
  await expect(daily).toContainText('not played yet');
  const lesson = doors(page).filter({ hasText: 'Haggis' });
  await expect(lesson).toContainText('step 3 of 5');
  leaveLesson(other, { ...SETS, at: 3 });
  await expect(lesson).toContainText('step 4 of 5');
  leaveLesson(other, { ...SETS, at: 5 });
  await expect(lesson).toHaveCount(0);
  await expect(doors(page)).toHaveCount(1);
});

// A match in which no player has decided anything

/** A match that has been dealt, and nothing more. */
async function begin(visit: Visits['visit']) {
  const page = await visit('', { settings: { speed: 'none' } });
  await button(page, 'Play Yahtzee').click();
  const table = new Table(page);
  await table.myTurn();
  return table;
}

test('an untouched match is not kept', async ({ visit }) => {
  const table = await begin(visit);
  const { page, log } = table;
  await page.reload();
  await table.myTurn();
  await page.go('#/settings');
  await page.getByRole('link', { name: 'Back' }).click();
  await table.myTurn();
  same(table.log, log);
  const { id } = page.taku.match as { id: string };
  same(Object.keys(await stored(page)).includes(`match:${id}`), true); // a new match is stored only while it is on the table
  await button(page, 'Leave the table').click();
  await until(() => !page.taku.matches.known(id));
  same(
    Object.keys(await stored(page)).filter(key => key.includes(id)),
    [],
  );
  await expect(welcome(page)).toBeVisible();
});

test('another tab that takes it keeps it', async ({ visit }) => {
  const { page } = await begin(visit);
  const other = await visit(`#/play/${page.taku.match?.id}`);
  await expect(other.locator('.home')).toBeAttached();
  await button(other, 'Play it here').click();
  await expect(page.notice).toContainText('another tab');
  await new Table(other).begin();
  await expect(page.getByText('Left unfinished')).toBeVisible();
  await page.reload(); // the first decision stores the match
  await expect(button(page, 'Resume')).toBeVisible();
});

test('an untouched match of a closed tab goes', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const now = Date.now();
  const [old, young] = [now - DAY - 3_600_000, now].map((when, at) =>
    match(['old', 'young'][at], { untouched: true, when }),
  );
  await put(page, { old, young, good: match('good') });
  const again = await visit();
  await until(() => again.taku.matches.known('good') && !again.taku.matches.known('old'));
  await until(async () => !('match:old' in (await stored(again))));
  same(Object.keys(await stored(again)).sort(), ['match:good', 'match:young']);
  same(
    again.taku.matches.list().map(({ id }) => id),
    ['good'],
  );
});
