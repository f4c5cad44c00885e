// Rooms of friends: several devices, each with a page of its own, that meet over the air of browser/air.ts.

import type { Channel } from '../../../web/friends/channel.ts';
import type { FromFrame } from '../../../web/friends/connection/relay-messages.ts';
import type { Frame, Reply, SeatRequest } from '../../../web/protocol.d.ts';
import { unpacked } from '../packed-links.ts';
import { AIR } from './browser/air.ts';
import type { VisitOptions } from './browser/tab.ts';
import { Device, expect, type Page, until, type Visits } from './page.ts';
import { Table } from './table.ts';

/** Open the page on a device of its own, where nothing is waited for. */
export const device = (
  visit: Visits['visit'],
  path = '',
  { settings, ...options }: Omit<VisitOptions, 'path'> = {},
): Promise<Page> => visit(path, { device: new Device(), settings: { speed: 'none', ...settings }, ...options });

/** Open a room as Kai; return Kai's page, and the way to the room. */
export async function opened(visit: Visits['visit'], game = 'hearts', { settings, ...options }: VisitOptions = {}) {
  const host = await device(visit, `#/friends/${game}`, { settings: { yourName: 'Kai', ...settings }, ...options });
  return { host, link: await opensRoom(host) };
}

export const fieldOf = async (page: Page, selector: string) =>
  (await page.locator(selector).element<HTMLInputElement>()).value;

