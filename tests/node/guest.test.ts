/** What a guest's device takes from a host, which may send anything. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Guest } from '../../web/friends/guest.ts';
import { answerHello } from '../../web/friends/handshake.ts';
import { roomOf } from '../../web/friends/identity.ts';
import { commitment, mixed, newNumber } from '../../web/friends/seed-shares.ts';
import type { Request } from '../../web/protocol.d.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { app, BUILD, credentialsOf, hears, newIdentity, settle, way } from './room-of-devices.ts';

const MATCH = {
  ...{ type: 'match', id: 'theirs', game: 'hearts', options: {}, here: [1], since: 0, commitments: [], levels: [] },
  ...{ seats: ['human', 'human', 'easy', 'easy'], names: ['Kai', 'Ann', '', ''] },
};
const VIEW = {
  ...{ seat: 1, to_act: 0, round: 1, caption: { id: 'hand', seat: null, args: {} }, zones: [], points: [0, 0, 0, 0] },
  ...{ scores: [], badges: [], running: null, ask: null, sheet: [], teams: [], decided: false, card_points: {} },
  places: [],
};
const FRAME = {
  ...{ type: 'frame', events: [], undo: false, no_undo: null, meanings: [], begins: true, turns: [], view: VIEW },
};

const opened = (start: number, entries: string[], seed: string | null = null) => ({
  type: 'said',
  reply: { type: 'opened', log: { start, entries }, seed },
});

/** A guest that has sat down at a host that is messages alone. */
async function guestAtHost(hers = app()) {
  const own = await newIdentity();
  const identity = await newIdentity();
  const found = {
    begun: [] as StoredMatch[],
    changed: [] as StoredMatch[],
    signs: 0,
    outs: 0,
    overfull: 0,
    unlike: [] as (number[] | null)[],
    heard: [] as { type: string }[],
  };
  const told = {
    changed() {},
    asked() {},
    overfull: () => void (found.overfull += 1),
    level: (match: StoredMatch) => void found.changed.push(match),
    begins: (match: StoredMatch) => void found.begun.push(match),
    sign: () => void (found.signs += 1),
    isOnline: () => true,
    canTakeOver: () => true,
    takeOver() {},
    takenOver() {},
    unlike: (rounds: number[] | null) => void found.unlike.push(rounds),
    out: () => void (found.outs += 1),
  };
  const visitor = { build: BUILD, names: ['Ann'], room: null, identity: async () => identity };
  const guest = new Guest(hers, visitor, told);
  guest.attach(message => found.heard.push(message), { request() {} });
  const [near, far] = way();
  const [hello, sits] = [hears(far, 'hello'), hears(far, 'sit')];
  const reached = guest.reach(near);
  far.send(JSON.stringify((await answerHello(far, await credentialsOf(own), (await hello).nonce)).hello));
  await reached;
  const say = (message: object | string) =>
    near.onmessage?.(typeof message === 'string' ? message : JSON.stringify(message));
  const sent = (type: string) => near.sent.filter(message => message.type === type);
  const room = await roomOf(own.key);
  return { guest, far, near, say, sent, sits: await sits, room, ...found, found };
}

const CANNOT_BE = [
  { game: '../../elsewhere' },
  { game: 'constructor' },
  { options: { target: 7 } },
  { seats: ['human', 'human', 'easy'] },
  { seats: ['human', 'human', 'best', 'easy'] },
  { names: ['Kai'] },
  { here: [4] },
  { here: [15] },
  { here: [1, 1] },
  { levels: [{ entry: 0, seat: 9, was: 'easy' }] },
  { levels: [{ entry: 0, seat: 2, was: 'best' }] },
  { levels: [{ entry: 0, seat: 1, was: 'easy' }] },
  { id: '../#/data' },
  { id: 'x'.repeat(100) },
];

