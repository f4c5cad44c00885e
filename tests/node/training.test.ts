/** Which problems a session has, what the answers say, and how the histories of two devices are joined. */

import './browser.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { chosen, isInDoubt, isOfTheme, lostIn, problemOfDay, resultsByKind } from '../../web/model/training.ts';
import type { Problem } from '../../web/protocol.d.ts';
import type { KeptReview } from '../../web/storage/stored-types.ts';
import { training } from '../../web/storage/training-store.ts';
import { erase } from './browser.ts';

const problem = (id: string, kind: string, mistake = kind) =>
  ({ id, kind, mistake, log: [`deal ${id}`] }) as unknown as Problem;
const PROBLEMS = ['duck', 'void', 'moon'].flatMap(kind =>
  Array.from({ length: 20 }, (_, n) => problem(`${kind}${n}`, kind)),
);
const answer = (id: string, kind: string, loss: number, when = 1) => ({ id, kind, when, right: !loss, loss });

const NOTHING = { answers: [], lost: [] };

/** Numbers from 0 to 1 that are the same in every run. */
function numbers() {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

beforeEach(erase);

test('what is due comes first, and no problem comes twice', () => {
  const due = [PROBLEMS[3], PROBLEMS[44]];
  const session = chosen(PROBLEMS, due, NOTHING, 10, numbers());
  assert.deepEqual(session.slice(0, 2), due);
  assert.equal(new Set(session).size, 10);
  assert.equal(chosen(PROBLEMS.slice(0, 3), [], NOTHING, 10, numbers()).length, 3);
});

test('no problem of a session shows how another went on', () => {
  const [early, late, other] = ['early', 'late', 'other'].map(id => problem(id, 'duck'));
  early.log = ['deal 7S', '7S'];
  late.log = [...early.log, 'KS', 'QS'];
  other.log = ['deal 7S', 'KS'];
  for (const due of [[], [early], [late]]) {
    const session = chosen([early, late, other], due, NOTHING, 3, numbers());
    assert.equal(session.length, 2);
    assert.ok(session.includes(other));
    assert.ok(due.every(one => session.includes(one)));
  }
});

test('a kind at which the player loses much comes oftener', () => {
  const answers = [answer('duck0', 'duck', 9), answer('void0', 'void', 0), answer('moon0', 'moon', 0)];
  const random = numbers();
  const drawn = Array.from({ length: 50 }, () => chosen(PROBLEMS, [], { ...NOTHING, answers }, 5, random)).flat();
  const share = (kind: string) => drawn.filter(each => each.kind === kind).length / drawn.length;
  assert.ok(share('duck') > 0.6 && share('duck') < 0.9, `${share('duck')}`);
  assert.ok(share('void') > 0.05 && share('moon') > 0.05);
});

test('reviewed matches bring a kind oftener too, without what was plain', () => {
  const judged = (kind: string, loss: number, parts = {}) => ({ kind, loss, least: 1, plain: false, ...parts });
  const decisions = [
    judged('duck', 4),
    judged('duck', 0.1, { least: 0.05 }),
    judged('duck', 0, { plain: true }),
    judged('void', 0),
  ];
  const lost = lostIn([{ review: { least: 2, judged: decisions } as unknown as KeptReview }]);
  assert.deepEqual(lost, [
    { kind: 'duck', loss: 8 },
    { kind: 'duck', loss: 4 },
    { kind: 'void', loss: 0 },
  ]);
  const random = numbers();
  const drawn = Array.from({ length: 50 }, () => chosen(PROBLEMS, [], { ...NOTHING, lost }, 5, random)).flat();
  const count = (kind: string) => drawn.filter(each => each.kind === kind).length;
  assert.ok(count('duck') > 2 * count('void'), `${count('duck')} ${count('void')}`);
});

test('a theme asks as often where another kind is right', () => {
  const ducks = Array.from({ length: 20 }, (_, n) => problem(`duck${n}`, 'duck', 'take'));
  const others = ['take', 'void', 'moon'].flatMap(kind =>
    Array.from({ length: 20 }, (_, n) => problem(`${kind}${n}`, kind, 'duck')),
  );
  const elsewhere = problem('elsewhere', 'take', 'void');
  const theme = [...ducks, ...others, elsewhere].filter(isOfTheme('duck'));
  assert.ok(!theme.includes(elsewhere));
  const random = numbers();
  const drawn = Array.from({ length: 50 }, () => chosen(theme, [], { ...NOTHING, theme: 'duck' }, 10, random)).flat();
  const share = drawn.filter(({ kind }) => kind === 'duck').length / drawn.length;
  assert.ok(share > 0.4 && share < 0.6, `${share}`);
});

test('of one kind, those come first that were answered longest ago or never', () => {
  const own = PROBLEMS.slice(0, 4);
  const answers = [answer('duck1', 'duck', 1, 30), answer('duck2', 'duck', 1, 10), answer('duck0', 'duck', 1, 20)];
  const session = chosen(own, [], { ...NOTHING, answers }, 4, numbers());
  assert.deepEqual(
    session.map(({ id }) => id),
    ['duck3', 'duck2', 'duck0', 'duck1'],
  );
});

test('kinds are in order of their cost, those in doubt after them', () => {
  const answers = [
    ...[3, 5].map((loss, n) => answer(`duck${n}`, 'duck', loss)),
    ...[0, 20].map((loss, n) => answer(`void${n}`, 'void', loss)),
  ];
  const [duck, doubtful, unknown] = resultsByKind(PROBLEMS, answers);
  assert.deepEqual([duck.kind, duck.loss, duck.error, duck.decisions], ['duck', 4, 1, 2]);
  assert.deepEqual([doubtful.kind, isInDoubt(doubtful)], ['void', true]);
  assert.deepEqual([unknown.kind, unknown.decisions], ['moon', 0]);
});

test('every device has the same problem of the day, and another one tomorrow', () => {
  const mixed = [...PROBLEMS].reverse();
  assert.equal(problemOfDay(PROBLEMS, '2026-11-28'), problemOfDay(mixed, '2026-11-28'));
  assert.notEqual(problemOfDay(PROBLEMS, '2026-11-28'), problemOfDay(PROBLEMS, '2026-11-29'));
  assert.equal(problemOfDay([], '2026-11-28'), undefined);
});

test('the answers of another device are added once, in order of time', () => {
  training.answered('hearts', answer('b', 'duck', 2, 20));
  const other = [answer('a', 'duck', 1, 10), answer('b', 'duck', 2, 20)];
  assert.equal(training.add({ hearts: other }), 1);
  assert.equal(training.add({ hearts: other }), 0);
  assert.deepEqual(
    training.of('hearts').map(({ id }) => id),
    ['a', 'b'],
  );
});

test('only the latest answers are kept', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => answer(`${n}`, 'duck', 1, n + 1));
  training.add({ hearts: many });
  training.answered('hearts', answer('new', 'duck', 1, 5_000));
  const kept = training.of('hearts');
  assert.deepEqual([kept.length, kept[0].id, kept.at(-1)?.id], [1_000, '1', 'new']);
});
