// Lessons that are sent, by link and by file, and the slip that comes back.

import assert from 'node:assert/strict';
import { zipped } from '../../../web/browser/zip.ts';
import { Chance } from '../chance.ts';
import { Learner } from './learner.ts';
import { given, keepLesson, LESSON } from './lessons.ts';
import { expect, type Page, python, same, test } from './page.ts';
import { agree, stored } from './stored.ts';

const LETTERS = new Set('ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
const QUICK = { settings: { speed: 'none' } };
const [STEP, NUMBER] = LESSON.step;

const ofSteps = (...step: object[]) => ({ ...LESSON, step });
const addressIn = (link: string) => `#${link.split('#')[1]}`;

/** Open the screen from which a kept lesson is sent, and return its link once it is there. */
async function linkOf(page: Page) {
  await page.go('#/lessons/a1/send');
  await expect(page.locator('#lesson-link')).not.toHaveValue('');
  return page.locator('#lesson-link').value;
}

test('a link without a lesson leads home', async ({ visit }) => {
  const page = await visit('', { engine: false });
  const long = { en: 'x'.repeat(1001) };
  for (const [document, said] of [
    [ofSteps({ ...STEP, say: long }), 'a working lesson: its part “step 1, say.en” is invalid'],
    [{ ...LESSON, game: 'bridge' }, 'doesn’t have this game'],
  ] as const) {
    await page.enter(given(document));
    await expect(page.notice).toContainText(said);
    await expect(page.locator('.masthead')).toBeVisible();
    await page.notice.getByRole('button').last.click();
  }
});

test('a sent lesson is shown as plain text', async ({ visit }) => {
  const title = '<img src=x onerror=alert(1)><b>bold</b>';
  const author = '\u202eiaK\u200b<i>';
  const page = await visit(given({ ...LESSON, title: { en: `\u202e${title}` }, author }), { engine: false });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  assert(!(await page.locator('.received-lesson').element()).textContent?.includes('\u202e'));
  await expect(page.locator('.received-from')).toHaveText('A lesson from iaK<i>');
  await expect(page.locator('.received-author')).toContainText('not Taku’s');
  await expect(page.locator('.received-lesson img')).toHaveCount(0);
});

test('braces without a card stay as written', async ({ visit }) => {
  const title = '{} {hello you} {QS <b>} {p12} {';
  const page = await visit(given({ ...LESSON, title: { en: title } }), { engine: false });
  await expect(page.locator('.received-lesson h2')).toHaveText(title);
});

test('a learner sends a slip back', async ({ visit }) => {
  const author = await visit('', QUICK);
  await keepLesson(author);
  const link = await linkOf(author);
  assert(!link.includes('Kai'));

  const page = await visit(addressIn(link), QUICK);
  const learner = new Learner(page);
  await page.getByRole('link', { name: 'Start' }).press('Enter');
  await learner.solve();
  await learner.presses('Continue');
  await learner.isAt(1);
  await learner.begins();
  await learner.give({ number: 3 });
  await learner.isTold('wrong');
  await learner.presses('Try again');
  await learner.solve();
  await learner.presses('Continue');
  await expect(page.getByRole('heading', { name: 'Here’s your result slip' })).toBeVisible();
  await expect(page.locator('.slip-try')).toHaveText(['1st try', '2nd try']);
  await page.getByLabel('Your name').fill('Aki');
  await page.press('Enter');
  await expect(page.locator('.slip-who b')).toHaveText('Aki');
  const letters = page.locator('.slip-code code').texts.join('').replaceAll(' ', '');
  assert(letters && [...letters].every(letter => LETTERS.has(letter)), letters);

  await page.enter(`#/slip/${letters}/Aki`);
  await expect(page.locator('.class-sentence')).toHaveText('Step 2 was the hardest: 0 of 1 got it first time');
  await expect(page.locator('.class-cards li').nth(1)).toContainText('Most often wrong: 3 1×');
});

const IMPOSSIBLE = [
  { setup: ['deal 2C 2C | 3C'] },
  { setup: ['<b>'] },
  { options: { rain: true } },
  { seats: 0 },
  { seats: 16 },
  { me: 16 },
  { seat: { is: 1 } }, // two tasks
  { number: { is: '<i>' } },
];

test('impossible steps are told and the others taken', async ({ visit }) => {
  const drawn = { example: '<b> zz', caption: { en: '<b>' }, say: { en: '{} {S <b>} {99}' } };
  const document = ofSteps(...[...IMPOSSIBLE, drawn].map(parts => ({ ...NUMBER, ...parts })));
  const learner = new Learner(await visit(given(document), QUICK));
  await learner.page.getByRole('link', { name: 'Start' }).click();
  for (const [at] of IMPOSSIBLE.entries()) {
    await expect(learner.page.locator('.stars > span').nth(at)).toHaveAttribute('data-now', 'true');
    await expect(learner.panel).toContainText('can’t be shown');
    await learner.presses('Continue');
  }
  await learner.solve();
  await learner.presses('Continue');
  await expect(learner.page.locator('.slip-try')).toHaveCount(IMPOSSIBLE.length + 1);
});

/** A text that cannot be packed smaller. */
function noise(letters: number, chance: Chance) {
  const codes = Array.from({ length: letters }, () => 0x4e00 + chance.below(0x9f00 - 0x4e00));
  return String.fromCharCode(...codes);
}

const WAYS: Record<string, { steps: number; letters: number; said: string; hasLink: boolean }> = {
  'as a code': { steps: 1, letters: 20, said: '', hasLink: true },
  'as a link': { steps: 1, letters: 900, said: 'too long for a QR code. Send the link, or save it', hasLink: true },
  'as a file': { steps: 12, letters: 900, said: 'too long for a link. Save it as a file', hasLink: false },
};

for (const [way, { steps, letters, said, hasLink }] of Object.entries(WAYS))
  test(`a lesson of this length is sent ${way}`, async ({ visit }) => {
    const page = await visit('', { engine: false });
    const chance = new Chance('1');
    const says = Array.from({ length: steps }, () => noise(letters, chance));
    await keepLesson(page, 'a1', { step: says.map(ja => ({ setup: ['deal 2C'], accept: ['2C'], say: { ja } })) });
    await page.go('#/lessons/a1/send');
    await expect(page.locator('.deal .primary')).toHaveText(hasLink ? 'Copy the link' : 'Save as file');
    await expect(page.locator('.send-head')).toBeVisible();
    await expect(page.locator('.code-paper svg')).toHaveCount(said ? 0 : 1);
    if (said) await expect(page.locator('.send-long')).toContainText(said);
    await expect(page.getByRole('button', { name: 'Print it for the wall' })).toHaveCount(said ? 0 : 1);
    await expect(page.locator('#lesson-link')).toHaveCount(hasLink ? 1 : 0);
  });

test('a lesson is handed to another app', async ({ visit }) => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  const page = await visit('', { engine: false, prepare: ({ navigator }) => Object.assign(navigator, { share }) });
  await keepLesson(page);
  const link = await linkOf(page);
  await page.getByRole('button', { name: 'Share' }).click();
  same(
    shared.map(({ url }) => url),
    [link],
  );
});

