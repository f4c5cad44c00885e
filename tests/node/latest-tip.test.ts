import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Wording } from '../../web/app.ts';
import { LatestTip, spoken } from '../../web/components/guide/latest-tip.ts';
import type { Tip } from '../../web/protocol.d.ts';

const AT = { kind: 'points', id: '', seat: null } as const;
const tip = (rest: Partial<Tip> = {}): Tip => ({
  id: 'bomb',
  rule: 'bomb',
  say: { id: 'bomb', seat: 1, args: { cards: 'J0 Q0' } },
  at: AT,
  ...rest,
});

/** The text that is open, and the one that a line stands for. */
const shown = ({ saying, line }: LatestTip) => [saying?.text, line?.text];

test('words that were put away stay as a line, which opens them again', () => {
  const voice = new LatestTip();
  assert.equal(voice.open(), false);
  voice.show(tip());
  assert.deepEqual(shown(voice), ['guide-bomb', undefined]);
  voice.fold();
  assert.deepEqual(shown(voice), [undefined, 'guide-bomb']);
  assert.equal(voice.open(), true);
  assert.deepEqual(shown(voice), ['guide-bomb', undefined]);
  assert.deepEqual(voice.saying?.args, { cards: 'J0 Q0', player: 1 });
  voice.clear();
  assert.deepEqual(shown(voice), [undefined, undefined]);
});

test('without its title the text alone is spoken', () => {
  const app = { say: (id: string) => id } as Wording;
  assert.equal(spoken(app, { title: 'title', text: 'text', args: {}, at: AT, untitled: true }), 'text');
});

test('a title is not told twice', () => {
  const app = { say: (id: string) => id } as Wording;
  const text = 'Mia went out. You have four cards.';
  assert.equal(spoken(app, { title: 'Mia went out', text, args: {}, at: AT }), text);
});

test('a title that ends with a sign of its own is spoken without a second full stop', () => {
  const signs: Record<string, string> = { stop: '.', gap: ' ' };
  const app = { say: (id: string) => signs[id] ?? id } as Wording;
  const said = (title: string) => spoken(app, { title, text: 'It pays.', args: {}, at: AT });
  assert.deepEqual(['Would you bet?', 'The bomb'].map(said), ['Would you bet? It pays.', 'The bomb. It pays.']);
});
