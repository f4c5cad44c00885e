// A review after a match, from the verdict to playing a decision again.

import assert from 'node:assert/strict';
import { arrived, bring, choose } from './files.ts';
import { expect, type Page, python, same, test, until } from './page.ts';
import {
  BAD,
  DECISIONS,
  judged,
  kept,
  lookBack,
  lookBackAgain,
  match,
  type Over,
  POOR,
  reviewed,
  share,
  TINY,
} from './reviewed.ts';
import { put, stored } from './stored.ts';

type Kept = {
  seat: number;
  judged: { entry: number; loss: number }[];
  shares: object[];
  ends: number[];
  moments: { entry: number }[];
};

const gist = (page: Page) => page.locator('.review-verdict');
const reckoned = (page: Page) => page.locator('.review-progress');
const isAt = (page: Page, address: string) =>
  until(
    () => (page.address || '#/') === address,
    () => `at ${page.address}`,
  );
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reviewOf = async (page: Page, id = 'm') => (await stored(page))[`review:${id}`] as Kept | undefined;

// Ten seconds

test('verdict, causes and advice come without an engine', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  await expect(gist(page).getByRole('heading')).toHaveText('More your play than your cards');
  await expect(gist(page)).toContainText('Your decisions: 13.9 points lost, ±0.8 points.');
  await expect(gist(page)).toContainText('Your cards: 1 point lost, ±4 points: hard to tell.');
  const advice = gist(page).locator('.advice');
  await expect(advice).toContainText(
    'Next time, pay most attention to “Beating the others”. It cost you 13.9 points in one',
  );
  await expect(advice).toContainText('Which spade can’t take her?');
  await expect(page.getByRole('link', { name: '3 problems of this kind' })).toHaveAttribute('href', /kind\/.+\/3$/);
  await expect(page.locator('.result')).toHaveText('14 points, 4th');
  const verdict = 'More your play than your cards. Next time, pay most attention';
  await until(() => page.said.some(([, words]) => words.startsWith(verdict)));
});

test('a kind without problems has no link', async ({ visit }) => {
  const page = await lookBack(visit, reviewed([Object.assign({}, DECISIONS[0], { kind: 'claiming' })]));
  await expect(gist(page).locator('.advice')).toContainText('Claiming the rest');
  await until(() => page.taku.has('theme-claiming'));
  await expect(page.locator('.overview a[href*="/kind/"]')).toHaveCount(0);
});

test('the costliest moves are clear ones, as links', async ({ visit }) => {
  const decisions = [
    judged(1, '2C', '3S', 2),
    judged(3, 'QS', '3S', 9, { clear: false }),
    judged(5, '3S', 'QS', 4),
    judged(6, '2C', 'QS', 3),
    ...DECISIONS,
  ];
  const page = await lookBack(visit, reviewed(decisions));
  const rows = page.getByRole('region', { name: 'Your costliest moves' }).getByRole('link');
  await expect(rows).toHaveCount(3);
  same(page.locator('.costs .cost b').texts, ['13.9', '4.0', '3.0']);
  same(rows.values('href'), ['#/review/m/7', '#/review/m/5', '#/review/m/6']);
});

test('without clear mistakes one has played well', async ({ visit }) => {
  const page = await lookBack(visit, reviewed([judged(POOR, 'QS', '3S', 0.4, { clear: false })]));
  await expect(page.locator('.costs')).toContainText('too close to call');
  await expect(page.locator('.advice')).toContainText('You played well: no decision clearly cost');
});

test('a disc tells where cards changed most', async ({ visit }) => {
  const decisions = [judged(1, '2C', '2C', 0, { clear: false }), ...DECISIONS];
  const page = await lookBack(visit, reviewed(decisions, [share(-9, 1)]));
  await expect(page.locator('.luck-label')).toHaveText('bad cards');
});

// The line of the whole match

const course = (page: Page) => page.getByRole('region', { name: 'The whole match' });

test('a table says the same as the line', async ({ visit }) => {
  const even = (entry: number, move: string) => judged(entry, move, move, 0, { clear: false });
  const page = await lookBack(visit, reviewed([even(1, '2C'), ...DECISIONS, even(9, '3S')]));
  await expect(course(page).locator('.plot [data-kind="turn"]')).toHaveText(['1']);
  await course(page).getByRole('button', { name: 'Table' }).click();
  const rows = course(page).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('13.9 points');
  await expect(rows.nth(1)).toContainText('nothing');
});

