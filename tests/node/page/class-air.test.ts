// Slips over the air come automatically; only the lesson's author hands it out and reads them.

import assert from 'node:assert/strict';
import type { LessonDocument } from '../../../web/storage/lesson-shape.ts';
import { unpacked } from '../packed-links.ts';
import { opened, rows, slipOf, takes } from './class.ts';
import { textInCode } from './codes.ts';
import { Learner } from './learner.ts';
import { LESSON } from './lessons.ts';
import { expect, type Page, same, test, until, type Visits } from './page.ts';
import { device, Stranger } from './rooms.ts';
import { put, stored } from './stored.ts';

const ONE_STEP = { step: LESSON.step.slice(0, 1) };
const NO_RELAY = 10_000; // milliseconds until the page says that no relay answers

const button = (page: Page, name: string) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name });
/** How often a page has asked relays. */
const asked = ({ tab }: Page) => tab.network.met.length;

/** A teacher's page at the class of a lesson, where a room can be opened. */
async function teaches(visit: Visits['visit'], parts: Partial<LessonDocument> = {}) {
  const teacher = await device(visit, '', { engine: false, settings: { yourName: 'Kai' } });
  const lesson = await opened(teacher, parts);
  await teacher.getByText('Automatic collection').click();
  return { teacher, lesson };
}

async function opensRoom(teacher: Page) {
  await button(teacher, 'Open the room').click();
  await expect(teacher.locator('#room-link')).toHaveValue(/#\/given\//);
  await expect(teacher.locator('.class-joined')).toHaveText('No device is connected right now.');
  return `#${teacher.locator('#room-link').value.split('#')[1]}`;
}

/** The key of the room that a link leads to, and of its author. */
const roomOf = (address: string) => unpacked(address.split('/').at(-1) as string).at(-1) as [key: string, to: string];

/** Have slips wait on this device to be handed in, since an earlier visit. */
const wait = (page: Page, address: string, ...slips: { code: string; name: string }[]) => {
  const [id, to] = roomOf(address);
  const joined = { id, to, when: Date.now(), device: 'd'.repeat(32), agreed: true, slips };
  return put(page, { [id]: joined }, 'class:');
};

test('a slip comes by itself, or at a later visit', async ({ visit }) => {
  const { teacher, lesson } = await teaches(visit, ONE_STEP);
  same(asked(teacher), 0, 'nobody is asked before the room is open');
  const address = await opensRoom(teacher);
  same(asked(teacher), 1);
  const page = await device(visit, address, { settings: { yourName: 'Aki' } });
  await expect(page.locator('.received-class')).toContainText('most frequent wrong answer go to Kai’s page');
  same(asked(page), 0, 'nobody is asked before it is agreed to');
  await link(page, 'Start, and send my slip').click();
  const learner = new Learner(page);
  await learner.solve();
  await learner.presses('Continue');
  await expect(page.locator('.handed-in')).toHaveText('It’s now on Kai’s page.');
  await expect(rows(teacher)).toHaveCount(1);
  await expect(rows(teacher)).toContainText('Aki');
  await expect(teacher.locator('.class-note')).toHaveText('Aki · slip 1');

  await wait(page, address, { code: slipOf(lesson, [[0, 2]], { mark: 2 }), name: 'Chiyo' });
  await page.reload();
  await expect(page.notice).toContainText('Chiyo’s slip is now on Kai’s page.');
  await expect(rows(teacher)).toHaveCount(2);
  const kept = Object.entries(await stored(page)).filter(([key]) => key.startsWith('class:'));
  same(
    kept.map(([, value]) => (value as { slips: object[] }).slips),
    [[]],
  );
  await teacher.reload();
  await expect(teacher.locator('.class-joined')).toContainText('connected right now'); // open again
});

test('a learner who declines asks nobody', async ({ visit }) => {
  const { teacher } = await teaches(visit, ONE_STEP);
  const page = await device(visit, await opensRoom(teacher), { engine: false });
  await link(page, 'Start without sending').click();
  await until(() => page.address.endsWith('/1'));
  await page.hasSettled();
  same(asked(page), 0);
  await page.goBack();
  await link(page, 'Start, and send my slip').click();
  await until(() => asked(page) === 1);
});

/** Another device that has the code of a room, and pretends to be the teacher. */
const impostorAt = (key: string) =>
  new Stranger(key, true, (_, channel) => {
    channel.send(JSON.stringify({ type: 'lesson', packed: '1AAAA' }));
    channel.send(JSON.stringify({ type: 'answer', receipt: '0'.repeat(32), answer: 'taken' }));
  });

test('only its author hands out the lesson', async ({ visit }) => {
  const { teacher } = await teaches(visit);
  const address = await opensRoom(teacher);
  const code = await textInCode(teacher.locator('.code-paper .qr'));
  assert(code.length < 300 && address.length > 300, 'the code leads to the room, the link holds the lesson');
  await button(teacher, 'Close the room').click();
  const [key] = roomOf(address);
  const impostor = impostorAt(key);
  const learner = await device(visit, `#${code.split('#')[1]}`, { engine: false });
  await expect(learner.getByText('The lesson comes from Kai’s page')).toBeVisible();
  same(asked(learner), 0, 'nobody is asked before one says so');
  await put(learner, { [key]: { id: key, device: 7 } }, 'class:'); // damaged: as if never there
  await button(learner, 'Get the lesson').click();
  await until(() => impostor.heard.length);
  await button(teacher, 'Open the room').click();
  await expect(learner.getByRole('heading', { name: 'Points are bad' })).toBeVisible();
  impostor.leave();
});

test('only its author reads the slips', async ({ visit }) => {
  const { teacher, lesson } = await teaches(visit);
  const address = await opensRoom(teacher);
  await button(teacher, 'Close the room').click();
  const impostor = impostorAt(roomOf(address)[0]);
  const learner = await device(visit);
  await wait(learner, address, { code: slipOf(lesson, [[1, 0], [2, 3]]), name: 'Ben' }); // biome-ignore format: one step a pair
  await learner.reload();
  await until(() => impostor.types.includes('slip'));
  assert(!impostor.heard.join().includes('Ben'), impostor.heard.join());
  await button(teacher, 'Open the room').click();
  await expect(rows(teacher)).toContainText('Ben');
  impostor.leave();
});

test('where no relay answers, slips come by code', async ({ visit }) => {
  const { teacher, lesson } = await teaches(visit);
  teacher.tab.network.relays = false;
  await put(teacher, { a1: { id: 'a1', lock: 7 } }, 'room:'); // damaged: another room is made
  await button(teacher, 'Open the room').click();
  await until(() => asked(teacher));
  teacher.stopClock();
  await teacher.pass(NO_RELAY);
  await expect(teacher.locator('.collecting-room .wrong')).toContainText(
    'Can’t reach a connection server. For now, slips come by QR code',
  );
  await takes(teacher, `Aki ${slipOf(lesson, [[1, 0], [1, 0]])}`); // biome-ignore format: one step a pair
  await expect(rows(teacher)).toHaveCount(1);
});
