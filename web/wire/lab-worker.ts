// The lab's Python, in a worker of its own: what somebody has written runs here, and can do nothing else.
//
// It may speak to the page, and that is all: before anything is run, whatever leads out of this worker, to other
// hosts, to what the page keeps or to other workers, is taken away from it. The page ends it where it does not answer.

import { lab } from '../built.js';
import type { Asked } from './asked.ts';
import { startPython } from './python.ts';

type Bench = {
  take(game: string, name: string, code: string): string;
  decide(world: string, seed: string): string;
};
type Modules = { Bench(): Bench; measured(trial: string, alive: () => void): Generator<string, void> };

const MOST = 768 * 2 ** 20; // bytes of memory
const PULSE = 250; // milliseconds between two signs of life
const LONGEST = 2 ** 20; // characters of anything that is said

/** What is left of the worker's own: the language, and what Python is made of. */
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

/** What Python says, which a bot can have changed to say anything: the page is not buried under it. */
function tell(told: unknown) {
  if (typeof told === 'string' && told.length <= LONGEST) send(told);
  else say({ fault: 'more said than can be heard', line: 0, printed: '' });
}

/** All but that goes, also from what the worker is made after. */
function strip() {
  for (let own: object | null = globalThis; own && own !== Object.prototype; own = Object.getPrototypeOf(own))
    for (const name of Reflect.ownKeys(own))
      if (typeof name === 'string' && !LEFT.has(name)) Reflect.deleteProperty(own, name);
}

/** Python is told that there is no more before the browser runs out of it. */
function bound() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > MOST) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
}

/** What Python sees of JavaScript. */
const ENOUGH = { Object, Array, Promise, Error, setTimeout, clearTimeout };

async function start() {
  bound();
  const python = await startPython({ jsglobals: ENOUGH }, {}, [lab]);
  const modules: Modules = python.pyimport('taku.arena.bench');
  const bench = modules.Bench();
  strip();
  return { bench, modules };
}

/** Each figure waits until the page has taken the one before: a flood of them would bury it. */
async function measure({ measured }: Modules, trial: string) {
  for (const now of measured(trial, alive)) {
    tell(now);
    await new Promise<void>(resolve => (taken = resolve));
  }
}

let taken = () => {};
let pulse = 0;

function alive() {
  const now = performance.now();
  if (now < pulse + PULSE) return;
  pulse = now;
  say({ type: 'alive' });
}

const started = start();
started.then(
  () => say({ type: 'ready' }),
  error => say({ type: 'failed', message: String(error) }),
);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { bench, modules } = await started;
  if (data.type === 'on') taken();
  if (data.type === 'there') say({ type: 'alive' });
  try {
    if (data.type === 'take') tell(bench.take(data.game, data.name, data.code));
    if (data.type === 'decide') tell(bench.decide(data.world, data.seed));
    if (data.type === 'measure') await measure(modules, data.trial);
  } catch (error) {
    say({ fault: String(error).trim().split('\n').at(-1), line: 0, printed: '' });
  }
});
