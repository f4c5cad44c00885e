/** What finished matches add up to: places, points, streaks, skill, and a score for others to beat. */

import './browser.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../web/app.ts';
import { hardest, learnersOf, slipsIn, sorted, standingOf } from '../../web/model/class-results.ts';
import { datesIn, monthAfter } from '../../web/model/daily-calendar.ts';
import { inEffect, keyOfSet, setOfKey } from '../../web/model/house-rules.ts';
import {
  belongs,
  foldedOffers,
  offerAt,
  offerOf,
  offers,
  optionsOf,
  presetsOf,
  within,
} from '../../web/model/offers.ts';
import { count, resultOf } from '../../web/model/result.ts';
import { ahead, areSameCards, scoreIn } from '../../web/model/score.ts';
import { average, extremes, kindsOf, type Played } from '../../web/model/skill.ts';
import { encodedSlip, inGroups, mostFrequent } from '../../web/model/slip.ts';
import { boxes, othersIn, placesReached, summary } from '../../web/model/statistics.ts';
import { placeByPoints, sidesOf } from '../../web/model/teams.ts';
import type { Frame, GameEntry, View } from '../../web/protocol.d.ts';
import type { LessonDocument } from '../../web/storage/lesson-shape.ts';
import type { MatchRecord, StoredMatch } from '../../web/storage/stored-types.ts';
import { decidingPart } from '../../web/table/deciding-part.ts';

const record = (place: number, points: number, parts: object = {}, sides = 3) =>
  ({
    head: { game: 'hearts', seats: ['human', 'easy', 'normal/daring'], options: {} },
    tally: { time: 1_000, hints: 0, undone: 0 },
    result: { seat: 1, sides, places: [9, place, 9], points: [99, points, 99], rounds: 1, boxes: {}, ...parts },
  }) as unknown as MatchRecord;

test('matches add up to places, points and streaks', () => {
  const records = [record(1, 5), record(1, 20), record(3, 60), record(1, 8), record(1, 3, {}, 1)]; // the newest first
  assert.deepEqual(summary(records, true), {
    ...{ matches: 5, contested: 4, won: 3, place: 1.5, points: 19.2, best: 3 },
    ...{ streak: { now: 2, best: 2 }, time: 5_000 },
  });
  assert.equal(summary(records, false).best, 60);
  assert.deepEqual(placesReached(records), [3, 0, 1]);
});

test('the last round that put the winner furthest ahead has decided the match', () => {
  const app = {
    match: { head: { game: 'hearts' } },
    game: () => ({ low_wins: true }),
    seatName: (seat: number) => 'ABC'[seat],
    say: (id: string, args = {}) => [id, ...Object.values(args)].join(' '),
  } as unknown as App;
  const finished = (parts: object) =>
    ({ seat: 0, points: [30, 9, 20], teams: [], sheet: [], places: [3, 1, 2], ...parts }) as unknown as View;
  const rounds = (...all: number[][]) => ({ scores: all.map(points => ({ points })) });
  const sides = (one: string, other: string) => `decided-by review-round 2 A\u00a0${one}commaB\u00a0${other}`;
  assert.equal(decidingPart(app, finished(rounds([13, 0, 0], [17, 4, 5], [0, 5, 15]))), sides('+17', '+4'));
  const drawn = { places: [1, 1, 3], ...rounds([5, 9, 0], [9, 5, 26]) };
  assert.equal(decidingPart(app, finished(drawn)), '');
  assert.equal(decidingPart(app, finished(rounds([30, 9, 20]))), '');
  const row = (id: string, at: number) => ({ id, part: id === 'total' ? id : 'upper', points: [at, 3 * at, at] });
  const dice = { seat: 1, sheet: ['ones', 'twos', 'total'].map(row) };
  const boxes = ['decided-by', 'box-twos', 'B\u00a0+3commaC\u00a0+1'].join(' ');
  assert.equal(decidingPart({ ...app, game: () => ({}) } as unknown as App, finished({ ...dice, scores: [] })), boxes);
});

test('lines of a sheet are averaged over the matches that have them', () => {
  const sheets = [{ ones: 4, yams: 50 }, { ones: 2, yams: 0 }, { ones: 0 }].map(boxes => record(1, 0, { boxes }));
  assert.deepEqual(boxes(sheets), [
    { id: 'ones', average: 2, best: 4, share: 2 / 3 },
    { id: 'yams', average: 25, best: 50, share: 0.5 },
  ]);
});

test('the others of a match are told by their levels', () => {
  const others = (seats: string[], friends?: object) =>
    othersIn({ head: { seats }, friends } as unknown as MatchRecord);
  assert.equal(others(['human', 'easy', 'normal']), 'mixed');
  assert.equal(others(['human', 'normal/daring', 'normal']), 'normal');
  assert.equal(others(['human', 'human']), 'people');
  assert.equal(others(['human']), 'alone');
  assert.equal(others(['human', 'easy'], { here: [0] }), 'friends');
});

