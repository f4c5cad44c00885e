// Lessons: taken by keyboard, failed, helped, left and found again.

import assert from 'node:assert/strict';
import { learn } from './learner.ts';
import { CLUB, CLUBS_LED, learnt, progressOf, withClub } from './lessons.ts';
import { expect, python, same, test, until } from './page.ts';

/** The shortest lessons that have each kind of step between them, and one of each game. */
const WITH_EACH_KIND = await python<[path: string, steps: number][]>(`
from taku import games
from taku.teaching.lessons import lessons
TASKS = ("number", "seat", "choice", "accept", "like", "forbidden", "play", "open", "then", "after")
kinds = lambda lesson: {name for step in lesson.steps for name in TASKS if getattr(step, name)}
every = {game: list(lessons(game)) for game in games}
missing = {kind for all_of in every.values() for lesson in all_of for kind in kinds(lesson)}
asked, result = list(every), []
while asked or missing:
    of = [asked.pop(0)] if asked else every
    found = [(game, lesson) for game in of for lesson in every[game]]
    game, lesson = max(found, key=lambda one: (len(kinds(one[1]) & missing), -len(one[1].steps)))
    result.append([f"/{game}/{lesson.name}", len(lesson.steps)])
    missing -= kinds(lesson)
several = next(lesson for lesson in every["haggis"] if lesson.name == "readings")  # of chosen cards
result.append(["/haggis/readings", len(several.steps)])
`);

for (const [number, [path, steps]] of WITH_EACH_KIND.entries()) {
  test(`each step of ${path} is taken by keyboard`, async ({ visit }) => {
    const learner = await learn(visit, path, { settings: { language: number % 2 ? 'ja' : 'en' } });
    for (let at = 0; at < steps; at += 1) {
      await learner.isAt(at);
      await learner.solve();
      await learner.goesOn();
    }
    await expect(learner.stars).toHaveCount(steps);
  });
}

// A club's own lessons

test('a course has the chapter of a club', async ({ visit }) => {
  const prepare = await withClub({ setup: CLUBS_LED, playable: true });
  const { page } = await learn(visit, '/hearts', { prepare, engine: false });
  const chapter = page.getByRole('region', { name: 'Lessons added by this site' });
  await expect(chapter.locator('b')).toHaveText(CLUB.title.ja);
  await expect(chapter.locator('small')).toHaveText(CLUB.author);
});

test('lessons that a first game taught are known', async ({ visit }) => {
  const met = ['aim', 'two-of-clubs', 'first-trick', 'trick', 'follow-suit', 'hearts-broken', 'queen', 'points', 'end'];
  const { page } = await learn(visit, '/hearts', {
    engine: false,
    prepare: ({ localStorage }) => {
      localStorage['taku.first'] = JSON.stringify({ 'hearts/first': { log: [], met, over: true, when: 7 } });
    },
  });
  const entries = page.locator('.entry[href^="#/learn/hearts/"]');
  const known = entries.filter({ hasText: 'You know this from your first game.' });
  await expect(known).toHaveCount(5);
  same(
    known.values('href').map(address => address?.split('/').at(-1)),
    ['points', 'tricks', 'first-trick', 'breaking-hearts', 'the-end'],
  );
  await expect(page.locator('.entry[data-next]')).toHaveAttribute('href', '#/learn/hearts/passing');
});

test('a step is played on against bots', async ({ visit }) => {
  const prepare = await withClub({ setup: CLUBS_LED, play: 2 }, { setup: CLUBS_LED, play: 'trick' });
  const learner = await learn(visit, '/hearts/evening', { prepare });
  const { page } = learner;
  await learner.isAt(0);
  await expect(page.locator('.lesson-question')).toContainText('を取らない');
  await learner.touch('KS');
  await expect(page.locator('.callout')).toBeVisible(); // clubs are to be followed
  await learner.presses('Hint');
  await expect(learner.panel).toContainText('no single right answer');
  await learner.touch('3C');
  await learner.presses('Play 3');
  await expect(learner.held('3C')).toHaveCount(0);
  await learner.isAt(0);
  await learner.touch('9S');
  await learner.presses('Play 9');
  await learner.isTold('right');
  await expect(learner.stars).toHaveCount(1);
  await learner.goesOn();
  await learner.isAt(1);
  await learner.touch('3C');
  await learner.presses('Play 3');
  await learner.isTold('right');
});

