// A match among friends, each at a device: what crosses, who may do what, and that nothing is lost.

import assert from 'node:assert/strict';
import type { Participants } from '../../../web/app.ts';
import type { ToFrame } from '../../../web/friends/connection/relay-messages.ts';
import { type LetterGuest, sits } from './messages.ts';
import { expect, type Page, python, same, test, until, type Visits } from './page.ts';
import {
  choose,
  comesBack,
  hand,
  havePassed,
  isDealt,
  leaves,
  opened,
  playsByItself,
  roomOf,
  Stranger,
  sitsDown,
  starts,
} from './rooms.ts';
import { Table } from './table.ts';

const log = (page: Page) => page.taku.match?.log ?? [];
const participants = (page: Page) => page.taku.participants as Participants;

// Searches all that was sent for the seed, and for every card that was hidden by then
const CHECKED = `
import json
from taku import Match, fair
from tests.hidden import names_in, secrets

given = json.loads(GIVEN)
head, log = given["head"], given["log"]

match = Match(head["game"], head["options"], seed=head["seed"], seats=head["seats"], draws=False)
hidden = [(0, {})]
for entry, text in enumerate(log, start=1):
    match.enter(text, entry)
    unknown = {seat: secrets(match, seat) for seat in range(len(match.seats))}
    hidden.append((match.state.round, unknown | {None: set().union(*unknown.values())}))

faults = []
for guest in given["guests"]:
    for text, entries in guest["sent"]:
        message = json.loads(text)
        reply = message.get("reply", {})
        opened = reply.get("type") == "opened"
        over = opened and reply["seed"] is not None
        if not over and any(number in text for number in fair.shares(head["seed"])):
            faults.append("the seed: " + text[:300])
        round_, cards = hidden[entries]
        begun = reply.get("view", {}).get("round", round_) == round_
        if begun and not opened and names_in(message) & cards.get(guest["here"], set()):
            faults.append("hidden cards: " + text[:300])  # what is opened is of rounds that are over

whole = Match.load({**head, "log": log})
result = {
    "over": whole.over,
    "fair": all(fair.drawn(whole).values()),
    "shares": list(fair.shares(head["seed"])),
    "isSearched": any(unknown.get(1) for _, unknown in hidden),
    "faults": faults,
}
`;

type Checked = { over: boolean; fair: boolean; shares: string[]; isSearched: boolean; faults: string[] };

test('nothing hidden crosses during a whole match', async ({ visit }) => {
  const { host, link } = await opened(visit, 'president', {
    settings: {
      last: { president: { options: { length: 'short' }, seats: Array(4).fill('human'), names: Array(4).fill('') } },
    },
  });
  playsByItself(host, 'president');
  await host.getByLabel('Allow spectators').check();
  const guests = [await sits(link, ['Ann']), await sits(link, ['Otto']), await sits(link, [])];
  const sent = new Map(guests.map(({ peer }) => [peer, [] as [string, number][]]));
  const record = (message: ToFrame) => {
    if (message.is === 'text') sent.get(message.peer)?.push([message.text, log(host).length]);
  };
  host.tab.network.sent = record;
  await host.locator('.deal .big').click();
  await until(() => host.taku.match?.over && guests.every(guest => guest.opened.length === log(host).length));
  const { head } = host.taku.match as { head: { seed: string; seats: string[] } };
  const all = guests.map(({ here, peer }) => ({ here: here[0] ?? null, sent: sent.get(peer) }));
  assert(all.every(each => each.sent?.length));
  const given = JSON.stringify(JSON.stringify({ head, log: log(host), guests: all }));
  const checked = await python<Checked>(`GIVEN = ${given}\n${CHECKED}`);
  same(checked.faults, []);
  assert(checked.over && checked.fair && checked.isSearched);
  same(checked.shares.slice(1), [guests[0].number, guests[1].number]);
  same(head.seats.slice(0, 3), Array(3).fill('human'));
  same(
    guests.map(({ here }) => here),
    [[1], [2], []],
  );
  for (const guest of guests) same(guest.opened, log(host));
});

/** Kai's page, where the match is played, Ann's and Otto's; and a bot. */
async function three(visit: Visits['visit']) {
  const { host: kai, link } = await opened(visit);
  const ann = await sitsDown(visit, link, 'Ann');
  const otto = await sitsDown(visit, link, 'Otto');
  await starts(kai, ann, otto);
  return { kai, ann, otto, link };
}

test('all choose at once, and nothing chosen returns', async ({ visit }) => {
  const { kai, ann, otto } = await three(visit);
  await choose(ann, 2);
  await choose(otto, 3);
  await new Table(otto).primary.click();
  await expect(ann.locator('.seat').filter({ hasText: 'has chosen' })).toHaveCount(2);
  await expect(new Table(ann).slots).toHaveCount(2);
  await expect(new Table(otto).hand).toHaveCount(10);
  leaves(kai);
  for (const guest of [ann, otto]) await until(() => participants(guest).isHostUnreachable);
  await choose(ann, 1); // chosen cards are not sent to other devices
  await comesBack(kai);
  for (const guest of [ann, otto]) await until(() => !participants(guest).isHostUnreachable);
  await expect(new Table(otto).hand).toHaveCount(10);
  await expect(new Table(ann).slots).toHaveCount(3);
  await isDealt(kai);
  await choose(kai, 3);
  for (const page of [kai, ann]) await new Table(page).primary.click();
  for (const page of [kai, ann, otto]) await expect(new Table(page).hand).not.toHaveCount(10);
  await havePassed(kai);
});

