import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromCollector, fromLearner, slipContent } from '../../web/friends/class-messages.ts';
import { fromGuest, fromHost, hostHello, knownPartsOf, parseMessage } from '../../web/friends/messages.ts';
import type { SeatRequest } from '../../web/protocol.d.ts';

const NUMBER = '0123456789abcdef'.repeat(2);
const HASH = NUMBER + NUMBER;
const KEY = 'k'.repeat(87);
const PROOF = 'p'.repeat(86);
const SIT = { type: 'sit', build: 'b', names: ['Ann'], key: KEY, proof: PROOF, commitment: HASH };
const ASK = { type: 'ask', seat: 1, request: { type: 'play', move: '2C' } };
const HELLO = { type: 'hello', key: KEY, term: 1, nonce: NUMBER, proof: PROOF };
const PLACE = { who: 'person', name: 'Kai', away: false, bot: null, held: false };
const ROOM = { type: 'room', game: 'hearts', options: {}, places: [PLACE], keys: [''], here: [1], watchers: ['Mia'] };
const MATCH = {
  ...{ type: 'match', id: 'a-1', game: 'hearts', options: { target: 50, passing: true, bonus: 'none' } },
  ...{ seats: ['human'], names: ['Kai'], here: [0], since: 3, commitments: [HASH], levels: [] },
};

test('every message of a guest is read as it was sent', () => {
  const all = [
    { type: 'hello', nonce: NUMBER },
    SIT,
    { ...SIT, names: [], watcher: 'Mia' },
    { type: 'join', name: 'Bo' },
    { type: 'rise', seat: 2 },
    ASK,
    { ...ASK, seat: null, request: { type: 'begin' } },
    { ...ASK, request: { type: 'explain-choice', items: ['2C', '3C'] } },
    { ...ASK, request: { type: 'story', seat: null } },
    { type: 'number', number: NUMBER },
    { type: 'commit', commitment: HASH },
    { type: 'sign', sign: 5 },
    ...['leave', 'refresh', 'away', 'back'].map(type => ({ type })),
  ];
  for (const message of all) assert.deepEqual(fromGuest(JSON.stringify(message)), message);
});

test('damaged messages of a guest are none', () => {
  const odd: unknown[] = [
    ...[null, 7, '', 'x', [], {}, { type: '__proto__' }, { type: 'constructor' }, { type: ['sit'] }, { type: 'load' }],
    { type: 'hello', nonce: `${NUMBER}0` },
    { type: 'hello', nonce: NUMBER.toUpperCase() },
    { ...SIT, build: 1 },
    { ...SIT, names: Array(17).fill('Ann') },
    { ...SIT, names: [7] },
    { ...SIT, key: 'k' },
    { ...SIT, proof: '*'.repeat(86) },
    { ...SIT, commitment: NUMBER },
    { type: 'join' },
    { type: 'rise', seat: 16 },
    { ...ASK, seat: 1.5 },
    { ...ASK, seat: -1 },
    { ...ASK, request: { type: 'save' } },
    { ...ASK, request: { type: 'host' } },
    { ...ASK, request: { type: 'play' } },
    { ...ASK, request: { type: 'play', move: 'x'.repeat(2_001) } },
    { ...ASK, request: { type: 'explain-choice', items: [[]] } },
    { ...ASK, request: { type: 'explain-choice', items: Array(101).fill('2C') } },
    { type: 'number', number: 'x' },
    { type: 'commit', commitment: NUMBER },
    { type: 'sign', sign: 6 },
  ];
  for (const message of odd) assert.equal(fromGuest(JSON.stringify(message)), null, JSON.stringify(message));
  for (const text of [null, {}, new ArrayBuffer(9), '[', '['.repeat(7_000), '\0', `"${'x'.repeat(8_000)}"`])
    assert.equal(fromGuest(text), null);
});

