// Events: made, played, sent, checked and ranked on two devices, and what is forged is refused by its entry.

import assert from 'node:assert/strict';
import { packed } from '../packed-links.ts';
import { Device, expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { Table } from './table.ts';

type Played = { log: string[]; again: boolean };
type Result = { event: string; name: string; deals: Played[]; engine: string };

const EVENT = {
  ...{ game: 'hearts', deals: 2, level: 'easy', seed: 'thursday', options: {}, seats: 4 },
  ...{ name: 'Thursday club', until: '', taku: 'event', format: 1 },
};

/** What the engine says about an event: its version, and the result of an entrant who plays by a rule. */
const asPlayed = (event: object, name: string, choice: string) =>
  python<{ engine: string; result: Result }>(`
import json
from taku.arena.event_version import event_version
from taku.club import played, read_event
data = json.loads(${JSON.stringify(JSON.stringify(event))})
engine = event_version(data["game"])
data.setdefault("engine", engine)
played_ = played(read_event(data), ${JSON.stringify(name)}, lambda match: match.moves()[${choice}], engine)
result = {"engine": engine, "result": played_.plain()}
`);

/** True if the signature of a result fits, by the engine. */
const isGenuine = (text: string) =>
  python<boolean>(`
import json
from taku.club import read_result
from taku.club.signatures import is_genuine
result = is_genuine(read_result(json.loads(${JSON.stringify(text)})))
`);

/** Open the page as an entrant who has a name. */
const enter = (visit: Visits['visit'], path: string, name: string, device = new Device()) =>
  visit(path, { device, settings: { speed: 'none', yourName: name } });

/** Store an event on a device that was sent it. */
async function join(page: Page) {
  await page.getByRole('button', { name: 'Enter the event' }).click();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
}

/** Play the deal that is next, as a log has it. */
async function plays(page: Page, { log }: Played) {
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new Table(page);
  await table.myTurn();
  while (!page.taku.match?.over) await table.play(log[table.log.length]);
  same(table.log, log);
  await page.getByRole('link', { name: 'Continue the event' }).click();
  await expect(page.locator('.event-page')).toBeAttached();
}

const address = (page: Page) => `#${page.locator('#room-link').value.split('#')[1]}`;
const rows = (page: Page) => page.locator('.event-sheet tbody tr');
const state = (page: Page) => page.locator('.event-state');
const all = (page: Page) => page.download(() => page.getByRole('button', { name: 'Save all results' }).click());
const csv = (page: Page) => page.download(() => page.getByRole('button', { name: 'Save as CSV' }).click());

test('an event is made, played on two devices, and has one table', async ({ visit }) => {
  const ann = await enter(visit, '#/event/new/hearts', 'Ann');
  await ann.getByRole('radio', { name: '1', exact: true }).click();
  await ann.getByRole('radio', { name: 'Easy' }).click();
  await ann.locator('#event-name').fill('Thursday club');
  await ann.getByRole('button', { name: 'Make the event' }).click();
  await expect(ann.locator('h1')).toHaveText('Thursday club');
  await expect(ann.locator('.event-what')).toContainText('one deal');
  const invited = address(ann);
  const { text: file } = await ann.download(() => ann.getByRole('button', { name: 'Save as a file' }).click());
  const event = JSON.parse(file);
  same(
    await python<string>(`
import json
from taku.club import read_event
result = json.dumps(read_event(json.loads(${JSON.stringify(JSON.stringify(event))})).plain(), indent=1, ensure_ascii=False) + "\\n"
`),
    file,
  );

  const [first, last] = await Promise.all([asPlayed(event, 'Ann', '0'), asPlayed(event, 'Ben', '-1')]);
  assert.equal(event.engine, first.engine);
  await plays(ann, first.result.deals[0]);
  await expect(ann.getByRole('link', { name: 'Send your result' })).toBeVisible();

  const ben = await enter(visit, invited, 'Ben');
  await expect(ben.locator('.event-page')).toContainText('Everyone plays the same deal');
  await join(ben);
  await plays(ben, last.result.deals[0]);
  await ben.getByRole('link', { name: 'Send your result' }).click();
  await ben.getByRole('button', { name: 'Enter under this name' }).click();
  await expect(ben.getByText('Ben: 1 of 1 deals played')).toBeVisible();
  const sent = address(ben);
  const saved = await ben.download(() => ben.getByRole('button', { name: 'Save as a file' }).click());
  const { device, signature, ...played } = JSON.parse(saved.text);
  same({ ...played, device: '', signature: '' }, last.result);
  assert(device && signature);
  assert(await isGenuine(saved.text));
  assert(!(await isGenuine(saved.text.replace('"Ben"', '"Eve"'))));

  await ann.enter(sent);
  await expect(ann.getByRole('heading', { name: 'Add this result to the table?' })).toBeVisible();
  await ann.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(ann)).toContainText('2 results checked');
  await expect(rows(ann)).toHaveCount(2);
  await expect(ann.locator('.event-proof')).toContainText('A replay proves');
  same(rows(ann).texts.filter(text => text.includes('You')).length, 1);

  await ann.enter(`#/event/${first.result.event}/send`);
  await ann.getByRole('button', { name: 'Enter under this name' }).click();
  await expect(ann.getByText('Ann: 1 of 1')).toBeVisible();
  await ben.enter(address(ann));
  await ben.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(ben)).toContainText('2 results checked');
  await ann.enter(`#/event/${first.result.event}/table`);
  await expect(state(ann)).toContainText('2 results checked');
  await until(() => rows(ann).count === 2 && rows(ben).count === 2);
  same(await csv(ann), await csv(ben));
  same((await all(ann)).text, (await all(ben)).text);
});

