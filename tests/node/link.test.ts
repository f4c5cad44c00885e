/** Links: every kind survives packing; a stranger's damaged link names the part that is wrong. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LinkError, pack, type Shared, unpack } from '../../web/model/link.ts';
import { packed } from './packed-links.ts';

const LOG = 'deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C';
const SEATS = ['human', 'easy', 'normal', 'strong'];
const POSITION = ['position', {}, 4, 2, LOG];
const DEAL = ['hearts', { target: 50 }, SEATS, 's'];
const MATCH = [...DEAL, ['', '', 'Otto', ''], LOG];
const HEAD = { game: 'hearts', options: { target: 50 }, seats: SEATS, seed: 's' };
const RIVAL = { name: 'Kai', points: -18, place: 2, sides: 4, hints: 0, undone: 1 };
const SHARED = {
  position: { options: {}, players: 4, log: LOG.split('\n'), at: 2 },
  deal: HEAD,
  match: { ...HEAD, names: ['', '', 'Otto', ''], log: LOG.split('\n') },
};
const LEVELS = [{ entry: 1, seat: 2, was: 'easy' }];

/** The part that `unpack` names as wrong, or null if the link is good. */
const wrongPart = (link: string, kind: keyof Shared = 'position') =>
  unpack(kind, link).then(
    () => null,
    error => (error instanceof LinkError ? error.part : Promise.reject(error)),
  );

const WRONG_POSITIONS: Record<string, [link: string, part: string]> = {
  'a sign that no link has': ['1<b>', 'text'],
  'no base 64': ['1A', 'text'],
  nothing: ['1', 'text'],
  'another version': [`2${packed(POSITION).slice(1)}`, 'version'],
  'an unknown kind': [packed(['table', {}, 4, 2, LOG]), 'content'],
  'a kind that is no text': [packed([{}, {}, 4, 2, LOG]), 'content'],
  'a deal for a position': [packed(['deal', ...DEAL]), 'kind'],
  'too long': [`1${'A'.repeat(50_000)}`, 'size'],
  'a bomb': [packed(Buffer.alloc(20_000_000, '0')), 'size'],
  'cut off': [packed(POSITION).slice(0, -8), 'check'],
  changed: [`${packed(POSITION).slice(0, -9)}AAAAAAAAA`, 'check'],
  'no JSON': [packed(Buffer.from('[1')), 'content'],
  'no text': [packed(Buffer.from([0xff, 0xfe])), 'content'],
  'no list': [packed({ log: [] }), 'content'],
  'a list too short': [packed(['position', {}, 4, 2]), 'content'],
  'rules that are a list': [packed(['position', [], 4, 2, LOG]), 'rules'],
  'rules within rules': [packed(['position', { a: {} }, 4, 2, LOG]), 'rules'],
  'no players': [packed(['position', {}, 0, 2, LOG]), 'players'],
  'too many players': [packed(['position', {}, 10, 2, LOG]), 'players'],
  'a log that is no text': [packed(['position', {}, 4, 2, [LOG]]), 'moves'],
  'a log without end': [packed(['position', {}, 4, 0, '2C\n'.repeat(7000)]), 'moves'],
  'a place before the beginning': [packed(['position', {}, 4, -1, LOG]), 'place'],
  'a place after the end': [packed(['position', {}, 4, 3, LOG]), 'place'],
};

const WRONG_DEALS: Record<string, [content: unknown[], part: string]> = {
  'a game that is no text': [[5, ...DEAL.slice(1)], 'game'],
  'a game without end': [['h'.repeat(50), ...DEAL.slice(1)], 'game'],
  'rules that are no table': [['hearts', 'target', SEATS, 's'], 'rules'],
  'no seats': [['hearts', {}, [], 's'], 'players'],
  'bots only': [['hearts', {}, ['easy', 'easy', 'easy', 'easy'], 's'], 'players'],
  'a seed that is a number': [['hearts', {}, SEATS, 5], 'seed'],
  'a seed without end': [['hearts', {}, SEATS, 's'.repeat(600)], 'seed'],
  'half a letter': [['hearts', {}, SEATS, '\ud800'], 'seed'],
  'too short': [DEAL.slice(0, 3), 'content'],
  'too long': [[...DEAL, ['Kai', 18, 2, 4, 0, 0], 1], 'content'],
  'a score that is a number': [[...DEAL, 18], 'score'],
  'half a score': [[...DEAL, ['Kai', 18, 2, 4]], 'score'],
  'a name for a score that is a number': [[...DEAL, [1, 18, 2, 4, 0, 0]], 'score'],
  'a name without end': [[...DEAL, ['K'.repeat(3000), 18, 2, 4, 0, 0]], 'score'],
  'points that are text': [[...DEAL, ['Kai', '18', 2, 4, 0, 0]], 'score'],
  'points without end': [[...DEAL, ['Kai', 1e9, 2, 4, 0, 0]], 'score'],
  'half a point': [[...DEAL, ['Kai', 0.5, 2, 4, 0, 0]], 'score'],
  'a place before the first': [[...DEAL, ['Kai', 18, 0, 4, 0, 0]], 'score'],
  'a place behind the last': [[...DEAL, ['Kai', 18, 5, 4, 0, 0]], 'score'],
  'more sides than seats': [[...DEAL, ['Kai', 18, 2, 5, 0, 0]], 'score'],
  'fewer hints than none': [[...DEAL, ['Kai', 18, 2, 4, -1, 0]], 'score'],
};