const view = (parts: object) =>
  ({
    seat: 0,
    points: [10, 20, 10, 20],
    teams: [],
    places: [1, 2, 1, 2],
    scores: [],
    round: 4,
    sheet: [],
    ...parts,
  }) as unknown as View;

test('partners share a side, and the own side comes first', () => {
  assert.deepEqual(sidesOf(view({ seat: 1, teams: [0, 1, 0, 1] })), [
    [1, 3],
    [2, 0],
  ]);
  assert.equal(sidesOf(view({})).length, 4);
  assert.equal(placeByPoints(view({ points: [10, 20, 30, 5] }), false), 3);
  assert.equal(placeByPoints(view({ points: [10, 20, 30, 5] }), true), 2);
  assert.equal(placeByPoints(view({ points: [0, 0, 0, 0] }), true), 0);
});

test('a result has the places of sides, and partners of the last hand alone are no side', () => {
  const match = { head: { seats: ['easy', 'human', 'easy', 'easy'] } } as unknown as StoredMatch;
  const sides = resultOf(match, view({ teams: [0, 1, 0, 1] }));
  assert.deepEqual([sides.seat, sides.sides, sides.places, sides.rounds], [1, 2, [1, 2, 1, 2], 4]);
  const alone = resultOf(match, view({ teams: [0, 1, 0, 1], places: [1, 2, 3, 4] }));
  assert.deepEqual([alone.sides, alone.places], [4, [1, 2, 3, 4]]);
});

test('time at the table counts, but no more than two minutes of a pause', () => {
  const match = { when: 1_000 } as unknown as StoredMatch;
  const frame = (begins: object | null, start = 0) =>
    ({ match: begins, log: { start, entries: [] } }) as unknown as Frame;
  count(match, frame(null), 61_000);
  assert.deepEqual(match.tally, { time: 60_000, hints: 0, undone: 0 });
  count(match, frame(null), 9e9);
  assert.equal(match.tally?.time, 180_000);
  count(match, frame({}), 9e9); // the match is opened again
  assert.deepEqual(match.tally, { time: 180_000, hints: 0, undone: 0 });
  count(match, frame({}, 3), 1_000);
  assert.equal(match.tally?.undone, 1);
});

test('a score is the points, place and sides of the own seat', () => {
  assert.deepEqual(scoreIn(record(2, 18).result), { points: 18, place: 2, sides: 3 });
  const app = (low_wins: boolean) => ({ game: () => ({ low_wins }) }) as unknown as App;
  const [one, other] = [5, 8].map(points => ({ points, place: 1, sides: 2 }));
  assert.deepEqual([ahead(app(true), { game: '' }, one, other), ahead(app(false), { game: '' }, one, other)], [3, -3]);
});

const option = (name: string, among: unknown[], needs = {}) => ({ name, among, default: among[0], needs });
const GAME = {
  name: 'dice',
  options: [option('yams', [false, true]), option('bonus', [true, false]), option('fixed', [0, 9], { bonus: [true] })],
  presets: { classic: {}, plain: { bonus: false }, yams: { yams: true } },
  shown: { yams: 'dusk' },
} as unknown as GameEntry;
const app = { catalogue: { games: [GAME] }, game: () => GAME } as unknown as App;

test('a preset that home shows is an offer of its own', () => {
  assert.deepEqual(
    offers(app).map(({ key }) => key),
    ['dice', 'dice/yams'],
  );
  assert.equal(offerOf(app, { game: 'dice', options: { yams: true } })?.key, 'dice/yams');
  assert.equal(offerOf(app, { game: 'dice', options: {} })?.key, 'dice');
  const yams = offerAt(app, 'dice/yams');
  assert(yams);
  assert.deepEqual(within(yams, { bonus: false, fixed: 9 }), { yams: true, bonus: false, fixed: 9 });
  assert.equal(belongs(yams, { yams: [false] }), false);
  assert.deepEqual(Object.keys(presetsOf(yams)), ['yams']);
  assert.deepEqual(
    optionsOf(yams).map(({ name }) => name),
    ['bonus', 'fixed'],
  );
});

test('home shows of each game the offer that was started last', () => {
  const folded = (last: object) => foldedOffers({ ...app, settings: { last } } as unknown as App).map(({ key }) => key);
  assert.deepEqual(folded({}), ['dice/yams']);
  assert.deepEqual(folded({ dice: {}, 'dice/yams': {}, hearts: {} }), ['dice']);
  assert.deepEqual(folded({ 'dice/yams': {}, dice: {} }), ['dice/yams']);
});

test('a house rule has an effect if the rules that it needs are set', () => {
  const [, , fixed] = GAME.options;
  assert.deepEqual(
    [true, false].map(bonus => inEffect(fixed, GAME, { bonus })),
    [true, false],
  );
  assert.equal(inEffect(fixed, GAME, {}), true);
  assert.deepEqual(setOfKey(keyOfSet({ kind: 'own', name: 'my own rules' })), { kind: 'own', name: 'my own rules' });
});

