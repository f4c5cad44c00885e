// Problems: answered on the table, judged by their cost, coming back, and kept as a history.

import type { Problem } from '../../../web/protocol.d.ts';
import { Learner } from './learner.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { stored } from './stored.ts';
import { today } from './today.ts';

const NOW = new Date(2026, 2, 10, 12).getTime();

/** A problem of two games with a move that is wrong, and one of hearts with a card that may not be played. */
const { hearts, yahtzee, held } = await python<{ hearts: Problem; yahtzee: Problem; held: [Problem, string] }>(`
from taku.problems import position, problems
from taku.records import plain
def first(game):
    found = (each for each in problems(game) if not each.options and each.kind != "passing" and each.losses)
    return plain(min(found, key=lambda each: len(each.log)))
def forbidden():
    for each in problems("hearts"):
        match = position("hearts", each)
        hand = next(z for z in match.view(each.seat).zones if z.role == "hand" and z.seat == each.seat)
        for card in hand.items:
            if each.kind != "passing" and match.why_not(card):
                return plain(each), card
result = {"hearts": first("hearts"), "yahtzee": first("yahtzee"), "held": forbidden()}
`);
const [WRONG] = Object.keys(hearts.losses);
const MISTAKE = `mistake:problem/hearts/${hearts.id}/${hearts.log.length}`;

/** A learner at one problem. */
async function at(visit: Visits['visit'], problem: Problem = hearts, game = 'hearts', settings = {}) {
  const page = await visit(`#/train/${game}/${problem.id}`, {
    settings: { speed: 'none', ...settings },
    prepare: today(NOW),
  });
  const learner = new Learner(page);
  await learner.canAnswer();
  return learner;
}

const answer = (page: Page) => page.locator('.aftermath');
const history = (page: Page) => page.taku.training.of('hearts');
const kept = async (page: Page) => (await stored(page))[MISTAKE] as { stage: number; due: string; answered: number };

test('a right answer is told so and does not come back', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeVisible();
  await expect(page.locator('.lesson')).not.toContainText(page.taku.say(`theme-${hearts.kind}`));
  await learner.give({ move: hearts.good[0] });
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('Right');
  await expect(answer(page).locator('.values tr')).toHaveCount(Math.min(3, hearts.good.length));
  const [{ id, kind, right, loss }] = history(page);
  same([id, kind, right, loss], [hearts.id, hearts.kind, true, 0]);
  same(await kept(page), undefined);
  await learner.presses('See both continuations');
  await expect(answer(page).locator('.way')).toHaveCount(2);
  await learner.goesOn();
  await expect(page.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
});

test('a wrong answer costs, is played out beside the best one, and comes back', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  const [loss] = hearts.losses[WRONG];
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText(`${loss.toFixed(1)} points`);
  await expect(answer(page)).toContainText('It comes back tomorrow.');
  await expect(answer(page).locator('.values tr')).toHaveCount(2);
  await expect(answer(page).locator('.way')).toHaveCount(2);
  await expect(answer(page).locator('.way .help').first).toContainText('of 100 tries');
  const { stage, due, answered } = await kept(page);
  same([stage, due, answered], [0, '2026-03-11', 0]);
  same(history(page)[0].right, false);
  await page.enter(`#/mistakes`);
  await expect(page.locator('.mistake')).toHaveCount(1);
  await expect(page.locator('.mistake')).toContainText('tomorrow');
});

test('the cost is spoken first, then the reason, then both ways', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  await expect(answer(page).locator('.way')).toHaveCount(2);
  const { say } = page.taku;
  await page.hears(say('train-best-move'));
  const places = ['give or take', say('train-your-move'), say('train-best-move')].map(words =>
    page.spoken.indexOf(words),
  );
  same(places.includes(-1), false);
  same(
    places,
    places.toSorted((one, other) => one - other),
  );
});

