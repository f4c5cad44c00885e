// Practice: questions asked, answered, kept, and gone on with by keyboard.

import type { PageWindow } from './browser/window.ts';
import { Learner } from './learner.ts';
import { expect, python, same, test, until, type Visits } from './page.ts';

const OFFERS = await python<string[]>(`
from taku import games
result = [offer for name, game in games.items() for offer in (name, *(f"{name}/{each}" for each in game.shown))]
`);

/** Have the build know no questions: preloaded.test.ts asks those. */
function withoutQuestions(window: PageWindow) {
  const { fetch } = window;
  window.fetch = async (what, how) =>
    `${what}`.includes('/data/questions/') ? window.Response.json([]) : fetch(what, how);
}

class Practice extends Learner {
  readonly run = this.page.locator('.practice-status');

  /** Leave what is asked, and practise this game. */
  async begin(game: string) {
    await this.page.enter('#/');
    await expect(this.page.locator('.home')).toBeAttached();
    await this.page.enter(`#/practice/${game}`);
    await this.canAnswer();
  }

  /** Go on to the next question by Enter alone: the button has the focus. */
  async goesToNext() {
    const { laid } = this;
    await expect(this.page.locator('.foot .primary')).toBeFocused();
    await this.goesOn();
    await until(() => this.laid > laid);
    await this.canAnswer();
  }

  /** Give a wrong answer to the first question that asks for a number, a player or a choice. */
  async answersWrongly() {
    let solution = await this.begins();
    while (!('number' in solution || 'seat' in solution || 'choice' in solution)) {
      await this.solve();
      await this.goesToNext();
      solution = await this.begins();
    }
    if (solution.number !== undefined) return this.give({ number: solution.number + 1 });
    const others = this.page.locator(`.answers [data-choice]:not([data-choice="${solution.seat ?? solution.choice}"])`);
    return others.first.press('Enter');
  }
}

/** Practise a game where nothing is waited for. */
async function practise(visit: Visits['visit'], game: string, language = 'en') {
  const how = { settings: { speed: 'none', language }, prepare: withoutQuestions };
  const learner = new Practice(await visit(`#/practice/${game}`, how));
  if (game) await learner.canAnswer();
  return learner;
}

for (const game of OFFERS) {
  test(`questions of ${game} are answered by keyboard`, async ({ visit }) => {
    const learner = await practise(visit, game);
    for (const count of [1, 2]) {
      await learner.solve();
      await expect(learner.run.locator('.run')).toContainText(`${count} in a row`);
      await expect(learner.panel.locator('p').first).toHaveText(/\S/);
      await expect(learner.panel.locator('.mark-links button')).toBeVisible();
      await learner.goesToNext();
      await expect(learner.panel).toHaveCount(0);
    }
  });
}

test('what was answered wrongly comes more often', async ({ visit }) => {
  const learner = await practise(visit, 'hearts');
  const { page } = learner;
  await learner.answersWrongly();
  await learner.isTold('wrong');
  const { kind, rule } = (learner.heard('step-laid') as { question: { kind: string; rule: string } }).question;
  await expect(learner.panel).toContainText('Not quite');
  await expect(learner.panel.locator('p').first).toBeVisible();
  await learner.goesToNext();
  const { request } = page.taku.match as unknown as { request: { weights: Record<string, Record<string, number>> } };
  same([request.weights.kinds[kind], request.weights.rules[rule]], [1, 1]);
  await page.getByRole('button', { name: 'Leave practice' }).click();
  await until(() => page.address === '#/game/hearts');
  await page.enter('#/practice');
  const shaky = page.locator('.course[data-game="hearts"] .weak-kinds li');
  await expect(shaky).toContainText(page.taku.say(`quiz-${kind}-title`));
});

test('an answer that was shown does not count', async ({ visit }) => {
  const learner = await practise(visit, 'haggis');
  await learner.begins();
  await learner.presses('Hint');
  await learner.panel.getByRole('button').click();
  await learner.solve();
  await expect(learner.run).toContainText('0 of 1 right');
});

test('answers are kept until all is erased', async ({ visit }) => {
  const learner = await practise(visit, 'yahtzee');
  await learner.solve();
  await learner.page.reload();
  await learner.begins();
  await expect(learner.run).toContainText('1 of 1 right');
  learner.page.taku.erase();
  await expect(learner.run).toContainText('A new run');
  same(learner.page.window.localStorage.getItem('taku.practice'), null);
});

test('a game and its lessons lead to practice', async ({ visit }) => {
  const learner = await practise(visit, '');
  const { page } = learner;
  await expect(page.locator('.course')).toHaveCount(OFFERS.length);
  for (const address of ['#/game/president', '#/learn/president']) {
    await page.enter(address);
    await page.getByRole('link', { name: 'Practice' }).click();
    await learner.begins();
    await expect(page.locator('.lesson-text h2')).toHaveText(/\S/);
  }
});

test('questions are asked in Japanese', async ({ visit }) => {
  const learner = await practise(visit, 'president', 'ja');
  await learner.begins();
  await expect(learner.page.getByRole('heading', { level: 1 })).toHaveText('大富豪の練習');
  await learner.solve();
  await learner.page.hears('そのとおり');
});

test('the own seat is called you wherever it is', async ({ visit }) => {
  // A seed is four numbers in base 36; this one asks who takes a card of one's own, at a later place
  const [drawn, me] = await python<[number, number]>(`
from taku.teaching.marking import lay
from taku.teaching.practice import practise
from taku.messages.parts import Weights
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
def own():
    for number in range(36):
        exercise = practise("hearts", f"{DIGITS[number]}-1-1-1", {}, 4, Weights())
        _, me = lay("hearts", exercise.step)
        if exercise.kind == "taker" and exercise.question.ask.args["player"] == me > 0:
            return number, me
result = own()`);
  const learner = await practise(visit, '');
  const { page } = learner;
  page.window.crypto.getRandomValues = values => {
    (values as unknown as Uint32Array).set([drawn, 1, 1, 1]);
    return values;
  };
  await learner.begin('hearts');
  await page.hears('You play');
  await expect(page.locator('.lesson-question')).toContainText('You play');
  await expect(page.locator('.answers button')).toHaveCount(4);
  same(page.taku.isYou(me), true);
  const names = [0, 1, 2, 3].map(seat => page.taku.seatName(seat));
  same([names[me], new Set(names).size], ['You', 4]);
});