test('a card sent during a reload is played once', async ({ visit }) => {
  const seats = Array(4).fill('human');
  const last = { hearts: { options: { passing: false }, seats, names: Array(4).fill('') } };
  const { host: kai, link } = await opened(visit, 'hearts', { settings: { last } });
  playsByItself(kai, 'hearts');
  const ann = await sitsDown(visit, link, 'Ann');
  await kai.locator('.deal .big').click();
  const table = new Table(ann);
  await table.myTurn();
  while (!table.trick.count) {
    const [card] = table.playable.values('data-card') as string[];
    ann.request({ type: 'play', move: card });
    await expect(table.card(card)).toHaveCount(0);
    await table.myTurn();
  }
  const [card] = table.playable.values('data-card') as string[];
  ann.request({ type: 'play', move: card });
  await kai.reload();
  playsByItself(kai, 'hearts');
  await isDealt(kai);
  await until(() => !participants(ann).isHostUnreachable);
  await ann.hasSettled();
  const played = log(kai).filter(entry => entry === card).length;
  assert(played <= 1);
  await expect(table.card(card)).toHaveCount(1 - played);
});

test('a guest who returns has the seat again', async ({ visit }) => {
  const { kai, ann, otto } = await three(visit);
  for (const page of [kai, ann, otto]) {
    await choose(page, 3);
    if (page === ann) {
      await new Table(page).hand.first.click(); // a refusal needs no engine on the guest's device
      await expect(new Table(page).callout).toBeVisible();
    }
    await new Table(page).primary.click();
  }
  await havePassed(kai);
  await expect(new Table(otto).hand).toHaveCount(13);
  const before = hand(otto);
  leaves(otto);
  await until(() => participants(ann).places[2].away);
  participants(kai).playFor(2);
  await until(() => participants(ann).places[2].bot === 'normal');
  await comesBack(otto);
  await isDealt(otto);
  assert(hand(otto).every(card => before.includes(card)));
  participants(kai).giveBack(2);
  await until(() => !participants(ann).places[2].away && !participants(ann).places[2].bot);
  same(participants(otto).here, [2]);
});

test('a guest never plays alone', async ({ visit }) => {
  const { ann } = await three(visit);
  const { address } = ann;
  ann.window.localStorage.removeItem('taku.rooms');
  leaves(ann);
  const alone = await visit(address, { device: ann.tab.device, engine: false });
  await expect(alone.notice).toContainText('with friends');
  await expect(alone.getByRole('button', { name: 'Play Hearts' })).toBeVisible();
});

/** A room of Yahtzee for Kai and Ann, who is messages alone, with a match that has begun. */
async function two(visit: Visits['visit'], more: string[] = []) {
  const seats = Array(2 + more.length).fill('human');
  const last = { yahtzee: { options: {}, seats, names: seats.map(() => '') } };
  const { host, link } = await opened(visit, 'yahtzee', { settings: { last } });
  const guests: LetterGuest[] = [];
  for (const name of ['Ann', ...more]) guests.push(await sits(link, [name], { plays: false }));
  await host.locator('.deal .big').click();
  await new Table(host).myTurn();
  await until(() => guests[0].begun >= 1);
  return { host, link, guests, ann: guests[0] };
}

const ONES = { type: 'play', move: 'fill ones' } as const;

test('a turn is told in the title and heard', async ({ visit }) => {
  let rung = 0;
  const last = { yahtzee: { options: {}, seats: ['human', 'human'], names: ['', ''] } };
  const { host: kai, link } = await opened(visit, 'yahtzee', { settings: { last } });
  const ann = await sitsDown(visit, link, 'Ann', {
    settings: { sounds: true },
    prepare: window => withAudio(window, () => (rung += 1)),
  });
  await kai.locator('.deal .big').click();
  await until(() => ann.document.title === 'Kai’s turn – Yahtzee · Taku');
  await ann.locator('h1').first.click(); // browsers play no sound before the first tap
  const before = rung;
  await new Table(kai).myTurn();
  kai.request(ONES);
  await until(() => ann.document.title === 'Your turn – Yahtzee · Taku');
  await until(() => rung > before);
});

test('guests go on with the next engine', async ({ visit }) => {
  const { host, ann } = await two(visit);
  const { begun } = ann;
  host.tab.engine.die();
  await until(() => ann.begun > begun);
  await new Table(host).myTurn();
  host.request(ONES);
  await until(() => log(host).length === 3);
  ann.ask(ONES);
  await until(() => log(host).length === 5);
});

