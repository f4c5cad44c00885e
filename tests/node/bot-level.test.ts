/** The level of a bot changes during a match, and the log and the statistics tell it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';
import { changeLevel, latestChanges, levelsFor, withChanges } from '../../web/model/bot-level.ts';
import { record } from '../../web/model/matches.ts';
import { othersIn } from '../../web/model/statistics.ts';
import type { Frame } from '../../web/protocol.d.ts';
import { readMatch, recordOf } from '../../web/storage/match-shape.ts';
import type { MatchRecord, StoredMatch } from '../../web/storage/stored-types.ts';

const LEVELS = ['easy', 'normal', 'strong'];
const HEAD = {
  format: 1,
  game: 'hearts',
  options: {},
  seed: 's',
  seats: ['human', 'easy', 'easy', 'easy'],
};

const seated = (more: Partial<StoredMatch> = {}): StoredMatch => ({
  id: 'm',
  head: HEAD,
  log: ['deal', '2C', '3C'],
  names: ['', '', '', ''],
  when: 0,
  glance: null,
  over: false,
  ...more,
});

/** A page with this match on its table; `opened` has each load of it. */
function pageWith(match: StoredMatch) {
  const opened: string[] = [];
  const game = {
    name: 'hearts',
    levels: LEVELS,
    tempers: { cautious: ['strong'] },
  };
  const app = {
    match,
    settings: { yourName: '' },
    say: (id: string) => id,
    game: () => game,
    catalogue: { games: [] },
    matches: { keep: async () => {} },
    open: async (id: string) => opened.push(id),
  } as unknown as App;
  return { app, opened };
}

test('a bot plays at another level from its next move on, with the temper of its name', async () => {
  const match = seated();
  const { app, opened } = pageWith(match);
  await changeLevel(app, match, 2, 'strong');
  assert.deepEqual(match.head.seats, ['human', 'easy', 'strong/cautious', 'easy']);
  assert.deepEqual(match.levels, [{ entry: 3, seat: 2, was: 'easy' }]);
  assert.deepEqual(opened, ['m']);
  assert.deepEqual(HEAD.seats, ['human', 'easy', 'easy', 'easy']);
});

test('a change that is taken back before the next move is none', async () => {
  const match = seated();
  const { app } = pageWith(match);
  await changeLevel(app, match, 2, 'strong');
  await changeLevel(app, match, 2, 'normal');
  assert.deepEqual(match.levels, [{ entry: 3, seat: 2, was: 'easy' }]);
  await changeLevel(app, match, 2, 'easy');
  assert.deepEqual(match.levels, []);
});

test('the log tells each change after the entry that it follows', () => {
  const levels = [
    { entry: 1, seat: 2, was: 'easy' },
    { entry: 3, seat: 2, was: 'normal' },
  ];
  const head = { ...HEAD, seats: ['human', 'easy', 'strong', 'easy'] };
  const { app } = pageWith(seated({ head, levels }));
  const entries = [1, 2, 3].map(() => ({
    events: [],
    round: 1,
    exchanged: [],
  }));
  const told = withChanges(app, entries).map(({ events }) => events.map(({ args }) => args));
  assert.deepEqual(told, [
    [{ player: 2, before: 'level-easy', after: 'level-normal' }],
    [],
    [{ player: 2, before: 'level-normal', after: 'level-strong' }],
  ]);
});

test('a match whose bots changed counts as one against several levels', () => {
  const levels = [1, 2, 3].map(seat => ({ entry: 3, seat, was: 'normal' }));
  assert.equal(othersIn(recordOf(seated()) as MatchRecord), 'easy');
  assert.equal(othersIn(recordOf(seated({ levels })) as MatchRecord), 'mixed');
});

test('a stored match keeps its changes', () => {
  const levels = [{ entry: 3, seat: 2, was: 'normal' }];
  assert.deepEqual(readMatch(seated({ levels })).match?.levels, levels);
  assert.equal(readMatch(seated({ levels: [{ entry: 3, seat: 99, was: 'normal' }] })).part, 'levels[0].seat');
});

test('after moves were taken back, the bot keeps its level and the log tells it where it ends', () => {
  const match = seated({ levels: [{ entry: 3, seat: 2, was: 'normal' }] });
  const view = {
    seat: 0,
    to_act: 0,
    points: [],
    places: [],
    zones: [],
    caption: null,
    round: 1,
  };
  record(pageWith(match).app, match, {
    type: 'frame',
    view,
    events: [],
    log: { start: 1, entries: [] },
  } as unknown as Frame);
  assert.deepEqual(match.levels, [{ entry: 1, seat: 2, was: 'normal' }]);
});

test('only bots of the engine in matches of this device change, and none whose score others compare', () => {
  const levelsOf = (more: Partial<StoredMatch>, seat: number = 1) => levelsFor(pageWith(seated(more)).app, seat);
  assert.deepEqual(levelsOf({}), LEVELS);
  assert.deepEqual(levelsOf({}, 0), []);
  assert.deepEqual(levelsOf({ over: true }), []);
  assert.deepEqual(levelsOf({ own: { 1: 'bot' } }), []);
  assert.deepEqual(
    levelsOf({
      rival: { points: 1, place: 1, sides: 4, name: '', hints: 0, undone: 0 },
    }),
    [],
  );
});

test('at a table of several devices only the host changes bots, and all are told', async () => {
  const match = seated({ friends: { here: [0], commitments: [] } });
  const { app } = pageWith(match);
  const told: [number, string][] = [];
  const places = [{ who: 'person' }, { who: 'person' }, { who: 'bot' }, { who: 'bot' }];
  const participants = {
    hosts: false,
    places,
    changeBot: (seat: number, sitter: string) => void told.push([seat, sitter]),
  };
  assert.deepEqual(levelsFor(app, 2), []);
  Object.assign(app, { participants });
  assert.deepEqual(levelsFor(app, 2), []);
  participants.hosts = true;
  assert.deepEqual([levelsFor(app, 1), levelsFor(app, 2)], [[], LEVELS]);
  await changeLevel(app, match, 2, 'normal');
  assert.deepEqual(told, [[2, 'normal']]);
  assert.deepEqual(match.levels, [{ entry: 3, seat: 2, was: 'easy' }]);
});

test('a change that no move has followed yet is told beside the table', () => {
  const levels = [1, 3].map(entry => ({ entry, seat: 2, was: 'easy' }));
  const told = latestChanges(pageWith(seated({ levels })).app);
  assert.deepEqual(
    told.map(({ kind, seat }) => [kind, seat]),
    [['level', 2]],
  );
});