test('a match that cannot be is neither shown nor kept', async () => {
  const { guest, say, begun, room } = await guestAtHost();
  for (const odd of CANNOT_BE) say({ ...MATCH, ...odd });
  assert.deepEqual([guest.id, begun.length], ['', 0]);
  say(MATCH);
  assert.deepEqual([guest.id, begun.length], [`${room.slice(0, 22)}-theirs-1`, 1]);
});

test('a host writes over nothing of a match at another table', async () => {
  const hers = app();
  const first = await guestAtHost(hers);
  first.say(MATCH);
  first.say(opened(0, ['one']));
  const before = structuredClone(first.begun[0]);
  const second = await guestAtHost(hers);
  const ids = ['theirs', first.guest.id.replace(/-1$/, ''), first.guest.id];
  for (const id of ids) {
    second.say({ ...MATCH, id: id.slice(0, 32), seats: ['human', 'human', 'strong', 'strong'] });
    second.say(opened(0, ['other', 'deal'], 'seed'));
  }
  assert.deepEqual(first.begun[0], before);
  assert(second.begun.every(({ id }) => id.startsWith(second.room.slice(0, 22))));
});

test('a second host takes over nothing of the first ones table', async () => {
  const { guest, say, begun, sits } = await guestAtHost();
  say(MATCH);
  const another = await newIdentity();
  const [near, far] = way();
  const [hello, sit] = [hears(far, 'hello'), hears(far, 'sit')];
  const reached = guest.reach(near);
  far.send(JSON.stringify((await answerHello(far, await credentialsOf(another), (await hello).nonce)).hello));
  await reached;
  assert.notEqual((await sit).commitment, sits.commitment, 'the first host may know the number');
  near.onmessage?.(JSON.stringify(opened(0, ['other'], 'seed')));
  assert.deepEqual([guest.id, begun[0].log, begun[0].head.seed], ['', [], '']);
});

test('a match with other seats does not continue under its id', async () => {
  const games = [{ name: 'hearts', options: [], seats: [3, 4], levels: ['easy', 'strong'], tempers: {} }];
  const { say, begun } = await guestAtHost(Object.assign(app() as object, { catalogue: { games } }) as never);
  say(MATCH);
  const levels = [{ entry: 0, seat: 2, was: 'easy' }];
  say({ ...MATCH, seats: ['human', 'human', 'strong'], names: ['Kai', 'Ann', ''], levels });
  assert.deepEqual([begun.length, begun[0].head.seats], [1, MATCH.seats]);
});

test('a guest keeps and tells the level that the host gives a bot during the match', async () => {
  const { say, begun, found } = await guestAtHost();
  say(MATCH);
  const levels = [{ entry: 4, seat: 2, was: 'easy' }];
  const seats = ['human', 'human', 'strong', 'easy'];
  say({ ...MATCH, seats, levels });
  assert.deepEqual([begun[0].head.seats, begun[0].levels], [seats, levels]);
  assert.deepEqual(found.changed, begun);
  say({ ...MATCH, seats, levels });
  assert.equal(found.changed.length, 1);
});

test('a match that is seen to its end is not written anew', async () => {
  const { say, begun } = await guestAtHost();
  say(MATCH);
  for (const told of [opened(0, ['one', 'two'], 's'), opened(1, ['other'], 't'), opened(0, [])]) say(told);
  assert.deepEqual([begun[0].log, begun[0].head.seed], [['one', 'two'], 's']);
});

test('a log longer than any match has is not taken', async () => {
  const { say, begun } = await guestAtHost();
  const long = Array(600).fill('x'.repeat(1_000));
  say(MATCH);
  for (const told of [opened(0, long), opened(600, long), opened(300, Array(20_000).fill('x'))]) say(told);
  assert.deepEqual(begun[0].log, long);
});

