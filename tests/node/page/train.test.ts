// Problems: answered on the table, judged by their cost, coming back, and kept as a history.

import type { Problem } from '../../../web/protocol.d.ts';
import { Learner } from './learner.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import { judged, kept, match } from './reviewed.ts';
import { put, stored } from './stored.ts';
import { today } from './today.ts';

const IDLE = 5_000; // milliseconds until idle time begins
const NOW = new Date(2026, 2, 10, 12).getTime();

/** A problem of two games with a move that is wrong, and one of hearts with a card that may not be played. */
type Lesson = { step: { accept: string[]; advise: object }[] };
type Given = { hearts: Problem; doubtful: Problem; yahtzee: Problem; held: [Problem, string]; easy: number } & {
  /** The themes of each problem of hearts. */
  themes: Record<string, string[]>;
};
const { hearts, doubtful, yahtzee, held, easy, themes } = await python<Given>(`
from taku.problems import position, problems
from taku import games
from taku.problems.holders import holders
from taku.problems.problem_file import training
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
def open_question():
    """A problem in which several seats could hold the queen."""
    for each in problems("hearts"):
        if each.kind != "passing" and not each.options:
            found = holders(game, position("hearts", each).state, f"holders/{each.id}")
            if found and len(found.impossible) + 3 <= each.seats:
                return plain(each)
game = games["hearts"]
result = {"hearts": first("hearts"), "doubtful": open_question(), "yahtzee": first("yahtzee"), "held": forbidden(),
          "easy": training("hearts").levels["easy"][0], "themes": {each.id: [*each.kinds] for each in problems("hearts")}}
`);
const [WRONG] = Object.keys(hearts.losses);
const MISTAKE = `mistake:problem/hearts/${hearts.id}/${hearts.log.length}`;

/** A learner at one problem. */
async function at(visit: Visits['visit'], problem: Problem = hearts, game = 'hearts', settings = {}, window = {}) {
  const page = await visit(`#/train/${game}/${problem.id}`, {
    settings: { speed: 'none', ...settings },
    prepare: today(NOW),
    ...window,
  });
  const learner = new Learner(page);
  await learner.canAnswer();
  return learner;
}

const answer = (page: Page) => page.locator('.aftermath');
const history = (page: Page) => page.taku.training.of('hearts');
const missed = async (page: Page) => (await stored(page))[MISTAKE] as { stage: number; due: string; answered: number };

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
  same(await missed(page), undefined);
  await learner.presses('See both continuations');
  await expect(answer(page).locator('.way')).toHaveCount(2);
  await learner.goesOn();
  await expect(page.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
});

test('a wide screen shows both ways after a right answer', async ({ visit }) => {
  const learner = await at(visit, hearts, 'hearts', {}, { width: 1440, height: 900 });
  await learner.give({ move: hearts.good[0] });
  await expect(answer(learner.page).locator('.way')).toHaveCount(2);
});

test('a problem that was answered can be embedded', async ({ visit }) => {
  const learner = await at(visit);
  await learner.give({ move: hearts.good[0] });
  await answer(learner.page).locator('.embed-code summary').click();
  await expect(learner.page.locator('#embed-lines')).toHaveValue(/^<iframe src="[^"]*embed.html#\/train\/hearts\//);
});

test('a wrong answer costs, is played out beside the best one, and comes back', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  const [loss] = hearts.losses[WRONG];
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText(`${loss.toFixed(1)} points`);
  await expect(answer(page)).toContainText('It comes back tomorrow.');
  await expect(answer(page).locator('.values tr')).toHaveCount(2);
  await expect(answer(page).locator('.values tr').first).toContainText(page.taku.say('train-best'));
  await expect(answer(page).locator('.values tr').last).toContainText(page.taku.say('review-you'));
  await expect(answer(page).locator('.way')).toHaveCount(2);
  await expect(answer(page).locator('.way .help').first).toContainText('of 100 trial runs');
  await expect(answer(page).locator('.values .help')).toContainText('Most of it comes from: Queen of spades.');
  const { stage, due, answered } = await missed(page);
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
  await until(async () => !!(await missed(page)));
});

test('a problem that is due comes first, and a right answer moves it on', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  await until(async () => !!(await missed(page)));
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
  same((await missed(tomorrow)).stage, 1);
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
  const [, { id }] = history(page);
  same(themes[id].includes(kind), true, `${themes[id]}, not ${kind}`);
});