const choose = (page: Page, name: string, content: string) =>
  page.locator('.received-page input[type=file]').chooseFile(name, content);

/** The texts in a zip file, as Python reads them. */
const unzipped = (zip: Uint8Array) =>
  python<Record<string, string>>(`
import base64, io, zipfile
archive = zipfile.ZipFile(io.BytesIO(base64.b64decode("${Buffer.from(zip).toString('base64')}")))
assert archive.testzip() is None
result = {name: archive.read(name).decode() for name in archive.namelist()}
`);

test('a lesson is saved for a learning platform', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keepLesson(page);
  const link = await linkOf(page);
  const saved = await page.download(() => page.getByRole('button', { name: 'a SCORM 1.2 package' }).click());
  same(saved.name, 'points-are-bad.zip');
  const files = await unzipped(saved.bytes);
  same(Object.keys(files), ['imsmanifest.xml', 'lesson-1.html', 'scorm.js']);
  assert(files['imsmanifest.xml'].includes('ADL SCORM'));
  assert(files['scorm.js'].includes('LMSInitialize'));
  const [, packed] = link.split('#/given/');
  assert(files['lesson-1.html'].includes(`/some/where/embed.html?language=en#/given/${packed}/1"`));
});

test('a package carries what the lesson needs of the site', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keepLesson(page);
  await linkOf(page);
  const way = page.getByRole('button', { name: 'Save for Moodle with Taku inside' });
  await expect(way).toContainText('MB');
  const [, size] = /(\d+) MB/.exec(way.texts[0]) ?? [];
  const { bytes } = await page.download(async () => {
    await way.click();
    await expect(way).toContainText('Packing the files…');
  });
  same(Math.ceil(bytes.length / 1_000_000), Number(size));
});

