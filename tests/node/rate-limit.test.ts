import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GUEST, RateLimiter } from '../../web/friends/rate-limit.ts';

test('a guest may send 400 messages at once, then 40 a second', () => {
  let now = 0;
  const gate = new RateLimiter(GUEST, () => now);
  const admitted = (count: number) => Array.from({ length: count }, () => gate.allows()).filter(Boolean).length;
  assert.equal(admitted(500), 400);
  now += 1_000;
  assert.equal(admitted(100), 40);
  now += 60_000;
  assert.equal(admitted(50), 50);
  assert.equal(gate.isExceeded, false);
  assert.equal(admitted(500), 350);
  assert.equal(gate.isExceeded, true);
});

test('a gate is shut after 200 wrong messages', () => {
  const gate = new RateLimiter(GUEST, () => 0);
  for (let count = 0; count < 200; count += 1) assert.equal(gate.countViolation(), false);
  assert.equal(gate.isExceeded, false);
  gate.countViolation();
  assert.equal(gate.isExceeded, true);
});
