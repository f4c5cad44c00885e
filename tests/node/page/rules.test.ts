// The rules sheet: what is in force, found and taught; and why a move is refused.

import assert from 'node:assert/strict';
import { learn } from './learner.ts';
import { expect, type Page, python, same, test, until } from './page.ts';
import { offers } from './records.ts';
import { sit } from './table.ts';

const SEATS = { seats: ['human', 'easy', 'easy', 'easy'], names: ['', '', '', ''] };

/** Preferences with which hearts has last been played by these house rules. */
const playing = (options: object) => ({ last: { hearts: { options, ...SEATS } } });

const rule = (page: Page, id: string) => page.locator(`#rule-${id}`);
const chapter = (page: Page) => page.getByRole('tab', { selected: true });
const searchbox = (page: Page) => page.getByRole('searchbox');

// Chapters and examples

test('the rules open at the rule asked for', async ({ visit }) => {
  const page = await visit('#/rules/hearts/hearts-broken', { engine: false });
  await expect(rule(page, 'hearts-broken')).toBeFocused();
  await expect(chapter(page)).toHaveText('Play');
});

test('an example says what may be played', async ({ visit }) => {
  const page = await visit('#/rules/hearts/follow-suit', { engine: false });
  const shown = rule(page, 'follow-suit');
  await expect(shown.getByRole('listitem').first).toContainText('You may');
  await expect(shown.getByRole('listitem').last).toContainText('led clubs, and you have');
  await expect(shown.getByRole('img', { name: '6 of hearts', exact: true })).toBeVisible();
});

test('an example of other house rules says so', async ({ visit }) => {
  const page = await visit('#/rules/haggis/capture', { engine: false });
  const shown = rule(page, 'capture');
  for (const who of ['the next-highest play', 'the winner chooses'])
    await expect(shown.getByText(`A trick won by a bomb: ${who}`)).toBeVisible();
});

test('an example says whose cards give points', async ({ visit }) => {
  const page = await visit('#/rules/haggis/aim', { engine: false });
  await expect(page.getByText('Went out first; Mia had 3 left').first).toBeVisible();
});

test('chapters are tabs moved by arrows', async ({ visit }) => {
  const page = await visit('#/rules/hearts', { engine: false });
  await chapter(page).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Passing' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Passing' })).toBeVisible();
  await page.press('End');
  await expect(page.getByRole('tab', { name: 'House rules' })).toHaveAttribute('aria-selected', 'true');
});

// House rules

test('unused rules are folded away by name', async ({ visit }) => {
  const settings = playing({ scatter: true, bonus_card: 'JD' });
  const page = await visit('#/rules/hearts/scatter', { engine: false, settings });
  await expect(rule(page, 'scatter').locator('h3')).toContainText('on');
  await expect(page.getByText('4 of 16 house rules')).toBeVisible();
  const [smoosh, cycle] = [rule(page, 'smoosh'), rule(page, 'pass-cycle')];
  const folded = page.locator('details:not([open])');
  await expect(folded.filter({ has: smoosh })).toHaveCount(1);
  await expect(cycle).toBeHidden();
  await page.getByText(/Not used here: .*Smoosh/).click();
  await expect(folded.filter({ has: smoosh })).toHaveCount(0);
  await expect(smoosh.locator('h3')).toContainText('off');
  await page.getByRole('tab', { name: 'House rules' }).click();
  await expect(page.getByText('Bonus card: jack of diamonds', { exact: true })).toBeVisible();
});

test('a rule asked for is shown though unused', async ({ visit }) => {
  const page = await visit('#/rules/hearts/smoosh', { engine: false });
  await expect(rule(page, 'smoosh')).toBeFocused();
  await expect(page.locator('details:not([open])').filter({ has: rule(page, 'smoosh') })).toHaveCount(0);
});

// Search

