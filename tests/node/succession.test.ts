/** A match that outlives its host: who takes over, when, and which of two hosts stays. */

import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import type { Guest } from '../../web/friends/guest.ts';
import { answerHello } from '../../web/friends/handshake.ts';
import { HostAbsence } from '../../web/friends/host-absence.ts';
import type { Identity } from '../../web/friends/identity.ts';
import type { FromHost } from '../../web/friends/messages.ts';
import type { Claim } from '../../web/friends/rival.ts';
import { exchangeClaims, yieldsTo } from '../../web/friends/rival.ts';
import { hostSeat, rankOf, takeOver, yieldMatch } from '../../web/friends/succession.ts';
import type { StoredMatch } from '../../web/storage/stored-types.ts';
import { comes, credentialsOf, hears, hosts, newIdentity, settle, visits, way } from './room-of-devices.ts';

// Which of two hosts stays

const CLAIM: Claim = { key: 'a', term: 1, match: 'm', seat: 1, guests: 0, plays: false };
const SETTLED = { guests: 2, plays: true };

/** By name: two claims, and which of them yields (-1 for none). */
const RIVALS: Record<string, [Partial<Claim>, Partial<Claim>, number]> = {
  'of two that take over at once, the later seat yields': [{ seat: 2 }, { seat: 1 }, 0],
  'the old host yields to a device that has gone on alone': [{ term: 0, plays: true }, { plays: true }, 0],
  'the old host yields to a device with guests': [{ term: 0, plays: true }, SETTLED, 0],
  'a host with guests yields to no claim': [SETTLED, { term: 999, plays: true }, 1],
  'two hosts with guests both go on': [SETTLED, { ...SETTLED, term: 3 }, -1],
  'a device that still waits yields to one that plays with guests': [{ seat: 0, guests: 1 }, SETTLED, 0],
  'hosts of two matches both go on': [{ match: 'n', term: 0 }, {}, -1],
};

test('one rule settles which of two hosts goes on', () => {
  for (const [name, [one, other, yields]] of Object.entries(RIVALS)) {
    const ends = [
      { ...CLAIM, ...one },
      { ...CLAIM, key: 'b', ...other },
    ];
    const found = [yieldsTo(ends[0], ends[1]), yieldsTo(ends[1], ends[0])];
    assert.deepEqual(found, [yields === 0, yields === 1], name);
  }
});

test('claims are believed only with a signature for this connection', async () => {
  const [kai, ann] = [await newIdentity(), await newIdentity()];
  const own = { ...CLAIM, key: kai.key };
  const theirs = { ...CLAIM, key: ann.key, seat: 2 };
  const [near, far] = way();
  const both = await Promise.all([exchangeClaims(near, 'r', kai, own), exchangeClaims(far, 'r', ann, theirs)]);
  assert.deepEqual(
    both.map(claim => claim?.seat),
    [2, 1],
  );
  const [sent] = far.sent;
  for (const odd of [
    { ...sent, seat: 0 },
    { ...sent, proof: 'p'.repeat(86) },
    { ...near.sent[0] },
    { type: 'hello' },
  ]) {
    const [end, hostile] = way(near.binding, near.binding);
    const found = exchangeClaims(end, 'r', kai, own);
    hostile.send(JSON.stringify(odd));
    assert.equal(await found, null);
  }
  const [end, replayed] = way();
  const found = exchangeClaims(end, 'r', kai, own);
  replayed.send(JSON.stringify(sent));
  assert.equal(await found, null, 'signed for another connection');
});

// Whose turn it is

afterEach(() => mock.timers.reset());

const SEATS = ['human', 'human', 'human', 'easy'];

const matchOf = (here: number[], keys: string[], host = 'kai'): StoredMatch =>
  ({
    head: { seats: SEATS, seed: '' },
    log: [],
    friends: { here, commitments: [], succession: { match: 'm', host, keys, term: 0 } },
  }) as never;

test('devices take their turn by their first seats, without those known to be away', () => {
  const keys = ['kai', 'ann', 'ann', 'otto', 'mia'];
  const rank = (seat: number, away: number[] = []) =>
    rankOf(
      matchOf([seat], keys),
      keys.map((_, at) => ({ away: away.includes(at) })),
    );
  assert.deepEqual([rank(1), rank(3), rank(4), rank(4, [3]), rank(4, [1, 2, 3])], [0, 1, 2, 1, 0]);
});

/** Let so many seconds pass, one after another. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) mock.timers.tick(1_000);
}

/** A device whose host can go, and how often it has taken over. */
function device(rank = 0) {
  const state = { gone: false, online: true, prepared: 0, taken: 0 };
  const absence = new HostAbsence({
    isGone: () => state.gone,
    isOnline: () => state.online,
    rank: () => rank,
    prepare: () => (state.prepared += 1),
    takeOver: () => (state.taken += 1),
  });
  return { state, absence };
}

test('a device takes over after a minute in which it was awake and online', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { state, absence } = device();
  state.gone = true;
  absence.note();
  pass(4);
  assert.equal(state.prepared, 0, 'a reload is no reason to start an engine');
  pass(25);
  assert.deepEqual([absence.isLong, state.prepared], [false, 1]);
  state.online = false;
  pass(600);
  state.online = true;
  pass(30);
  assert.deepEqual([absence.isLong, state.taken], [true, 0]);
  pass(1);
  assert.equal(state.taken, 1);
  pass(600);
  assert.equal(state.taken, 1);
});