test('guests wait while the host is elsewhere', async ({ visit }) => {
  const { host, ann } = await two(visit);
  const { begun } = ann;
  const { address } = host;
  await host.go('#/learn/hearts/tricks');
  await until(() => ann.seen.some(({ type }) => type === 'away')); // others may follow it at once
  await isDealt(host);
  ann.ask(ONES);
  await host.go(address);
  await until(() => ann.seen.some(({ type }) => type === 'back') && ann.begun > begun);
  await new Table(host).myTurn();
  same(log(host).length, 1);
  host.request(ONES);
  await until(() => log(host).length === 3);
});

test('an open match is replayed without its host', async ({ visit }) => {
  const last = { yahtzee: { options: {}, seats: ['human', 'human'], names: ['', ''] } };
  const { host: kai, link } = await opened(visit, 'yahtzee', { settings: { last } });
  const ann = await sitsDown(visit, link, 'Ann', { engine: true });
  await kai.locator('.deal .big').click();
  for (const page of [kai, ann]) {
    await new Table(page).myTurn();
    page.request(ONES);
  }
  await until(() => log(ann).length === 5);
  leaves(kai);
  await until(() => participants(ann).isHostUnreachable);
  await ann.locator('.away-panel').getByRole('link', { name: 'Replay' }).click();
  await expect(ann.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Move 5 of 5');
});

// Hostile guests

const STRANGE = [
  ...['', 'x', 'null', '7', '[]', '{}', '"sit"', '['.repeat(7_000), '{"type":'.repeat(900), '\ud800', '\0'],
  ...['{"type": "__proto__"}', '{"type": "constructor"}', '{"type": ["sit"]}', '{"type": "load"}'],
  '{"type": "sit", "build": 1, "names": [], "key": "", "commitment": ""}',
  '{"type": "ask", "seat": 0, "request": {"type": "play", "move": "fill ones"}}',
  '{"type": "ask", "seat": null, "request": {"type": "begin"}}',
  '{"type": "ask", "seat": 1, "request": {"type": "save"}}',
  '{"type": "ask", "seat": 1, "request": {"type": "host"}}',
  '{"type": "ask", "seat": 1, "request": {"type": "explain-choice", "items": [[]]}}',
  '{"type": "ask", "seat": 1, "request": {"type": "story", "seat": 0}}',
  '{"type": "ask", "seat": 1.5, "request": {"type": "begin"}}',
  '{"type": "number", "number": "x", "commitment": "x"}',
  '{"type": "sign", "sign": 6}',
  JSON.stringify({ type: 'ask', seat: 1, request: { type: 'play', move: 'x'.repeat(7_000) } }),
];

test('a flooding guest is shown out, others stay', async ({ visit }) => {
  const { host, link, guests } = await two(visit, ['Otto']);
  const [ann, otto] = guests;
  const stranger = new Stranger(roomOf(link), false);
  await until(() => stranger.channels.length);
  let isOpen = true;
  const [channel] = stranger.channels;
  channel.onclose = () => {
    isOpen = false;
  };
  for (const text of [...STRANGE, 'x'.repeat(10_000_000)]) otto.channel.send(text);
  for (const shape of [{}, null, 7, new ArrayBuffer(9), true]) channel.send(shape as string);
  for (const end of [channel, otto.channel])
    for (let count = 0; count < 10_000; count += 1) end.send(STRANGE[count % STRANGE.length]);
  await until(() => !otto.isOpen && !isOpen);
  await until(() => participants(host).places[2].away && !participants(host).places[1].away);
  same(log(host).length, 1);
  host.request(ONES);
  await until(() => log(host).length === 3);
  ann.ask(ONES);
  await until(() => log(host).length === 5);
  assert(!ann.seen.some(({ type }) => type === 'no'));
  stranger.leave();
});

test('what is asked at other seats is dropped', async ({ visit }) => {
  const { host, ann } = await two(visit);
  for (const seat of [0, null, 5]) ann.send({ type: 'ask', seat, request: ONES });
  ann.ask({ type: 'undo', seat: 0, log: [] });
  await until(() => ann.refusals.length);
  same(
    ann.refusals.map(({ request }) => request),
    ['undo'],
  );
  same(log(host).length, 1);
});

const AUDIO = [
  'AudioContext',
  'AudioBuffer',
  'AudioBufferSourceNode',
  'BiquadFilterNode',
  'GainNode',
  'OscillatorNode',
];

/** Give a window the nodes of sound, which a browser has, and tell of each that is started. */
function withAudio(window: object, ring: () => void) {
  const parts: Record<string | symbol, unknown> = { start: ring, then: undefined, [Symbol.toPrimitive]: () => 0 };
  const node: object = new Proxy(Object, {
    get: (_, name) => (name in parts ? parts[name] : node),
    apply: () => node,
    construct: () => node,
    set: () => true,
  });
  for (const name of AUDIO) Object.assign(window, { [name]: node });
}
