// The worker's end of the wire: Python, off the page's thread. Text in, text out.
import { sizes, tablebases } from '../built.js';
import type { Progress, Reply, Status } from '../protocol.d.ts';
import { mayBeGivenUp } from './abandonable.ts';
import { address, cameAnew, startPython } from './python.ts';
import { forget, making, remembered } from './snapshot.ts';

export type Service = { handle(request: string): Generator<string, void, string | undefined> };

type Python = {
  pyimport(name: 'taku.wire.service'): { Service(): Service };
  pyimport(name: 'taku.wire.warmup'): { thoughts(): Generator<void> };
};

const PATIENCE = 15_000; // milliseconds until a tablebase counts as unavailable: better a weaker bot than a long wait
const REST = 15_000; // idle milliseconds until this worker makes a snapshot for the next start
const QUIET = 1000; // idle milliseconds until the warm-up begins
const SLICE = 20; // milliseconds of one warm-up step; requests are read between steps
const TOO_LONG = 15_000; // milliseconds for a start from a snapshot, which takes 1 s, on a phone perhaps 5 s
const PAUSE = 250; // milliseconds between two progress messages: the page is redrawn for each

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -PAUSE;

/** The move that the engine waits for, and whether its request is still wanted. */
let asked: { seed: string; resolve(move?: string): void; isWanted: Wanted } | undefined;

type Wanted = () => boolean;

/** How often the player has left a table. */
let left = 0;

let thoughts: Generator<void> | undefined;
let warming = 0;
let maker: Worker | undefined;
let resting = 0;
let rested = false;

live();
const service = start();
let answered: Promise<unknown> = service.then(() => progress('ready'), unavailable).then(rest);

addEventListener('message', ({ data: request }) => {
  if (request.left) return leave();
  if (typeof request !== 'string') return moved(request);
  wake();
  const isWanted = wanted(request);
  answered = answered
    .then(wake)
    .then(() => answer(request, isWanted))
    .then(() => tell({ type: 'answered' }))
    .then(rest);
});

/** Hold a lock until this worker ends: the page learns from it that the worker is gone. */
function live() {
  const lock = `taku engine ${Math.random()}`;
  const held = () => {
    tell({ type: 'alive', lock });
    return new Promise(() => {});
  };
  navigator.locks?.request(lock, held).catch(() => {}); // otherwise the page's timeout notices
}

async function start(): Promise<Service> {
  const { name } = globalThis;
  const snapshot = name ? forget() : remembered(); // a name means that the previous engine has died
  const cache = name === 'refetched' ? 'reload' : 'default';
  try {
    const service = await Promise.race([startPython(snapshot, { count, cache }).then(served), tooLate(snapshot)]);
    rested = Boolean(await snapshot);
    if (rested) performance.mark('remembered');
    return service;
  } catch (error) {
    if (!(await snapshot)) throw error;
    await forget();
    return startPython().then(served);
  }
}

/** Reject when a start from a snapshot has taken too long. */
function tooLate(snapshot: Promise<object | void>): Promise<never> {
  return new Promise((_, reject) => snapshot.then(found => found && setTimeout(reject, TOO_LONG)));
}

function served(python: Python): Service {
  if (cameAnew()) {
    thoughts = thoughtsOf(python);
    performance.mark('cold');
  }
  return python.pyimport('taku.wire.service').Service();
}

/** When idle, warm up Python and make a snapshot for the next start. */
function rest() {
  if (thoughts) warming = setTimeout(warmUp, QUIET);
  if (rested) return;
  resting = setTimeout(() => {
    maker = making();
    maker?.addEventListener('message', () => (rested = true));
  }, REST);
}

/** Idle warm-up: run bots so that the browser optimises code that it has never run before. */
function warmUp() {
  const until = performance.now() + SLICE;
  while (performance.now() < until) if (thoughts?.next().done) return;
  warming = setTimeout(warmUp);
}

function* thoughtsOf(python: Python): Generator<void> {
  yield* python.pyimport('taku.wire.warmup').thoughts();
  performance.mark('warm');
}

function wake() {
  clearTimeout(warming);
  clearTimeout(resting);
  maker?.terminate();
}

/** Return a function that is true while the request is wanted: it is dropped if the player leaves its table. */
function wanted(request: string): Wanted {
  const [before, stays] = [left, !mayBeGivenUp(typeOf(request))];
  return () => stays || left === before;
}

/** Return the type of a request; undefined if it does not parse. The service reports its errors. */
function typeOf(request: string): unknown {
  try {
    return JSON.parse(request)?.type;
  } catch {
    return undefined;
  }
}

/** Drop the moves of bots that were due at the table that the player has left. */
function leave() {
  left += 1;
  if (asked && !asked.isWanted()) moved({ seed: asked.seed });
}

async function answer(request: string, isWanted: Wanted) {
  try {
    const python = await service;
    if (!isWanted()) return;
    const replies = python.handle(request);
    let reply = replies.next();
    while (!reply.done) {
      const told = await passedOn(reply.value, isWanted);
      reply = isWanted() ? replies.next(told) : replies.return();
    }
  } catch (error) {
    tell({ type: 'crash', message: String(error) });
  }
}

/** Post a reply, then let the worker read its messages. Return what the engine asks for: a tablebase or a move. */
function passedOn(text: string, isWanted: Wanted): Promise<string | undefined> {
  const reply: Reply = JSON.parse(text);
  if (reply.type === 'wants-tablebase') return fetched(reply.name);
  postMessage(text);
  return new Promise(resolve => {
    if (reply.type === 'wants-move') asked = { seed: reply.seed, resolve, isWanted };
    else setTimeout(resolve);
  });
}

/** Take the page's move for a bot outside the engine. An answer that comes too late is ignored. */
function moved({ seed, move }: { seed: string; move?: string }) {
  if (asked?.seed !== seed) return;
  asked.resolve(move);
  asked = undefined;
}

/** Return a tablebase for a bot; undefined if it is unavailable. */
async function fetched(name: string) {
  try {
    const response = await fetch(address(tablebases[name]), { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function unavailable(error: unknown) {
  tell({ type: 'unavailable', message: String(error) });
}

function count(bytes: number) {
  loaded += bytes;
  const now = performance.now();
  if (loaded < total && now < told + PAUSE) return;
  told = now;
  progress(loaded < total ? 'loading' : 'starting');
}

function progress(phase: Progress['phase']) {
  tell({ type: 'progress', phase, loaded, total });
}

function tell(status: Status) {
  postMessage(JSON.stringify(status));
}
