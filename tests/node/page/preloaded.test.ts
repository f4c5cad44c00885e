// Lessons and practice before the engine is there: shown, and answered by what the build knows.

import assert from 'node:assert/strict';
import { Learner, type Solution } from './learner.ts';
import { CLUBS_LED, learnt, withClub } from './lessons.ts';
import { expect, type Page, same, test, until, type Visits, words } from './page.ts';
import { put, stored } from './stored.ts';

/** A learner whose engine comes only when it is called. */
class Early extends Learner {
  override async isLaid() {}

  get waitsForEngine() {
    return this.page.taku.engineState === 'loading';
  }

  async engineComes() {
    this.page.tab.engine.release();
    await until(() => this.page.taku.engineState === 'ready');
  }

  /** What is drawn of the position, and which cards are held back. */
  async drawn() {
    await this.page.hasSettled();
    const parts = ['.seats', '.middle', '.hand', '.foot', '.dice', '.own-sheet'];
    const cards = this.page.locator('.hand [data-card]');
    const texts = parts.map(part => this.page.locator(part).find().map(words).join());
    return [...texts, cards.values('data-card').join(), cards.values('aria-disabled').join()];
  }

  get question() {
    return this.page.locator('.lesson-text').texts.join();
  }

  /** Give the right answer to a question that the build knows. */
  async answersByBuild() {
    const { head, request } = this.page.taku.match as unknown as { head: { game: string }; request: unknown };
    const file = new URL(`data/questions/${head.game}.json`, this.page.tab.visit.app);
    const questions: { request: unknown; laid: { solution: Solution } }[] = await (
      await this.page.window.fetch(file)
    ).json();
    const asked = JSON.stringify(request);
    const known = questions.find(one => JSON.stringify(one.request) === asked);
    assert(known, `the build does not know ${asked}`);
    await this.give(Object.fromEntries(Object.entries(known.laid.solution).filter(([, part]) => part !== null)));
    await this.isTold('right');
  }
}

/** Open an address while the engine is still to come. */
async function early(visit: Visits['visit'], address: string, how: { locale?: string; prepare?: Learnt } = {}) {
  return new Early(await visit(address, { engine: 'held', settings: { speed: 'none' }, ...how }));
}

type Learnt = ReturnType<typeof learnt>;

// Lessons

for (const [address, locale] of [
  ['#/learn/hearts/points/1', 'ja-JP'],
  ['#/learn/haggis/bombs/2', 'en-GB'],
  ['#/learn/president/sequences/1', 'en-GB'],
  ['#/learn/yahtzee/sheet', 'ja-JP'],
]) {
  test(`the engine changes nothing of ${address}`, async ({ visit }) => {
    const learner = await early(visit, address, { locale });
    await learner.canAnswer();
    assert(learner.waitsForEngine);
    const before = await learner.drawn();
    assert(before.join('').length > 40, before.join('|'));
    await learner.engineComes();
    same(await learner.drawn(), before);
  });
}

test('moves are answered before the engine comes', async ({ visit }) => {
  const learner = await early(visit, '#/learn/hearts/points/1');
  await learner.playsPoorly();
  await learner.presses('Undo');
  await learner.isAt(0);
  await learner.touch('9S');
  await learner.presses('Play');
  await learner.isTold('right');
  await expect(learner.stars).toHaveCount(1);
  assert(learner.waitsForEngine);
  const after = await learner.drawn();
  await learner.engineComes();
  same(await learner.drawn(), after);
  await learner.isTold('right');
  await learner.goesOn();
  await learner.isAt(1);
});

const ANSWERS: Record<string, (learner: Early) => Promise<unknown>> = {
  'a number': async learner => {
    await learner.opens('/hearts/points/2');
    await learner.isAt(1);
    for (const [number, tone] of [
      ['3', 'wrong'],
      ['2', 'right'],
    ]) {
      await learner.page.locator('.answers input').fill(number);
      await learner.page.press('Enter');
      await learner.isTold(tone);
      await learner.goesOn();
    }
  },
  'a forbidden card and all playable ones': async learner => {
    await learner.opens('/hearts/tricks/2');
    await learner.isAt(1);
    await learner.touch('6H');
    await learner.isTold('right');
    await expect(learner.panel).toContainText('Follow suit');
    await learner.goesOn();
    await learner.isAt(2);
    await learner.presses('Hint');
    await learner.presses('Show the answer');
    await learner.page.locator('.foot .primary').click();
    await learner.isTold('right');
  },
  'a player': async learner => {
    await learner.opens('/hearts/tricks/4');
    await learner.isAt(3);
    await learner.page.locator('.answers button').first.click();
    await expect(learner.panel).toHaveAttribute('data-tone', /right|wrong/);
  },
  'a pair': async learner => {
    await learner.opens('/haggis/sets/1');
    await learner.isAt(0);
    await learner.presses('Hint');
    await learner.presses('Show the move');
    await learner.presses('Play pair');
    await learner.isTold('right');
  },
  'a box': async learner => {
    await learner.opens('/yahtzee/sheet/1');
    await learner.isAt(0);
    await learner.presses('Hint');
    await learner.presses('Show the move');
    await learner.page.locator('.box[data-best]').click();
    await learner.isTold('right');
  },
};