/** What was seen, and what the first seat can expect then; the others share the rest. */
const seen = (entry: number, seat: number | null, id: string, points: number, args: object, sure = false) => ({
  ...{ entry, round: 1, seat, what: { id, seat, args }, sure },
  expected: [points, ...Array(3).fill((14 - points) / 3)],
});

const MOMENTS = [
  seen(0, null, 'deal', 4, { passing: 'none', round: 1 }),
  seen(1, 0, 'lead', 4, { cards: '2C' }),
  seen(2, 1, 'play', 4, { cards: '3C' }),
  seen(3, 2, 'play', 3.5, { cards: '9C' }),
  seen(4, 3, 'play', 3.5, { cards: '7C' }),
  seen(5, 2, 'lead', 7, { cards: '6S' }, true),
  seen(6, 3, 'play', 2, { cards: 'JS' }, true),
  seen(POOR, 0, 'play', 14, { cards: 'QS' }, true),
  seen(8, 1, 'play', 14, { cards: '4S' }),
];

test('the line says by whom it was turned', async ({ visit }) => {
  const page = await lookBack(visit, { known: { ...kept(match()), moments: MOMENTS } });
  await expect(course(page).locator('.plot [data-kind="others"]')).toHaveText(['a', 'b']);
  await expect(course(page).locator('.chart-legend')).toContainText('What others changed most');
  const turns = course(page).getByRole('list').getByRole('link');
  await expect(turns.nth(0)).toContainText(/Otto leads 6.*\u22123\.5\s*$/);
  await expect(turns.nth(1)).toContainText(/Ines plays J.*\+5\s*$/);
  await expect(turns.nth(0)).toHaveAttribute('href', '#/replay/m/6');
  await course(page).getByRole('button', { name: 'Table' }).click();
  const rows = course(page).getByRole('row');
  await expect(rows).toHaveCount(1 + MOMENTS.length);
  await expect(rows.nth(3)).toContainText('Mia plays 3');
  await expect(rows.nth(8)).toContainText('13.9 points');
  await expect(rows.nth(8).getByRole('link')).toHaveAttribute('href', `#/review/m/${POOR}`);
});

// Dice

test('with dice the sum is written out', async ({ visit }) => {
  const { log, points, decisions, shares } = await python<{
    log: string[];
    points: number[];
    decisions: { entry: number }[];
    shares: { entries: number[] }[];
  }>(`
from taku import Match
from taku.review import luck, review
from taku.records import plain
of = Match("yahtzee", seats=1, seed="s")
while not of.over:
    of.play(next(move for move in of.moves() if move.startswith("fill")))
result = {"log": of.log, "points": of.points}
result |= {"decisions": plain(list(review(of, 0))), "shares": plain(list(luck(of, 0)))}
`);
  const of = match({ id: 'd', log, game: 'yahtzee', options: {}, points });
  const page = await lookBack(visit, { of, known: kept(of, { decisions, shares }) });
  await expect(page.locator('.added b')).toHaveCount(4);
  const [expected, chance, choices, result] = page.locator('.added b').texts.map(text => Number(text.replace(',', '')));
  const signs = page.locator('.added .sign').texts.map(sign => (sign === '+' ? 1 : -1));
  same(result, points[0]);
  assert(Math.abs(expected + signs[0] * chance + signs[1] * choices - result) < 0.2);
  await expect(page.locator('.review-verdict .whisker')).toHaveCount(0);
  await expect(page.locator('.review-verdict .cause').first).toHaveAttribute(
    'data-kind',
    chance > choices ? 'luck' : 'play',
  );
});

// A single decision

test('a decision shows position, values and why', async ({ visit }) => {
  const page = await lookBack(visit, { ...reviewed(), path: `/${POOR}` }, { engine: true });
  const opened = page.locator('.opened');
  await expect(opened.locator('.held li')).toHaveCount(2);
  await expect(opened.locator('[data-mark="better"]')).toContainText('better');
  await expect(opened.locator('[data-mark="you"]')).toContainText('you');
  await expect(opened.locator('.values')).toContainText('13.9 points is clear-cut (±0.8');
  await expect(opened.locator('.values')).toContainText('Most of it comes from: Queen of spades.');
  const why = opened.locator('.cause-text');
  await expect(why).toContainText('of the deals that fit what you knew');
  await expect(why).toContainText('One player was still to come after you.');
  await expect(why.locator('.decision-plays li')).toHaveCount(2);
  await page.getByText('What they could hold').click();
  await expect(opened.locator('.worlds li').first).toContainText('Deal 1');
  await expect(opened.locator('.worlds dt').first).toHaveText('Mia');
});

