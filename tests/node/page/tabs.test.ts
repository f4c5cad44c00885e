// Two tabs, and a clock that leaps: what one keeps the other does not undo, and the order stays.

import assert from 'node:assert/strict';
import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import { arrived, bring, file } from './files.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { figure, keep, record } from './records.ts';
import { match, stored } from './stored.ts';
import { sit, type Table } from './table.ts';
import { today } from './today.ts';

const LEARNT = { at: 1, stars: ['star', '', ''], when: 1 };
const STARS = ['star', 'star', 'star'];
const QUESTION = { kind: 'points', rule: 'moon' } as never;
const DEALT = { options: { passing: false } };
const LAST = { hearts: { options: { target: 50 }, seats: Array(4).fill('human'), names: Array(4).fill('') } };
const [NOON, DAY] = [new Date('2026-03-01T12:00:00').getTime(), 86_400_000];

/** Keep a page from hearing what another tab has put on a shelf. */
const deaf = (window: Page['window']) =>
  window.addEventListener('storage', event => event.stopImmediatePropagation(), true);

/** Keep a page from hearing what another tab has done with a match. */
function late(window: Page['window']) {
  window.BroadcastChannel = class extends window.BroadcastChannel {
    override dispatchEvent(event: Event) {
      return this.name === 'taku matches' || super.dispatchEvent(event);
    }
  };
}

const alone = (visit: Visits['visit']) => visit('', { engine: false });
const twoTabs = async (visit: Visits['visit']) => [await alone(visit), await alone(visit)];
const kept = ({ window }: Page, shelf: string) => JSON.parse(window.localStorage.getItem(shelf) ?? '{}');
const learn = ({ taku }: Page, lesson: string, learnt: object = {}) =>
  taku.lessons.keep('hearts', lesson, { ...LEARNT, ...learnt } as never);
const hasLearnt = ({ taku }: Page, lesson: string) => until(() => taku.lessons.of('hearts', lesson));

// Records of two tabs

test('lessons of two tabs are kept side by side', async ({ visit }) => {
  const [one, other] = await twoTabs(visit);
  learn(one, 'tricks');
  await hasLearnt(other, 'tricks');
  learn(other, 'moon');
  same(kept(other, 'taku.lessons'), { 'hearts/tricks': LEARNT, 'hearts/moon': LEARNT });
  await hasLearnt(one, 'moon');
  for (const { taku } of [one, other])
    for (const lesson of ['moon', 'tricks']) same(taku.lessons.of('hearts', lesson)?.at, 1);
});

test('stars stay when another tab takes the lesson', async ({ visit }) => {
  const [one, other] = await twoTabs(visit);
  learn(one, 'points', { stars: ['star', 'tick', ''], at: 2 });
  await hasLearnt(other, 'points');
  learn(other, 'points', { stars: ['tick', '', 'star'], at: 3 });
  const won = ['star', 'tick', 'star'];
  same(kept(other, 'taku.lessons'), { 'hearts/points': { ...LEARNT, at: 3, stars: won } });
});

test('answers in practice of two tabs are added', async ({ visit }) => {
  const [one, other] = await twoTabs(visit);
  const turns = [one, other, one, other];
  for (const [before, { taku }] of turns.entries()) {
    await until(() => taku.practice.of('hearts').answered === before); // a learner answers in one tab at a time
    taku.practice.answered('hearts', QUESTION, true);
  }
  const { answered, right, best } = kept(one, 'taku.practice').hearts;
  same([answered, right, best], [4, 4, 4]);
});

test('preferences of two tabs are shared by both', async ({ visit }) => {
  const tabs = await twoTabs(visit);
  const [one, other] = tabs;
  const hasSet = (page: Page, name: string, value: string) => expect(page.locator('html')).toHaveAttribute(name, value);
  one.taku.set('theme', 'contrast');
  await hasSet(other, 'data-theme', 'contrast');
  other.taku.set('deckColours', 'four');
  same(kept(other, 'taku.settings'), { theme: 'contrast', deckColours: 'four' });
  for (const tab of tabs) {
    await hasSet(tab, 'data-theme', 'contrast');
    await hasSet(tab, 'data-deck', 'four');
  }
  for (const language of ['ja', 'en'] as const) {
    one.taku.set('language', language);
    await hasSet(other, 'lang', language);
  }
});

