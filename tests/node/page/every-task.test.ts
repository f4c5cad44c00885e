// Every kind of task: made at the desk, sent as a link, and answered by a learner.

import { Device } from './browser/device.ts';
import { at, isKept, own, SPADES } from './desk.ts';
import { expect, type Locator, type Page, test, until } from './page.ts';

const FOLLOW = { setup: SPADES, me: 0, options: { passing: false } };
const PASS = { setup: ['deal 2C 9C KD 5S | 8C 4D 7S TH | JC 6D 8S 3H | KC 3D 9S 6H'], me: 0 };
const DEALT = ['deal 3D | 4S | 5S | 6S', '3D', '4S', '5S'];
const GIVE = { setup: [...DEALT, 'deal 4C 6D AD QS | 7H 9S JC TD | 8D 8S QC 5D | 5C 9H KS X1'], me: 3 };
const HANDS = 'deal 3B 3G 4Y 9R 9O 9Y | 4R 4O 2Y 7B | 6R 6O 2G 8B';
const PAIRS = { setup: ['dealer 2', HANDS, '3B 3G', '4R 4O', '6R 6O'], me: 0 };
const JOKER = { setup: ['roll 2 2 2 2 2', 'fill yahtzee', 'roll 6 6 6 6 6'], me: 0, seats: 1 };
const THROW = { setup: ['roll 6 6 2 1 3'], me: 0, seats: 1 };

/** A person who taps, or reaches everything by keyboard. */
class Person {
  constructor(
    readonly page: Page,
    readonly hasKeys: boolean,
  ) {}

  press(thing: Locator, key = 'Enter') {
    return this.hasKeys ? thing.press(key) : thing.click();
  }
}

class Author extends Person {
  readonly answers = this.page.locator('.editor-answers');

  async sets(task: string) {
    const select = this.page.getByLabel('Task');
    await select.selectOption(task);
    await expect(this.answers).toBeVisible();
  }

  async lays(...things: string[]) {
    for (const thing of things) await this.press(this.page.locator(`.editor [data-lays="${thing}"]`));
  }

  async judges(move: string, worth: string, words = '') {
    const row = this.page.locator(`.editor-row[data-move="${move}"]`);
    await this.press(row.getByLabel(worth), ' ');
    if (words) await row.getByRole('textbox').fill(words);
  }

  callsOthersWrong() {
    return this.press(this.answers.getByRole('button', { name: 'All others are wrong' }));
  }

  /** Have several cards tried together in vain. */
  async hasTried(...cards: string[]) {
    await this.lays(...cards);
    await this.press(this.answers.getByRole('button', { name: 'Ask for these' }));
  }
}

class Pupil extends Person {
  readonly asking = this.page.locator('.lesson[data-phase=asking]');

  /** Play one card: it is an answer at once, or chosen first. */
  async plays(name: string) {
    const held = this.page.locator(`.hand [data-card="${name}"]`);
    await this.press(held);
    await expect(this.page.locator('.hand [aria-pressed=true], .lesson:not([data-phase=asking])')).toBeAttached();
    if (this.asking.count) await held.click();
  }

  /** Choose these, or no more, and say that they are the answer. */
  async gives(...cards: string[]) {
    for (const name of cards) await this.press(this.page.locator(`:is(.hand, .slots) [data-card="${name}"]`), ' ');
    await this.press(this.page.locator('.foot .buttons .primary'));
  }

  async counts(number: number) {
    await this.page.locator('.answers input').fill(`${number}`);
    await this.page.press('Enter');
  }

  chooses(value: string | number) {
    return this.press(this.page.locator(`.answers [data-choice="${value}"]`));
  }

  fills(box: string) {
    return this.press(this.page.locator(`[data-box="${box}"]`));
  }

  async keeps(...places: number[]) {
    for (const place of places) await this.press(this.page.locator(`.dice [data-place="${place}"]`), ' ');
    await this.press(this.page.locator('.foot .primary'));
  }