/** Open the room that is on the screen; return the address of the invitation. */
export async function opensRoom(host: Page) {
  await host.getByRole('button', { name: 'Open the room' }).click();
  await expect(host.locator('#room-link')).toHaveValue(/#\/with\//);
  return `#${(await fieldOf(host, '#room-link')).split('#')[1]}`;
}

/** The id of the room that an invitation leads to. */
export const roomOf = (link: string) => unpacked(link.split('/').at(-1) as string).at(-1) as string;

export async function sitsDown(visit: Visits['visit'], link: string, name: string, options: VisitOptions = {}) {
  const guest = await device(visit, link, { engine: false, ...options });
  await takesASeat(guest, name);
  return guest;
}

/** Sit down by an invitation. */
export async function takesASeat(guest: Page, name: string) {
  await guest.locator('#own-name').fill(name);
  await guest.locator('.join-form .primary').click();
  await expect(guest.locator('.round-table')).toBeVisible();
}

/** Watch, by an invitation. */
export async function watches(visit: Visits['visit'], link: string, name: string) {
  const page = await device(visit, link, { engine: false });
  await page.locator('#own-name').fill(name);
  await page.getByRole('button', { name: 'Just watch' }).click();
  return page;
}

export async function starts(host: Page, ...guests: Page[]) {
  await host.locator('.deal .big').click();
  for (const page of [host, ...guests]) {
    await until(() => page.address.startsWith('#/play/'));
    await isDealt(page);
  }
}

/** Wait until a page shows a hand. */
export const isDealt = (page: Page) => expect(page.locator('.hand [data-card]').first).toBeVisible();

/** The cards in a hand, in the order of their names. */
export const hand = (page: Page) => new Table(page).names.sort();

export const isApart = (one: string[], other: string[]) => !one.some(card => other.includes(card));

/** Choose the first cards of the hand. */
export async function choose(page: Page, count: number) {
  const { hand: cards, slots } = new Table(page);
  const before = slots.count;
  for (let number = 1; number <= count; number += 1) {
    await cards.first.click();
    await expect(slots).toHaveCount(before + number);
  }
}

/** Pass the first three cards. */
export async function passes(page: Page) {
  await choose(page, 3);
  await new Table(page).primary.click();
}

/** Wait until all have passed their cards. */
export const havePassed = (host: Page) =>
  until(() => new Table(host).log.filter(entry => entry.startsWith('pass')).length === 4);

/** One more sits down at this device. */
export async function joinsHere(page: Page, name: string, shown = name) {
  const more = page.locator('.here-too').first;
  const details = await more.element<HTMLDetailsElement>();
  if (!details.open) await more.locator('summary').click();
  await page.locator('#name-here').fill(name);
  await page.locator('.local-player-form button').click();
  await expect(more.getByRole('listitem').last).toContainText(shown);
}

/** Leave the page, as for another site or by closing the tab; `tab.open` comes back. */
export const leaves = (page: Page) => page.tab.visit.end();

export async function comesBack(page: Page) {
  page.tab.open();
  await page.hasBegun();
}

/** Pair two devices that are at their codes: each reads the other's as text. */
export async function pairs(host: Page, guest: Page) {
  const own = host.locator('.code input');
  await expect(own).toHaveValue(/[\w-]{80}/);
  await guest.locator('#their-code').fill(await fieldOf(host, '.code input'));
  await answers(host, guest);
}

/** The guest shows the second code, and the host reads it. */
export async function answers(host: Page, guest: Page) {
  await expect(guest.locator('.code input')).toHaveValue(/^[\w-]{80,}$/);
  const answer = await fieldOf(guest, '.code input');
  await host.getByRole('button', { name: 'Next: scan theirs' }).click();
  await host.locator('#their-code').fill(answer);
}

// Devices without a page

/** A device that is messages alone: it meets others by the secret of a room. */
export class Stranger {
  readonly channels: Channel[] = [];
  readonly heard: string[] = [];
  readonly member;

  constructor(
    secret: string,
    host: boolean,
    readonly answer: (text: string, channel: Channel) => unknown = () => {},
  ) {
    this.member = AIR.join(this, { secret, host }, message => this.#told(message));
  }

  #told(message: FromFrame) {
    if (message.is === 'joined') this.channels.push(this.#channel(message.peer, message.binding));
    else if (message.is === 'text') {
      const channel = this.channels.at(-1);
      this.heard.push(message.text);
      if (channel?.onmessage) channel.onmessage(message.text);
      else if (channel) this.answer(message.text, channel);
    } else if (message.is === 'left') this.channels.at(-1)?.onclose?.();
  }

  #channel(peer: string, binding: string): Channel {
    return {
      binding,
      way: null,
      isOpen: true,
      send: text => this.member.take({ is: 'text', peer, text }),
      close: () => this.member.take({ is: 'close', peer }),
      onmessage: null,
      onclose: null,
    };
  }

  leave() {
    this.member.take({ is: 'leave' });
  }

  /** The types of all that was heard. */
  get types() {
    return [...new Set(this.heard.map(text => JSON.parse(text).type as string))];
  }
}

// Players who do what can be done

const MOVES: Record<string, string> = { hearts: 'pass', president: 'give' };

/** A request that plays some move of a frame, or asks first what the cards could be. */
export function moveAt(game: string, { view: { ask, sheet }, meanings }: Frame): SeatRequest {
  if (!ask) throw new Error('nothing to decide');
  const box = sheet.find(({ move, refusal }) => move && !refusal)?.move;
  if (box) return { type: 'play', move: box };
  if (ask.slots.length) return { type: 'play', move: [MOVES[game], ...ask.items.slice(0, ask.least)].join(' ') };
  const known = meanings.find(({ moves }) => moves.length)?.moves[0];
  if (known) return { type: 'play', move: known.move };
  const button = ask.buttons.find(({ role }) => role !== 'offer');
  if (button) return { type: 'play', move: button.move };
  return { type: 'explain-choice', items: [ask.items[0]] };
}

/** Answers what a table asks, while it is on. */
export class Player {
  #frame: Frame | null = null;

  constructor(
    readonly game: string,
    readonly request: (request: SeatRequest) => void,
    public isOn = true,
  ) {}

  hear(message: Reply) {
    if (message.type === 'frame') this.#frame = message.view.ask ? message : null;
    if (!this.isOn) return;
    if (message.type === 'frame') this.#decide();
    const [only] = message.type === 'choice-explained' ? message.meaning.moves : [];
    if (only) this.request({ type: 'play', move: only.move });
  }

  #decide() {
    if (this.#frame) this.request(moveAt(this.game, this.#frame));
  }

  begin() {
    this.isOn = true;
    this.#decide();
  }
}

/** Have the player at a page do what can be done, at every table of a room; at once unless told else. */
export function playsByItself(page: Page, game: string, isOn = true) {
  const { taku } = page;
  const player = new Player(game, request => taku.request(request), isOn);
  const { reach } = taku;
  const playing = new WeakSet<object>();
  taku.reach = (end, company = null) => {
    if (end && !playing.has(end)) {
      playing.add(end);
      const attach = end.attach.bind(end);
      end.attach = (heard, engine) =>
        attach(message => {
          heard(message);
          player.hear(message as Reply);
        }, engine);
    }
    reach(end, company);
  };
  return player;
}

/** Press what a player at each page could press, again and again, until it is so. */
export async function playOn(pages: Page[], isSo: () => unknown) {
  await until(() => {
    for (const { document } of pages) {
      document.querySelector<HTMLElement>('.curtain .primary')?.click();
      const cards = [...document.querySelectorAll<HTMLElement>('.hand button:not([aria-disabled="true"])')];
      const card = cards.find(each => each.getAttribute('aria-pressed') === 'true') ?? cards[0];
      if (document.querySelector('.foot[data-acts]')) card?.click();
    }
    return isSo();
  });
}