test('a room has a guest store no more than its budget, and this is told', async () => {
  const { guest, say, found } = await guestAtHost();
  let time = performance.now();
  const clock = mock.method(performance, 'now', () => time);
  const entries = Array.from({ length: 900 }, () => 'x'.repeat(1_000));
  const ids = new Set<string>();
  for (let number = 0; number < 9; number += 1) {
    time += 3_000; // a new match at the highest rate
    say({ ...MATCH, id: `m${number}` });
    ids.add(guest.id);
    say(opened(0, entries));
  }
  clock.mock.restore();
  const kept = [...ids].flatMap(id => guest.app.matches.known(id) ?? []);
  const characters = kept.reduce((sum, match) => sum + JSON.stringify(match).length, 0);
  assert(characters > 3_000_000 && characters <= 4_000_000, `${characters}`);
  assert(found.overfull > 0);
});

test('entries that leave a gap in the log are not taken', async () => {
  const { say, begun } = await guestAtHost();
  say(MATCH);
  say(opened(3, ['one']));
  assert.deepEqual(begun[0].log, []);
});

test('a guest asks for the table once, and only when the host is there', async () => {
  const { guest, say, sent } = await guestAtHost();
  say(MATCH);
  say({ type: 'away' });
  guest.request({ type: 'load' } as never);
  assert.deepEqual([guest.state, sent('ask').length], ['stopped', 0]);
  say({ type: 'back' });
  assert.deepEqual([guest.state, sent('ask').length], ['busy', 1]);
  assert.deepEqual(Reflect.get(sent('ask')[0], 'request'), { type: 'begin' });
});

test('the unknown parts of a frame do not come to the table', async () => {
  const { guest, say, heard } = await guestAtHost();
  say(MATCH);
  guest.request({ type: 'load' } as never);
  const odd = { tip: { at: 7 }, guided: {}, met: 7, ended: true, line: 1, log: {}, match: 1, x: 'x' };
  say({ type: 'said', reply: { ...FRAME, ...odd } });
  const none = { tip: null, guided: [], met: [], ended: false, line: null, log: null, match: null };
  assert.deepEqual(heard, [{ ...FRAME, ...none }]);
});

test('a frame that comes before the guest has asked for the table is not shown', async () => {
  const { say, heard } = await guestAtHost();
  say(MATCH);
  say({ type: 'said', reply: FRAME });
  assert.deepEqual(heard, []);
});

test('a guest stays with a host whatever that floods it with', async () => {
  const floods: ((count: number) => object | string)[] = [
    count => `{${count}`,
    count => ({ ...MATCH, id: `m${count}` }),
    () => 'x'.repeat(10_000_000),
  ];
  mock.timers.enable({ apis: ['setTimeout'] });
  for (const message of floods) {
    const { guest, say, sent, found } = await guestAtHost();
    for (let count = 0; count < 700; count += 1) say(message(count));
    mock.timers.tick(1_000);
    assert.deepEqual([guest.why, guest.reached, found.outs, sent('refresh').length], [null, true, 0, 1]);
    assert(found.begun.length <= 3);
  }
  mock.timers.reset();
});

test('a host whose messages come as fast as bots play is not left', async () => {
  const { guest, say, found } = await guestAtHost();
  say(MATCH);
  for (let count = 0; count < 300; count += 1) say({ type: 'said', reply: FRAME });
  say({ type: 'sign', seat: 0, sign: 0 });
  assert.deepEqual([guest.reached, found.signs], [true, 1]);
});

test('a guest that has to go waits for no answer', async () => {
  const { guest, say, heard, found } = await guestAtHost();
  say(MATCH);
  guest.request({ type: 'load' } as never);
  say({ type: 'no', why: 'freed' });
  assert.deepEqual([guest.why, guest.pending, guest.reached, found.outs], ['freed', 0, false, 1]);
  assert.deepEqual(heard, [{ type: 'answered' }]);
});

