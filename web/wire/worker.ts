// The far end of the wire: Python, beside the page's thread. Text in, text out.
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

const PATIENCE = 15_000; // milliseconds until a tablebase cannot be had: a weaker bot is better than to wait
const REST = 15_000; // without a request, until there is time to make what the next start may use
const QUIET = 1000; // without a request, until there is time to do something for those that come
const SLICE = 20; // of that, between which requests are heard
const TOO_LONG = 15_000; // for a start from a snapshot, which takes one second, on a phone perhaps five
const PAUSE = 250; // between two words of how much has come: the page is drawn anew for each

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -PAUSE;

/** Which move is waited for, and whether anybody still wants what it is for. */
let asked: { seed: string; resolve(move?: string): void; isWanted: Wanted } | undefined;

type Wanted = () => boolean;

/** How often a table has been left. */
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

/** Holds a lock to the end, whatever that is: the page sees by it that this worker is no more. */
function live() {
  const lock = `taku engine ${Math.random()}`;
  const held = () => {
    tell({ type: 'alive', lock });
    return new Promise(() => {});
  };
  navigator.locks?.request(lock, held).catch(() => {}); // else the page notices by the silence
}

async function start(): Promise<Service> {
  const { name } = globalThis;
  const snapshot = name ? forget() : remembered(); // with a name: the one before has died
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

/** Rejects when a start from a snapshot should have come to its end. */
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

/** Once nothing is to be done, Python can be made faster, and the next start a shorter one. */
function rest() {
  if (thoughts) warming = setTimeout(warmUp, QUIET);
  if (rested) return;
  resting = setTimeout(() => {
    maker = making();
    maker?.addEventListener('message', () => (rested = true));
  }, REST);
}

/** Has the browser compile better what it has never run before: it tells that by what runs often. */
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

/** Tells whether the table still lies there that this was asked of, if that matters. */
function wanted(request: string): Wanted {
  const [before, stays] = [left, !mayBeGivenUp(typeOf(request))];
  return () => stays || left === before;
}

/** Which request it is, if it is one: what is wrong with others the service says. */
function typeOf(request: string): unknown {
  try {
    return JSON.parse(request)?.type;
  } catch {
    return undefined;
  }
}

/** Whoever has left the table waits for nothing more that bots would do there. */
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

/** Sends a reply to the page, and has the worker's messages come through; what the engine itself asks for is got. */
function passedOn(text: string, isWanted: Wanted): Promise<string | undefined> {
  const reply: Reply = JSON.parse(text);
  if (reply.type === 'wants-tablebase') return fetched(reply.name);
  postMessage(text);
  return new Promise(resolve => {
    if (reply.type === 'wants-move') asked = { seed: reply.seed, resolve, isWanted };
    else setTimeout(resolve);
  });
}

/** The page has the move of a bot that is not the engine's, or none; what it answers late is nobody's. */
function moved({ seed, move }: { seed: string; move?: string }) {
  if (asked?.seed !== seed) return;
  asked.resolve(move);
  asked = undefined;
}

/** What a bot looks up; undefined if it cannot be had. */
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
