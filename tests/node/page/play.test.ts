// Hearts at the table: passing, playing, why not, undo, hints, the moon, the curtain, and what is said.

import assert from 'node:assert/strict';
import type { PageWindow } from './browser/window.ts';
import { expect, python, same, test, until, words } from './page.ts';
import { sit, type Table } from './table.ts';

const BOTS = ['easy', 'easy', 'easy'];
const NO_PASSING = { passing: false };
const FOUR = 'deal 2C 3C 4D 9H | 5C 6C 7D 2D | 8C 9C TD 3D | JC QC KD AD'; // the heart is played last
const MOON = 'deal 2C QS AH KH | 2D 2H 3H 4H | 5H 6H 7H 8H | 9H TH JH QH';
/** Whichever of the queen and the heart goes first, others take both. */
const DISCARD = ['deal 2C QS 5H | 3C 2D 6D | 4C 3D 7D | 5C 4D 8D', '2C', '3C', '4C', '5C', '8D'];

/** Choose the first three cards and pass them. */
async function passThree(table: Table) {
  for (const count of [1, 2, 3]) {
    await table.touch(table.hand.first);
    await expect(table.slots).toHaveCount(count);
  }
  await table.primary.click();
}

/** Play the first card that may be played. */
async function playFirst(table: Table) {
  const held = table.hand.count;
  await table.touch(table.playable.first);
  await table.primary.click();
  await expect(table.hand).not.toHaveCount(held);
}

/** Play until a card is held back. */
async function dim(table: Table) {
  for (let turn = 0; turn < 13; turn += 1) {
    await table.myTurn();
    if (table.dimmed.count && table.playable.count) return;
    await playFirst(table);
  }
  assert.fail('no card was held back');
}

const chosenToPass = (table: Table) => (table.slots.values('data-card') as string[]).sort();

/** The words of an element without what is only drawn. */
function asSpoken(element: Element) {
  const spoken = element.cloneNode(true) as Element;
  for (const drawn of spoken.querySelectorAll('[aria-hidden]')) drawn.remove();
  return words(spoken);
}

// A hand

test('a hand leads to the score and the next', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { log: [FOUR] });
  await passThree(table);
  for (const left of [4, 3, 2, 1]) {
    await table.myTurn();
    await expect(table.hand).toHaveCount(left);
    const [card] = table.playable.values('data-card') as string[];
    await table.touch(card);
    await table.touch(card);
    await expect(table.hand).toHaveCount(left - 1);
  }
  await expect(table.sheet).toContainText('won the hand');
  await expect(table.sheet.locator('.standing li')).toHaveCount(4);
  await table.sheet.getByRole('button', { name: 'Next hand' }).click();
  await expect(table.heading).toContainText('Three cards to');
  await expect(table.hand).toHaveCount(13);
});

test('Escape on a result deals no new hand', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log: ['deal 2C | 3C | 4C | 5C'] });
  await table.play('2C');
  await table.page.press('Escape');
  await expect(table.sheet).toHaveCount(0);
  await table.page.locator('.middle').click();
  await table.page.hasSettled();
  same(table.hand.count, 0);
  await expect(table.primary).toHaveText('Next hand');
  await table.primary.click();
  await expect(table.hand).toHaveCount(13);
});

test('cards are passed and played by keyboard', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const { page } = table;
  same(page.locator(".hand [data-card][tabindex='0']").count, 1); // the hand is one stop for Tab
  await table.hand.first.focus();
  for (const suit of 'HSDC') {
    if (!table.names.some(name => name[1] === suit)) continue;
    await page.press(suit.toLowerCase());
    same(page.focused.dataset.card?.[1], suit);
  }
  page.focused.blur();
  for (let stop = 0; stop < 20 && !page.focused.closest('.hand'); stop += 1) await page.press('Tab');
  await page.press('Home');
  for (const count of [1, 2, 3]) {
    await page.press('ArrowRight');
    await page.press(' ');
    await expect(table.slots).toHaveCount(count);
  }
  await page.hears(', 3 of 3');
  await page.press('Enter');
  for (const left of [13, 12]) {
    await page.hasSettled();
    await table.myTurn();
    await expect(table.hand).toHaveCount(left);
    await page.press('Home'); // the player goes there: the page may have moved the focus
    for (let card = 0; card < 13 && page.focused.hasAttribute('aria-disabled'); card += 1)
      await page.press('ArrowRight');
    await page.press('Enter');
    await expect(table.hand).toHaveCount(left - 1);
  }
});

test('a double click plays one card', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, settings: { taps: 'one' } });
  await table.touch(table.playable.last);
  await expect(table.hand).toHaveCount(12);
  await table.myTurn();
  await table.playable.last.click({ detail: 2 });
  await table.page.hasSettled();
  same(table.page.locator('.foot[data-acts]').count, 1);
  same(table.chosen.count, 0);
  await expect(table.hand).toHaveCount(12);
});