test('a forged result is refused by its entry, another version is not compared', async ({ visit }) => {
  const { engine, result: honest } = await asPlayed(EVENT, 'Ann', '0');
  const forged = structuredClone(honest);
  forged.name = 'Tom';
  const log = forged.deals[1].log;
  log[log.length - 1] = log[log.length - 1] === '2C' ? '3C' : '2C';
  const short = { ...structuredClone(honest), name: 'Eve' };
  short.deals[0].log.pop();
  const old = { ...honest, name: 'Old', engine: 'other' };
  const page = await enter(
    visit,
    `#/event/${packed(['event', { ...EVENT, engine }, [honest, forged, short, old]])}`,
    'Zoe',
  );
  await expect(page.getByRole('heading', { name: 'Add these 4 results to the table?' })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(page)).toContainText('One result checked, 2 refused');
  const refused = page.locator('.refused-results li');
  await expect(refused).toHaveCount(2);
  await expect(refused.first).toContainText('Eve’s result is refused');
  await expect(refused.first).toContainText('is the last entry, but the deal isn’t over');
  await expect(refused.nth(1)).toContainText('Tom’s result is refused');
  await expect(refused.nth(1)).toContainText(`Deal 2, entry ${log.length}`);
  await expect(page.getByText('Old played with another version of Taku')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

/** Play the only deal of an event as a log has it, and save the signed result. */
async function entersAs(page: Page, name: string, link: string, deal: Played) {
  page.taku.set('yourName', name);
  await page.enter(link);
  await join(page);
  await plays(page, deal);
  await page.getByRole('link', { name: 'Send your result' }).click();
  await page.getByRole('button', { name: 'Enter under this name' }).click();
  const { text } = await page.download(() => page.getByRole('button', { name: 'Save as a file' }).click());
  return JSON.parse(text);
}

test('a changed result is refused by its signature, and results of one device are named', async ({ visit }) => {
  const one = { ...EVENT, deals: 1 };
  const [{ engine, result: first }, { result: last }] = await Promise.all([
    asPlayed(one, 'Bot', '0'),
    asPlayed(one, 'Bot', '-1'),
  ]);
  const event = { ...one, engine };
  const link = `#/event/${packed(['event', event, []])}`;
  const ann = await enter(visit, '#/event', '');
  const signed = await entersAs(ann, 'Ann', link, first.deals[0]);
  await ann.enter('#/event');
  await ann.getByRole('button', { name: 'Remove Thursday club' }).click();
  const again = await entersAs(ann, 'Bea', link, last.deals[0]);
  same(again.device, signed.device);

  const page = await enter(visit, '#/event', 'Zoe');
  const files = { 'all.json': [event, signed, { ...again, name: 'Tom' }, again, last] };
  await page.locator('input[type=file]').chooseFiles(files);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(page)).toContainText('3 results checked, 1 refused');
  await expect(page.locator('.refused-results li')).toContainText('Tom');
  await expect(page.locator('.refused-results li')).toContainText('It was changed after its device signed it.');
  await expect(page.locator('.event-proof')).toContainText('Two results come from the same device');
  await expect(page.locator('.event-proof')).toContainText('Bot’s result isn’t signed by a device.');
});

test('nothing of a link is stored before the player agrees', async ({ visit }) => {
  const { engine, result } = await asPlayed(EVENT, 'Ann', '0');
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine }, [result]])}`, 'Zoe');
  await expect(page.getByRole('heading', { name: 'Add this result' })).toBeVisible();
  await page.enter('#/event');
  await expect(page.locator('h1')).toHaveText('Events');
  await expect(page.locator('.event-rows li')).toHaveCount(0);
});

test('an event that was entered is found from a game', async ({ visit }) => {
  const { engine } = await asPlayed(EVENT, 'Ann', '0');
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine }, []])}`, 'Zoe');
  await join(page);
  await page.enter('#/game/hearts');
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('link', { name: 'Events' }).click();
  await page.getByRole('link', { name: 'Thursday club' }).click();
  await expect(page.getByRole('button', { name: 'Play your 2 deals' })).toBeVisible();
});