test('every message of a host is read as it was sent', () => {
  const all = [
    HELLO,
    { type: 'no', why: 'full' },
    ROOM,
    { type: 'bound', commitments: [HASH] },
    { type: 'unkept', seats: [1] },
    MATCH,
    {
      type: 'said',
      reply: { type: 'refused', request: 'play', refusal: { rule: 'follow-suit', args: { suit: 'C' } } },
    },
    { type: 'said', reply: { type: 'opened', log: { start: 0, entries: ['deal'] }, seed: null } },
    { type: 'sign', seat: 3, sign: 0 },
    ...['answered', 'away', 'back'].map(type => ({ type })),
  ];
  for (const message of all) assert.deepEqual(fromHost(JSON.stringify(message)), message);
});

test('damaged messages of a host are none', () => {
  const odd: unknown[] = [
    { ...HELLO, key: '' },
    { type: 'no', why: 'because' },
    { ...ROOM, places: [{ ...PLACE, who: 'ghost' }] },
    { ...ROOM, places: [{ ...PLACE, away: 1 }] },
    { ...ROOM, watchers: Array(41).fill('Mia') },
    { ...ROOM, options: { target: {} } },
    { type: 'bound', commitments: ['x'] },
    { type: 'bound', commitments: Array(18).fill(HASH) },
    { ...MATCH, id: '../x' },
    { ...MATCH, id: '' },
    { ...MATCH, seats: 'human' },
    { type: 'said', reply: { type: 'kept' } },
    { type: 'said', reply: { type: 'opened', log: { start: -1, entries: [] }, seed: null } },
    { type: 'said', reply: { type: 'story-told', entries: [7] } },
    { type: 'said' },
    { type: 'sign', seat: 16, sign: 0 },
  ];
  for (const message of odd) assert.equal(fromHost(JSON.stringify(message)), null, JSON.stringify(message));
});

test('the first message of a host is its hello, and short', () => {
  assert.deepEqual(hostHello(JSON.stringify(HELLO)), HELLO);
  assert.equal(hostHello(JSON.stringify(ROOM)), null);
  assert.equal(hostHello(JSON.stringify({ ...HELLO, more: 'x'.repeat(1_000) })), null);
});

test('a message of more characters than allowed is not even parsed', () => {
  const check = () => null;
  assert.deepEqual(parseMessage('[1]', 3, check), [1]);
  assert.equal(parseMessage('[1]', 2, check), null);
});

test('a request is passed on without the parts that it does not have', () => {
  const play = { type: 'play', move: '2C', save: {}, seat: 0 } as unknown as SeatRequest;
  assert.deepEqual(knownPartsOf(play), { type: 'play', move: '2C' });
  assert.deepEqual(knownPartsOf({ type: 'undo', move: 'x' } as unknown as SeatRequest), { type: 'undo' });
  assert.deepEqual(knownPartsOf({ type: 'story' } as SeatRequest), { type: 'story', seat: null });
});

test('messages of a class are read as they were sent, and damaged ones are none', () => {
  const slip = { type: 'slip', key: KEY, box: 'AAAA' };
  const inside = { code: 'AAAA', name: 'Aki', device: NUMBER, receipt: NUMBER };
  const answer = { type: 'answer', receipt: NUMBER, answer: 'taken' };
  const lesson = { type: 'lesson', packed: '1AAAA' };
  for (const message of [slip, { type: 'ask' }]) assert.deepEqual(fromLearner(JSON.stringify(message)), message);
  for (const message of [answer, lesson]) assert.deepEqual(fromCollector(JSON.stringify(message)), message);
  assert.deepEqual(slipContent(JSON.stringify(inside)), inside);
  for (const odd of [{ ...slip, key: 7 }, { ...slip, box: 'x'.repeat(60_001) }, { type: 'slip' }, answer])
    assert.equal(fromLearner(JSON.stringify(odd)), null);
  for (const odd of [{ ...answer, answer: 'maybe' }, { ...answer, receipt: 'x' }, { ...lesson, packed: 1 }, slip])
    assert.equal(fromCollector(JSON.stringify(odd)), null);
  for (const odd of [null, {}, { ...inside, device: '__proto__' }, { ...inside, code: 'x'.repeat(40_001) }])
    assert.equal(slipContent(JSON.stringify(odd)), null);
});