test('the card that is ahead is named', async ({ visit }) => {
  const log = ['deal 2C 3C | 9C 4D | AD TD | 8C KD', '2C', '9C', 'AD'];
  const table = await sit(visit, 'hearts', { seats: [...BOTS, 'human'], options: NO_PASSING, log });
  const ahead = table.page.locator('.trick li:has(.ahead)');
  await expect(ahead).toHaveAttribute('data-card', '9C');
  await expect(ahead).toContainText('9 of clubs, winning so far');
  await expect(ahead.locator('.crown')).toBeVisible();
  await table.answers('t', 'is ahead.');
});

test('a scatter names who gets which card', async ({ visit }) => {
  const log = await python<string[]>(`
from taku.match import Match
match = Match("hearts", {"scatter": True}, seats=4)
while match.state.round < 4:
    match.play(match.moves()[0])
result = match.log
`);
  const table = await sit(visit, 'hearts', { options: { scatter: true }, log });
  await expect(table.page.locator('.receiver')).toHaveText(['Mia', 'Otto', 'Ines']);
});

test('a hint for a pass names its cards', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  await table.page.getByRole('button', { name: 'Hint' }).click();
  await table.page.getByRole('button', { name: 'Show the move' }).click();
  const moves = table.page.locator('.weighed li');
  await expect(moves.first).toContainText('Pass ');
  same(new Set(moves.texts).size, moves.count);
});

test('three cards go into slots and back', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const [first] = table.names;
  await expect(table.waiting).toHaveText('Choose three cards');
  await table.touch(table.hand.first);
  await expect(table.slots).toHaveCount(1);
  await expect(table.waiting).toHaveText('Choose two more');
  await table.slots.first.click();
  await expect(table.slots).toHaveCount(0);
  assert(table.names.includes(first));
  for (const count of [1, 2, 3]) {
    await table.touch(table.hand.first);
    await expect(table.slots).toHaveCount(count);
  }
  await expect(table.primary).toHaveText('Pass cards');
  await table.touch(table.hand.first);
  await expect(table.callout).toContainText('exactly three');
  for (const left of [2, 1, 0]) {
    await table.slots.first.click();
    await expect(table.slots).toHaveCount(left);
  }
});

test('cards chosen to pass outlive settings and reload', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const { page } = table;
  const areChosen = async (...names: string[]) => {
    await table.myTurn();
    await expect(table.slots).toHaveCount(names.length);
    same(chosenToPass(table), names.sort());
  };
  const chosen = table.names.slice(0, 2);
  for (const name of chosen) await table.touch(name);
  await page.enter('#/settings');
  await expect(page.locator('.settings')).toBeAttached();
  await page.goBack();
  await areChosen(...chosen);
  await page.reload();
  await areChosen(...chosen);
  await table.slots.first.click();
  await expect(table.slots).toHaveCount(1);
  const left = chosenToPass(table);
  await page.reload();
  await areChosen(...left);
});

/** Have the first `count` questions for computed styles be answered as in a window that is not shown; return all. */
function hideFonts(window: PageWindow, count: number) {
  const asked: Element[] = [];
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, ...more) => {
    asked.push(element);
    return asked.length > count
      ? getComputedStyle.call(window, element, ...more)
      : ({ fontSize: '', getPropertyValue: () => '' } as never);
  };
  return asked;
}

test('a window without a font size is not redrawn', async ({ visit }) => {
  let asked: Element[] = [];
  const prepare = (window: PageWindow) => void (asked = hideFonts(window, 200));
  const table = await sit(visit, 'hearts', { page: { prepare } });
  await expect(table.hand).toHaveCount(13);
  await table.page.hasSettled();
  assert(asked.length < 100, `asked ${asked.length} times`);
});

// Why not

test('a refused card says why and names its rule', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING });
  const { page } = table;
  await dim(table);
  const [name] = table.dimmed.values('data-card') as string[];
  const card = table.card(name);
  const held = table.hand.count;
  await table.touch(card);
  await expect(table.callout).toBeVisible();
  const rule = words(await table.callout.locator('b').element());
  const reason = asSpoken(await table.callout.locator('p').element());
  await page.hears(reason);
  const said = reason.replace(/[.?()]/g, '\\$&');
  await expect(card).not.toHaveAccessibleName(new RegExp(said));
  page.taku.set('verbosity', 'full');
  await expect(card).toHaveAccessibleName(new RegExp(`: ${said}$`));
  same(table.hand.count, held);
  await table.callout.getByRole('button', { name: 'Rule' }).click();
  await expect(table.sheet.getByRole('heading', { name: rule })).toBeVisible();
  await page.press('Escape');
  await expect(table.sheet).toHaveCount(0);
  await page.locator('.table').click();
  await expect(table.callout).toHaveCount(0);
  await table.waiting.click();
  await expect(table.callout).toContainText('Choose first');
});