for (const isHonest of [true, false])
  test(`a host that ${isHonest ? 'keeps' : 'changes'} its number is ${isHonest ? '' : 'not '}fair`, async () => {
    const { guest, say, sits, near } = await guestAtHost();
    const [theirs, other] = [newNumber(), newNumber()];
    const bound = async (number: string) => [await commitment(number), sits.commitment];
    say({ type: 'bound', commitments: await bound(theirs) });
    await settle(() => near.sent.some(({ type }) => type === 'number'));
    const number = String(Reflect.get(near.sent.find(({ type }) => type === 'number') ?? {}, 'number'));
    const shown = isHonest ? theirs : other;
    say({ ...MATCH, commitments: await bound(shown) });
    say(opened(0, [], mixed([shown, number])));
    await settle(() => guest.fair !== null);
    assert.equal(guest.fair, isHonest);
  });

test('a guest shows its number only where it is bound itself', async () => {
  const { say, sent, sits } = await guestAtHost();
  const others = await commitment(newNumber());
  say({ type: 'bound', commitments: [others] });
  await settle(() => sent('number').length > 0, 50);
  assert.equal(sent('number').length, 0);
  say({ type: 'bound', commitments: [others, sits.commitment] });
  await settle(() => sent('number').length > 0);
  assert.equal(sent('number').length, 1);
});

// A finished match, as this device has seen it

const event = (role: string, kind: string, seat: number | null, args = {}) => ({ role, kind, seat, args });
const hand = (...items: string[]) => ({
  ...{ kind: 'hand', role: 'hand', seat: 1, items, seats: [], orders: {}, winner: null, ahead: '' },
});
const frame = (events: object[], begins = false, { round = 1, zones = [] as object[] } = {}) => ({
  type: 'said',
  reply: { ...FRAME, begins, events, view: { ...VIEW, round, zones } },
});
const DEAL = event('deal', 'deal', null, { round: 1 });
const LEAD = event('play', 'lead', 0, { cards: '2C' });
const PROOF = { seal: 's', sealed: 'secret', drawn: 1, strays: [3], shares: [] };

/** A guest whose match has begun, and what its own engine is asked. */
async function guestWithEngine() {
  const table = await guestAtHost();
  const asked: Request[] = [];
  const engine = { request: (request: Request) => void asked.push(request) };
  table.guest.attach(message => table.found.heard.push(message), engine);
  table.say(MATCH);
  table.guest.request({ type: 'load' } as never);
  const over = () => table.say(opened(0, ['deal', '2C'], 'seed'));
  const seen = () => table.begun[0].friends?.seen ?? [];
  return { ...table, asked, over, seen };
}

test('what a guest sees is noted round by round, with its hands', async () => {
  const { say, seen } = await guestWithEngine();
  say(frame([DEAL], true, { zones: [hand('QS', '2C')] }));
  say(frame([event('choose', 'chosen', 2), LEAD]));
  say(frame([{ ...DEAL, args: { round: 2 } }], false, { round: 2, zones: [hand('3C')] }));
  const told = ({ role, kind, seat, args }: typeof DEAL) => JSON.stringify([1, role, kind, seat, args]);
  assert.deepEqual(seen(), [
    { round: 1, cut: false, events: [told(DEAL), told(LEAD)], hands: ['[1,1,[["hand",["2C","QS"]]]]'] },
    { round: 2, cut: false, events: [told({ ...DEAL, args: { round: 2 } })], hands: ['[1,1,[["hand",["3C"]]]]'] },
  ]);
});

test('a hand that was seen stays seen whatever the host tells later', async () => {
  const { say, seen, begun } = await guestWithEngine();
  say(frame([DEAL], true, { zones: [hand('AH')] }));
  say(frame([LEAD]));
  const other = event('play', 'lead', 0, { cards: '3C' });
  say(frame([DEAL, other], true, { zones: [hand('KS')] }));
  assert.equal(begun[0].friends?.rewound, 1);
  assert.deepEqual(seen()[0].hands, ['[1,1,[["hand",["AH"]]]]', '[2,1,[["hand",["KS"]]]]']);
});