test('dice are judged exactly, in Japanese too', async ({ visit }) => {
  const learner = await at(visit, yahtzee, 'yahtzee', { language: 'ja' });
  const { page } = learner;
  await learner.presses('答えを見る');
  await expect(answer(page).getByRole('heading', { level: 2 })).toContainText('正解');
  await expect(answer(page)).toContainText('次の復習：明日');
});

test('only problems of the next session count as due', async ({ visit }) => {
  const learner = await at(visit);
  const { page } = learner;
  await learner.give({ move: WRONG });
  await until(async () => !!(await missed(page)));
  const stale = { ...(await missed(page)), due: '2026-03-10' };
  const gone = { [MISTAKE]: stale, 'mistake:problem/hearts/gone/1': { ...stale, id: 'problem/hearts/gone/1' } };
  await put(page, gone, '');
  await page.enter('#/train/hearts');
  await expect(page.locator('.session')).toContainText('One comes back from an earlier mistake.');
});

test('the page of a game leads to its problems, by kind, with the results', async ({ visit }) => {
  const page = await visit('#/game/hearts', { engine: false, prepare: today(NOW) });
  await page.getByRole('link', { name: 'Train' }).click();
  await expect(page.getByRole('heading', { name: 'Train: Hearts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeVisible();
  await expect(page.locator('.problem-kinds')).toHaveCount(0);
  page.taku.training.answered('hearts', { id: 'x', kind: hearts.kind, when: 1, right: false, loss: 3 });
  page.taku.training.answered('hearts', { id: 'y', kind: hearts.kind, when: 2, right: false, loss: 5 });
  page.taku.redraw();
  await expect(page.getByRole('heading', { name: 'Where you lose most' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '10 problems, about 7 minutes' })).toBeAttached();
  await expect(page.locator('.problem-kinds a').first).toHaveAttribute('href', `#/train/hearts/kind/${hearts.kind}`);
  await expect(page.locator('.problem-kinds a').first).toContainText('4.0 ± 2.0');
});

test('the day’s problem is reached from the deal of the day', async ({ visit }) => {
  const page = await visit('#/daily', { settings: { speed: 'none' }, prepare: today(NOW) });
  const doors = page.getByRole('region', { name: 'Problem of the day' }).getByRole('link');
  await expect(doors).toHaveCount(4);
  await doors.first.click();
  const learner = new Learner(page);
  await learner.canAnswer();
  await learner.presses('Show the answer');
  await expect(answer(page)).toBeVisible();
  await page.enter('#/train/hearts');
  await expect(page.locator('.problem-of-day')).toContainText('Not right');
  await page.enter('#/daily/2026-03-09');
  await expect(page.getByRole('heading', { name: 'Deal of the day' })).toBeVisible();
  await expect(doors).toHaveCount(0);
});

/** Store a match that is over, and a review of it with this many decisions, each of which cost a point or nothing. */
async function putReviewed(page: Page, decisions: number) {
  const of = match();
  const { log: _, glance, ...record } = of;
  const found = Array.from({ length: decisions }, (_, at) =>
    judged(at, '2C', at % 2 ? '2C' : '3S', Number(at % 2 === 0)),
  );
  const review = decisions ? { [`review:${of.id}`]: kept(of, { decisions: found }) } : {};
  await put(page, { [`over:${of.id}`]: of, [`record:${of.id}`]: record, ...review }, '');
}

const strength = (page: Page) => page.getByRole('region', { name: 'Your strength' });

test('strength needs sixty reviewed decisions', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await putReviewed(page, 59);
  await page.enter('#/train/hearts');
  await expect(strength(page)).toContainText('59 of 60 decisions');
  await putReviewed(page, 60);
  await page.go('#/');
  await page.enter('#/train/hearts');
  const told = `You lose 0.50 points per decision, give or take 0.13. Easy bot: ${easy.toFixed(2)}.`;
  await expect(strength(page)).toContainText(told);
  await expect(strength(page)).toContainText('n = 60');
  await expect(page.locator('.scale-name')).toHaveText('You 0.50');
});

test('matches are reviewed in idle time, once that is wanted', async ({ visit }) => {
  const page = await visit('');
  await putReviewed(page, 0);
  await page.enter('#/train/hearts');
  await expect(page.getByRole('link', { name: 'Review a match' })).toContainText('1 match');
  await expect(strength(page)).toContainText('0 of 60 decisions');
  page.stopClock();
  await page.pass(IDLE);
  same((await stored(page))['review:m'], undefined);
  await page.getByRole('switch', { name: 'Review in idle time' }).click();
  await expect(page.getByRole('link', { name: 'Review a match' })).toContainText('in idle time');
  await page.pass(IDLE);
  await expect(page.getByRole('link', { name: 'Review a match' })).toHaveCount(0);
  await expect(strength(page)).not.toContainText('0 of 60 decisions');
  same(((await stored(page))['review:m'] as { seat: number }).seat, 0);
});

test('no match is reviewed beside a table', async ({ visit }) => {
  const page = await visit('', { settings: { idleReviews: true } });
  await putReviewed(page, 0);
  page.stopClock();
  await page.go('#/train/hearts/mixed');
  await until(() => page.locator('.table').count);
  await page.pass(IDLE);
  same((await stored(page))['review:m'], undefined);
  same(page.tab.engine.workers.length, 1);
});

const spin = (page: Page) => page.locator('[role=spinbutton]');

test('who could hold her is guessed before the move', async ({ visit }) => {
  const page = await visit(`#/train/hearts/${doubtful.id}`, {
    settings: { speed: 'none', guessHolders: true },
    prepare: today(NOW),
  });
  const learner = new Learner(page);
  await expect(page.getByRole('heading', { name: 'Who holds the queen of spades?' })).toBeVisible();
  const count = spin(page).count;
  await page.locator('.hand [data-card]').first.press('Enter');
  same(page.locator('.table').values('data-phase'), ['asking']);
  await spin(page).first.press('End');
  same(spin(page).values('aria-valuenow'), ['100', ...Array(count - 1).fill('0')]);
  await spin(page).first.press('ArrowDown');
  same(
    spin(page)
      .values('aria-valuenow')
      .reduce((sum, part) => sum + Number(part), 0),
    100,
  );
  await learner.presses('That’s my guess');
  await expect(page.getByRole('heading', { name: 'What would you play?' })).toBeVisible();
  await learner.give({ move: doubtful.good[0] });
  await expect(answer(page).locator('.held-by tbody tr').first).toContainText('95%');
  await expect(answer(page).locator('.held-by .icon')).toHaveCount(1);
  same(
    history(page)[0].guess?.map(({ said }) => said),
    [95, 5, ...Array(count - 2).fill(0)],
  );
});

test('the question who holds her can be skipped', async ({ visit }) => {
  const page = await visit(`#/train/hearts/${doubtful.id}`, {
    settings: { speed: 'none', guessHolders: true },
    prepare: today(NOW),
  });
  const learner = new Learner(page);
  await expect(spin(page).first).toBeVisible();
  await learner.presses('Skip');
  await learner.canAnswer();
  await learner.give({ move: doubtful.good[0] });
  await expect(answer(page)).toContainText('Right');
  await expect(answer(page).locator('.held-by')).toHaveCount(0);
  same(history(page)[0].guess, undefined);
});

test('a teacher makes a set, which a class takes as a lesson', async ({ visit }) => {
  const page = await visit('#/train/hearts', { settings: { speed: 'none' } });
  await page.getByRole('link', { name: 'Problems for my class' }).click();
  await page.getByRole('button', { name: 'Mixed' }).click();
  await expect(page.locator('.send-head')).toContainText('Hearts: Mixed');
  await until(() => page.locator('#lesson-link').value);
  const link = page.locator('#lesson-link').value;
  const learner = new Learner(await visit(link.slice(link.indexOf('#')), { settings: { speed: 'none' } }));
  await learner.page.getByRole('link', { name: 'Start' }).click();
  await learner.solve();
  await expect(learner.page.locator('.lesson-text')).toContainText('What would you play?');
  const [own] = Object.values(await stored(page)).flatMap(value => (value as { lesson?: Lesson }).lesson ?? []);
  same([own.step.length, own.step[0].accept.length > 0, Object.keys(own.step[0].advise).length > 0], [10, true, true]);
});

test('an unknown problem leads to those that exist', async ({ visit }) => {
  const page = await visit('#/train/hearts/ffffffff', { engine: false });
  await expect(page.locator('.notice')).toContainText('no such problem');
  await expect(page.getByRole('heading', { name: 'Train: Hearts' })).toBeVisible();
});
