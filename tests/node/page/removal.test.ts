// Whatever is removed can be put back for a while, by hand and by keyboard.

import assert from 'node:assert/strict';
import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { match, put, stored } from './stored.ts';

const STANDS = 15_000; // milliseconds
const RULES = { hearts: [{ name: 'Sunday', options: { target: 75 } }] };
const HERE = { hearts: { options: { target: 75 }, seats: Array(4).fill('human'), names: Array(4).fill('') } };

const undo = (page: Page) => page.notice.getByRole('button', { name: 'Undo' });
const crosses = (page: Page) => page.getByRole('button', { name: 'Remove Hearts' });
const listed = (page: Page) => page.taku.matches.list().map(({ id }) => id);
const keysOf = async (page: Page) => Object.keys(await stored(page)).sort();

/** Open home with these matches, the last of which home shows large. */
async function withMatches(visit: Visits['visit'], names: string[], engine = false) {
  const page = await visit('', { engine });
  for (const name of names) await page.taku.matches.keep(match(name));
  page.taku.redraw();
  await expect(crosses(page)).toHaveCount(names.length - 1);
  return page;
}

const withFour = (visit: Visits['visit']) => withMatches(visit, ['one', 'two', 'three', 'last']);

test('a removed match is gone and can be restored', async ({ visit }) => {
  const page = await withFour(visit);
  const [before, order] = [await stored(page), listed(page)];
  await crosses(page).first.click();
  await expect(page.notice).toContainText('Removed: Hearts, 14 Nov 2023');
  await page.hears('Removed: Hearts');
  await expect(crosses(page)).toHaveCount(2);
  assert(!(await keysOf(page)).includes('match:three'));
  await undo(page).click();
  await expect(crosses(page)).toHaveCount(3);
  await expect(page.notice).toHaveCount(0);
  await page.hears('Restored');
  same(await stored(page), before);
  same(listed(page), order);
  await page.reload();
  await expect(crosses(page)).toHaveCount(3);
  same(listed(page), order);
});

test('several removed in a row return together', async ({ visit }) => {
  const page = await withFour(visit);
  const before = await stored(page);
  await crosses(page).first.click();
  await expect(page.notice).toContainText('Removed: Hearts');
  await crosses(page).first.click();
  await expect(page.notice).toContainText('and others, 2 in all');
  same(await keysOf(page), ['match:last', 'match:one']);
  await undo(page).click();
  await expect(crosses(page)).toHaveCount(3);
  same(await stored(page), before);
});

test('a dismissed notice restores nothing afterwards', async ({ visit }) => {
  const page = await withFour(visit);
  await crosses(page).first.click();
  await page.notice.getByRole('button', { name: 'Dismiss' }).click();
  await crosses(page).first.click();
  await expect(page.notice).not.toContainText('others');
  await undo(page).click();
  await expect(crosses(page)).toHaveCount(2);
  same(await keysOf(page), ['match:last', 'match:one', 'match:two']);
});

test('the keyboard leads to the notice and back', async ({ visit }) => {
  const page = await withFour(visit);
  await crosses(page).nth(1).press('Enter');
  await expect(undo(page)).toBeFocused();
  await page.press('Enter');
  await expect(crosses(page)).toHaveCount(3);
  await expect(page.locator(':focus')).toHaveAccessibleName('Remove Hearts, 14 Nov 2023, 22:13');
});

test('the notice stands while the player is there', async ({ visit }) => {
  const page = await withMatches(visit, ['one', 'two', 'last'], true);
  page.stopClock();
  await crosses(page).first.click();
  await expect(undo(page)).toBeVisible();
  await undo(page).blur();
  await page.pass(STANDS - 1000);
  await expect(undo(page)).toBeVisible();
  await page.pass(2000);
  await expect(page.notice).toHaveCount(0);
  await crosses(page).first.press('Enter');
  await expect(undo(page)).toBeFocused();
  await page.pass(3 * STANDS);
  await expect(undo(page)).toBeFocused();
  await undo(page).blur();
  await page.pass(STANDS + 1000);
  await expect(page.notice).toHaveCount(0);
  same(listed(page), ['last']);
});

test('undo keeps what another tab has played', async ({ visit }) => {
  const page = await withFour(visit);
  const other = await visit('', { engine: false });
  await crosses(page).first.click();
  await expect(undo(page)).toBeVisible();
  await other.taku.matches.keep(match('three', { log: ['deal 2C'] }));
  await until(() => page.taku.matches.known('three'));
  await undo(page).click();
  await page.hears('Restored');
  same(((await stored(page))['match:three'] as StoredMatch).log, ['deal 2C']);
});

test('an unreadable match comes back unchanged', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await put(page, { odd: { what: ['is', 'this'] } });
  await page.reload();
  const damaged = page.getByRole('region', { name: 'Can’t be opened' });
  await damaged.getByRole('button', { name: 'Delete for good' }).click();
  await expect(damaged).toHaveCount(0);
  same(await stored(page), {});
  await undo(page).click();
  await expect(damaged.getByRole('listitem')).toHaveCount(1);
  same(await stored(page), { 'match:odd': { what: ['is', 'this'] } });
});

test('own house rules return with their name', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false, settings: { rules: RULES, last: HERE } });
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.notice).toContainText('Removed: Sunday');
  await expect(page.getByRole('radio', { name: 'Your own mix' })).toBeChecked();
  await expect(undo(page)).toBeFocused();
  await page.press('Enter');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
  same(page.taku.settings.rules, RULES);
});

/** Have the database refuse what is put into it or deleted; return what lets it do so again. */
function refuse(page: Page, what: 'put' | 'delete') {
  const { prototype } = page.window.IDBObjectStore;
  const before = prototype[what];
  prototype[what] = () => {
    throw new Error('no');
  };
  return () => Object.assign(prototype, { [what]: before });
}

test('what cannot be deleted stays and is reported', async ({ visit }) => {
  const page = await withFour(visit);
  refuse(page, 'delete');
  await crosses(page).first.click();
  await expect(page.notice).toContainText('won’t delete it');
  await expect(crosses(page)).toHaveCount(3);
});

test('what cannot be stored returns for this visit', async ({ visit }) => {
  const page = await withFour(visit);
  await crosses(page).first.click();
  await expect(undo(page)).toBeVisible();
  refuse(page, 'put');
  await undo(page).click();
  await expect(page.notice).toContainText('doesn’t save anything here');
  await expect(crosses(page)).toHaveCount(3);
});

/** Remove a match that is being written once more, by itself or beside another; return its undo. */
async function race(page: Page, one: never, beside = one) {
  const { matches } = page.taku;
  const removing = matches.drop('m');
  await Promise.all([removing, matches.keep(beside)]);
  return removing;
}

test('a match written during its removal stays removed', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await page.taku.matches.keep(match('m'));
  await race(page, match('m'));
  same([listed(page), await stored(page)], [[], {}]);
  await page.reload();
  same(listed(page), []);
});

test('a removed unwritten match stays removed', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const mend = refuse(page, 'put');
  await page.taku.matches.keep(match('m')).catch(() => {});
  mend();
  const putBack = await race(page, match('m'), match('beside'));
  same([listed(page), await keysOf(page)], [['beside'], ['match:beside']]);
  await putBack();
  same(
    [listed(page).sort(), await keysOf(page)],
    [
      ['beside', 'm'],
      ['match:beside', 'match:m'],
    ],
  );
});