test('frames after lost messages count once the round is told again', async () => {
  const { say, seen } = await guestWithEngine();
  say(frame([DEAL]));
  assert.deepEqual(seen(), []);
  say(frame([DEAL], true));
  say(frame([LEAD]));
  assert.deepEqual([seen().length, seen()[0].events.length, seen()[0].cut], [1, 2, false]);
});

test('a host that never stops telling fills no disk', async () => {
  const { say, seen } = await guestWithEngine();
  const long = event('note', 'x', 0, { text: 'x'.repeat(1_900) });
  say(frame([DEAL], true));
  for (let count = 0; count < 400; count += 1) say(frame([long, long]));
  assert(JSON.stringify(seen()).length < 420_000);
  assert.equal(seen()[0].cut, true);
});

test('the proof of a host that lies is replaced by that of the own engine', async () => {
  const { guest, say, asked, over, found, begun } = await guestWithEngine();
  say(frame([DEAL], true, { zones: [hand('AH')] }));
  over();
  const proved = { type: 'said', reply: { type: 'proved', ...PROOF, strays: [] } };
  say(proved);
  assert.equal(guest.witness.checked, null, 'the host says so');
  const [{ type, seen, save }] = asked as Extract<Request, { type: 'check-play' }>[];
  assert.deepEqual([type, seen.length, save.seed, save.log], ['check-play', 1, 'seed', ['deal', '2C']]);
  assert(guest.intercept({ type: 'play-checked', proof: PROOF as never, unlike: [1], unseen: [] }));
  say(proved);
  guest.request({ type: 'proof' });
  await null;
  const proofs = found.heard.filter(message => message.type === 'proved');
  assert.deepEqual(
    proofs.map(proof => Reflect.get(proof, 'strays')),
    [[], [3], [3]],
  );
  assert.deepEqual(begun[0].friends?.compared, { unlike: [1], unseen: [] });
  assert.equal(begun[0].friends?.seen, undefined);
});

test('a host that changes a finished round is named', async () => {
  const { guest, say, asked, found } = await guestWithEngine();
  say(frame([DEAL], true));
  say(frame([event('round', 'hand', null)]));
  say(opened(0, ['deal', '2C']));
  const [first] = asked as Extract<Request, { type: 'check-play' }>[];
  assert.deepEqual([first.type, first.save.log, first.seen.length], ['check-play', ['deal', '2C'], 1]);
  const answers = (unlike: number[]) =>
    assert(guest.intercept({ type: 'play-checked', proof: PROOF as never, unlike, unseen: [] }));
  answers([]);
  say(frame([{ ...DEAL, args: { round: 2 } }], false, { round: 2 }));
  say(frame([event('round', 'hand', null)], false, { round: 2 }));
  say(opened(0, ['deal', '3C']));
  say(opened(0, ['deal', '3C', 'deal']));
  answers([1]);
  assert.deepEqual(found.unlike, [[1]]);
  assert.deepEqual([guest.witness.checked, asked.length], [null, 2], 'no round has ended since');
  guest.intercept({ type: 'refused', request: 'check-play', refusal: {} } as never);
  assert.deepEqual(found.unlike, [[1]], 'no check was on its way');
});

test('a log that the own engine cannot play is told', async () => {
  const { guest, over } = await guestWithEngine();
  over();
  assert(guest.intercept({ type: 'refused', request: 'check-play', refusal: {} } as never));
  assert.equal(guest.witness.checked, 'broken');
});

test('an engine that dies at the check leaves the hosts word as its word', async () => {
  const { guest, over, asked, say } = await guestWithEngine();
  over();
  guest.intercept({ type: 'crash', message: '' });
  assert.equal(guest.witness.checked, null);
  say(opened(0, ['deal', '2C'], 'seed'));
  assert.equal(asked.length, 2, 'asked anew when the table comes again');
});