test('a link whose event the engine refuses is named as broken', async ({ visit }) => {
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine: '', deals: 99 }, []])}`, 'Zoe');
  await expect(page.notice).toContainText('link');
});

test('a deal goes on after a reload, and a second try is told', async ({ visit }) => {
  const { engine, result } = await asPlayed(EVENT, 'Ann', '0');
  const device = new Device();
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine }, []])}`, 'Ann', device);
  await join(page);
  await page.getByRole('button', { name: /^Play your 2 deals/ }).click();
  const table = new Table(page);
  await table.myTurn();
  await expect(page.locator('.bar .caption').first).toContainText('Deal 1 of 2');
  const [deal, other] = result.deals;
  await table.play(deal.log[table.log.length]);
  await table.play(deal.log[table.log.length]);
  const id = page.taku.match?.id ?? '';
  await page.enter(`#/event/${result.event}`);
  await page.getByRole('button', { name: 'Resume deal 1' }).click();
  await table.myTurn();
  same(page.taku.match?.id, id);
  await page.enter('#/');
  await page.taku.matches.drop(id);
  await page.enter(`#/event/${result.event}`);
  await plays(page, deal);
  await plays(page, other);
  await page.enter(`#/event/${result.event}/table`);
  await expect(state(page)).toContainText('One result checked');
  await expect(page.locator('.event-proof')).toContainText('began deal 1 more than once');
});

test('a deal that is over can be replayed and reviewed, and counts in no statistics', async ({ visit }) => {
  const { engine, result } = await asPlayed(EVENT, 'Ann', '0');
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine }, []])}`, 'Ann');
  await join(page);
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new Table(page);
  await table.myTurn();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(table.callout).toContainText('no hints in an event');
  const [{ log }] = result.deals;
  while (!page.taku.match?.over) await table.play(log[table.log.length]);
  const id = page.taku.match.id;
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.table')).toContainText('Trick');
  same(page.taku.match?.watched, 'mine');
  await page.enter(`#/review/${id}`);
  await expect(page.locator('.review')).toContainText('Your costliest moves');
  await page.enter('#/statistics');
  same((await page.taku.matches.finished()).length, 0);
});