test('house rules of two tabs are kept together', async ({ visit }) => {
  const [one, other] = await twoTabs(visit);
  const rules = [{ name: 'Ours', options: {} }];
  const add = ({ taku }: Page, game: string) => taku.set('rules', { ...taku.settings.rules, [game]: rules });
  add(one, 'hearts');
  await until(() => other.taku.settings.rules.hearts);
  add(other, 'president');
  same(kept(other, 'taku.settings').rules, { hearts: rules, president: rules });
});

test('preferences of a newer version are left there', async ({ visit }) => {
  const page = await alone(visit);
  page.window.localStorage.setItem('taku.settings', '{"later":7,"theme":"dark"}');
  page.taku.set('sort', 'rank');
  same(kept(page, 'taku.settings'), { later: 7, theme: 'dark', sort: 'rank' });
});

test('preferences that cannot be stored hold meanwhile', async ({ visit }) => {
  const fill = ({ Storage, DOMException }: Page['window']) => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  const page = await visit('', { engine: false, prepare: fill });
  page.taku.set('theme', 'contrast');
  page.taku.set('sort', 'rank');
  learn(page, 'moon');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  same([page.taku.settings.sort, page.taku.lessons.of('hearts', 'moon')?.at], ['rank', 1]);
  await expect(page.notice).toContainText('doesn’t save anything here');
});

// A clock that leaps

/** Open home with a clock that can be set; it stays so across reloads. */
async function withClock(visit: Visits['visit']) {
  let now = NOON;
  const page = await visit('', { engine: false, prepare: window => today(now)(window) });
  const set = (days: number) => {
    now = NOON + days * DAY;
    today(now)(page.window);
  };
  return { page, set };
}

test('a clock set back changes no order', async ({ visit }) => {
  const { page, set } = await withClock(visit);
  for (const [name, days] of Object.entries({ first: 0, ahead: 365, back: 1 })) {
    set(days);
    const when = page.window.Date.now();
    same(when, NOON + days * DAY);
    await page.taku.matches.keep(match(name, { when }));
    learn(page, name, { when });
  }
  for (let times = 0; times < 2; times += 1) {
    same(
      page.taku.matches.list().map(({ id }) => id),
      ['back', 'ahead', 'first'],
    );
    same(page.taku.lessons.left()?.name, 'back');
    await page.reload();
  }
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(3);
});

test('the deal of the day follows the clock back', async ({ visit }) => {
  const { page, set } = await withClock(visit);
  const seats = ['human', 'normal', 'normal', 'normal'];
  await page.taku.matches.keep(match('m', { head: { options: {}, seats, seed: 'daily/hearts/2026-03-01' } }));
  const left = page.locator('.daily [data-game=hearts]').getByText('Left unfinished');
  for (const [days, year] of [
    [0, '2026'],
    [365, '2027'],
    [0, '2026'],
  ] as const) {
    set(days);
    await page.enter('#/');
    await page.enter('#/daily');
    await expect(page.locator('.daily h2').first).toContainText(year);
    await expect(left).toHaveCount(Number(!days));
  }
});

// A match that gets further elsewhere

/** The logs of all matches that are stored, by their keys. */
async function inStore(page: Page) {
  const matches = Object.entries(await stored(page)).filter(([key]) => /^(match|over):/.test(key));
  return Object.fromEntries(matches.map(([key, value]) => [key, (value as StoredMatch).log]));
}

/** The match at the table of `sit`, played on by so many moves: its log, the legal moves, and the cards of the player. */
const continued = (log: readonly string[], moves = 0) =>
  python<{ log: string[]; moves: string[]; cards: number }>(`
from taku import Match

seats = ["human", "easy", "easy", "easy"]
match = Match("hearts", {"passing": False}, seed="s", seats=seats, log=${JSON.stringify(log)})
for _ in range(${moves}):
    match.play(match.moves()[-1])
hand = next(zone for zone in match.view(0).zones if (zone.role, zone.seat) == ("hand", 0))
result = {"log": match.log, "moves": match.moves(), "cards": len(hand.items)}
`);

/** Bring the match at this table into another tab, from a file, as far as it is in this log. */
async function isBrought(visit: Visits['visit'], log: string[]) {
  const other = await visit('#/data', { engine: false });
  await bring(other, file({ matches: [match('m', { log, head: { seed: 's' } })] }));
  await expect(arrived(other)).toContainText('1 match continues');
}