test('a row leads to its decision and back', async ({ visit }) => {
  const page = await lookBack(visit, reviewed([judged(5, '3S', 'QS', 4), ...DECISIONS]));
  await page.locator('.costs a').first.press('Enter');
  await isAt(page, `#/review/m/${POOR}`);
  await expect(page.locator('#opened')).toBeFocused();
  await expect(page.locator('.decision-number')).toHaveText('1 of 2');
  await link(page, 'Next').click();
  await isAt(page, '#/review/m/5');
  await page.goBack();
  await page.goBack();
  await expect(gist(page)).toBeVisible();
});

test('a decision is tried, answered and played on', async ({ visit }) => {
  const page = await lookBack(visit, { ...reviewed(), path: `/${POOR}/try` }, { engine: true });
  const table = page.locator('.table.lesson');
  const told = page.locator('.aftermath');
  await expect(table).toHaveAttribute('data-phase', 'asking');
  await expect(page.locator('.advised, [data-mark]')).toHaveCount(0);
  await page.locator('.hand [data-card="QS"]').click();
  await page.getByRole('button', { name: /Play/ }).click();
  await expect(told.getByRole('heading', { level: 2 })).toContainText('costs 13.9 points');
  await expect(told).toContainText('It comes back tomorrow.');
  await until(async () => (await page.taku.mistakes.all()).length);
  const [mistake] = await page.taku.mistakes.all();
  same([mistake.id, mistake.answered], [`m/${POOR}`, 0]);
  await press(page, 'Play on');
  await expect(page.locator('.table:not(.lesson) .hand [data-card]')).toHaveCount(2);
  assert(page.taku.match?.practice);
});

test('list, game and replay lead to the review', async ({ visit }) => {
  const page = await lookBack(visit, reviewed(), { engine: true });
  const doors = {
    '#/matches/hearts': /what mattered/,
    '#/game/hearts': /What mattered/,
    '#/replay/m': 'What mattered',
  };
  for (const [address, name] of Object.entries(doors)) {
    await page.go(address);
    await expect(link(page, name).first).toHaveAttribute('href', '#/review/m');
  }
});

// Reckoning

test('a second engine reckons, ends and is kept', async ({ visit }) => {
  const page = await lookBack(visit, {}, { engine: true });
  await expect(gist(page)).toBeVisible();
  const whole = await python<{ entry: number; loss: number }[]>(`
from taku import Match
from taku.review import review
from taku.records import plain
import json
head = json.loads('''${JSON.stringify(match().head)}''')
result = plain(list(review(Match.load({**head, "log": ${JSON.stringify(TINY)}}, draws=False), 0, seed="m")))
`);
  const known = (await reviewOf(page)) as Kept;
  const facts = (decisions: Kept['judged']) => decisions.map(({ entry, loss }) => [entry, loss]);
  same(facts(known.judged), facts(whole));
  same(known.shares.length, known.ends.length);
  same(
    known.moments.map(({ entry }) => entry),
    [...TINY.keys()],
  );
  same(lives(page), [true, false]);
});

/** Of each engine whether it runs. */
const lives = (page: Page) => page.tab.engine.workers.map(({ isOver }) => !isOver);

const TWO = [judged(3, '3S', '3S', 0, { clear: false }), ...DECISIONS];

test('reckoning can be stopped and goes on', async ({ visit }) => {
  const of = match();
  const known = { ...kept(of, { decisions: TWO }), judged: TWO.slice(0, 1), shares: [] };
  const page = await lookBack(visit, { of, known }); // without an engine the review never ends
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-label', 'Working it out…');
  await press(page, 'Stop'); // the stored review is still being read
  await expect(reckoned(page)).toContainText('0 of 1 rounds done');
  same(lives(page), [true]);
  for (const engines of [2, 3]) {
    await press(page, 'Continue');
    await until(() => lives(page).length === engines);
    assert(lives(page).at(-1));
    await press(page, 'Stop');
    await expect(reckoned(page)).toContainText('0 of 1 rounds done');
    assert(!lives(page).at(-1));
  }
  await press(page, 'Continue');
  await until(() => lives(page).at(-1));
  await page.go('#/');
  await until(() => !lives(page).at(-1));
  same((await reviewOf(page))?.judged, TWO.slice(0, 1));
});