test('search goes over all chapters while typing', async ({ visit }) => {
  const page = await visit('#/rules/hearts', { engine: false });
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.focus();
  page.type('MOON');
  await expect(page.getByRole('status').filter({ hasText: 'rules found' })).toHaveText(/\d rules found/);
  await expect(rule(page, 'moon').locator('mark').first).toHaveText('moon');
  await expect(rule(page, 'moon-needs-bonus')).toContainText('Moon needs the bonus card');
  await expect(page.locator('.rule .rule-chapter').filter({ visible: true }).first).toHaveText('Scoring');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(chapter(page)).toHaveText('Aim');
  await field.fill('nothing of the kind');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('search takes any width and kana', async ({ visit }) => {
  const page = await visit('#/rules/hearts', { engine: false, locale: 'ja-JP' });
  for (const typed of ['ハート', 'ﾊｰﾄ', 'はーと', '　ハート　失点　']) {
    await searchbox(page).fill(typed);
    await expect(rule(page, 'score').locator('mark').first).toHaveText(/ハート|失点/);
    await searchbox(page).fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  }
});

test('Escape leaves the search before the sheet', async ({ visit }) => {
  const { page, sheet } = await sit(visit, 'hearts');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const field = sheet.getByRole('searchbox');
  await field.fill('moon');
  await expect(sheet.locator('mark').first).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(sheet).toBeVisible();
  await field.press('Escape');
  await expect(sheet).toHaveCount(0);
});

// Why not, and where it is taught

test('a refusal leads to its lesson and back', async ({ visit }) => {
  const deal = 'deal 6H 5C 7C | 4S AS 6D | 2C 7D 9D | JS 3D 8H';
  const table = await sit(visit, 'hearts', { options: { passing: false }, log: [deal, '2C', 'JS'] });
  await table.touch('6H');
  await expect(table.callout).toContainText('you have');
  await table.callout.getByRole('link', { name: 'Lesson: ' }).click();
  await expect(table.page.getByRole('img', { name: 'Step 1 of 6' })).toBeVisible();
  await table.page.getByRole('button', { name: 'Back to the game' }).click();
  await table.myTurn();
  await expect(table.hand).toHaveCount(3);
  await expect(table.page.getByText('Your game is saved')).toHaveCount(0);
});

type Taught = Record<string, { unplayed: string[]; lessons: Record<string, string[][]> }>;

/** By the name of each game: the rules that are told only, and the rules of each step of its lessons. */
const taught = () =>
  python<Taught>(`
from taku import games
from taku.teaching.lessons import lessons
result = {
    name: {
        "unplayed": [rule.id for rule in game.rulebook if not rule.played],
        "lessons": {each.name: [[*step.rules] for step in each.steps] for each in lessons(name)},
    }
    for name, game in games.items()
}
`);

test('each played rule leads to its step', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const games = await taught();
  for (const { key } of await offers()) {
    await page.enter(`#/rules/${key}`);
    await expect(page.locator(`.rules-page[data-game="${key}"] .rule`).first).toBeAttached();
    await until(() => page.locator('.to-lesson').count);
    const { unplayed, lessons } = games[key.split('/')[0]];
    for (const shown of page.locator('.rule').find()) {
      const [id, links] = [shown.id.replace('rule-', ''), [...shown.querySelectorAll('.to-lesson')]];
      assert(links.length || unplayed.includes(id), `${key}: no step teaches ${id}`);
      for (const link of links) {
        const [lesson, number] = `${link.getAttribute('href')}`.split('/').slice(-2);
        assert(lessons[lesson][Number(number) - 1].includes(id), `${key}: ${lesson} ${number} does not teach ${id}`);
      }
    }
  }
});

test('the keyboard leads to the teaching step', async ({ visit }) => {
  const page = await visit('#/rules/haggis/capture');
  const ways = rule(page, 'capture').locator('.to-lesson');
  await expect(ways).toHaveCount(2); // the links come with the list of lessons, later than the rule
  await expect(rule(page, 'capture')).toBeFocused();
  await page.press('Tab');
  await expect(ways.first).toBeFocused();
  await page.press('Tab');
  await page.press('Enter');
  await expect(page.getByRole('heading', { name: 'The winner chooses' })).toBeVisible();
  await page.enter('#/rules/haggis/end');
  await expect(rule(page, 'end')).toBeFocused();
  await page.press('Tab');
  await page.press('Enter');
  await expect(page.getByRole('heading', { name: 'Over at 250' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Step 3 of 4' })).toBeVisible();
});

test('a rule in a lesson leads to its step', async ({ visit }) => {
  const pupil = await learn(visit, '/hearts/tricks/2');
  await pupil.begins();
  await pupil.touch('6H');
  await pupil.presses('Rule: Follow suit');
  await pupil.sheet.locator('#rule-follow-suit .to-lesson').click();
  await expect(pupil.page.getByRole('heading', { name: 'One card each' })).toBeVisible();
  await expect(pupil.sheet).toHaveCount(0);
});

test('a rule links to itself on its page', async ({ visit }) => {
  const page = await visit('#/rules/yahtzee/yams/rigole', { engine: false });
  await expect(rule(page, 'rigole').locator('.to-page')).toHaveAttribute('href', 'yams/rules/#rule-rigole');
  same(page.tab.faults, []);
});