// An answer

test('a poor move is undone and tried again', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/points');
  await learner.playsPoorly();
  await learner.goesOn();
  await learner.isAt(0);
  await expect(learner.held('KS')).toBeVisible();
  await expect(learner.stars).toHaveCount(0);
  await learner.solve();
  await expect(learner.stars).toHaveCount(1); // one try may fail
  await learner.page.hears('That’s it. Ines has the highest card');
});

test('after wrong answers the right one is shown', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/points/2');
  await learner.isAt(1);
  for (const number of ['1', '3']) {
    await learner.page.locator('.answers input').focus();
    learner.page.type(number);
    await learner.page.press('Enter');
    await learner.isTold('wrong');
    await expect(learner.panel).toContainText('Count the hearts');
    if (number === '1') await learner.goesOn();
  }
  await learner.presses('Show the answer');
  await expect(learner.panel).toContainText('The answer is 2.');
  await learner.presses('Answer');
  await learner.isTold('right');
  await expect(learner.stars).toHaveCount(0);
  await expect(learner.page.locator('.stars [data-star=tick]')).toHaveCount(1);
});

test('the outcome of a poor move is shown calmly', async ({ visit }) => {
  const waits: number[] = [];
  const learner = await learn(visit, '/hearts/tricks', {
    settings: { speed: 'fast' },
    prepare: window => {
      const later = window.setTimeout;
      const atOnce = (act: () => void, wait = 0) => {
        waits.push(Math.round(wait));
        return later(act, 0);
      };
      window.setTimeout = atOnce as typeof later;
    },
  });
  const [calm, fast] = [1050, 350]; // milliseconds to read what another has done
  await learner.isAt(0);
  await learner.touch('AS');
  await learner.touch('AS');
  await learner.isTold('poor');
  assert(waits.includes(calm), `${waits}`);
  await expect(learner.page.locator('.trick [data-card]')).toHaveCount(4);
  await learner.presses('Undo');
  await learner.isAt(0);
  waits.length = 0;
  await learner.solve();
  assert(!waits.includes(calm) && waits.includes(fast), `${waits}`);
});

test('a rule is read beside a marked answer', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/tricks/2');
  await learner.isAt(1);
  await learner.touch('6H');
  await learner.isTold('right');
  await learner.presses('Rule: Follow suit');
  await expect(learner.sheet).toContainText('Follow suit');
  await learner.page.press('Escape');
  await expect(learner.sheet).toHaveCount(0);
  await expect(learner.panel).toBeVisible();
});

test('missing and wrong cards of an answer are marked', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/tricks/3');
  const { page } = learner;
  await learner.isAt(2);
  const these = page.getByRole('button', { name: 'Choose cards' });
  await expect(these).toHaveAttribute('aria-disabled', 'true');
  await these.click();
  await page.hears('Tap a card in your hand to choose it');
  await page.press('w');
  await page.hears('Choose cards');
  await expect(page.locator('.hand [aria-disabled]')).toHaveCount(0);
  const right = learner.heard('step-laid')?.solution?.items as string[];
  const odd = learner.names.find(name => !right.includes(name)) as string;
  await learner.touch(right[0]);
  await expect(page.getByRole('button', { name: 'This card' })).not.toHaveAttribute('aria-disabled', 'true');
  await learner.touch(odd);
  await learner.presses('These 2 cards');
  await learner.isTold('wrong');
  await expect(page.locator('.answer-card[data-odd]')).toHaveCount(1);
  await expect(page.locator('.hand .advised')).toHaveCount(right.length - 1);
  await expect(learner.panel).toContainText('These belong too');
  await learner.touch(odd); // goes on at once
  await expect(learner.panel).toHaveCount(0);
  await expect(learner.chosen).toHaveCount(1);
});

test('a player is named by a tap', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/tricks/4');
  await learner.isAt(3);
  const seat = learner.heard('step-laid')?.solution?.seat;
  await learner.page.locator(`.seat:has([data-spot="${seat}"]) .participant`).click();
  await learner.isTold('right');
});

