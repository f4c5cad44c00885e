// The engine that frames on one page share: where a frame finds it, and when it ends.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

class FakeWorker {
  static all: FakeWorker[] = [];
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  readonly ports: MessagePort[] = [];
  isOver = false;

  constructor(
    readonly address: string,
    readonly how: { name: string },
  ) {
    FakeWorker.all.push(this);
  }

  postMessage(_: unknown, [port]: MessagePort[]) {
    this.ports.push(port);
  }

  terminate() {
    this.isOver = true;
  }
}

/** A channel whose messages arrive at once. */
class FakeChannel {
  readonly port1 = { posted: [] as unknown[], onmessage: null, postMessage: (data: unknown) => this.#post(data) };
  readonly port2 = { heard: [] as unknown[], say: (data: string) => this.#say(data) };
  #post(data: unknown) {
    this.port2.heard.push(data);
  }
  #say(data: string) {
    (this.port1.onmessage as ((event: object) => void) | null)?.({ data });
  }
}

/** The window of a frame; `parent` has the frames of one page. */
class Frame extends EventTarget {
  sharedEngine: unknown;

  constructor(readonly parent: object[]) {
    super();
    parent.push(this);
  }

  /** Return what a function makes in this frame. */
  do<Result>(act: () => Result) {
    Object.assign(globalThis, { window: this, addEventListener: this.addEventListener.bind(this) });
    return act();
  }

  hide(persisted = false) {
    this.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  }
}

mock.timers.enable({ apis: ['setTimeout'] });
Object.assign(globalThis, { Worker: FakeWorker, MessageChannel: FakeChannel });
new Frame([]).do(() => {});
const { shareEngine } = await import('../../web/wire/shared-engine.ts');
const { ELSEWHERE } = await import('../../web/wire/engine.ts');

let page: object[];
beforeEach(() => {
  [page, FakeWorker.all] = [[], []];
});

/** Connect a new frame, and collect what its page hears. */
function connect(frame = new Frame(page)) {
  const engine = frame.do(() => shareEngine(''));
  const heard: unknown[] = [];
  engine.onmessage = ({ data }) => heard.push(JSON.parse(data));
  return { frame, engine, heard };
}

const over = () => FakeWorker.all.map(({ isOver }) => isOver);

/** Let the page hear what it hears later. */
const wait = () => mock.timers.tick(0);

test('frames of one page share one worker', () => {
  const [one, two] = [connect(), connect()];
  assert.equal(FakeWorker.all.length, 1);
  const [port] = FakeWorker.all[0].ports.slice(1) as unknown as FakeChannel['port2'][];
  two.engine.postMessage('{"type":"hint"}');
  port.say('{"type":"answered"}');
  assert.deepEqual([port.heard, one.heard, two.heard], [['{"type":"hint"}'], [], [{ type: 'answered' }]]);
});

test('frames of two pages share none', () => {
  connect();
  connect(new Frame([]));
  assert.equal(FakeWorker.all.length, 2);
});

test('values that are no running engine are ignored', () => {
  const foreign = Object.defineProperty({}, 'sharedEngine', {
    get() {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });
  const calls = () => assert.fail('called');
  const values = [null, 5, '', [], calls, {}, { build: 'node' }, { build: 'node', isOver: false, connect: 1 }];
  const engines = [
    { build: 'other', isOver: false, connect: calls },
    { build: 'node', isOver: true, connect: calls },
    { build: 'node', isOver: 0, connect: calls },
  ];
  page.push(foreign, ...[...values, ...engines].map(sharedEngine => ({ sharedEngine })));
  connect();
  connect();
  assert.equal(FakeWorker.all.length, 1);
});

test('the engine ends with its last connection', () => {
  const [one, two] = [connect(), connect()];
  one.engine.terminate();
  wait();
  assert.deepEqual([over(), two.heard], [[false], []]);
  const [first] = FakeWorker.all[0].ports as unknown as FakeChannel['port2'][];
  assert.deepEqual(first.heard, [{ ended: true }]);
  two.engine.terminate();
  assert.deepEqual(over(), [true]);
  connect(one.frame);
  assert.deepEqual(over(), [true, false]);
});

test('an engine ended for a reason tells others', () => {
  const [one, two, three] = [connect(), connect(), connect()];
  two.engine.terminate({ type: 'unavailable', message: 'no room' });
  assert.deepEqual(over(), [true]);
  wait();
  const told = [{ type: 'unavailable', message: 'no room' }];
  assert.deepEqual([one.heard, two.heard, three.heard], [told, [], told]);
});

test('an uncaught error is a crash for all', () => {
  const [one, two] = [connect(), connect()];
  FakeWorker.all[0].onerror?.({ message: 'out of memory', preventDefault() {} });
  wait();
  const told = [{ type: 'crash', message: 'out of memory' }];
  assert.deepEqual([one.heard, two.heard, over()], [told, told, [true]]);
});

test('a removed frame takes its engine along', () => {
  const [one, two, three] = [connect(), connect(), connect()];
  page.shift();
  one.frame.hide();
  wait();
  assert.deepEqual([one.heard, two.heard, three.heard], [[], [ELSEWHERE], [ELSEWHERE]]);
  connect(two.frame);
  connect(three.frame);
  assert.deepEqual(over(), [true, false]);
});

test('a removed guest frame leaves the engine', () => {
  const [one, two] = [connect(), connect()];
  two.frame.hide();
  wait();
  assert.deepEqual([one.heard, two.heard, over()], [[], [], [false]]);
});

test('frames of a closing page hear nothing', () => {
  const frames = [connect(), connect(), connect()];
  for (const { frame } of frames) frame.hide();
  wait();
  assert.deepEqual(
    frames.flatMap(({ heard }) => heard),
    [],
  );
  assert.deepEqual(over(), [true]);
});

test('a page kept for Back keeps its engine', () => {
  const { frame } = connect();
  frame.hide(true);
  assert.deepEqual(over(), [false]);
});