test('the same cards need the same seed, seats and rules in force', () => {
  const deal = { game: 'dice', seed: '5', seats: ['human'], options: {} };
  assert.equal(areSameCards(GAME, deal, { ...deal, seed: 5, options: { bonus: true } }), true);
  for (const odd of [{ seed: '6' }, { seats: ['human', 'easy'] }, { options: { bonus: false } }, { game: 'x' }])
    assert.equal(areSameCards(GAME, deal, { ...deal, ...odd }), false);
});

test('skill is told of kinds with ten decisions or more, and forced ones do not count', () => {
  const judged = (kind: string, clear: boolean, plain = false) => ({ kind, clear, plain, loss: 3, least: 1 });
  const ten = (kind: string, clear: number) => Array.from({ length: 10 }, (_, at) => judged(kind, at < clear));
  const review = {
    least: 2,
    judged: [...ten('lead', 5), ...ten('follow', 1), judged('lead', true, true), judged('rare', true)],
  };
  const kinds = kindsOf([{ review } as unknown as Played]);
  assert.deepEqual(kinds, [
    { kind: 'follow', decisions: 10, clear: 1, cost: 0.6 },
    { kind: 'lead', decisions: 10, clear: 5, cost: 3 },
  ]);
  assert.equal(extremes(kinds)?.worst.kind, 'lead');
  const [poor, poorer] = [3, 6].map(clear => ({ kind: `${clear}`, decisions: 10, clear, cost: clear }));
  assert.deepEqual(extremes([poor, poorer]), { best: null, worst: poorer });
  assert.equal(extremes(kinds.slice(1)), null);
  assert.deepEqual(
    average([
      { value: 1, error: 3 },
      { value: 3, error: 4 },
    ]),
    { value: 2, error: 2.5 },
  );
});

test('a month has its dates, and the blanks before its first day', () => {
  const { dates, before } = datesIn('2026-11', 1); // the first is a Sunday
  assert.deepEqual([dates.length, dates.at(-1), before, datesIn('2026-11', 0).before], [30, '2026-11-30', 6, 0]);
  assert.equal(datesIn('2028-02', 1).dates.length, 29);
  assert.deepEqual([monthAfter('2026-11', 2), monthAfter('2026-01', -1)], ['2027-01', '2025-12']);
});

const took = (tries: number, right = true, wrong = 0) => ({ tries, right, wrong });
const code = (mark: number, ...steps: ReturnType<typeof took>[]) => encodedSlip({ print: 1, mark, time: 60, steps });
const LESSON = { step: [{}, {}] } as unknown as LessonDocument;

test('a class is told by the first slips of its learners', () => {
  const slip = (name: string, when: number, letters: string) => ({
    id: `${when}`,
    name,
    when,
    print: 1,
    code: letters,
  });
  const pupils = learnersOf(
    [
      slip('Ben', 3, code(1, took(1), took(2, true, 4))),
      slip('Aki', 2, code(2, took(1), took(1))),
      slip('Aki', 1, code(3, took(1), took(3, false, 4))),
      slip('', 4, code(4, took(1), took(1))),
      slip('Odd', 5, code(5, took(1))),
    ],
    LESSON,
  );
  assert.deepEqual(
    sorted(pupils, { by: 'name', up: true }, 'en').map(({ name, first, best, last }) => [name, first, best, last]),
    [
      ['Aki', 1, 2, 2],
      ['Ben', 1, 1, 1],
      ['', 2, 2, 2],
    ],
  );
  const standings = [0, 1].map(step => standingOf(pupils, step));
  assert.deepEqual(standings[1], { atOnce: 1, wrong: 4, times: 2 });
  assert.deepEqual([hardest(standings, 3), hardest([standings[0]], 3)], [1, -1]);
});

test('two learners of one name on two devices stay apart', () => {
  const slip = (when: number, from?: string) => ({
    ...{ id: `${when}`, print: 1, code: code(when, took(1), took(1)), name: 'Aki', when, lesson: 'l' },
    ...(from && { from }),
  });
  const pupils = learnersOf([slip(1, 'a'), slip(2, 'b'), slip(3, 'a'), slip(4)], LESSON);
  assert.deepEqual(
    pupils.map(({ name, slips }) => [name, slips.map(({ kept }) => kept.when)]),
    [
      ['Aki', [1, 3, 4]],
      ['Aki 2', [2]],
    ],
  );
});

test('slips are found in lines, with names before or after, and in links', () => {
  const [one, other] = [code(1, took(1)), code(2, took(1))];
  const text = `Aki May ${inGroups(one)}\n${other}, Ben\nhello\nx/#/slip/${one}/Mia%20B #/slip/AAAA`;
  const { slips, strange } = slipsIn(text);
  assert.deepEqual(
    slips.map(({ name }) => name),
    ['Aki May', 'Ben', 'Mia B'],
  );
  assert.equal(strange, 2);
  assert.deepEqual([mostFrequent([0, 3, 5, 5, 3]), mostFrequent([0, 0])], [3, 0]);
});