/** Wait until the table has this log, and says that it has got there without it. */
async function goesOnFrom(table: Table, log: string[]) {
  await expect(table.page.notice).toContainText('got further in this game elsewhere');
  await until(() => table.log.length >= log.length);
  await expect(table.hand).toHaveCount((await continued(log)).cards); // the table before may have other cards
  await table.myTurn();
  same(table.log.slice(0, log.length), log);
}

const playOn = (table: Table) =>
  table.decide(async () => {
    await table.touch(table.playable.first);
    await table.primary.click();
  });

test('an imported longer match reaches the open table', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const { page } = table;
  const { log: later } = await continued(table.log, 14);
  await isBrought(visit, later);
  await goesOnFrom(table, later);
  await playOn(table);
  same(await inStore(page), { 'match:m': table.log });
  await table.undo();
  await page.hasSettled();
  same(await inStore(page), { 'match:m': table.log });
});

test('a different move is kept as another match', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { ...DEALT, page: { prepare: late } });
  const { page } = table;
  const here = [...table.log];
  const { log: later } = await continued(here, 14);
  await isBrought(visit, later);
  const move = (await continued(here)).moves.find(card => card !== later[here.length]) as string;
  page.request({ type: 'play', move });
  await goesOnFrom(table, later);
  await expect(page.notice).toContainText('has been saved as a separate game');
  const { 'match:m': further, ...others } = await inStore(page);
  same(further.slice(0, later.length), later);
  const logs = Object.values(others);
  same(logs.length, 1);
  same(logs[0].slice(0, here.length + 1), [...here, move]);
});

test('a shorter match never replaces a longer one', async ({ visit }) => {
  const page = await visit('', { engine: false, prepare: late });
  const other = await alone(visit);
  const keeps = async ({ taku }: Page, own: StoredMatch, log: string[]) => {
    own.log = log;
    await taku.matches.keep(own);
  };
  const [own, theirs]: StoredMatch[] = [match('m'), match('m')];
  const further = ['deal', '2C', '3C', '4C'];
  await keeps(page, own, ['deal', '2C']);
  await keeps(other, theirs, further);
  await keeps(page, own, ['deal', '2C', '3C']);
  same(await inStore(page), { 'match:m': further });
  same(
    page.taku.matches.list().map(({ log }) => log.length),
    [4],
  );
  await keeps(other, theirs, ['deal']);
  same(await inStore(page), { 'match:m': ['deal'] }); // the player who takes back knows what that is
});

test('a match removed elsewhere returns after a move', async ({ visit }) => {
  const table = await sit(visit, 'hearts', DEALT);
  const other = await alone(visit);
  await other.taku.matches.drop('m');
  same(await inStore(table.page), {});
  await playOn(table);
  same(await inStore(table.page), { 'match:m': table.log });
});

// Records of another tab stay, even if this tab has not received its message

test('house rules saved beside unheard ones stay', async ({ visit }) => {
  const page = await visit('#/options/hearts', { engine: false, prepare: deaf, settings: { last: LAST } });
  const other = await alone(visit);
  other.taku.set('rules', { hearts: [{ name: 'Theirs', options: { target: 75 } }] });
  await page.getByRole('textbox', { name: 'Save these rules' }).fill('Mine');
  assert(!page.taku.settings.rules.hearts);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Theirs' })).toHaveCount(1);
  const names = kept(page, 'taku.settings').rules.hearts.map(({ name }: { name: string }) => name);
  same(names.sort(), ['Mine', 'Theirs']);
});

test('a file adds to what another tab learnt', async ({ visit }) => {
  const page = await visit('#/data', { engine: false, prepare: deaf });
  const other = await alone(visit);
  learn(other, 'moon', { stars: STARS, at: 3 });
  const standing = { kinds: {}, rules: {}, right: 1, streak: 0, best: 1 };
  other.taku.practice.keep('hearts', { ...standing, answered: 50 });
  await bring(
    page,
    file({
      lessons: { 'hearts/moon': { ...LEARNT, when: 0 } },
      practice: { hearts: { ...standing, answered: 7 } },
    }),
  );
  await expect(arrived(page)).toContainText('was here already');
  same(kept(page, 'taku.lessons')['hearts/moon'].stars, STARS);
  same(kept(page, 'taku.practice').hearts.answered, 50);
});

test('statistics show what another tab has finished', async ({ visit }) => {
  const page = await visit('#/statistics/hearts', { engine: false });
  await expect(page.getByText('No finished matches yet')).toBeVisible();
  await keep(await alone(visit), record(1));
  await expect(figure(page, 'Matches')).toHaveText('1');
});