// Undo, help, coming back

test('the order of the hand is remembered', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const bySuit = table.names;
  await table.page.getByRole('button', { name: 'sort by rank' }).click();
  await until(() => table.names.join() !== bySuit.join());
  const byRank = table.names;
  same([...byRank].sort(), [...bySuit].sort());
  await table.page.reload();
  await table.myTurn();
  same(table.names, byRank);
});

test('received cards stay marked through a reload', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const { page } = table;
  const before = table.names;
  await passThree(table);
  await expect(table.slots).toHaveCount(0);
  await table.myTurn();
  const fresh = page.locator('.hand [data-card]:has(.lifted)');
  await expect(fresh).toHaveCount(3);
  const received = table.names.filter(name => !before.includes(name)).sort();
  for (const _ of [1, 2]) {
    await expect(fresh).toHaveCount(3);
    same((fresh.values('data-card') as string[]).sort(), received);
    await expect(fresh.first).toHaveAccessibleName(/, new/);
    await page.reload();
    await table.myTurn();
  }
  await playFirst(table);
  await expect(fresh).toHaveCount(0);
});

test('a move is taken back, passed cards are not', async ({ visit }) => {
  const table = await sit(visit, 'hearts');
  const { page } = table;
  await passThree(table);
  await expect(table.slots).toHaveCount(0);
  await table.myTurn();
  const held = table.names;
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click();
  await expect(table.callout).toContainText('so you can’t take back what you gave');
  same(table.names, held);
  await playFirst(table);
  await table.myTurn();
  await undo.click();
  await expect(table.hand).toHaveCount(13);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  same(table.names, held);
});

test('a reload returns to the same position', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING });
  const position = () => [table.names, table.trick.values('data-card'), table.page.locator('.seats').texts];
  await playFirst(table);
  await table.myTurn();
  const before = position();
  await table.page.reload();
  await table.myTurn();
  same(position(), before);
});

test('last trick and taken cards can be seen', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log: DISCARD });
  const { page } = table;
  const own = page.locator('.foot .tag[data-role=tally]');
  await expect(own).toBeVisible();
  await expect(own).toHaveText('0 tricks');
  await expect(page.locator('.seat .tag[data-role=tally]').last).toHaveText('1 trick');
  await table.answers('l', 'Ines won it.');
  await page.getByRole('button', { name: 'The last trick' }).click();
  const won = table.sheet.getByRole('listitem').filter({ has: page.locator('.tag') });
  await expect(won).toContainText('Ines');
  await expect(won).toContainText('won');
  await expect(won.locator('.card.last')).toHaveCount(1);
  await page.press('Escape');
  await expect(table.sheet).toHaveCount(0);
  await page.locator('.seat .participant').first.click();
  await expect(table.sheet).toContainText('No penalty card has been taken yet.');
});

test('a hint comes in two steps', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log: DISCARD });
  const bulb = table.page.getByRole('button', { name: 'Hint' });
  const coach = table.page.locator('.coach');
  await bulb.click();
  await expect(coach.getByRole('button', { name: 'Show the move' })).toBeVisible();
  await expect(bulb).toHaveAttribute('data-lit', 'true');
  await bulb.click();
  await expect(coach).toContainText('Play');
  await expect(table.page.locator('.hand .advised')).toHaveCount(1);
  const weighed = table.page.locator('.weighed');
  await expect(weighed).toContainText('better than the others’ average (higher is better)');
  await expect(weighed.locator('b')).toHaveText(['+4.7', '+4.7']);
  await bulb.click();
  await expect(coach).toHaveCount(0);
});

test('a slow hint says that it is coming', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log: DISCARD });
  const { page } = table;
  const coach = page.locator('.coach');
  const bulb = page.getByRole('button', { name: 'Hint' });
  page.tab.engine.hold();
  await bulb.click();
  await expect(coach).toContainText('Looking for a good move');
  await page.hears('Looking for a good move');
  await bulb.click();
  page.tab.engine.release();
  await expect(page.getByRole('button', { name: 'Show the move' })).toBeVisible();
  await expect(coach).not.toContainText('Looking for');
  await page.hasSettled();
  same(page.tab.engine.answers.filter(({ type }) => type === 'hinted').length, 1);
});

test('a hint that comes too late is dropped', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log: DISCARD });
  const { page } = table;
  const coach = page.locator('.coach');
  page.tab.engine.hold();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(coach).toBeVisible();
  page.focused.blur();
  await table.touch(table.playable.first);
  await table.primary.click();
  page.tab.engine.release();
  await table.myTurn();
  await page.hasSettled();
  await expect(coach).toHaveCount(0);
});