test('a shown answer counts as not known', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.presses('Show the answer');
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('Best');
  same(
    history(page).map(({ right, loss }) => [right, loss]),
    [[false, hearts.losses[WRONG][0]]],
  );
  await until(async () => !!(await kept(page)));
});

test('a problem that is due comes first, and a right answer moves it on', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  await until(async () => !!(await kept(page)));
  const tomorrow = await visit('#/train/hearts/mixed', {
    settings: { speed: 'none' },
    prepare: today(NOW + 86_400_000),
  });
  const again = new Learner(tomorrow);
  await again.canAnswer();
  await expect(tomorrow.getByRole('heading', { name: 'Problem 1 of 10' })).toBeVisible();
  same(tomorrow.taku.match?.log, hearts.log);
  await again.give({ move: hearts.good[0] });
  await expect(answer(tomorrow)).toContainText('It comes back in 3 days.');
  same((await kept(tomorrow)).stage, 1);
});

test('a forbidden card is explained and is no answer', async ({ visit }) => {
  const [problem, card] = held;
  const { page, ...learner } = await at(visit, problem);
  await page.locator(`.hand [data-card="${card}"]`).press('Enter');
  await expect(page.locator('.callout')).toBeVisible();
  await expect(learner.panel).toHaveCount(0);
  same(history(page), []);
});

test('a session shows how far it has come, and a kind leads to more of it', async ({ visit }) => {
  const page = await visit('#/train/hearts/mixed', { settings: { speed: 'none' }, prepare: today(NOW) });
  const learner = new Learner(page);
  await learner.canAnswer();
  const dots = page.locator('.progress-dots');
  await expect(dots).toHaveAttribute('aria-label', '0 right, 0 wrong, 10 to come');
  await learner.presses('Show the answer');
  await expect(dots).toHaveAttribute('aria-label', '0 right, 1 wrong, 9 to come');
  const [{ kind }] = history(page);
  await expect(page.locator('.more-problems a')).toHaveAttribute('href', `#/train/hearts/kind/${kind}`);
  await learner.goesOn();
  await expect(page.getByRole('heading', { name: 'Problem 2 of 10' })).toBeVisible();
  await learner.canAnswer();
  await page.enter(`#/train/hearts/kind/${kind}/1`);
  await learner.canAnswer();
  await learner.presses('Show the answer');
  await expect(answer(page)).toBeVisible();
  same(
    history(page).map(each => each.kind),
    [kind, kind],
  );
});

test('dice are judged exactly, in Japanese too', async ({ visit }) => {
  const learner = await at(visit, yahtzee, 'yahtzee', { language: 'ja' });
  const { page } = learner;
  await learner.presses('答えを見る');
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('正解');
  await expect(answer(page)).toContainText('次の復習：明日');
});

test('the page of a game leads to its problems, by kind, with the results', async ({ visit }) => {
  const page = await visit('#/game/hearts', { engine: false, prepare: today(NOW) });
  await page.getByRole('link', { name: 'Train' }).click();
  await expect(page.getByRole('heading', { name: 'Train: Hearts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kinds of decision' })).toBeVisible();
  page.taku.training.answered('hearts', { id: 'x', kind: hearts.kind, when: 1, right: false, loss: 3 });
  page.taku.training.answered('hearts', { id: 'y', kind: hearts.kind, when: 2, right: false, loss: 5 });
  page.taku.redraw();
  await expect(page.getByRole('heading', { name: 'Where you lose most' })).toBeVisible();
  await expect(page.locator('.problem-kinds a').first).toHaveAttribute('href', `#/train/hearts/kind/${hearts.kind}`);
  await expect(page.locator('.problem-kinds a').first).toContainText('4.0 ± 1.0');
});

test('an unknown problem leads to those that exist', async ({ visit }) => {
  const page = await visit('#/train/hearts/ffffffff', { engine: false });
  await expect(page.locator('.notice')).toContainText('no such problem');
  await expect(page.getByRole('heading', { name: 'Train: Hearts' })).toBeVisible();
});
