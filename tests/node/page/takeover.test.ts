// A match among friends whose host leaves: another device goes on, and nothing but a dealt round is lost.

import assert from 'node:assert/strict';
import {
  company,
  goesOn,
  hasGoneOn,
  MINUTE,
  matchAt,
  passUntil,
  playUntil,
  pointsAt,
  SEATS,
  three,
} from './company.ts';
import { expect, same, test, until, type Visits } from './page.ts';
import { comesBack, isDealt, leaves, opened, sitsDown } from './rooms.ts';

const deals = (log: readonly string[]) => log.filter(entry => entry.startsWith('deal')).length;

/** Play until it is so, let the host leave, and see that the others go on with the same seats and points. */
async function handsOver(visit: Visits['visit'], game: string, isSo: (log: readonly string[]) => boolean) {
  const at = await three(visit, game);
  await playUntil(at, isSo);
  const { kai, ann, otto, players } = at;
  const isKnown = () => game !== 'yahtzee' || matchAt(ann).log.length === matchAt(kai).log.length;
  await until(() => matchAt(ann).log.length === matchAt(otto).log.length && isKnown());
  const before = [...matchAt(ann).log];
  const whole = [...matchAt(kai).log];
  same(before, whole.slice(0, before.length));
  if (game === 'yahtzee') same(before, whole);
  const { seats } = matchAt(ann).head;
  company(kai).handOver();
  await goesOn(ann, otto);
  const { log, head } = matchAt(ann);
  await until(() => log.length > before.length || game === 'yahtzee');
  same(log.slice(0, before.length), before);
  same(head.seats, seats);
  assert(head.seed !== '' && matchAt(otto).head.seed === '');
  if (game !== 'yahtzee') assert(/^(deal|first|dealer)/.test(log[before.length]), log[before.length]);
  for (const page of [ann, otto]) {
    await expect(page.notice).toContainText(`Kai’s device has left. ${page === ann ? 'You take' : 'Ann takes'} over`);
    await expect(page.notice).toContainText(game === 'yahtzee' ? 'nothing is lost' : 'this round is dealt again');
    await until(() => pointsAt(page)?.length === SEATS[game]);
  }
  same(pointsAt(ann), pointsAt(otto));
  await until(() => company(ann).places[0].bot);
  for (const player of players.slice(1)) player.begin();
  const { length } = matchAt(ann).log;
  await until(() => matchAt(ann).log.length > length + 6);
  for (const page of [kai, ann, otto]) leaves(page);
}

test('every device knows the others when a match begins', async ({ visit }) => {
  const { host: kai, link } = await opened(visit, 'haggis');
  const ann = await sitsDown(visit, link, 'Ann');
  kai.stopClock(); // what is sent later than at once is not sent
  const otto = await sitsDown(visit, link, 'Otto');
  await kai.locator('.deal .big').click();
  for (const page of [ann, otto])
    await until(() => {
      const { keys = [] } = (page.taku.match && matchAt(page).friends?.succession) ?? {};
      return keys.length > 0 && keys.every(key => key !== '');
    });
});

test('in Hearts the hand in play is dealt again', async ({ visit }) => {
  await handsOver(visit, 'hearts', log => log.length >= 1); // while cards are passed
  await handsOver(visit, 'hearts', log => log.length >= 9);
  await handsOver(visit, 'hearts', log => deals(log) === 2 && !log.at(-1)?.startsWith('deal'));
});

test('in President the round in play is dealt again', async ({ visit }) => {
  await handsOver(visit, 'president', log => log.length >= 6);
  await handsOver(visit, 'president', log => deals(log) === 2); // while cards are exchanged
});

test('in Haggis the round in play is dealt again', async ({ visit }) => {
  await handsOver(visit, 'haggis', log => log.length >= 4);
  await handsOver(visit, 'haggis', log => deals(log) === 2);
});

test('in Yahtzee nothing is lost', async ({ visit }) => {
  await handsOver(visit, 'yahtzee', log => log.length >= 1); // after a roll
  await handsOver(visit, 'yahtzee', log => log.length >= 15);
});