  /** Answer once the engine has laid this step, hear what is said, and go on from it. */
  async answers(step: number, act: Act, tone: string, told: string) {
    const now = this.asking.locator('.stars > span').nth(step);
    await expect(now).toHaveAttribute('data-now', 'true');
    await until(() => this.page.taku.engineState === 'ready');
    await act(this);
    const mark = this.page.locator('.mark');
    await expect(mark).toHaveAttribute('data-tone', tone);
    await expect(mark).toContainText(told);
    await this.press(this.page.locator('.foot .primary'));
  }
}

type Act = (who: Pupil) => Promise<unknown>;
/** A wrong answer, how it is marked, and what is said to it. */
type Wrong = [act: Act, tone: string, told: string];
/** What is set and made of it; wrong answers, and a right one. */
type Task = {
  kind: string;
  position: object;
  make?: (author: Author) => Promise<unknown>;
  wrong?: Wrong[];
  right: Act;
};

const MOVE = 'A move, or one of several';
const FORBIDDEN = 'Try a forbidden move';

async function oneMove(author: Author) {
  await author.lays('KS');
  await author.judges('4S', 'Wrong', 'The king goes.');
  await author.judges('8S', 'Wrong');
}

async function severalMoves(author: Author) {
  await author.lays('KS', '8S');
  await author.judges('4S', 'Poor', 'There is better.');
}

async function aNumber({ answers, page }: Author) {
  await answers.getByLabel('The right number').fill('3');
  await answers.getByLabel('A wrong number').fill('7');
  await page.press('Enter');
  await answers.locator('[data-answer="7"] textarea').fill('Those are all.');
  await answers.getByPlaceholder('Reply to it').fill('Count.');
}

async function aPlayer(author: Author) {
  await author.press(author.answers.getByLabel('Otto', { exact: true }), ' ');
  await author.answers.locator('[data-answer="1"] textarea').fill('She led.');
}

async function aChoice(author: Author) {
  const { answers } = author;
  for (const [number, text] of ['Spades', 'Hearts'].entries())
    await answers.getByPlaceholder(`Answer ${number + 1}`).fill(text);
  await author.press(answers.getByLabel('Answer 2 is right'), ' ');
  await answers.getByPlaceholder('Why it is wrong').fill('Not these.');
}

async function aPair(author: Author) {
  await author.lays('9R', '9O');
  await author.judges('9R 9O', 'Right');
  await author.lays('9R', '9O');
  await author.callsOthersWrong();
}

async function aKeep(author: Author) {
  await author.lays('6@0', '6@1');
  await author.judges('keep 6 6', 'Right');
  await author.lays('6@0', '6@1');
  await author.callsOthersWrong();
}

