/** What a guest takes for a reply of the host's engine. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replyCheck } from '../../web/friends/reply-check.ts';

const sentence = { id: 'trick', seat: 1, args: { cards: 'QS 2H', points: 14 } };
const move = { move: 'QS', say: sentence };
const frame = {
  type: 'frame',
  view: {
    ...{ seat: 0, to_act: -2, round: 3, caption: sentence, points: [1, 2, 3, 4], running: null, sheet: [] },
    ...{ scores: [], badges: [], teams: [], decided: false, card_points: {}, places: [], ask: null },
    zones: [{ kind: 'hand', role: 'own', seat: 0, items: ['QS'], seats: [], orders: {}, winner: null, ahead: '' }],
  },
  events: [{ role: 'played', kind: 'play', seat: 2, args: {} }],
  undo: false,
  no_undo: { rule: 'seen', args: {} },
  meanings: [{ items: ['QS'], moves: [move], refusal: null, goes: [], completes: null }],
  begins: true,
  turns: [1],
};

/** A copy of the frame with one value changed, by its path. */
function changed(path: string, value: unknown) {
  const copy = structuredClone<object>(frame) as Record<string, never>;
  const names = path.split('.');
  const last = names.pop() as string;
  Object.assign(
    names.reduce<Record<string, never>>((at, name) => at[name], copy),
    { [last]: value },
  );
  return copy;
}

test('a whole reply of each kind is taken', () => {
  assert.equal(replyCheck(frame), null);
  assert.equal(replyCheck({ type: 'hinted', moves: [{ ...move, points: -3 }], advice: sentence }), null);
  assert.equal(replyCheck({ type: 'refused', request: 'play', refusal: { rule: 'turn', args: {} } }), null);
});

test('a reply that would be drawn wrong is refused with the part that is wrong', () => {
  const wrong: [string, unknown, RegExp][] = [
    ['view.zones.0.kind', 'window', /zones.*kind/],
    ['view.zones.0.items', ['<img>', 7], /zones.*items/],
    ['view.zones.0.items', Array(201).fill('QS'), /zones.*items/],
    ['view.points', ['1'], /points/],
    ['view.seat', 99, /seat/],
    ['events', 'all', /events/],
    ['meanings.0.moves', [{ move: 'x'.repeat(3000), say: sentence }], /moves/],
    ['undo', 'yes', /undo/],
  ];
  for (const [path, value, part] of wrong) assert.match(replyCheck(changed(path, value)) ?? 'taken', part, path);
});

test('what is no reply of an engine is refused', () => {
  for (const message of [null, 7, [], {}, { type: 'constructor' }, { type: '__proto__' }, { type: 'crash' }])
    assert.equal(replyCheck(message), '.type');
});
