import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

/** Stands in for the worker in which Python runs: the test says what it answers, and when. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  ended = false;
  asked: string[] = [];

  constructor(
    readonly address: string,
    readonly how: { name?: string } = {},
  ) {
    FakeWorker.all.push(this);
  }

  postMessage(asked: string) {
    this.asked.push(JSON.parse(asked).type);
  }

  say(reply: object) {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  isReady() {
    this.say({ type: 'progress', phase: 'ready', loaded: 2, total: 2 });
  }

  die(message: string) {
    this.onerror?.({ message, preventDefault() {} });
  }

  terminate() {
    this.ended = true;
  }
}

const first = { engine: null as FakeWorker | null, said: [] as object[] };
const page = Object.assign(new EventTarget(), { hidden: false });
mock.timers.enable({ apis: ['setInterval'] });
Object.assign(globalThis, { Worker: FakeWorker, window: { first }, document: page });
const { Engine } = await import('../../web/wire/engine.ts');

const latest = () => FakeWorker.all.at(-1) as FakeWorker;
let heard: { type: string; message?: string }[];
let phases: string[];
let engine: InstanceType<typeof Engine>;
beforeEach(() => {
  [heard, phases, FakeWorker.all] = [[], [], []];
  engine = new Engine({
    deliver: message => heard.push(message as { type: string }),
    progress: ({ phase }) => phases.push(phase),
  });
});

const types = () => heard.map(({ type }) => type);

test('requests made before the engine is ready are sent in their order once it is', () => {
  engine.request({ type: 'hint' });
  engine.request({ type: 'games' });
  assert.deepEqual([latest().asked, engine.state, engine.pending], [[], 'loading', 2]);
  latest().say({ type: 'progress', phase: 'loading', loaded: 1, total: 2 });
  latest().isReady();
  assert.deepEqual(latest().asked, ['hint', 'games']);
  assert.deepEqual([phases, engine.state], [['loading', 'ready'], 'busy']);
  latest().say({ type: 'answered' });
  latest().say({ type: 'answered' });
  assert.deepEqual([types(), engine.state, engine.pending], [['answered', 'answered'], 'ready', 0]);
});

test('an engine that dies is followed by another, which gets the requests after the crash', () => {
  engine.wake();
  const dead = latest();
  dead.isReady();
  engine.request({ type: 'hint' });
  dead.die('Uncaught Error: died');
  assert.ok(dead.ended);
  assert.deepEqual(heard, [{ type: 'crash', message: 'Uncaught Error: died' }]);
  engine.request({ type: 'games' });
  assert.notEqual(latest(), dead);
  assert.equal(latest().how.name, '');
  latest().isReady();
  assert.deepEqual(latest().asked, ['games']);
});

test('an engine that dies of every request is not started for ever, until the player asks for it', () => {
  for (let crash = 1; crash <= 3; crash += 1) {
    engine.request({ type: 'games' });
    latest().isReady();
    latest().die('died');
  }
  assert.deepEqual(types(), ['crash', 'crash', 'crash', 'unavailable']);
  assert.deepEqual([FakeWorker.all.length, engine.state], [3, 'stopped']);
  engine.request({ type: 'games' });
  assert.equal(FakeWorker.all.length, 3);
  engine.retry();
  assert.equal(latest().how.name, 'refetched');
  latest().isReady();
  assert.deepEqual([latest().asked, engine.state], [['games'], 'busy']);
});

test('an engine that others end is restarted', () => {
  const elsewhere = { type: 'crash', message: 'ended by another frame', elsewhere: true };
  engine.request({ type: 'games' });
  latest().say(elsewhere);
  assert.deepEqual([types(), FakeWorker.all.length, engine.state], [[], 2, 'loading']);
  latest().isReady();
  assert.deepEqual(latest().asked, ['games']);
  for (let each = 0; each < 5; each += 1) {
    latest().say(elsewhere);
    latest().isReady();
  }
  assert.deepEqual(heard, Array(5).fill(elsewhere));
  latest().die('died');
  assert.deepEqual([types().at(-1), engine.state], ['crash', 'loading']);
});

test('an engine that start.js has started is taken over with what it has said', async () => {
  const started = new FakeWorker('worker.js');
  Object.assign(first, {
    engine: started,
    said: [{ type: 'message', data: '{"type":"progress","phase":"ready","loaded":2,"total":2}' }],
  });
  engine = new Engine({ deliver: () => {}, progress: () => {} });
  await null;
  engine.request({ type: 'games' });
  assert.deepEqual([FakeWorker.all, started.asked], [[started], ['games']]);
});