const WRONG_MATCHES: Record<string, [content: unknown[], part: string]> = {
  'a name too few': [[...DEAL, ['', ''], LOG], 'names'],
  'a name that is a number': [[...DEAL, [1, '', '', ''], LOG], 'names'],
  'no log': [[...DEAL, ['', '', '', ''], null], 'moves'],
  'no seats': [['hearts', {}, null, 's', [], LOG], 'players'],
  'a change of no level': [[...MATCH, [[1, 2, null]]], 'players'],
  'a change at no seat': [[...MATCH, [[1, 4, 'easy']]], 'players'],
  'a change after the end': [[...MATCH, [[3, 2, 'easy']]], 'players'],
  'more than that': [[...MATCH, [], []], 'content'],
};

const RULES = ['hearts', { target: 50 }, SEATS, 'Kitchen table', 'Kai'];
const WRONG_RULES: Record<string, [content: unknown[], part: string]> = {
  'rules within rules': [['hearts', { target: {} }, SEATS, '', ''], 'rules'],
  'no seats': [['hearts', {}, [], '', ''], 'players'],
  'a name that is a number': [['hearts', {}, SEATS, 7, ''], 'names'],
  'a sender without end': [['hearts', {}, SEATS, '', 'K'.repeat(3000)], 'names'],
  'too short': [RULES.slice(0, 4), 'content'],
  'more than that': [[...RULES, 1], 'content'],
};

for (const [name, [link, part]] of Object.entries(WRONG_POSITIONS))
  test(`a position's link with ${name} names the part: ${part}`, async () => {
    assert.equal(await wrongPart(link), part);
  });

for (const [kind, cases] of Object.entries({ deal: WRONG_DEALS, match: WRONG_MATCHES, rules: WRONG_RULES }))
  for (const [name, [content, part]] of Object.entries(cases))
    test(`a ${kind}'s link with ${name} names the part: ${part}`, async () => {
      assert.equal(await wrongPart(packed([kind, ...content]), kind as keyof Shared), part);
    });

test('a link that another program made is understood, deflated or plain', async () => {
  for (const deflated of [true, false])
    assert.deepEqual(await unpack('position', packed(POSITION, { deflated })), SHARED.position);
  assert.deepEqual(await unpack('deal', packed(['deal', ...DEAL])), SHARED.deal);
  assert.deepEqual(await unpack('match', packed(['match', ...MATCH])), SHARED.match);
});

test('what is packed is unpacked again', async () => {
  assert.deepEqual(await unpack('position', await pack('position', SHARED.position)), SHARED.position);
  for (const match of [SHARED.match, { ...SHARED.match, levels: LEVELS }])
    assert.deepEqual(await unpack('match', await pack('match', match)), match);
  const rules = { game: 'hearts', options: { target: 50 }, seats: SEATS, name: 'Kitchen table', from: 'Kai' };
  assert.deepEqual(await unpack('rules', await pack('rules', rules)), rules);
  assert.deepEqual(await unpack('rules', packed(['rules', ...RULES])), rules);
  for (const deal of [SHARED.deal, { ...HEAD, rival: RIVAL }])
    assert.deepEqual(await unpack('deal', await pack('deal', deal)), deal);
});

test('a name in a link is one short line of plain text', async () => {
  const names = ['\u202eevil\u200b', 'a\nb', 'x'.repeat(90), '<b>'];
  const { names: read } = await unpack('match', packed(['match', ...DEAL, names, LOG]));
  assert.deepEqual(read, ['evil', 'a b', 'x'.repeat(24), '<b>']);
  const { name, from } = await unpack('rules', packed(['rules', 'hearts', {}, SEATS, ...names.slice(0, 2)]));
  assert.deepEqual([name, from], ['evil', 'a b']);
});

const ROOM = { game: 'hearts', options: {}, seats: SEATS, host: 'Kai', build: 'b', room: 'x'.repeat(43) };
const invitation = (room: string) => packed(['room', 'hearts', {}, SEATS, 'Kai', 'b', room]);

test('an invitation names its room by the key of its host', async () => {
  assert.deepEqual(await unpack('room', await pack('room', ROOM)), ROOM);
});

test('an invitation that does not name the key of its host is of an older version', async () => {
  assert.equal(await wrongPart(invitation('x'.repeat(22)), 'room'), 'older');
  for (const room of ['', 'x'.repeat(42), 'x'.repeat(44), '!'.repeat(43)])
    assert.equal(await wrongPart(invitation(room), 'room'), 'content');
});

test("a bot's link with code that is too long or no text names the part", async () => {
  const code = 'def agent(view, moves, random):\n    return moves[0]\n';
  assert.deepEqual(await unpack('bot', packed(['bot', 'hearts', 'own.py', code])), {
    game: 'hearts',
    name: 'own.py',
    code,
  });
  for (const wrong of ['x'.repeat(60_001), 7])
    assert.equal(await wrongPart(packed(['bot', 'hearts', 'own.py', wrong]), 'bot'), 'content');
});
