// Links: each kind is made and understood; of a stranger's the part that is wrong is named.

import assert from 'node:assert/strict';
import { packed } from '../packed-links.ts';
import { expect, type Page, python, same, test, until } from './page.ts';
import { HEARTS } from './records.ts';
import { played, Replay } from './replay.ts';
import { match } from './stored.ts';
import { sit, type Table } from './table.ts';

const LOG = 'deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C';
const SEATS = ['human', 'easy', 'normal', 'strong'];
const DEAL = ['hearts', { target: 50 }, SEATS, 's'];
const QUICK = { settings: { speed: 'none' } };

type Content = [game: string, options: object, seats: string[], seed: string];
const UNKNOWN: Record<string, [content: Content, said: string]> = {
  'a game': [['go', {}, SEATS, 's'], 'doesn’t have this game'],
  'a house rule': [['hearts', { colour: true }, SEATS, 's'], 'house rules'],
  'a value': [['hearts', { target: 51 }, SEATS, 's'], 'house rules'],
  'a name of every object': [['hearts', { constructor: 1 }, SEATS, 's'], 'house rules'],
  'a level': [['hearts', {}, ['human', 'easy', 'easy', 'perfect'], 's'], 'players'],
  'a number of players': [['hearts', {}, ['human', 'easy'], 's'], 'players'],
};

test('a link with unknown parts leads home', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const kind of ['deal', 'match'])
    for (const [content, said] of Object.values(UNKNOWN)) {
      const more = kind === 'match' ? [content[2].map(() => ''), LOG] : [];
      await page.enter(`#/${kind}/${packed([kind, ...content, ...more])}`);
      await expect(page.notice).toContainText('This link doesn’t work');
      await expect(page.notice).toContainText(said);
      await expect(page.locator('.masthead')).toBeVisible();
      await page.notice.getByRole('button').last.click();
    }
});

/** Open the sheet with the links, and return the field that has one. */
async function sent(table: Table) {
  await table.page.getByRole('button', { name: 'Send', exact: true }).click();
  const field = table.page.locator('#send-link');
  await expect(field).not.toHaveValue('');
  return field;
}

const addressIn = (link: string) => `#${link.split('#')[1]}`;

