import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineBudget } from '../../web/friends/engine-budget.ts';

test('a seat that has used its time waits, and gets a fifth of the time back', () => {
  let now = 0;
  const budget = new EngineBudget(() => now);
  for (let asked = 0; asked < 7; asked += 1) {
    assert.equal(budget.wait(1), 0);
    budget.spend(1, 1_000);
  }
  assert.equal(budget.wait(1), 5_000);
  assert.equal(budget.wait(2), 0);
  now += 5_000;
  assert.equal(budget.wait(1), 0);
});

test('a request counts for no less than 10 ms and no more than 2 s', () => {
  const budget = new EngineBudget(() => 0);
  for (let asked = 0; asked < 601; asked += 1) budget.spend(1, 0);
  assert.equal(budget.wait(1), 50);
  budget.spend(2, 80_000);
  assert.equal(budget.wait(2), 0);
});
