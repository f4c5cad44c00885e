// The test files that leave nothing behind in their process: they share one, which starts once for them all.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './bot-level.test.ts';
import './card-choice.test.ts';
import './checks.test.ts';
import './clock.test.ts';
import './columns.test.ts';
import './connection-code.test.ts';
import './encryption.test.ts';
import './engine-budget.test.ts';
import './event-evening.test.ts';
import './fuzzed-links.test.ts';
import './hidden-code.test.ts';
import './identity.test.ts';
import './keyboard.test.ts';
import './late.test.ts';
import './latest-tip.test.ts';
import './link.test.ts';
import './messages.test.ts';
import './names.test.ts';
import './presses.test.ts';
import './qr.test.ts';
import './rate-limit.test.ts';
import './reply-check.test.ts';
import './review-chart.test.ts';
import './room-messages.test.ts';
import './score-pad.test.ts';
import './scorm.test.ts';
import './scripts.test.ts';
import './seats.test.ts';
import './seed-shares.test.ts';
import './seeds.test.ts';
import './sent-lesson.test.ts';
import './shares.test.ts';
import './slip.test.ts';
import './tempers.test.ts';
import './typed-text.test.ts';
import './verdict.test.ts';

test('files that share a process change nothing there', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  for (const [, name] of read('together.ts').matchAll(/^import '\.\/(.*)';$/gm))
    assert.doesNotMatch(read(name), /globalThis|browser\.ts|\bmock\b|\b(before|after)(Each)?\(/, name);
});