test('without a second engine only the replay stays', async ({ visit }) => {
  const prepare = (window: Page['window']) => {
    const { Worker } = window;
    let isFirst = true;
    class Only extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        if (!isFirst) throw new Error('no second worker');
        isFirst = false;
        super(...how);
      }
    }
    Object.assign(window, { Worker: Only });
  };
  const page = await lookBack(visit, {}, { engine: true, prepare });
  await expect(reckoned(page)).toContainText('This match can’t be reviewed.');
  await expect(link(page, 'Replay')).toHaveAttribute('href', '#/replay/m');
  await press(page, 'Try again');
  await expect(reckoned(page)).toHaveAttribute('data-stage', 'failed');
});

const READY = { type: 'progress', phase: 'ready', loaded: 1, total: 1 };
const LAID = { type: 'review-laid', entries: [3, POOR], ends: [TINY.length], least: 1 };

/** Let the second engine say this, once it runs. */
async function say(page: Page, ...replies: object[]) {
  await until(() => lives(page).length > 1 && lives(page).at(-1));
  page.tab.engine.say(...replies);
}

/** Begin to reckon with an engine that has told of one decision. */
async function hasTold(page: Page) {
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await say(page, READY, LAID, { type: 'judged', reviewed: TWO[0], moments: [] });
}

test('a second engine that dies leaves its review', async ({ visit }) => {
  const page = await lookBack(visit);
  await hasTold(page);
  await say(page, { type: 'crash', message: 'dead' });
  await expect(reckoned(page)).toContainText('can’t be reviewed');
  await until(() => !lives(page).at(-1));
  same((await reviewOf(page))?.judged, TWO.slice(0, 1));
  await press(page, 'Try again');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await say(page, READY, LAID, { type: 'judged', reviewed: TWO[1], moments: [] });
  await expect(page.locator('.costs li')).toHaveCount(1);
  await expect(gist(page)).toHaveCount(0);
  await say(page, { type: 'shared', share: share() }, { type: 'answered' });
  await expect(gist(page)).toBeVisible();
});

test('a review further on in another tab stays', async ({ visit }) => {
  const page = await lookBack(visit);
  await hasTold(page);
  await put(page, { m: kept(match(), { decisions: TWO }) }, 'review:');
  await press(page, 'Stop');
  await press(page, 'Continue');
  await expect(gist(page)).toBeVisible();
  same((await reviewOf(page))?.judged, TWO);
});

test('an old or damaged review is reckoned anew', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  await expect(page.locator('.costs')).toHaveCount(1);
  for (const [fault, parts] of Object.entries(BAD)) {
    const of = match({ id: fault });
    await lookBackAgain(page, { of, known: { ...kept(of), ...parts } });
    await expect(reckoned(page)).toHaveAttribute('data-stage', 'running');
    same(page.locator('.costs').count, 0, fault);
  }
});

test('only a finished match is looked back at', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  await put(page, { begun: match({ id: 'begun', over: false }) });
  await page.taku.matches.open('begun');
  await page.go('#/review/begun');
  await expect(page.notice).toContainText('when the match is over');
  await page.go('#/review/nothing');
  await isAt(page, '#/');
});

// Review and match

test('a review goes and returns with its match', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  await page.go('#/matches/hearts');
  await page.getByRole('button', { name: /^Remove|Delete|Forget/ }).first.click();
  await until(async () => !(await page.taku.matches.finished()).length);
  same(await reviewOf(page), undefined);
  await page.locator('.notice .word-button').click();
  await until(async () => (await page.taku.matches.finished()).length === 1);
  assert(await reviewOf(page));
});

test('a match removed in another tab is left', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  const other = await visit('', { engine: false });
  await expect(gist(page)).toBeVisible();
  await other.taku.matches.drop('m');
  await isAt(page, '#/');
});

/** What is saved as a file. */
async function saved(page: Page) {
  await page.go('#/data');
  const { text } = await page.download(() => press(page, 'Save as a file'));
  return JSON.parse(text) as { reviews: Kept[] };
}

