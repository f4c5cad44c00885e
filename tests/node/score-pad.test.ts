import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eveningOf, standings } from '../../web/model/evening.ts';
import { newPad } from '../../web/model/matches.ts';
import { EnteredDice } from '../../web/play/entered-dice.ts';
import { readMatch, recordOf } from '../../web/storage/match-shape.ts';
import type { MatchRecord } from '../../web/storage/stored-types.ts';
import { TableState } from '../../web/table/table-state.ts';

const HOUR = 3_600_000;
const app = { say: (id: string) => id, settings: { yourName: '' } } as never;

const pad = (when: number, points: Record<string, number>, places: number[], isPad = true) =>
  ({
    ...(isPad && { pad: true }),
    when: when * HOUR,
    head: { seats: Object.keys(points).map(() => 'human') },
    names: Object.keys(points),
    result: { places, points: Object.values(points) },
  }) as unknown as MatchRecord;

test('an evening is the pads without a long pause between them', () => {
  const pads = [pad(20, { Aki: 1 }, [1]), pad(19, { Aki: 1 }, [1]), pad(12, { Aki: 1 }, [1])];
  assert.deepEqual(eveningOf(pads, 21 * HOUR), pads.slice(0, 2));
  assert.deepEqual(eveningOf(pads, 27 * HOUR), []);
  assert.deepEqual(eveningOf([pad(20, { Aki: 1 }, [1], false), ...pads], 21 * HOUR), pads.slice(0, 2));
});

test('two people of one name are two, on a pad and in the evening', () => {
  const { names } = newPad('yahtzee', { options: {}, names: ['Kim', 'Ann', 'kim', ''] });
  assert.deepEqual(names, ['Kim', 'Ann', 'kim 2', '']);
  const old = { ...pad(1, { a: 200, b: 150 }, [1, 2]), names: ['Kim', 'Kim'] };
  assert.deepEqual(standings(app, [old, pad(2, { Kim: 10, 'Kim 2': 20 }, [2, 1])]), [
    { name: 'Kim', wins: 1, points: 210, matches: 2 },
    { name: 'Kim 2', wins: 1, points: 170, matches: 2 },
  ]);
});

test('wins and points are added up by name, whatever the seats', () => {
  const evening = [
    pad(1, { Aki: 200, Mia: 150 }, [1, 2]),
    pad(2, { Mia: 180, Aki: 180, Jon: 90 }, [1, 1, 3]),
    pad(3, { Jon: 250, Mia: 140 }, [1, 2]),
  ];
  assert.deepEqual(standings(app, evening), [
    { name: 'Aki', wins: 2, points: 380, matches: 2 },
    { name: 'Mia', wins: 1, points: 470, matches: 3 },
    { name: 'Jon', wins: 1, points: 340, matches: 2 },
  ]);
});

test('a pad stays a pad in storage and in its record', () => {
  const begun = newPad('yahtzee', { options: {}, names: ['Aki', 'Mia'] });
  assert.deepEqual(begun.head.seats, ['human', 'human']);
  const { match } = readMatch(JSON.parse(JSON.stringify(begun)));
  assert.equal(match?.pad, true);
  assert.equal(recordOf({ ...begun, over: true }).pad, true);
});

/** Dice of a pad, and the moves that they have sent. */
function laid() {
  const sent: string[] = [];
  const view = { to_act: -1, zones: [], ask: { args: { dice: 5, word: 'lay' } } };
  const state = Object.assign(new TableState(), { view: view as never });
  const shown = { say: (id: string) => id, announce() {}, redraw() {} } as never;
  const moves = { decide: (move: string) => sent.push(move) } as never;
  const dice = new EnteredDice(shown, state, moves);
  dice.follow(view as never);
  const enter = (faces: string) => [...faces].forEach(face => dice.enter(face));
  return { dice, state, sent, enter };
}

test('the fifth face sends all five', () => {
  const { sent, enter } = laid();
  enter('6623');
  assert.deepEqual(sent, []);
  enter('1');
  assert.deepEqual(sent, ['lay 6 6 2 3 1']);
});

test('a chosen die is entered again, and the next face fills what is missing', () => {
  const { dice, state, sent, enter } = laid();
  enter('66');
  dice.choose(0);
  enter('2341');
  assert.deepEqual([state.faces, sent], [['2', '6', '3', '4', '1'], ['lay 2 6 3 4 1']]);
  dice.choose(1);
  enter('5');
  assert.deepEqual(sent.at(-1), 'lay 2 5 3 4 1');
});

test('the last face can be taken back', () => {
  const { dice, state, sent, enter } = laid();
  enter('66');
  dice.erase();
  assert.deepEqual(state.faces.slice(0, 2), ['6', '']);
  enter('2341');
  assert.deepEqual(sent, ['lay 6 2 3 4 1']);
});
