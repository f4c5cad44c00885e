/** A bot's place at the table stands for a temper, where its level has it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tempered } from '../../web/model/tempers.ts';
import type { GameEntry } from '../../web/protocol.d.ts';

const game = (third: string) =>
  ({
    tempers: { daring: ['normal', 'strong'], cautious: ['normal', 'strong'], [third]: ['normal'] },
  }) as unknown as GameEntry;

test('bots get the tempers of their names in turn, and people none', () => {
  const seats = ['human', 'normal', 'human', 'strong/daring', 'normal', 'easy'];
  for (const third of ['shooter', 'hoarder'])
    assert.deepEqual(tempered(game(third), seats), [
      'human',
      'normal/daring',
      'human',
      'strong/cautious',
      `normal/${third}`,
      'easy',
    ]);
});