test('a host that is back within the minute stays the host', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { state, absence } = device();
  state.gone = true;
  absence.note();
  pass(59);
  state.gone = false;
  absence.note();
  state.gone = true;
  absence.note();
  pass(59);
  assert.equal(state.taken, 0);
  absence.end();
});

test('after a good-bye the first seat takes over at once, the next one eight seconds later', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const [first, second] = [device(0), device(1)];
  for (const { state, absence } of [first, second]) {
    state.gone = true;
    absence.left();
    assert(absence.isLong || state.taken);
  }
  assert.deepEqual([first.state.taken, second.state.taken], [1, 0]);
  pass(8);
  assert.equal(second.state.taken, 1);
});

// The match changes sides

test('the match keeps its seats, and a bot plays for the host that is gone', () => {
  const match = matchOf([1], ['kai', 'ann', 'otto', '']);
  match.head.seed = 'old';
  takeOver(match, [], 'normal', false);
  assert.deepEqual(match.friends?.host, {
    ...{ keys: ['kai', '', 'otto', ''], bots: ['normal', null, null, null] },
    ...{ held: [], chosen: [], onlookers: false },
  });
  assert.deepEqual([match.head.seed, match.friends?.succession?.term], ['', 1]);
  yieldMatch(match, 'ann', 2);
  assert.deepEqual(match.friends?.succession, { match: 'm', host: 'kai', keys: ['kai', 'ann', 'otto', ''], term: 2 });
  assert.deepEqual([match.friends?.host, hostSeat(match)], [undefined, 0]);
});

// Who is believed to be the host

const MATCH = {
  ...{ type: 'match', id: 'm', game: 'hearts', options: {}, seats: ['human', 'human', 'human', 'easy'] },
  ...{ names: ['Kai', 'Otto', 'Ann', ''], here: [2], since: 0, commitments: [], levels: [] },
} satisfies Extract<FromHost, { type: 'match' }>;

/** Ann at the table of Kai, whose match has begun; Otto, whose key is known, has the seat before hers. */
async function annAtKais() {
  const [kai, ann, otto] = [await newIdentity(), await newIdentity(), await newIdentity()];
  const { host, room } = await hosts(kai);
  host.seating.room.seats.take(['Otto'], otto.key);
  const { guest, told } = visits(ann, room);
  const { near, far } = await comes(host, guest);
  host.devices[0].send({ ...MATCH });
  await settle(() => !!guest.match?.friends?.succession?.keys[2]);
  return { guest, told, room, kai, otto, host, near, far };
}

/** Have a device say that it is the host; return both ends of the connection, or null if the guest does not believe it. */
async function isBelieved(guest: Guest, room: string, identity: Identity, term: number) {
  const [near, far] = way();
  const hello = hears(far, 'hello');
  const reached = guest.reach(near);
  far.send(
    JSON.stringify((await answerHello(far, await credentialsOf(identity, term, room), (await hello).nonce)).hello),
  );
  return (await reached) ? { far, near } : null;
}

test('only a device with a seat hosts in place of a host that is gone', async () => {
  const { guest, room, kai, otto, far } = await annAtKais();
  assert.deepEqual(hostSeat(guest.match as StoredMatch), 0);
  assert.equal(await isBelieved(guest, room, otto, 1), null, 'the host is there');
  far.close();
  await settle(() => !guest.reached);
  assert.equal(await isBelieved(guest, room, otto, 1), null, 'the host has just gone');
  guest.absence.left();
  assert.equal(await isBelieved(guest, room, await newIdentity(), 9), null, 'a stranger');
  const ends = await isBelieved(guest, room, otto, 1);
  assert(ends);
  ends.far.send(JSON.stringify({ ...MATCH, since: 4, commitments: ['0'.repeat(64)] }));
  await settle(() => guest.match?.friends?.succession?.host === otto.key);
  assert.deepEqual(guest.match?.friends?.drawn, { term: 1, since: 4 });
  ends.far.close();
  await settle(() => !guest.reached);
  guest.absence.left();
  assert.equal(await isBelieved(guest, room, kai, 0), null, 'the old host has been replaced');
  guest.absence.end();
});

test('a host that closes the room during a match hands it over', async () => {
  const { guest, told, host } = await annAtKais();
  host.seating.room.seats.away([1]);
  host.seating.tell(host.devices[0]);
  host.close();
  await settle(() => told.takes.length > 0);
  assert.deepEqual([told.takes.length, guest.why], [1, null]);
  assert.equal(told.takes[0], guest.match);
});

test('a number that the last host may know is not used at the next', async () => {
  const { guest, near, otto, room } = await annAtKais();
  const [first] = near.sent.filter(({ type }) => type === 'sit');
  near.onclose?.();
  guest.absence.left();
  const ends = await isBelieved(guest, room, otto, 1);
  const second = ends?.near.sent.find(({ type }) => type === 'sit');
  assert.equal(first.commitment?.length, 64);
  assert.equal(second?.commitment?.length, 64);
  assert.notEqual(second?.commitment, first.commitment);
  guest.absence.end();
});
