// Results of an event over the air: they come to the organiser by themselves, and nothing is lost where a page closes.

import assert from 'node:assert/strict';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { device } from './rooms.ts';
import { Table } from './table.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const address = (page: Page) => `#${page.locator('#room-link').value.split('#')[1]}`;
const asked = ({ tab }: Page) => tab.network.met.length;
const rows = (page: Page) => page.locator('.event-sheet tbody tr');

/** A log of the deal of an event that the page plays, by the engine. */
const asPlayed = (event: object, choice: string) =>
  python<string[]>(`
import json
from taku.club import played, read_event
event = read_event(json.loads(${JSON.stringify(JSON.stringify(event))}))
result = list(played(event, "Ann", lambda match: match.moves()[${choice}]).deals[0].log)
`);

/** Make an event of one deal in which these may enter, open its room, and return the way to it. */
async function organises(visit: Visits['visit'], names: string) {
  const kai = await device(visit, '#/event/new/yahtzee', { settings: { yourName: 'Kai' } });
  await kai.getByRole('radio', { name: '1', exact: true }).click();
  await kai.getByRole('radio', { name: 'Easy' }).click();
  await expect(kai.locator('.new-event')).toContainText('the same deal, whenever they like: about 6 minutes');
  await kai.getByRole('radio', { name: 'Only these names' }).click();
  await button(kai, 'Make the event').click();
  await expect(kai.locator('.new-event')).toContainText('Write the names of the players who may enter');
  await kai.getByLabel('Names, one per line').fill(names);
  await button(kai, 'Make the event').click();
  await expect(kai.locator('.event-what')).toContainText('3 names');
  const { text } = await kai.download(() => button(kai, 'Save as a file').click());
  await kai.getByText('Automatic collection').click();
  same(asked(kai), 0, 'no relay is asked before the room is open');
  const before = address(kai);
  await button(kai, 'Open the room').click();
  await expect(kai.locator('.class-joined')).toHaveText('No device is connected right now.');
  await until(() => address(kai) !== before);
  return { kai, link: address(kai), event: JSON.parse(text) };
}

/** Enter the event, play its deal, and open the screen that sends it, under a name of the list. */
async function enters(visit: Visits['visit'], link: string, name: string, log: string[]) {
  const page = await device(visit, link);
  await button(page, 'Enter the event').click();
  await page.getByRole('button', { name: /^Play/ }).click();
  const table = new Table(page);
  await table.myTurn();
  while (!page.taku.match?.over) await table.play(log[table.log.length]);
  await page.getByRole('link', { name: 'Continue the event' }).click();
  await page.getByRole('link', { name: 'Send your result' }).click();
  await button(page, 'Enter under this name').click();
  await expect(page.locator('.wrong')).toContainText('Choose your name');
  await page.getByRole('radio', { name }).click();
  await button(page, 'Enter under this name').click();
  await expect(page.locator('.handed-in')).toContainText('every move of your deals go to Kai’s page');
  return page;
}

test('results come by themselves, also to an organiser who was away', async ({ visit }) => {
  const { kai, link, event } = await organises(visit, 'Aki\n Ben \nAki\nMia');
  same(event.entrants, ['Aki', 'Ben', 'Mia']);
  const [first, last] = await Promise.all([asPlayed(event, '0'), asPlayed(event, '-1')]);
  const aki = await enters(visit, link, 'Aki', first);
  same(asked(aki), 0, 'no relay is asked before the entrant agrees');
  await button(aki, 'Send it to Kai’s page').click();
  await expect(aki.locator('.handed-in')).toHaveText('It’s now on Kai’s page.');
  await expect(kai.notice).toContainText('Aki’s result has arrived.');
  await expect(kai.locator('.doors')).toContainText('one result');

  await kai.reload({ script: 'held' }); // as if the tab were closed
  const ben = await enters(visit, link, 'Ben', last);
  await button(ben, 'Send it to Kai’s page').click();
  await expect(ben.locator('.handed-in')).toHaveAttribute('data-stand', 'going');
  await kai.arrives();
  await expect(ben.locator('.handed-in')).toHaveText('It’s now on Kai’s page.');
  await kai.getByRole('link', { name: 'Results' }).click();
  await expect(kai.locator('.event-state')).toContainText('2 results checked');
  await expect(rows(kai)).toHaveCount(2);
  const all = await kai.download(() => button(kai, 'Save all results').click());
  const csv = await kai.download(() => button(kai, 'Save as CSV').click());

  await aki.enter('#/event');
  await aki.locator('input[type=file]').chooseFiles({ 'all.json': JSON.parse(all.text) });
  await aki.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(aki.locator('.event-state')).toContainText('2 results checked');
  await expect(rows(aki)).toHaveCount(2);
  same(await aki.download(() => button(aki, 'Save as CSV').click()), csv);
  assert(!(await aki.locator('.event-proof').texts)[0]?.includes('one device'));
});
