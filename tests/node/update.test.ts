import assert from 'node:assert/strict';
import { test } from 'node:test';

const said: string[] = [];
const waiting = { state: 'installed', postMessage: ({ type }: { type: string }) => said.push(type) };
const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: null });
const workers = Object.assign(new EventTarget(), { register: async () => registration });
Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker: workers } });
const { build } = await import('../../web/built.js');
const { watchForUpdates } = await import('../../web/browser/update.ts');

const soon = () => new Promise(done => setImmediate(done));
const answer = (build: string) =>
  workers.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'build', build } }));

test("the page's own version waits until nothing is on its way", async () => {
  let rests = () => {};
  const quiet = new Promise<void>(done => (rests = done));
  let offered = 0;
  watchForUpdates(
    () => (offered += 1),
    () => {},
    quiet,
  );
  await soon();
  answer(build);
  await soon();
  assert.deepEqual(said, ['build']); // asked which version it is, and not yet let in
  rests();
  await soon();
  assert.deepEqual(said, ['build', 'skip-waiting']);
  assert.equal(offered, 0);
  answer('another');
  assert.equal(offered, 1);
});
