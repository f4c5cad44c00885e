import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepAwake } from '../../web/browser/wake-lock.ts';

class Page extends EventTarget {
  hidden = false;

  show(seen: boolean) {
    this.hidden = !seen;
    if (!seen) for (const lock of held()) lock.release(); // a browser releases locks of hidden pages, too
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

class Lock extends EventTarget {
  released = false;

  async release() {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  }
}

const page = new Page();
let given: Lock[] = [];
let asked = 0;
let refuses = false;
const held = () => given.filter(({ released }) => !released);
const soon = () => new Promise(done => setImmediate(done));
const wakeLock = {
  async request() {
    asked += 1;
    if (refuses) throw new DOMException('low battery', 'NotAllowedError');
    given.push(new Lock());
    return given.at(-1);
  },
};
Object.defineProperty(globalThis, 'document', { value: page });
Object.defineProperty(globalThis, 'navigator', { value: {} });

test('a browser without wake locks is asked nothing', () => {
  keepAwake(true);
  keepAwake(false);
  page.show(true);
  assert.equal(asked, 0);
  Object.assign(navigator, { wakeLock });
});

test('the screen is kept awake until the table is left', async () => {
  for (let frame = 0; frame < 3; frame += 1) keepAwake(true);
  await soon();
  assert.deepEqual([asked, held().length], [1, 1]);
  keepAwake(false);
  await soon();
  assert.equal(held().length, 0);
});

test('a page that is seen again asks again, and only while a table is open', async () => {
  [given, asked] = [[], 0];
  keepAwake(true);
  await soon();
  page.show(false);
  await soon();
  assert.equal(held().length, 0);
  page.show(true);
  await soon();
  assert.deepEqual([asked, held().length], [2, 1]);
  keepAwake(false);
  page.show(false);
  page.show(true);
  await soon();
  assert.deepEqual([asked, held().length], [2, 0]);
});

test('a table that is left before the browser has answered keeps no lock', async () => {
  given = [];
  keepAwake(true);
  keepAwake(false);
  await soon();
  assert.equal(held().length, 0);
  keepAwake(true);
  keepAwake(false);
  keepAwake(true);
  await soon();
  assert.equal(held().length, 1);
  keepAwake(false);
  await soon();
});

test('a refused lock is asked for again when the page is seen again', async () => {
  [given, asked, refuses] = [[], 0, true];
  keepAwake(true);
  await soon();
  assert.equal(held().length, 0);
  refuses = false;
  page.show(true);
  await soon();
  assert.deepEqual([asked, held().length], [2, 1]);
  keepAwake(false);
  await soon();
  assert.equal(held().length, 0);
});