const LESSONS: Record<string, Task[]> = {
  hearts: [
    {
      kind: MOVE,
      position: FOLLOW,
      make: oneMove,
      wrong: [[who => who.plays('4S'), 'wrong', 'The king goes.']],
      right: who => who.plays('KS'),
    },
    {
      kind: MOVE,
      position: FOLLOW,
      make: severalMoves,
      wrong: [[who => who.plays('4S'), 'poor', 'There is better.']],
      right: who => who.plays('8S'),
    },
    {
      kind: FORBIDDEN,
      position: FOLLOW,
      make: who => who.lays('3D'),
      wrong: [[who => who.plays('4S'), 'other', '']],
      right: who => who.plays('3D'),
    },
    {
      kind: 'All playable cards',
      position: FOLLOW,
      wrong: [[who => who.gives('4S', '3D'), 'wrong', 'must']],
      right: who => who.gives('3D', '8S', 'KS'),
    },
    {
      kind: FORBIDDEN,
      position: PASS,
      make: who => who.hasTried('2C', 'KD'),
      wrong: [[who => who.gives('2C'), 'refused', 'three']],
      right: who => who.gives('KD'),
    },
    { kind: 'Play on against bots', position: FOLLOW, right: who => who.plays('8S') },
  ],
  'hearts by keyboard': [
    {
      kind: 'A number',
      position: FOLLOW,
      make: aNumber,
      wrong: [
        [who => who.counts(7), 'wrong', 'Those are all.'],
        [who => who.counts(5), 'wrong', 'Count.'],
      ],
      right: who => who.counts(3),
    },
    {
      kind: 'A player',
      position: FOLLOW,
      make: aPlayer,
      wrong: [[who => who.chooses(1), 'wrong', 'She led.']],
      right: who => who.chooses(2),
    },
    {
      kind: 'A choice of answers',
      position: FOLLOW,
      make: aChoice,
      wrong: [[who => who.chooses('a'), 'wrong', 'Not these.']],
      right: who => who.chooses('b'),
    },
  ],
  'president by keyboard': [
    {
      kind: FORBIDDEN,
      position: GIVE,
      make: who => who.hasTried('5C', '9H'),
      wrong: [[who => who.gives('KS'), 'refused', 'Give exactly 2']],
      right: who => who.gives('KS', '5C', '9H'),
    },
  ],
  'haggis by keyboard': [
    {
      kind: FORBIDDEN,
      position: PAIRS,
      make: who => who.hasTried('9R', '9O', '9Y'),
      wrong: [[who => who.gives('9R'), 'refused', 'pair']],
      right: who => who.gives('9O', '9Y'),
    },
    {
      kind: MOVE,
      position: PAIRS,
      make: aPair,
      wrong: [[who => who.gives('9R', '9Y'), 'other', 'not what is asked']],
      right: who => who.gives('9R', '9O'),
    },
  ],
  yahtzee: [
    {
      kind: FORBIDDEN,
      position: JOKER,
      make: who => who.lays('large-straight'),
      wrong: [[who => who.fills('chance'), 'refused', 'joker']],
      right: who => who.fills('large-straight'),
    },
    {
      kind: MOVE,
      position: THROW,
      make: aKeep,
      wrong: [[who => who.fills('chance'), 'other', 'not what is asked']],
      right: who => who.keeps(0, 1),
    },
  ],
};

const TEXTS = { title: { en: 'Now' }, ask: { en: 'Well?' } };

for (const [name, tasks] of Object.entries(LESSONS))
  test(`tasks are made, sent and answered: ${name}`, async ({ visit }) => {
    const [game, keys] = name.split(' by ');
    const settings = { speed: 'none' };
    const steps = tasks.map(({ position }) => ({ ...TEXTS, ...position }));
    const lesson = own('a', steps, { game, options: {} });
    const desk = await at(await visit('', { width: 1200, height: 850, settings }), '#/lessons/a', lesson);
    const author = new Author(desk, !!keys);
    for (const [number, { kind, make }] of tasks.entries()) {
      await author.press(desk.locator('.editor-steps li button').nth(number));
      await expect(desk.locator('.editor-steps li button').nth(number)).toHaveAttribute('aria-current', 'step');
      await expect(desk.locator('.editor-sample .lesson[data-phase=asking]')).toBeVisible();
      await author.sets(kind);
      await make?.(author);
      await expect(desk.locator('.editor-steps [aria-current] .editor-done')).toBeVisible();
    }
    await isKept(desk);
    await author.press(desk.locator('[data-send]').filter({ visible: true }).first);
    const link = desk.locator('#lesson-link');
    await expect(link).not.toHaveValue('');

    const page = await visit(`#${link.value.split('#')[1]}`, { settings, device: new Device() });
    const pupil = new Pupil(page, !!keys);
    await pupil.press(page.getByRole('link', { name: 'Start' }));
    for (const [step, { wrong = [], right }] of tasks.entries()) {
      for (const [act, tone, told] of wrong) await pupil.answers(step, act, tone, told);
      await pupil.answers(step, right, 'right', '');
    }
    await expect(page.locator('.slip-try')).toHaveCount(tasks.length);
  });
