import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Lab } from '../../web/wire/lab.ts';

/** Stands in for the lab's worker: the test says what it answers, and when. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  ended = false;
  asked: { type: string }[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(asked: { type: string }) {
    this.asked.push(asked);
  }

  say(reply: object) {
    if (!this.ended) this.onmessage?.({ data: JSON.stringify(reply) });
  }

  terminate() {
    this.ended = true;
  }
}

/** A lab whose worker has answered one question. */
async function labAtRest() {
  const lab = new Lab();
  const decided = lab.decide('{}', '1');
  const worker = FakeWorker.all.at(-1) as FakeWorker;
  worker.say({ type: 'ready' });
  worker.say({ move: '2C', milliseconds: 1, printed: '' });
  assert.equal((await decided).move, '2C');
  return { lab, worker };
}

mock.timers.enable({ apis: ['setTimeout'] });
Object.assign(globalThis, { Worker: FakeWorker });

test('a bot that goes on in slices of three seconds after its answer is ended', async () => {
  const { worker } = await labAtRest();
  assert.equal(worker.asked.at(-1)?.type, 'there');
  mock.timers.tick(3_000);
  assert.ok(worker.ended);
});

test('a worker at rest that answers at once stays', async () => {
  const { lab, worker } = await labAtRest();
  for (let visit = 0; visit < 3; visit += 1) {
    worker.say({ type: 'alive' });
    mock.timers.tick(6_000);
  }
  assert.ok(!worker.ended);
  lab.end();
});

test('what ended Python is the reason each time, from another worker each time', async () => {
  const { lab, worker } = await labAtRest();
  const decided = lab.decide('{}', '2');
  worker.say({ type: 'failed', message: 'RuntimeError: memory access out of bounds' });
  const wrong = { fault: 'said', words: 'RuntimeError: memory access out of bounds', line: 0 };
  assert.deepEqual((await decided).wrong, wrong);
  assert.ok(worker.ended);
  lab.start();
  assert.notEqual(FakeWorker.all.at(-1), worker);
  lab.end();
});
