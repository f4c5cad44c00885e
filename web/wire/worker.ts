// The worker's end of the wire: Python, off the page's thread. Text in, text out.
import { sizes, tablebases } from '../built.js';
import type { Progress, Reply, Status } from '../protocol.d.ts';
import { ABANDONABLE } from '../protocol.js';
import { address, startPython } from './python.ts';

/** Python's service: in Pyodide a generator, in Node a process that answers later. */
export type Service = { handle(request: string): Replies };
type Replies = Generator<string, void, string | undefined> | AsyncGenerator<string, void, string | undefined>;

type Python = { pyimport(name: 'taku.service'): { Service(): Service } };

const PATIENCE = 15_000; // milliseconds until a tablebase counts as unavailable: better a weaker bot than a long wait
const PAUSE = 250; // milliseconds between two progress messages: the page is redrawn for each

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let reportedAt = -PAUSE;

/** The move that the engine waits for, and whether its request is still wanted. */
let pendingMove: { seed: string; resolve(move?: string): void; isWanted: Wanted } | undefined;

type Wanted = () => boolean;

/** How often the player has left a table. */
let tablesLeft = 0;

holdLock();
const service = start();
let answered: Promise<unknown> = service.then(() => progress('ready'), unavailable);

addEventListener('message', ({ data: request }) => {
  if (request.left) return leave();
  if (typeof request !== 'string') return takeMove(request);
  const isWanted = wanted(request);
  answered = answered.then(() => answer(request, isWanted)).then(() => report({ type: 'answered' }));
});

/** Hold a lock until this worker ends: the page learns from it that the worker is gone. */
function holdLock() {
  const lock = `taku engine ${Math.random()}`;
  const held = () => {
    report({ type: 'alive', lock });
    return new Promise(() => {});
  };
  navigator.locks?.request(lock, held).catch(() => {}); // otherwise the page's timeout notices
}

async function start(): Promise<Service> {
  const cache = globalThis.name === 'refetched' ? 'reload' : 'default';
  const python: Python = await startPython({ count, cache });
  return python.pyimport('taku.service').Service();
}

/** Return a function that is true while the request is wanted: it is dropped if the player leaves its table. */
function wanted(request: string): Wanted {
  const [before, stays] = [tablesLeft, !ABANDONABLE.has(typeOf(request))];
  return () => stays || tablesLeft === before;
}

/** Return the type of a request; '' if it does not parse. The service reports its errors. */
function typeOf(request: string): string {
  try {
    return String(JSON.parse(request)?.type);
  } catch {
    return '';
  }
}

/** Drop the moves of bots that were due at the table that the player has left. */
function leave() {
  tablesLeft += 1;
  if (pendingMove && !pendingMove.isWanted()) takeMove({ seed: pendingMove.seed });
}

async function answer(request: string, isWanted: Wanted) {
  try {
    const python = await service;
    if (!isWanted()) return;
    const replies = python.handle(request);
    let reply = await replies.next();
    while (!reply.done) {
      const result = await passOn(reply.value, isWanted);
      reply = await (isWanted() ? replies.next(result) : replies.return());
    }
  } catch (error) {
    report({ type: 'crash', message: String(error) });
  }
}

/** Post a reply, then let the worker read its messages. Return what the engine asks for: a tablebase or a move. */
function passOn(text: string, isWanted: Wanted): Promise<string | undefined> {
  const reply: Reply = JSON.parse(text);
  if (reply.type === 'wants-tablebase') return fetchTablebase(reply.name);
  postMessage(text);
  return new Promise(resolve => {
    if (reply.type === 'wants-move') pendingMove = { seed: reply.seed, resolve, isWanted };
    else setTimeout(resolve);
  });
}

/** Take the page's move for a bot outside the engine. An answer that comes too late is ignored. */
function takeMove({ seed, move }: { seed: string; move?: string }) {
  if (pendingMove?.seed !== seed) return;
  pendingMove.resolve(move);
  pendingMove = undefined;
}

/** Return a tablebase for a bot; undefined if it is unavailable. */
async function fetchTablebase(name: string) {
  try {
    const response = await fetch(address(tablebases[name]), { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function unavailable(error: unknown) {
  report({ type: 'unavailable', message: String(error) });
}

function count(bytes: number) {
  loaded += bytes;
  const now = performance.now();
  if (loaded < total && now < reportedAt + PAUSE) return;
  reportedAt = now;
  progress(loaded < total ? 'loading' : 'starting');
}

function progress(phase: Progress['phase']) {
  report({ type: 'progress', phase, loaded, total });
}

function report(status: Status) {
  postMessage(JSON.stringify(status));
}
