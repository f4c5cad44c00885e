// Rooms for friends: an invitation, seats, a match among devices, and who may be there.

import assert from 'node:assert/strict';
import { answerHello } from '../../../web/friends/handshake.ts';
import { packed } from '../packed-links.ts';
import { credentialsOf, newIdentity } from '../room-of-devices.ts';
import { AIR } from './browser/air.ts';
import { expect, type Page, same, test, until } from './page.ts';
import {
  answers,
  comesBack,
  device,
  fieldOf,
  hand,
  havePassed,
  isApart,
  isDealt,
  joinsHere,
  leaves,
  opened,
  opensRoom,
  pairs,
  passes,
  playOn,
  playsByItself,
  roomOf,
  Stranger,
  sitsDown,
  starts,
  takesASeat,
  watches,
} from './rooms.ts';

const away = (page: Page) => page.locator('[data-away]');
const rim = (page: Page) => page.locator('.table-seats');
const free = (page: Page) => page.locator('.chair.free');
const seatOf = (page: Page, name: string) => page.locator('.seat').filter({ hasText: name });

test('room and invitation tell by which set a mix begins', async ({ visit }) => {
  const hearts = { options: { target: 75 }, seats: ['human', 'easy', 'easy', 'easy'], names: ['', '', '', ''] };
  const { host, link } = await opened(visit, 'hearts', { settings: { last: { hearts } } });
  await expect(host.locator('.door[href="#/options/hearts"]')).toContainText('Classic + The match ends at: 75');
  const guest = await device(visit, link, { engine: false });
  await expect(guest.locator('.seat-card .rules')).toHaveText('House rules: Classic + The match ends at: 75');
});

test('no server is asked before the room opens', async ({ visit }) => {
  const host = await device(visit, '#/friends/hearts', { engine: false, settings: { yourName: 'Kai' } });
  await expect(host.getByText('Public servers and the other devices see your IP address')).toBeVisible();
  await expect(host.locator('iframe')).toHaveCount(0);
  same(host.tab.network.met, []);
  const link = await opensRoom(host);
  await until(() => host.tab.network.met.length === 1);
  await expect(host.locator('.code-paper .qr')).toBeVisible();
  const guest = await device(visit, link, { engine: false });
  await expect(guest.getByRole('heading', { name: 'Kai invites you' })).toBeVisible();
  same(guest.tab.network.met, []);
  await guest.locator('.join-form .primary').click();
  await expect(guest.locator('#no-name')).toHaveText('Enter your name first.');
  await expect(guest.locator('#own-name')).toBeFocused();
  await takesASeat(guest, 'Mia');
  await expect(host.locator('.connections')).toContainText('Mia is connected directly over the internet');
  await expect(guest.locator('.connections')).toContainText('Kai is connected directly over the internet');
  await host.getByRole('button', { name: 'Close the room' }).click();
  await expect(guest.getByRole('heading', { name: 'Kai has closed the room' })).toBeVisible();
});

test('a guest needs no engine and sees its hand', async ({ visit }) => {
  const { host, link } = await opened(visit);
  const guest = await device(visit, link, { locale: 'ja-JP' });
  await takesASeat(guest, 'Mia');
  await expect(host.locator('.last-event')).toContainText('Mia is here.');
  await starts(host, guest);
  same(guest.tab.engine.workers.length, 0);
  same([hand(host).length, hand(guest).length], [13, 13]);
  assert(isApart(hand(host), hand(guest)));
  await expect(guest.locator('.seats')).toContainText('Kai');
  await until(() => host.document.title === 'Your turn – Hearts · Taku');
  await until(() => guest.document.title === 'あなたの番 – ハーツ · Taku');
  await guest.locator("button[aria-haspopup=dialog]:has(use[href='#i-say'])").first.click();
  await guest.getByRole('button', { name: 'お見事' }).click();
  await expect(host.locator('.sign-bubble')).toHaveText('Well played');
});

const ELSEWHERE = 'table in another tab';