/** Choose the link to the same cards, and return it once it is there. */
async function sameCards(table: Table) {
  const field = await sent(table);
  await table.sheet.getByLabel('The same deal').check();
  await expect(field).toHaveValue(/#\/deal\//);
  return field.value;
}

test('a finished match is sent and replayed', async ({ visit }) => {
  const whole = await played('hearts', HEARTS, { options: { target: 50 } });
  const table = new Replay(await visit('', { width: 1440, height: 900, ...QUICK }));
  await (await table.keep(whole, { names: ['Ken', '', '', ''] })).see();
  const { value: link } = await sent(table);
  await expect(table.sheet).toContainText('too long for a QR code');
  await table.sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(table.sheet).toContainText('Copied');
  same(table.page.tab.device.clipboard, link);

  const other = new Replay(await visit(addressIn(link), QUICK));
  await expect(other.where).toBeVisible();
  await other.at(1, whole.log.length);
  await expect(other.rows.locator('.name')).toHaveText(['Ken', 'Mia', 'Otto', 'Ines']);
  same(other.log, whole.log);
  await other.page.getByRole('button', { name: 'Hearts: House rules' }).click();
  const drawn = await python<number>(`
import json
from taku import Match, fair
saved = json.loads(r'''${JSON.stringify({ ...whole.head, log: whole.log })}''')
result = len(fair.drawn(Match.load(saved)))
`);
  await expect(other.sheet.locator('.verdict')).toContainText(`all ${drawn} deals and rolls`);
  await other.page.getByRole('button', { name: 'Close' }).click();
  await other.page.getByRole('button', { name: 'Play on' }).click();
  await until(() => other.page.address.startsWith('#/play/'));
  await other.myTurn();
  await expect(other.page.locator('.foot .name')).not.toHaveText('Ken');
  assert(other.page.taku.match?.practice);
});

test('the same cards are sent with a code', async ({ visit }) => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  const prepare = (window: Page['window']) => Object.assign(window.navigator, { share });
  const table = await sit(visit, 'yahtzee', { seats: ['human', 'easy'], page: { prepare } });
  const [first] = table.log;
  await table.page.getByRole('button', { name: 'More', exact: true }).click();
  const link = await sameCards(table);
  await expect(table.sheet.getByLabel('The whole match')).toHaveCount(0);
  await expect(table.sheet).toContainText('Your match isn’t over');
  await expect(table.sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await table.sheet.getByRole('button', { name: 'Share' }).click();
  same(shared, [{ title: 'Taku 卓', url: link }]);

  const other = new Replay(await visit(addressIn(link)));
  await expect(other.page.locator('.participants')).toContainText('Easy bot');
  await other.page.getByRole('button', { name: 'Play' }).click();
  await other.myTurn();
  same([other.log[0], other.page.taku.match?.head.seats], [first, ['human', 'easy']]);
});

test('a copied link is that of the choice', async ({ visit }) => {
  const whole = await played('yahtzee', ['human']);
  const table = new Replay(await visit('', QUICK));
  await (await table.keep(whole)).see();
  await table.page.getByRole('button', { name: 'Send', exact: true }).click();
  const { page, sheet } = table;
  const copied = async () => {
    page.tab.device.clipboard = '';
    await sheet.getByRole('button', { name: 'Copy the link' }).click();
    await expect(sheet).toContainText('Copied');
    return addressIn(page.tab.device.clipboard);
  };
  assert.match(await copied(), /^#\/match\//); // the tap comes before the link is ready
  await sheet.getByLabel('The same deal').check();
  assert.match(await copied(), /^#\/deal\//);
});

test('a score to beat goes with the cards', async ({ visit }) => {
  const whole = await played('hearts', HEARTS, { options: { target: 50 } });
  const table = new Replay(await visit('', { width: 1440, height: 900, ...QUICK }));
  const result = { seat: 0, sides: 4, places: [2, 1, 3, 4], points: [18, 3, 60, 101], rounds: 7, boxes: {} };
  const tally = { time: 1, hints: 2, undone: 0 };
  await (await table.keep(whole, { names: ['Kai', '', '', ''], result, tally })).see();
  const link = await sameCards(table);
  await expect(table.sheet).toContainText('score to beat: 2nd of 4, 18 points, 2 hints, by Kai.');

  const other = new Replay(await visit(addressIn(link), QUICK));
  const toBeat = other.page.locator('.to-beat');
  await expect(toBeat).toContainText('Kai’s score to beat: 2nd of 4, 18 points, 2 hints');
  await expect(toBeat).toContainText('it hasn’t been checked');
  await other.page.getByRole('button', { name: 'Play' }).click();
  await other.myTurn();
  const rival = { name: 'Kai', points: 18, place: 2, sides: 4, hints: 2, undone: 0 };
  same(other.page.taku.match?.rival, rival);
});

test('a link to played cards shows both results', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const head = { options: { target: 50 }, seats: SEATS, seed: 's' };
  const result = { seat: 0, sides: 4, places: [1, 2, 3, 4], points: [5, 30, 40, 50], rounds: 3, boxes: {} };
  const tally = { time: 1, hints: 0, undone: 0 };
  await page.taku.matches.keep(match('m', { head, log: ['deal'], over: true, result, tally }));
  await page.enter(`#/deal/${packed(['deal', ...DEAL, ['<b>Kai', 18, 2, 4, 0, 0]])}`);
  const toBeat = page.locator('.to-beat');
  await expect(toBeat).toContainText('<b>Kai’s score to beat: 2nd of 4, 18 points');
  await expect(toBeat).toContainText('You’ve played this deal: 1st of 4, 5 points');
});

test('people at one device get no link to hands', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { seats: ['human', 'human', 'easy', 'easy'] });
  await table.page.locator('.curtain .primary').click();
  await table.page.getByRole('button', { name: 'More', exact: true }).click();
  await sent(table);
  await expect(table.sheet).toContainText('Your match isn’t over');
  await expect(table.sheet.getByRole('radio')).toHaveCount(0);
});
