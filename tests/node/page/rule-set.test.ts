// House rules that friends send each other: shown with their base, kept on request, hostile until checked.

import { packed } from '../packed-links.ts';
import { expect, type Page, same, test, until } from './page.ts';

const OPTIONS = { eight_cut: true, jack_back: true };
const SEATS = ['human', 'normal', 'normal', 'normal'];
const LAST = { president: { options: OPTIONS, seats: SEATS, names: ['', '', '', ''] } };
const SET = { name: 'Kitchen table', options: OPTIONS };

/** Address of a link to house rules. */
const sent = (options: object, { name = SET.name, from = 'Kai', seats = SEATS, game = 'president' } = {}) =>
  `#/rule-set/${packed(['rules', game, options, seats, name, from])}`;

const keep = (page: Page) => page.getByRole('button', { name: 'Keep' });
const own = (page: Page) => page.taku.settings.rules.president;

test('a named set says its base and is sent', async ({ visit }) => {
  const settings = { last: LAST, rules: { president: [SET] }, yourName: 'Kai' };
  const page = await visit('#/options/president', { engine: false, settings });
  await expect(page.locator('.rule-set')).toHaveText('Kitchen table Moderate + 8-cut + J-back');
  await page.getByRole('link', { name: 'Send' }).click();
  const field = page.locator('#room-link');
  await expect(field).toHaveValue(/#\/rule-set\/1/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.getByText('including your name, Kai')).toBeVisible();

  const other = await visit(`#${field.value.split('#')[1]}`, { engine: false });
  await expect(other.getByRole('heading', { name: 'House rules from Kai' })).toBeVisible();
  await expect(other.locator('.rule-set-sent header')).toContainText('Moderate + 8-cut + J-back');
  await expect(other.locator('.differences li > b')).toHaveText(['8-cut', 'J-back']);
  await expect(other.locator('.rule-set-rest')).toContainText('4 players, normal bots');
});

test('sent rules are stored only when the player keeps them', async ({ visit }) => {
  const settings = { rules: { president: [{ name: 'Kitchen table', options: { skip: false } }] } };
  const page = await visit(sent(OPTIONS), { engine: false, settings });
  await expect(keep(page)).toBeVisible();
  same(own(page).length, 1);
  await keep(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kept' })).toBeVisible();
  same(own(page), [...settings.rules.president, { name: 'Kitchen table 2', options: OPTIONS }]);
  same(page.taku.settings.last, {});
});

test('a match by sent rules changes nothing else', async ({ visit }) => {
  const page = await visit(sent(OPTIONS));
  await page.getByRole('button', { name: 'Play President' }).click();
  await until(() => page.address.startsWith('#/play/') && page.taku.match);
  same(page.taku.match?.head.options, OPTIONS);
  same([page.taku.settings.last, page.taku.settings.rules], [{}, {}]);
});

test('a rule that is not known here keeps both buttons waiting', async ({ visit }) => {
  const page = await visit(sent({ ...OPTIONS, tunnel: true, jokers: 9 }), { engine: false });
  await expect(page.getByText('2 rules aren’t known here: update Taku.')).toBeVisible();
  await keep(page).click();
  await page.hears('update Taku');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  same([page.address.startsWith('#/rule-set/'), page.taku.settings.rules], [true, {}]);
});

test('sent rules of an unknown game or table lead home', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const wrong = {
    game: sent({}, { game: 'go' }),
    players: sent({}, { seats: ['human', 'perfect', 'normal', 'normal'] }),
  };
  for (const [part, address] of Object.entries(wrong)) {
    await page.enter(address);
    await expect(page.notice).toContainText(part === 'game' ? 'doesn’t have this game' : 'players');
    await expect(page.locator('.masthead')).toBeVisible();
    await page.notice.getByRole('button').last.click();
  }
});
