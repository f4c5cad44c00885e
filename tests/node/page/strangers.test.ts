// Hostile addresses, names and stored things: never run, never HTML, at most a word.

import assert from 'node:assert/strict';
import { expect, type Page, same, test } from './page.ts';
import { match, put } from './stored.ts';
import { Table } from './table.ts';

const PAYLOAD = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>';
const HOSTILE = [
  PAYLOAD,
  'javascript:window.broken=1',
  '__proto__',
  'constructor',
  'A'.repeat(100_000),
  '\u202e\u200b\u2069evil',
  '\ue000QS\ue000',
  '\0',
  '%',
  '%ED%A0%80',
];
const SCREENS = ['', 'play', 'learn', 'practice', 'study', 'options', 'rules', 'study/hearts'];
const PLACES = ['taku.settings', 'taku.lessons', 'taku.practice'];
const DAMAGED = [
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"__proto__": {"x": 1}, "constructor": 1, "toString": null}',
  '{"__proto__/x": {"at": 0, "stars": ["", ""], "when": 9}}',
  '{"constructor/x": {"at": 0, "stars": ["", ""], "when": 9}}',
  '{"hearts": {"answered": -1}, "hearts/points": {"at": 1e99}, "last": null}',
];
const FOREIGN = 'body img, #app script, [aria-live] script, body iframe, body object';

/** Assert that nothing has been run or put in as HTML, and that the page still draws. */
async function isOurs(page: Page) {
  same(page.window['broken' as never], undefined);
  same(page.locator(FOREIGN).texts, []);
  const none = new (page.window as unknown as typeof globalThis).Object() as { x?: unknown };
  same(none.x, undefined);
  await expect(page.locator('#app h1').first).toBeAttached();
}

test('a hostile address is at most told', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const screen of SCREENS)
    for (const text of HOSTILE) {
      await page.enter(`#/${screen}/${text}`.replace('//', '/'));
      await page.hasSettled();
      await isOurs(page);
    }
  await page.enter('#/');
  await expect(page.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
});

test('an address that leads nowhere is named', async ({ visit }) => {
  const page = await visit('#/settings', { engine: false });
  await page.enter('#/rules/bridge');
  await expect(page.notice).toContainText('no page at “#/rules/bridge”');
  await page.goBack();
  same(page.address, '#/settings'); // the way back does not lead there
});

test('the page starts whatever is stored', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const text of DAMAGED) {
    for (const place of PLACES) page.window.localStorage.setItem(place, text);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
    await page.hasSettled();
    await isOurs(page);
  }
});

test('a hostile name is short plain text', async ({ visit }) => {
  const names = ['', PAYLOAD, `\u202e${'W'.repeat(200)}`, '\ue000QS x\ue000\0'];
  const page = await visit('', { settings: { speed: 'none' } });
  await put(page, { m: match('m', { names }) });
  await page.enter('#/play/m');
  await new Table(page).myTurn();
  await isOurs(page);
  same([page.taku.seatName(2), page.taku.seatName(3)], ['W'.repeat(24), 'QS x']);
  assert(page.locator('.name').texts.some(text => text.startsWith('<img')));
});