test('no package is saved with a part of the site missing', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keepLesson(page);
  await linkOf(page);
  const way = page.getByRole('button', { name: 'Save for Moodle with Taku inside' });
  const another = '<!doctype html><html data-embedded><script src="app-0123456789ab/embedded.js"></script>';
  for (const [file, answer] of [
    ['pyodide.asm.wasm', { status: 404, body: '' }],
    ['embed.html', { status: 200, body: another }],
  ] as const) {
    page.tab.network.answer = path => (path.endsWith(file) ? answer : undefined);
    await way.click();
    await expect(page.notice).toContainText('Part of the page couldn’t be loaded');
    await page.notice.getByRole('button').last.click();
    await expect(way).toContainText('MB');
  }
  same(page.tab.downloads.length, 0);
});

test('a lesson is embedded by the lines that the desk shows', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keepLesson(page);
  const link = await linkOf(page);
  await page.locator('.embed-code summary').click();
  const lines = page.locator('#embed-lines');
  await expect(lines).toHaveValue(new RegExp(`^<iframe src="[^"]*embed.html#/given/${link.split('#/given/')[1]}/1"`));
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  same(page.tab.device.clipboard, lines.value);
});

test('a package is a zip that other programs read', async () => {
  const files = { 'one.txt': 'a', 'ü/二.html': '<p>ハーツ</p>'.repeat(100), 'empty.js': '' };
  same(await unzipped(await zipped(files)), files);
});

test('a saved lesson is taken in and kept', async ({ visit }) => {
  const page = await visit();
  await page.isReady();
  await keepLesson(page);
  await page.go('#/lessons/a1/send');
  const saved = await page.download(() => page.getByRole('button', { name: 'Save as file' }).click());
  same(saved.name, 'points-are-bad.toml');

  await page.go('#/given');
  await choose(page, 'none.toml', '= no lesson');
  await expect(page.locator('.wrong')).toContainText('isn’t a working lesson');
  await choose(page, saved.name, saved.text);
  await expect(page.locator('.consent')).toContainText('Points are bad');
  assert(!Object.keys(await stored(page)).some(key => key.startsWith('given:')));
  await agree(page);
  await expect(page.getByRole('heading', { name: 'Points are bad' })).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();

  await page.go('#/given');
  const row = page.locator('.received-lessons li');
  await expect(row).toContainText('0 of 2');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
});

test('several lessons go as a course in order', async ({ visit }) => {
  const page = await visit('', { engine: false });
  await keepLesson(page);
  await keepLesson(page, 'b2', { title: { en: 'Second' } });
  const alone = await linkOf(page);
  await page.getByText('Several lessons in one link').click();
  await page.getByRole('button', { name: 'Second' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click(); // the tap comes before the link is ready
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  same(page.tab.device.clipboard, page.locator('#lesson-link').value);
  await expect(page.locator('#lesson-link')).not.toHaveValue(alone);
  await page.getByLabel('Name of the course').fill('Evening');
  await page.press('Enter');
  await expect(page.getByRole('heading', { name: 'Evening' })).toBeVisible();
  await expect(page.locator('#lesson-link')).not.toHaveValue(alone);
  await page.enter(addressIn(page.locator('#lesson-link').value));
  await expect(page.locator('.received-from')).toHaveText('A course from Kai');
  await expect(page.locator('.received-lessons b')).toHaveText(['Points are bad', 'Second']);
});