test('two logs are compared at the decision that differs', async ({ visit }) => {
  const [{ engine, result: ann }, { result: ben }] = await Promise.all([
    asPlayed(EVENT, 'Ann', '0'),
    asPlayed(EVENT, 'Ben', '-1'),
  ]);
  const page = await enter(visit, `#/event/${packed(['event', { ...EVENT, engine }, [ann, ben]])}`, 'Zoe');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(page)).toContainText('2 results checked');
  await page.getByRole('link', { name: 'Deal 2' }).click();
  await expect(page.locator('.compared-ways section')).toHaveCount(2);
  await expect(page.locator('.compared-ways')).toContainText('Pass');
  await expect(page.getByRole('link', { name: 'Try it from here' })).toBeVisible();
});

test('results come by several files at once, and what is none is told', async ({ visit }) => {
  const [{ engine, result: ann }, { result: ben }] = await Promise.all([
    asPlayed(EVENT, 'Ann', '0'),
    asPlayed(EVENT, 'Ben', '-1'),
  ]);
  const page = await enter(visit, '#/event', 'Zoe');
  const choose = (...files: object[]) =>
    page.locator('input[type=file]').chooseFiles(Object.fromEntries(files.map((file, at) => [`${at}.json`, file])));
  await choose(ann);
  await expect(page.notice).toContainText('Open the event first');
  await choose({ ...EVENT, engine }, ann, ben, { taku: 'data' });
  await expect(page.getByRole('heading', { name: 'Add these 2 results to the table?' })).toBeVisible();
  await expect(page.notice).toContainText('One file is neither');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(state(page)).toContainText('2 results checked');
});

test('several events of an evening are added up', async ({ visit }) => {
  const page = await enter(visit, '#/event', 'Zoe');
  for (const [game, level] of [
    ['hearts', 'easy'],
    ['yahtzee', 'easy'],
  ]) {
    // biome-ignore format: one game a pair
    const event = { ...EVENT, game, level, seats: 0, deals: 1, name: `Our ${game}` };
    const [{ engine, result: ann }, { result: ben }] = await Promise.all([
      asPlayed(event, 'Ann', '0'),
      asPlayed(event, 'Ben', '-1'),
    ]);
    await page.enter('#/event');
    await page.locator('input[type=file]').chooseFiles({ 'all.json': [{ ...event, engine }, ann, ben] });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(state(page)).toContainText('2 results checked');
  }
  await page.enter('#/event');
  await page.getByRole('link', { name: 'An evening of several games' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('.event-sheet thead')).toContainText('Our hearts');
  await expect(page.locator('.event-proof')).toContainText('share of the matchpoints in each game');
  await page.getByLabel('Our hearts').click();
  await expect(page.locator('.event-sheet thead')).not.toContainText('Our hearts');
});

test('an evening knows a player by the device', async ({ visit }) => {
  const page = await enter(visit, '#/event', '');
  const checked = (count: string) => expect(state(page)).toContainText(`${count} checked`);
  for (const [name, seed] of [
    ['Ann', 'one'],
    ['Anne', 'two'],
  ]) {
    const event = { ...EVENT, deals: 1, seed, name: seed };
    const { engine, result } = await asPlayed(event, 'Ann', '0');
    await entersAs(page, name, `#/event/${packed(['event', { ...event, engine }, []])}`, result.deals[0]);
    await page.enter(`#/event/${result.event}/table`);
    await checked('One result');
    if (name === 'Ann') continue;
    await page.locator('input[type=file]').chooseFiles({ 'ann.json': (await asPlayed(event, 'Ann', '-1')).result });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await checked('2 results');
  }
  await page.enter('#/event/evening');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Anne' })).toContainText('Ann');
  await expect(page.locator('.event-evening')).toContainText('Ann appears 2 times');
});
