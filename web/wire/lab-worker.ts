// The lab's Python, in its own worker: an author's code runs here and can do nothing else.
//
// It may only speak to the page. Before any code runs, the worker loses all access to other hosts, to the page's
// storage and to other workers. The page ends a worker that does not answer.

import { lab } from '../built.js';
import { ImportGuard } from './import-guard.ts';
import type { LabRequest } from './lab-messages.ts';
import { startPython } from './python.ts';

type Bench = {
  take(game: string, name: string, code: string): string;
  decide(world: string, seed: string): string;
  run(code: string): string;
  measure(trial: string): string;
  go_on(): string;
};

const MOST = 768 * 2 ** 20; // bytes of memory, at most
const PULSE = 250; // milliseconds between two signs of life
const LONGEST = 2 ** 20; // characters of any message, at most
const LONGEST_REASON = 200; // characters of the reason why Python ended

/** Globals that the worker keeps: the language, and what Python needs. */
const LEFT = new Set([
  ...['Object', 'Function', 'Array', 'Number', 'parseFloat', 'parseInt', 'Infinity', 'NaN', 'undefined', 'Boolean'],
  ...['String', 'Symbol', 'Date', 'Promise', 'RegExp', 'Error', 'AggregateError', 'EvalError', 'RangeError'],
  ...[
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
    'SuppressedError',
    'globalThis',
    'JSON',
    'Math',
    'Intl',
  ],
  ...['ArrayBuffer', 'Atomics', 'Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array'],
  ...['Float16Array', 'Float32Array', 'Float64Array', 'Uint8ClampedArray', 'BigUint64Array', 'BigInt64Array'],
  ...['DataView', 'Map', 'BigInt', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Iterator'],
  ...['Proxy', 'Reflect', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'isFinite', 'isNaN'],
  ...['escape', 'unescape', 'WebAssembly', 'console', 'performance', 'crypto', 'setTimeout', 'clearTimeout'],
  ...['queueMicrotask', 'TextDecoder', 'TextEncoder', 'constructor'],
]);

const send = globalThis.postMessage.bind(globalThis);
const say = (reply: object) => send(JSON.stringify(reply));

/** Send Python's reply, unless a bot made it so long that it would freeze the page. */
function tell(reply: string) {
  if (reply.length <= LONGEST) send(reply);
  else say({ fault: 'more said than can be heard', line: 0, printed: '' });
}

/** Delete all other globals, also from the prototypes of the global object. */
function strip() {
  for (let own: object | null = globalThis; own && own !== Object.prototype; own = Object.getPrototypeOf(own))
    for (const name of Reflect.ownKeys(own))
      if (typeof name === 'string' && !LEFT.has(name)) Reflect.deleteProperty(own, name);
}

/** Limit the memory, so that Python runs out of it before the browser does. */
function bound() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > MOST) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

/** The JavaScript that Python needs to start. */
const ENOUGH = { Object, Array, Promise, Error, setTimeout, clearTimeout };

/** Start Python, and cut off every way to JavaScript before a bot is loaded. */
async function start(): Promise<Bench> {
  bound();
  const guard = new ImportGuard(alive);
  const python = await startPython({}, [lab], { jsglobals: ENOUGH });
  const modules = python.pyimport('taku.arena.bot_runner');
  const { take, decide, run, measure, go_on } = modules.BotRunner();
  modules.leave_javascript();
  strip();
  guard.seal();
  return { take, decide, run, measure, go_on };
}

/** Send figures one at a time, each after the page has taken the last: a flood would freeze the page. */
async function measure(bench: Bench, trial: string) {
  measuring = true;
  for (let reply = bench.measure(trial); reply; reply = bench.go_on()) {
    tell(reply);
    await new Promise<void>(resolve => (taken = resolve));
  }
  measuring = false;
}

let measuring = false;
let taken = () => {};
let lastSign = 0;

/** Tell the page that a trial goes on although its next figures are not ready yet. */
function alive() {
  if (!measuring) return;
  const now = performance.now();
  if (now < lastSign + PULSE) return;
  lastSign = now;
  say({ type: 'alive' });
}

const started = start();
started.then(
  () => say({ type: 'ready' }),
  error => say({ type: 'failed', message: String(error) }),
);

addEventListener('message', async ({ data }: MessageEvent<LabRequest>) => {
  const bench = await started;
  if (data.type === 'on') taken();
  if (data.type === 'there') say({ type: 'alive' });
  try {
    if (data.type === 'take') tell(bench.take(data.game, data.name, data.code));
    if (data.type === 'decide') tell(bench.decide(data.world, data.seed));
    if (data.type === 'run') tell(bench.run(data.code));
    if (data.type === 'measure') await measure(bench, data.trial);
  } catch (error) {
    // Python reports its own errors as text; an exception here means that Python has ended
    say({ type: 'failed', message: String(error).trim().split('\n').at(-1)?.slice(0, LONGEST_REASON) });
  }
});
