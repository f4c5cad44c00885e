// Three friends at devices of their own, who play by themselves, and hosts that leave.

import type { HostSession } from '../../../web/friends/host-session.ts';
import type { StoredMatch } from '../../../web/storage/stored-types.ts';
import { type Page, until, type Visits } from './page.ts';
import { opened, type Player, playsByItself, sitsDown } from './rooms.ts';

export const MINUTE = 61_000; // milliseconds, a second more

export const matchAt = (page: Page) => page.taku.match as StoredMatch;
export const company = (page: Page) => page.taku.participants as unknown as HostSession;
export const pointsAt = (page: Page) => matchAt(page).glance?.points;

/** Options that keep a match short. */
const SHORT: Record<string, object> = {
  hearts: { target: 50 },
  president: { length: 'short' },
  haggis: { target: 250 },
  yahtzee: {},
};
export const SEATS: Record<string, number> = { hearts: 4, president: 4, haggis: 3, yahtzee: 3 };

export interface Company {
  kai: Page;
  ann: Page;
  otto: Page;
  players: Player[];
  link: string;
}

/** Kai hosts; Ann and Otto sit down, each with an engine of their own. All three play by themselves. */
export async function three(visit: Visits['visit'], game: string): Promise<Company> {
  const seats = Array(SEATS[game]).fill('human').fill('easy', 3);
  const last = { [game]: { options: SHORT[game], seats, names: seats.map(() => '') } };
  const { host: kai, link } = await opened(visit, game, { settings: { last } });
  const ann = await sitsDown(visit, link, 'Ann', { engine: true });
  const otto = await sitsDown(visit, link, 'Otto', { engine: true });
  const players = [kai, ann, otto].map(page => playsByItself(page, game, false));
  await kai.locator('.deal .big').click();
  for (const page of [kai, ann, otto]) await until(() => page.taku.match && page.address.startsWith('#/play/'));
  return { kai, ann, otto, players, link };
}

/** Play until it is so at the host's table, then stop. */
export async function playUntil({ kai, players }: Company, isSo: (log: readonly string[]) => boolean) {
  for (const player of players) player.begin();
  await until(() => isSo(matchAt(kai).log));
  for (const player of players) player.isOn = false;
}

/** True while the engine of a page works on a request. */
const works = ({ tab: { engine } }: Page) =>
  engine.workers.flatMap(({ asked }) => asked).length > engine.answers.filter(({ type }) => type === 'answered').length;

/**
 * Let time pass at pages whose clocks are stopped, second by second, until it is so. While an engine works, no time
 * passes: it would be charged to the seat that has asked.
 */
export async function passUntil(pages: Page[], isSo: () => unknown) {
  for (let second = 0; second < 120 && !isSo(); second += 1) {
    for (const page of pages) await page.pass(1_000);
    await until(() => !pages.some(works));
  }
  await until(isSo);
}

/** True once a device hosts the match and the others are its guests. */
export const hasGoneOn = (host: Page, ...guests: Page[]) =>
  host.taku.participants?.hosts &&
  !company(host).isHostUnreachable &&
  guests.every(guest => guest.taku.participants?.isHostUnreachable === false);

/** Wait until a device hosts the match and the other one is its guest. */
export const goesOn = (host: Page, ...guests: Page[]) => until(() => hasGoneOn(host, ...guests));