test('who leaves or changes tabs keeps the seat', async ({ visit }) => {
  const { host, link } = await opened(visit);
  const guest = await sitsDown(visit, link, 'Mia');
  await starts(host, guest);
  const cards = [hand(host), hand(guest)];
  leaves(guest);
  await expect(away(host)).toContainText('away');
  await comesBack(guest);
  await isDealt(guest);
  await expect(away(host)).toHaveCount(0);
  same(hand(guest), cards[1]);

  const other = await visit(link, { device: guest.tab.device, engine: false });
  await other.locator('.join-form .primary').click();
  await isDealt(other);
  same(hand(other), cards[1]);
  await expect(guest.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await expect(away(host)).toHaveCount(0);
  await guest.getByRole('button', { name: 'Play it here' }).click();
  await isDealt(guest);
  await expect(other.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
});

test('a host and a guest go on in another tab', async ({ visit }) => {
  const { host, link } = await opened(visit);
  const guest = await sitsDown(visit, link, 'Mia');
  await starts(host, guest);
  const cards = [hand(host), hand(guest)];
  const kais = await visit(host.address, { device: host.tab.device });
  await expect(kais.locator('.home')).toBeAttached();
  await kais.getByRole('button', { name: 'Play it here' }).click();
  await isDealt(kais);
  await expect(guest.locator('.away-panel')).toHaveCount(0);
  await expect(away(kais)).toHaveCount(0);
  same([hand(kais), hand(guest)], cards);
  const never = () => new Promise<void>(() => {});
  const name = `taku match ${guest.taku.match?.id}`; // another tab takes the lock before the host knows
  guest.window.navigator.locks.request(name, { steal: true }, never).catch(() => {});
  await expect(guest.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Play it here' })).toBeVisible();
});

test('a bot plays until the seat is given back', async ({ visit }) => {
  const { host, link } = await opened(visit);
  const guest = await sitsDown(visit, link, 'K\u0430i');
  await expect(rim(host)).toContainText('K\u0430i 2');
  await expect(rim(host)).toContainText('mixed alphabets');
  await starts(host, guest);
  const seat = seatOf(host, 'K\u0430i 2');
  await expect(seat).toContainText('mixed alphabets');
  await seat.locator('.participant').click();
  await host.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(seat).toContainText('a bot plays');
  await expect(guest.locator('.notice')).toContainText('A bot is playing for you. Kai can give');
  await guest.reload();
  await isDealt(guest);
  await expect(guest.locator('.foot [data-role=stands-in]')).toHaveCount(1);
  await host.getByRole('button', { name: 'Give the seat back' }).click();
  await expect(guest.locator('.foot [data-role=stands-in]')).toHaveCount(0);
  await onlyTheHostChangesBots(host, guest);
});

/** Only the host is offered other levels; the guest's page and its log tell the change. */
async function onlyTheHostChangesBots(host: Page, guest: Page) {
  const sitters = (page: Page) => page.locator('.seat .participant');
  for (const [page, bot] of [
    [guest, sitters(guest).first],
    [host, sitters(host).last],
  ] as const) {
    await page.press('Escape');
    await bot.click();
    await expect(page.getByRole('dialog')).toContainText('Normal bot');
    await expect(page.getByRole('radiogroup', { name: 'Bot level' })).toHaveCount(Number(page === host));
  }
  await guest.press('Escape');
  await host.getByRole('radio', { name: 'Strong' }).check();
  const told = 'now plays at another level: Strong (was Normal)';
  await expect(guest.locator('.notice')).toContainText(told);
  await guest.getByRole('button', { name: 'More', exact: true }).click();
  await guest.getByRole('button', { name: 'What happened' }).click();
  await expect(guest.locator('.transcript')).toContainText(told);
}

test('a late friend replaces a bot between rounds', async ({ visit }) => {
  const host = await device(visit, '', { settings: { yourName: 'Kai' } });
  const player = playsByItself(host, 'hearts', false);
  await host.go('#/friends/hearts');
  const link = await opensRoom(host);
  await host.getByLabel('Allow spectators').check();
  await starts(host);
  const guest = await device(visit, link, { engine: false });
  await guest.locator('#own-name').fill('Mia');
  await guest.locator('.join-form .primary').click();
  await until(() => guest.address.startsWith('#/play/'));
  await expect(host.locator('.watch-count').first).toBeAttached();
  player.begin();
  await expect(guest.locator('.hand [data-card]')).toHaveCount(13);
  await expect(guest.locator('.foot')).toContainText('Your turn');
  for (const page of [host, guest])
    await expect(page.locator('.notice')).toContainText('Mia now plays in place of a bot.');
  await expect(seatOf(host, 'Mia')).toHaveCount(1);
  await passes(guest);
  await expect(guest.locator('.slots [data-card]')).toHaveCount(0);
  await expect(guest.locator('.hand [data-card]')).toHaveCount(13);
  const cards = hand(guest);
  await host.reload();
  await isDealt(host);
  await expect(seatOf(host, 'a bot plays')).toHaveCount(0);
  assert(hand(guest).every(card => cards.includes(card))); // the bot plays for Mia until she is back
  leaves(guest);
  await expect(seatOf(host, 'Mia')).toContainText('a bot plays');
});

const OLDER = packed(['room', 'hearts', {}, Array(4).fill('human'), 'Kai', 'an older one', 'x'.repeat(22)]);
const WRONG = {
  xyz: 'damaged',
  '1AAAA': 'doesn’t work',
  '9abc': 'another version',
  [OLDER]: 'Ask for a new', // an older link lacks the host's key
};

test('a wrong link to a room is refused', async ({ visit }) => {
  const page = await visit('', { engine: false });
  for (const [link, says] of Object.entries(WRONG)) {
    await page.enter(`#/with/${link}`);
    await expect(page.notice).toContainText(says);
    await expect(page.locator('.home')).toBeVisible(); // the next link must not be opened before home is shown
    await expect(page.locator('.join-form')).toHaveCount(0);
    await page.notice.getByRole('button', { name: 'Dismiss' }).click();
  }
  const link = packed(['room', 'hearts', {}, Array(4).fill('human'), 'Kai', 'an older one', 'x'.repeat(43)]);
  await page.enter(`#/with/${link}`);
  await expect(page.getByText('Kai uses another version of Taku.')).toBeVisible();
  await expect(page.locator('.join-form')).toHaveCount(0);
});

test('a stranger with the link is no host', async ({ visit }) => {
  const { host, link } = await opened(visit);
  const guest = await sitsDown(visit, link, 'Mia');
  const own = await newIdentity();
  const stranger = new Stranger(roomOf(link), true, async (text, channel) => {
    const { hello } = await answerHello(channel, await credentialsOf(own), JSON.parse(text).nonce);
    for (const message of [hello, { type: 'no', why: 'freed' }]) channel.send(JSON.stringify(message));
  });
  await until(() => stranger.heard.length);
  await expect(rim(guest)).toContainText('Kai');
  await starts(host, guest);
  const before = [hand(host), hand(guest)];
  await host.reload(); // while the stranger waits for the guest
  await isDealt(host);
  await expect(guest.locator('.away-panel')).toHaveCount(0);
  await expect(away(host)).toHaveCount(0);
  same([hand(host), hand(guest)], before);
  same(stranger.types, ['hello']);
  stranger.leave();
});

test('devices side by side pair again and go on', async ({ visit }) => {
  const host = await device(visit, '#/side/hearts', { settings: { yourName: 'Kai' } });
  const guest = await device(visit, '#/side', { engine: false, settings: { yourName: 'Mia' } });
  await pairs(host, guest);
  await expect(guest.locator('.round-table')).toBeVisible();
  await expect(rim(host)).toContainText('Mia');
  await starts(host, guest);
  const before = [hand(host), hand(guest)];
  assert(isApart(before[0], before[1]));
  await passes(host);
  AIR.cut(host.tab.visit);
  await expect(guest.getByRole('heading', { name: 'Kai’s device is away' })).toBeVisible();
  await expect(guest.locator('.away-panel')).toContainText('Pair the two devices again');
  await expect(host.locator('.away-panel')).toContainText('If Mia doesn’t come back');
  for (const page of [host, guest]) await page.locator('.away-panel').getByRole('link', { name: 'Pair again' }).click();
  await pairs(host, guest);
  for (const page of [host, guest]) {
    await until(() => page.address.startsWith('#/play/'));
    await isDealt(page);
    await expect(page.locator('.away-panel')).toHaveCount(0);
  }
  same(hand(guest), before[1]);
  await passes(guest);
  await expect(away(host)).toHaveCount(0);
  same(
    [host, guest].map(page => page.tab.network.met),
    [[], []],
  );
});

test('a code opened by a camera leads to the room', async ({ visit }) => {
  const host = await device(visit, '#/side/hearts', { engine: false, settings: { yourName: 'Kai' } });
  await expect(host.locator('.code input')).toHaveValue(/#\/side\/code\/[\w-]{80}/);
  const code = await fieldOf(host, '.code input');
  const guest = await device(visit, `#${code.split('#')[1]}`, { engine: false });
  await guest.getByLabel('Your name').fill('Mia');
  await guest.getByRole('button', { name: 'Next' }).click();
  await answers(host, guest);
  await expect(guest.locator('.round-table')).toBeVisible();
  await expect(rim(host)).toContainText('Mia');
});

test('a code that cannot be copied is selected', async ({ visit }) => {
  const host = await device(visit, '#/side/hearts', { engine: false, settings: { yourName: 'Kai' } });
  await expect(host.locator('.code input')).toHaveValue(/#\/side\/code\/[\w-]{80}/);
  Object.assign(host.window.navigator.clipboard, { writeText: () => host.window.Promise.reject() });
  await host.getByRole('button', { name: 'Copy as text instead' }).click();
  await host.hears(host.taku.say('send-select'));
  const field = host.window.document.querySelector<HTMLInputElement>('.code input');
  same([field?.selectionStart, field?.selectionEnd], [0, field?.value.length]);
});

test('of two hosts the one who scans visits', async ({ visit }) => {
  const host = await device(visit, '#/side/hearts', { engine: false, settings: { yourName: 'Kai' } });
  const other = await device(visit, '#/side/president', { engine: false, settings: { yourName: 'Ana' } });
  await expect(host.locator('.code input')).toHaveValue(/#\/side\/code\/[\w-]{80}/);
  await other.getByRole('button', { name: 'Next: scan theirs' }).click();
  await other.locator('#their-code').fill(await fieldOf(host, '.code input'));
  await answers(host, other);
  await expect(other.locator('.round-table')).toBeVisible();
  await expect(rim(host)).toContainText('Ana');
});

test('a text that is no code is refused', async ({ visit }) => {
  const page = await device(visit, '#/side', { engine: false, settings: { yourName: 'Mia' } });
  await page.locator('#their-code').fill('https://example.org');
  await expect(page.locator('.wrong')).toHaveText('Not a Taku code.');
});

test('a pasted code is read at once', async ({ visit }) => {
  const page = await device(visit, '#/side', { engine: false, settings: { yourName: 'Mia' } });
  await page.locator('#their-code').paste('https://example.org');
  await expect(page.locator('.wrong')).toHaveText('Not a Taku code.');
});

test('an empty name is told in our words', async ({ visit }) => {
  for (const address of ['#/friends/hearts', '#/side']) {
    const page = await device(visit, address, { engine: false });
    await page.locator('form button').first.click();
    await expect(page.locator('#no-name')).toHaveText('Enter your name first.');
    await expect(page.locator('#own-name')).toBeFocused();
    same(page.document.querySelector('form')?.noValidate, true);
  }
});

// Several at one device

test('two at one device, guest, bot and viewer', async ({ visit }) => {
  const { host, link } = await opened(visit);
  await joinsHere(host, 'Lou');
  const guest = await sitsDown(visit, link, 'Mia');
  await expect(rim(guest)).toContainText('Lou');
  await host.getByLabel('Allow spectators').check();
  const lea = await watches(visit, link, 'Lea');
  await expect(host.locator('.watching')).toHaveText('Lea');
  await expect(rim(lea)).toContainText('Kai');
  await expect(host.locator('.deal .big')).toContainText('3 people, 1 bot');
  await host.locator('.deal .big').click();
  await expect(guest.locator('.hand [data-card]')).toHaveCount(13);
  const hands = [hand(guest)];
  await passes(guest);
  for (const name of ['Kai', 'Lou']) {
    await expect(host.locator('.curtain')).toContainText(name);
    await expect(host.locator('.hand [data-card]')).toHaveCount(0);
    await host.locator('.curtain .primary').click();
    await expect(host.locator('.hand [data-card]')).toHaveCount(13);
    hands.push(hand(host));
    await passes(host);
  }
  same(new Set(hands.flat()).size, 39);
  await expect(lea.locator('.seat .name').first).toBeVisible();
  same(lea.locator('.hand [data-card]').count, 0);
  await havePassed(host);
  await playOn([host, guest], () => (host.taku.match?.log.length ?? 0) > 20);
  await expect(seatOf(lea, 'tricks').first).toBeVisible();
  same(lea.locator('.hand [data-card]').count, 0);
});

test('the host seats bots and moves players', async ({ visit }) => {
  const { host, link } = await opened(visit, 'hearts', { engine: false });
  const bots = host.getByRole('button', { name: /bot: free this seat/ });
  await free(host).first.click();
  await expect(host.locator('.deal .big')).toContainText('1 person, 3 bots');
  await expect(free(host)).toHaveCount(2);
  await free(host).first.click();
  await expect(rim(host)).toContainText('Mia bot');
  const guest = await sitsDown(visit, link, 'mia');
  await expect(rim(host)).toContainText('mia');
  await expect(rim(host)).not.toContainText('Mia bot'); // a bot never has a person's name
  await expect(rim(host)).toContainText('Otto bot');
  await expect(rim(host)).toContainText('Ines bot');
  for (const count of [1, 2]) {
    await bots.first.click();
    await expect(free(host)).toHaveCount(count);
  }
  const mia = host.getByRole('button', { name: /^mia: move/ });
  await mia.click();
  await host.getByRole('button', { name: 'Move mia' }).click();
  await free(host).first.click();
  await expect(host.locator('.table-seats li').nth(1)).toContainText('mia');
  await expect(guest.locator('.table-seats li').nth(1)).toContainText('You');
  await joinsHere(guest, 'mia');
  await expect(rim(host)).toContainText('mia 2');
  await expect(free(host)).toHaveCount(1);
  await guest.getByRole('button', { name: 'Remove mia 2' }).click();
  await expect(free(host)).toHaveCount(2);
  await joinsHere(host, 'Lou');
  await host.getByRole('button', { name: 'Remove Lou' }).click();
  await expect(free(guest)).toHaveCount(2);
  await mia.click();
  await host.getByRole('button', { name: 'Free the seat', exact: true }).click();
  await expect(free(host)).toHaveCount(3);
  await expect(guest.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

test('who finds a full table asks to watch', async ({ visit }) => {
  const { host, link } = await opened(visit, 'hearts', { engine: false });
  const refused = 'Kai doesn’t allow spectators';
  const lea = await watches(visit, link, 'Lea');
  await expect(lea.getByRole('heading', { name: refused })).toBeVisible();
  await host.getByLabel('Allow spectators').check();
  for (const _ of [1, 2, 3]) await free(host).first.click();
  const guest = await device(visit, link, { engine: false });
  await guest.locator('#own-name').fill('Mia');
  await guest.locator('.join-form .primary').click();
  await expect(guest.getByRole('heading', { name: 'Kai’s table is full' })).toBeVisible();
  await guest.getByRole('button', { name: 'Just watch' }).click();
  await expect(host.locator('.watching')).toHaveText('Mia');
  await host.getByLabel('Allow spectators').check(false);
  await expect(guest.getByRole('heading', { name: refused })).toBeVisible();
  await expect(host.locator('.watching')).toHaveCount(0);
});

const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';
const NAMES = [
  ['W'.repeat(40), 'W'],
  ['\u05d3\u05d1\u05d5\u05e8\u05d4 \u05d1\u05ea-\u05e9\u05d1\u05e2', '\u05d3'],
  [FAMILY.repeat(12), FAMILY],
];

test('the first character of any name is shown', async ({ visit }) => {
  const { host } = await opened(visit, 'president', { engine: false });
  for (const [at, [name, sign]] of NAMES.entries()) {
    await joinsHere(host, name, sign);
    await expect(
      rim(host)
        .locator('li')
        .nth(at + 1)
        .locator('.face'),
    ).toHaveText(sign);
  }
});