test('a forbidden card is dimmed once tried', async ({ visit }) => {
  const learner = await learn(visit, '/haggis/first-trick', { settings: { speed: 'fast' } });
  await learner.isAt(0);
  const { page } = learner;
  await expect(page.locator('.foot .waiting')).toHaveText('Choose a card');
  const barred = page.locator('.hand [aria-disabled], .hand .dimmed');
  await expect(learner.held('TY')).toHaveAccessibleName('10 of stars');
  await expect(learner.held('4R')).toHaveAccessibleName('4 of mountains');
  await expect(barred).toHaveCount(0);
  await learner.touch('4R');
  await expect(page.locator('.callout')).toContainText('higher');
  await expect(learner.held('4R')).toHaveAttribute('aria-disabled', 'true');
  await expect(learner.held('6G')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(learner.held('4R').locator('.dimmed')).toHaveCount(1);
  await learner.solve();
  await learner.goesOn();
  await learner.isAt(1);
  await expect(barred).toHaveCount(0);
});

test('a hint shows the cards of a move', async ({ visit }) => {
  const learner = await learn(visit, '/haggis/sets');
  await learner.isAt(0);
  await expect(learner.page.locator('.foot .waiting')).toHaveText('Choose cards');
  await learner.presses('Hint');
  await learner.isTold('hint');
  await expect(learner.panel).toContainText('Tap both cards');
  await learner.presses('Show the move');
  await expect(learner.chosen).toHaveCount(2);
  await expect(learner.panel).toContainText('Tap both cards');
  await expect(learner.panel).toContainText('Play pair of 4s');
  await learner.presses('Play pair');
  await learner.isTold('right');
  await expect(learner.page.locator('.stars [data-star=tick]')).toHaveCount(1);
});

test('refused cards stay chosen', async ({ visit }) => {
  const learner = await learn(visit, '/haggis/runs');
  await learner.isAt(0);
  for (const name of ['7R', '8R', '9O']) await learner.touch(name);
  await learner.presses('Try these cards');
  await learner.isTold('refused');
  await expect(learner.panel.locator('.card')).toHaveCount(3);
  await expect(learner.chosen).toHaveCount(3);
  await learner.goesOn();
  await expect(learner.panel).toHaveCount(0);
  await expect(learner.chosen).toHaveCount(3);
  await expect(learner.page.locator('.bomb-mark, .bomb')).toHaveCount(0);
});

test('a forbidden box is dimmed once tried', async ({ visit }) => {
  const learner = await learn(visit, '/yahtzee/joker/2');
  await learner.isAt(1);
  const { page } = learner;
  await expect(page.locator('[data-forced], [data-box][aria-disabled]')).toHaveCount(0);
  const box = page.locator('[data-box="chance"]');
  await expect(box).not.toHaveAccessibleName(/not/);
  await box.click();
  await learner.isTold('refused');
  await learner.goesOn();
  await expect(box).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-forced]')).toHaveCount(0);
});

test('a hint lights the best box', async ({ visit }) => {
  const learner = await learn(visit, '/yahtzee/sheet');
  await learner.isAt(0);
  await learner.presses('Hint');
  await learner.presses('Show the move');
  const best = learner.page.locator('.box[data-best]');
  await expect(best).toHaveCount(1);
  await best.click();
  await learner.isTold('right');
});

// The way through the lessons

test('a lesson that was left is found again', async ({ visit }) => {
  const learner = await learn(visit, '/hearts/points', { forgive: ['the engine has died'] });
  const { page } = learner;
  await learner.solve();
  await learner.goesOn();
  await learner.isAt(1);
  await learner.presses('Leave the lesson');
  await until(() => page.address === '#/game/hearts');
  await page.getByRole('link', { name: /^Lessons/ }).click();
  const next = page.locator('.entry[data-next]');
  await expect(next).toContainText('Continue');
  await expect(next.locator('.stars-won')).toContainText('1/4');
  await page.reload();
  await page.enter('#/');
  const row = page.getByRole('link', { name: 'Continue: Hearts, Points are bad' });
  await expect(row).toContainText('step 2 of 4');
  await row.click();
  await learner.isAt(1);
  await learner.survivesACrash();
  await expect(page.notice).toContainText('had to be restarted');
  await learner.solve();
  await page.enter('#/data');
  await learner.presses('Delete everything');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.enter('#/');
  await expect(page.getByRole('link', { name: 'Learn as you play' })).toBeVisible();
  same(page.window.localStorage['taku.lessons'], undefined);
});