test('a file takes a review along', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  const content = await saved(page);
  same(content.reviews[0].judged, DECISIONS);
  await page.taku.matches.drop('m');
  await bring(page, content);
  await expect(arrived(page)).toContainText('1');
  same((await reviewOf(page))?.judged, DECISIONS);
});

test('a damaged review of a file is refused', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  const content = await saved(page);
  await choose(page, { ...content, reviews: [{ ...content.reviews[0], seat: -1 }] });
  await expect(page.locator('.wrong')).toContainText('reviews[0].seat');
});

test('a file leaves out reviews of other versions', async ({ visit }) => {
  const page = await lookBack(visit, reviewed());
  const content = await saved(page);
  await page.taku.matches.drop('m');
  await bring(page, { ...content, reviews: [{ ...content.reviews[0], version: 99, judged: '?' }] });
  await expect(arrived(page)).toContainText('1');
  same(await reviewOf(page), undefined);
});

// Several people

/** A match of two at this device: the player who has thrown the queen is the second. */
function bySeveral(id = 'm'): Over {
  const [deal, ...plays] = TINY;
  const hands = deal.replace('deal ', '').split(' | ');
  const turned = `deal ${[hands[3], ...hands.slice(0, 3)].join(' | ')}`;
  const of = match({ id, log: [turned, ...plays], names: ['Ann', 'Ben', '', ''] });
  of.head.seats = ['human', 'human', 'easy', 'easy'];
  Object.assign(of.result, { points: [0, 15, 0, 0], places: [1, 4, 1, 1] });
  return of;
}

test('several at a device have reviews of their own', async ({ visit }) => {
  const of = bySeveral();
  const own = kept(of, { decisions: [judged(6, 'JS', 'JS', 0, { clear: false })] });
  const page = await lookBack(visit, { of, known: own }, { engine: true });
  const whose = page.getByRole('navigation', { name: 'Whose decisions' });
  await expect(whose.getByRole('link')).toHaveText(['Ann', 'Ben']);
  await expect(whose.locator('[aria-current]')).toHaveText('Ann');
  await expect(page.locator('.result')).toHaveText('0 points, 1st');
  await whose.getByRole('link', { name: 'Ben' }).click();
  await expect(page.locator('.result')).toHaveText('15 points, 4th');
  await expect(page.locator('.costs li')).toHaveCount(1);
  await expect(gist(page)).toBeVisible();
  await until(() => page.taku.matches.open('m'));
  same((await reviewOf(page))?.judged, own.judged);
  same(
    (await reviewOf(page, 'm/1'))?.judged.map(({ entry }) => entry),
    [POOR],
  );
  assert(!Object.keys(await stored(page)).some(key => key.startsWith('mistake:'))); // the mistakes are stored with the first tab's match
  await page.go(`#/review/m/${POOR}/try`);
  await expect(page.locator('.table.lesson')).toHaveAttribute('data-phase', 'asking');
  await press(page, 'Show the answer');
  await expect(page.locator('.aftermath')).toContainText('Best');
  same([await page.taku.mistakes.all(), page.taku.training.of('hearts')], [[], []]); // Ben’s, not Ann’s
  same(
    (await saved(page)).reviews.map(({ seat }) => seat),
    [0, 1],
  );
  await page.taku.matches.drop('m');
  assert(!Object.keys(await stored(page)).some(key => key.startsWith('review:')));
});

test('a guest looks back at its own seat', async ({ visit }) => {
  const of = bySeveral('guest'); // played on another device: all who sit there are people
  of.head.seats = Array(4).fill('human');
  Object.assign(of, { names: ['Ann', 'Ben', 'Cleo', 'Dan'], friends: { here: [1], commitments: [], number: '' } });
  of.result.seat = 1;
  const page = await lookBack(visit, { of }, { engine: true });
  await expect(gist(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Whose decisions' })).toHaveCount(0);
  const known = (await reviewOf(page, 'guest')) as Kept;
  same(known.seat, 1);
  same(
    known.judged.map(({ entry }) => entry),
    [POOR],
  );
  same(
    known.moments.map(({ entry }) => entry),
    [...of.log.keys()],
  );
  await course(page).getByRole('button', { name: 'Table' }).click();
  const table = course(page).getByRole('table');
  await expect(table).toContainText('You play Q');
  await expect(table).toContainText('Ann plays J');
});