test('all see the whole match, and prove what was drawn since', async ({ visit }) => {
  const at = await three(visit, 'president');
  await playUntil(at, log => deals(log) === 2);
  const { kai, ann, otto, players } = at;
  company(kai).handOver();
  await goesOn(ann, otto);
  for (const player of players.slice(1)) player.begin();
  await until(() => matchAt(ann).over && matchAt(otto).friends?.compared);
  same(matchAt(otto).log, matchAt(ann).log);
  same(matchAt(otto).friends?.compared, { unlike: [], unseen: [] });
  assert(!matchAt(otto).friends?.rewound, 'the round that was dealt again counts as no second story');
  same(otto.taku.participants?.fair, true);
  const checked = otto.taku.participants?.checked;
  assert(checked && checked !== 'broken');
  same(checked.proof.strays, []);

  ann.taku.participants?.again();
  const { id } = matchAt(otto);
  await until(() => matchAt(otto)?.id !== id && matchAt(otto)?.over === false);
  await otto.reload();
  await until(() => otto.taku.participants?.isHostUnreachable === false); // knows the host by its term
});

test('a host that is away for a minute is replaced, and comes back as a guest', async ({ visit }) => {
  const at = await three(visit, 'hearts');
  await playUntil(at, log => log.length >= 9);
  const { kai, ann, otto } = at;
  for (const page of [ann, otto]) page.stopClock();
  leaves(kai);
  for (const page of [ann, otto]) {
    await until(() => page.taku.participants?.isHostUnreachable);
    await expect(page.locator('.away-panel')).toContainText('The match is kept here');
  }
  await otto.pass(MINUTE);
  await ann.pass(MINUTE);
  await until(() => ann.taku.participants?.hosts);
  await passUntil([ann, otto], () => hasGoneOn(ann, otto));
  await comesBack(kai);
  await until(() => kai.taku.participants?.hosts === false && !kai.taku.participants.isHostUnreachable);
  await isDealt(kai);
  await expect(kai.notice).toContainText('Ann has taken over the match.');
  same(company(kai).here, [0]);
  await until(() => !company(ann).places[0].away && !company(ann).places[0].bot);
  assert(ann.taku.participants?.hosts && !otto.taku.participants?.hosts);
  same(matchAt(kai).head.seed, '');
});

test('a host that is back within the minute plays on', async ({ visit }) => {
  const { kai, ann, otto } = await three(visit, 'yahtzee');
  for (const page of [ann, otto]) page.stopClock();
  leaves(kai);
  for (const page of [ann, otto]) await until(() => page.taku.participants?.isHostUnreachable);
  for (const page of [ann, otto]) await page.pass(40_000);
  await comesBack(kai);
  await until(() => kai.taku.participants?.hosts);
  for (const page of [ann, otto]) {
    await page.pass(13_000);
    await until(() => page.taku.participants?.isHostUnreachable === false);
    await page.pass(120_000);
    assert(!page.taku.participants?.hosts);
  }
  await ann.hears('Kai is back and plays on.');
});

test('of two devices that take over at once the first seat goes on', async ({ visit }) => {
  const at = await three(visit, 'hearts');
  await playUntil(at, log => log.length >= 9);
  const { kai, ann, otto } = at;
  for (const page of [ann, otto]) page.stopClock();
  leaves(kai);
  for (const page of [ann, otto]) await until(() => page.taku.participants?.isHostUnreachable);
  await Promise.all([otto.pass(MINUTE + 8_000), ann.pass(MINUTE)]); // each counts by its own clock
  await until(() => ann.taku.participants?.hosts);
  await until(() => otto.taku.participants?.hosts === false);
  await passUntil([ann, otto], () => hasGoneOn(ann, otto));
  await expect(ann.notice).toContainText('Kai’s device has left. You take over');
  await expect(otto.notice).toContainText('Kai’s device has left. Ann takes over');
});

test('a device of an older version leaves the match to the next one', async ({ visit }) => {
  const at = await three(visit, 'yahtzee');
  const { kai, ann, otto } = at;
  for (const page of [ann, otto]) page.stopClock();
  Reflect.set(company(ann) as object, 'invitation', { ...Reflect.get(company(ann), 'invitation'), build: 'older' });
  company(kai).handOver();
  await until(() => otto.taku.participants?.isHostUnreachable);
  await ann.pass(1_000);
  await otto.pass(10_000);
  await until(() => otto.taku.participants?.hosts);
  await passUntil([otto], () => !company(otto).isHostUnreachable);
  assert(!ann.taku.participants?.hosts);
});

test('a host leaves after the round, and no round is dealt again', async ({ visit }) => {
  const at = await three(visit, 'president');
  const { kai, ann, otto, players } = at;
  await playUntil(at, log => log.length >= 6);
  const { address } = kai;
  await kai.go('#/friends/president');
  await kai.getByLabel('Leave after this round').check();
  await kai.go(address);
  for (const player of players) player.begin();
  await until(() => ann.taku.participants?.hosts);
  await goesOn(ann, otto);
  await until(() => deals(matchAt(ann).log) === 2);
});