// The moon

/** The log of a hand in which seat 0 takes every card, after `before`. */
const moon = (options: string, before = '[]') =>
  python<string[]>(`
from taku.match import Match
def moon(options, before):
    match = Match("hearts", options, seats=["human", "easy", "easy", "easy"], log=[*before, "${MOON}"])
    for lead in ("2C", "QS", "AH", "KH"):
        match.play(lead)
        for _ in range(3):
            match.play(match.moves()[0])
    return match.log
options = ${options}
result = moon(options, ${before})
`);

test('who shot the moon chooses what it brings', async ({ visit }) => {
  const log = ['deal AS AH KH QH | KS JH 8H 5H | QS TH 7H 4H | 9H 6H 3H 2H', 'AS', 'KS', 'QS', '9H'];
  const table = await sit(visit, 'hearts', { options: NO_PASSING, log });
  await table.page.getByRole('button', { name: 'Take all (12\u00a0points)' }).press('Enter');
  await table.page.hears('You lay down');
  await expect(table.heading).toHaveText('You have shot the moon!');
  await table.page.getByRole('button', { name: 'Give 26 to the others' }).click();
  await expect(table.sheet.locator('.standing li').first).toContainText('You');
  await expect(table.sheet.locator('tfoot td')).toHaveText(['0', '26', '26', '26']);
});

test('a match ends with places and another', async ({ visit }) => {
  const options = { passing: false, target: 50 };
  const log = await moon('{"passing": False, "target": 50}', '[*moon(options, []), "moon add"]');
  const table = await sit(visit, 'hearts', { options, log });
  await table.page.getByRole('button', { name: 'Give 26 to the others' }).click();
  await expect(table.sheet.getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(table.sheet.locator('.place-number')).toHaveText(['1st', '2nd', '2nd', '2nd']);
  await table.sheet.getByRole('button', { name: 'Play again' }).click();
  await expect(table.hand).toHaveCount(13);
  same(table.page.taku.match?.head.options, options);
  assert.notEqual(table.page.taku.match?.id, 'm');
});

// Together

test('the curtain hides every hand', async ({ visit }) => {
  const seats = ['human', 'easy', 'human', 'easy'];
  const table = await sit(visit, 'hearts', { seats, names: ['Yuki', '', 'Aki', ''] });
  const { page } = table;
  const isCalled = async (name: string) => {
    await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible();
    same(page.locator('[data-card], .card').count, 0);
  };
  await isCalled('Yuki');
  await page.getByRole('button', { name: 'I’m Yuki' }).click();
  await expect(table.hand).toHaveCount(13);
  const yuki = table.names;
  await passThree(table);
  await isCalled('Aki');
  const written = page.document.documentElement.outerHTML;
  assert(!yuki.some(card => written.includes(`"${card}"`)));
  await page.getByRole('button', { name: 'I’m Aki' }).click();
  await expect(table.hand).toHaveCount(13);
  assert(!table.names.some(card => yuki.includes(card)));
});

// Hearing

test('what happens is spoken once a turn', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING });
  const { page } = table;
  await playFirst(table);
  await table.myTurn();
  await page.fallsSilent();
  same(page.locator('.log').count, 0); // on a phone the transcript is a dialog
  const polite = page.said.flatMap(([live, text]) => (live === 'polite' ? [text] : [])).join(' ');
  assert.match(polite, /You (play|lead) /);
  assert.match(polite, /Mia (plays|leads) /);
  same(polite.match(/Your turn\./g)?.length, 2); // an urgent announcement would cut the rest off
});

test('questions to the table have keys', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING });
  const { page } = table;
  await playFirst(table);
  await table.myTurn();
  const answers = { t: 'led.', p: 'points.', l: 'won it.', 'Shift+H': ' of hearts' };
  for (const [key, answer] of Object.entries(answers)) await table.answers(key, answer);
  await page.press('?');
  await expect(table.sheet).toContainText('Keys');
  await page.press('Escape');
  await table.isSilent('Control+Shift+P');
  page.taku.set('questionKeys', 'thxlw');
  await table.answers('x', 'points.');
  await table.isSilent('p');
  page.taku.set('queryKeys', false);
  await table.isSilent('x');
});

test('a touch skips what the others do', async ({ visit }) => {
  const table = await sit(visit, 'hearts', { options: NO_PASSING, settings: { speed: 'calm' } });
  table.page.stopClock(); // the timers stand still, so that the table shows other players' moves for ever
  await table.touch(table.playable.first);
  await table.primary.click();
  await table.page.pass(500);
  await expect(table.waiting).toContainText('is thinking');
  await table.page.locator('.table').click();
  await until(async () => {
    await table.page.pass(10);
    return table.page.locator('.foot[data-acts]').count;
  });
});