for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`before the engine comes, ${name} can be answered`, async ({ visit }) => {
    const learner = await early(visit, '#/learn');
    await answer(learner);
    assert(learner.waitsForEngine);
  });
}

test('keyboard and speech need no engine', async ({ visit }) => {
  const learner = await early(visit, '#/learn/haggis/first-trick/1');
  const { page } = learner;
  await learner.isAt(0);
  await learner.choose('4R');
  await page.hears('higher');
  await expect(learner.held('4R')).toHaveAttribute('aria-disabled', 'true');
  await learner.presses('Hint');
  await learner.presses('Show the move');
  await page.locator('.foot .primary').press('Enter');
  await page.hears(page.taku.say('lesson-right'));
  assert(!page.said.some(([, said]) => said === 'Done in a moment'));
});

test('moves unknown to the build wait for the engine', async ({ visit }) => {
  const learner = await early(visit, '#/learn/hearts/points/3');
  await learner.isAt(2);
  await learner.presses('Hint');
  await learner.presses('Show the move');
  await learner.page.locator('.foot .primary').click();
  const waiting = learner.page.locator('.foot .waiting');
  await expect(waiting).toHaveText('Done in a moment');
  await learner.page.hears('Done in a moment');
  await expect(learner.panel).toHaveCount(0);
  await learner.engineComes();
  await learner.isTold('right');
  await expect(waiting).toHaveCount(0);
});

test('cards unknown to the build wait for the engine', async ({ visit }) => {
  const learner = await early(visit, '#/learn/haggis/sets/2');
  await learner.isAt(1);
  await learner.presses('Hint');
  await learner.presses('Show the move');
  await learner.presses('Try these cards');
  await expect(learner.page.locator('.foot .waiting')).toHaveText('Done in a moment');
  await learner.engineComes();
  await learner.isTold('right');
});

test('a lesson is continued before the engine comes', async ({ visit }) => {
  const begun = { at: 2, stars: ['tick', 'tick', '', ''], when: 1 };
  const learner = await early(visit, '#/', { prepare: learnt({ 'hearts/tricks': begun }) });
  const { page } = learner;
  await page.getByRole('link', { name: /^Continue/ }).click();
  await learner.isAt(2);
  await page.press('w');
  await page.hears('Choose cards');
  await learner.presses('Leave the lesson');
  await expect(page.locator('.lesson')).toHaveCount(0);
  await learner.engineComes();
});

test('a step unknown to the build waits', async ({ visit }) => {
  const prepare = await withClub({ setup: CLUBS_LED, playable: true });
  const learner = await early(visit, '#/learn/hearts/evening', { prepare });
  await expect(learner.page.locator('.loading-note')).toBeVisible();
  await learner.engineComes();
  await learner.isAt(0);
});

// Practice

test('the engine changes nothing of a first question', async ({ visit }) => {
  const learner = await early(visit, '#/practice/hearts');
  await learner.canAnswer();
  await expect(learner.page.locator('.answers button, .hand [data-card]').first).toBeVisible();
  const before = [await learner.drawn(), learner.question];
  await learner.engineComes();
  same([await learner.drawn(), learner.question], before);
});

for (const game of ['hearts', 'yahtzee/yams']) {
  test(`first questions of ${game} are answered early`, async ({ visit }) => {
    const learner = await early(visit, `#/practice/${game}`);
    const { page } = learner;
    for (const count of [1, 2, 3, 4]) {
      await learner.canAnswer();
      await learner.answersByBuild();
      await expect(page.locator('.practice-status .run')).toContainText(`${count} in a row`);
      await learner.presses('Next question');
    }
    await expect(page.locator('.loading-note')).toBeVisible();
    await expect(page.locator('.hand, .dice, .seats')).toHaveCount(0);
    assert(learner.waitsForEngine);
    await learner.engineComes();
    await learner.canAnswer();
  });
}

const KEY = 'question:hearts';
const isKept = async (page: Page) => KEY in (await stored(page));

test('a question of the build is asked again', async ({ visit }) => {
  const learner = await early(visit, '#/practice/hearts');
  const { page } = learner;
  await learner.canAnswer();
  const { question } = learner;
  await until(() => isKept(page));
  await page.reload();
  await learner.canAnswer();
  same(learner.question, question);
  await learner.answersByBuild();
  assert(learner.waitsForEngine);
  await until(async () => !(await isKept(page)));
});

test('a question left is asked again unless damaged', async ({ visit }) => {
  const page = await visit('#/practice', { settings: { speed: 'none' } });
  const learner = new Early(page);
  const seed = () => (page.taku.match as unknown as { request: { seed: string } }).request.seed;
  await page.isReady();
  await page.go('#/practice/hearts'); // the engine draws it: the build has only a few
  await learner.canAnswer();
  const { question } = learner;
  const asked = seed();
  await until(() => isKept(page));
  for (const isDamaged of [false, true]) {
    const kept = (await stored(page))[KEY] as object;
    if (isDamaged) await put(page, { [KEY]: { ...kept, frame: { view: {} } } }, '');
    page.tab.engine.hold();
    await page.reload();
    await learner.canAnswer();
    assert(learner.waitsForEngine);
    same(seed() === asked, !isDamaged);
    if (!isDamaged) same(learner.question, question);
  }
  page.taku.erase();
  await until(async () => !(await isKept(page)));
});
