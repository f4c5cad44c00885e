// The page fetches a tablebase when a bot first needs it.

import { expect, same, test, until, type Visits } from './page.ts';
import { Table } from './table.ts';

/** Sit down at a match of two, its first throw made. */
async function sit(visit: Visits['visit'], bot: string) {
  const page = await visit('', { engine: 'bare', settings: { speed: 'none' } });
  const table = await new Table(page).sit('yahtzee', { seats: ['human', bot] });
  await page.hasSettled();
  same(table.log.length, 1);
  return table;
}

const fills = ({ log }: Table) => log.filter(move => move.startsWith('fill')).length;

/** Fill a box, and wait for the throw that follows the bot's turn. */
async function fill(table: Table, box: string) {
  const before = fills(table);
  table.page.request({ type: 'play', move: `fill ${box}` });
  await until(() => fills(table) === before + 2 && table.log.at(-1)?.startsWith('roll'));
}

/** The tables that the page has asked for, without their hash. */
const asked = ({ page }: Table) =>
  page.tab.network.asked.flatMap(path => /tablebases-[0-9a-f]+\/(.+)/.exec(path)?.[1] ?? []);

test('a strong bot loads its tablebase once', async ({ visit }) => {
  const table = await sit(visit, 'strong');
  same(asked(table), []);
  await fill(table, 'chance');
  same(asked(table), ['yahtzee/yahtzee.json']);
  table.page.request({ type: 'hint' });
  await fill(table, 'ones');
  same(asked(table).length, 1);
});

test('a tablebase is not loaded without need', async ({ visit }) => {
  const table = await sit(visit, 'normal');
  await fill(table, 'chance');
  same(asked(table), []);
});

test('without its tablebase a weaker bot plays', async ({ visit }) => {
  const table = await sit(visit, 'strong');
  const { network } = table.page.tab;
  network.isDown = true;
  await fill(table, 'chance');
  network.isDown = false;
  await expect(table.page.notice).toContainText('a weaker bot is playing');
  same(table.log[1], 'fill chance');
  same(asked(table).length, 1);
  await fill(table, 'ones');
});