test('the end of a lesson leads to the next', async ({ visit }) => {
  const done = { at: 3, stars: ['star', 'tick', 'star', ''], when: 1 };
  const learner = await learn(visit, '/hearts/points', { prepare: learnt({ 'hearts/points': done }) });
  const { page } = learner;
  await learner.isAt(3);
  await learner.solve();
  await learner.goesOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(learner.stars).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Next: Follow suit' })).toBeVisible();
  await page.getByRole('link', { name: 'All Hearts lessons' }).click();
  await expect(page.locator('.entry').first).toContainText('3/4');
  await page.enter('#/learn');
  await expect(page.locator('.course').first).toContainText('1 of');
  await page.locator(".course[data-game='yahtzee/yams']").click();
  await page.locator('.entry').first.click();
  await learner.isAt(0);
  assert.match(page.address, /^#\/learn\/yahtzee\/yams\//);
});

for (const [address, leadsTo] of [
  ['/whist', '#/learn'],
  ['/hearts/nothing', '#/learn/hearts'],
  ['/hearts/points/99', '#/learn/hearts/points'],
]) {
  test(`#/learn${address} leads to ${leadsTo}`, async ({ visit }) => {
    const { page } = await learn(visit, address, { engine: false });
    await expect(page.notice).toContainText('no such');
    await until(() => page.address === leadsTo);
  });
}

test('damaged progress is dropped', async ({ visit }) => {
  const spoilt = { 'hearts/points': { at: -1, stars: 'x' }, x: 7 };
  const { page } = await learn(visit, '/hearts', { prepare: learnt(spoilt), engine: false });
  await expect(page.locator('.entry .stars-won').first).toContainText('0/4');
});

test('stars stay with steps as others come between', async ({ visit }) => {
  const steps = await python<string[]>(`
from taku.teaching.lessons import lessons
result = [step.id for step in next(iter(lessons("hearts"))).steps]`);
  const older = [steps[0], ...steps.slice(2, -1)]; // an older page had neither the second step nor the last
  const won = ['star', 'tick', ...older.slice(2).map(() => 'star')];
  const done = { at: older.length, stars: won, steps: older, when: 1 };
  const learner = await learn(visit, '/hearts/points', { prepare: learnt({ 'hearts/points': done }) });
  await learner.isAt(1); // the first that is new
  same(learner.page.locator('.stars > span').values('data-star'), ['star', 'none', 'tick', ...won.slice(2), 'none']);
  await learner.solve();
  const kept = progressOf(learner.page)['hearts/points'];
  same(kept.steps, steps);
  same(kept.stars, ['star', 'star', 'tick', ...won.slice(2), '']);
});

test('stars from elsewhere are joined by step', async ({ visit }) => {
  const older = { at: 2, stars: ['star', 'tick'], when: 1 }; // an older version stored stars by the place of the step
  const named = { at: 1, stars: ['tick', '', 'star'], steps: ['a', 'new', 'b'], when: 2 };
  const { page } = await learn(visit, '', {
    prepare: learnt({ 'x/by-place': older, 'x/by-name': { ...named, when: 3 } }),
    engine: false,
  });
  const two = { at: 2, stars: ['star', 'star'], steps: ['a', 'b'], when: 1 };
  page.taku.lessons.add({ 'x/by-name': two, 'x/by-place': named } as never);
  const now = Object.fromEntries(page.taku.lessons.all()) as Record<string, { stars: string[]; steps?: string[] }>;
  same(
    [now['x/by-name'].stars, now['x/by-name'].steps],
    [
      ['star', '', 'star'],
      ['a', 'new', 'b'],
    ],
  );
  same(now['x/by-place'].stars, ['star', 'tick', 'star']);
});
