// The worker's end of the wire: Python, off the page's thread, for one page or several frames. Text in, text out.
import { sizes, tablebases } from '../built.js';
import type { Alive, Progress, Reply, Status, Unavailable } from '../protocol.d.ts';
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

const ALIVE: Alive = { type: 'alive', lock: `taku engine ${Math.random()}` };

/** Connections whose pages learn how the engine starts, and that it is alive. */
const connections = new Set<Connection>();
/** How the start goes, for a page that connects later. */
let latest: Progress | Unavailable | undefined;

type Wanted = () => boolean;

/** A page's way to the engine: a service of its own, and its requests one after another. */
class Connection {
  /** The move that the engine waits for, and whether its request is still wanted. */
  #pendingMove: { seed: string; resolve(move?: string): void; isWanted: Wanted } | undefined;
  /** How often the player has left a table. */
  #tablesLeft = 0;
  #isOver = false;
  #service: Promise<Service> | undefined;
  #answered: Promise<unknown> = starting;

  constructor(readonly post: (text: string) => void) {
    connections.add(this);
    if (latest) this.report(latest);
  }

  report(status: Status) {
    this.post(JSON.stringify(status));
  }

  receive(request: string | { left: true } | { ended: true } | { seed: string; move?: string }) {
    if (typeof request === 'string') return this.#queue(request);
    if ('left' in request) return this.#leave();
    if ('ended' in request) return this.#end();
    this.#takeMove(request);
  }

  #queue(request: string) {
    const isWanted = this.#wanted(request);
    this.#answered = this.#answered
      .then(() => this.#answer(request, isWanted))
      .then(() => this.report({ type: 'answered' }));
  }

  /** Return a function that is true while the request is wanted: it is dropped if the player leaves its table. */
  #wanted(request: string): Wanted {
    const [before, stays] = [this.#tablesLeft, !ABANDONABLE.has(typeOf(request))];
    return () => !this.#isOver && (stays || this.#tablesLeft === before);
  }

  /** Drop the moves of bots that were due at the table that the player has left. */
  #leave() {
    this.#tablesLeft += 1;
    this.#dropMove();
  }

  /** Drop all requests: the page has gone, or connects anew. */
  #end() {
    this.#isOver = true;
    connections.delete(this);
    this.#dropMove();
  }

  #dropMove() {
    if (this.#pendingMove && !this.#pendingMove.isWanted()) this.#takeMove({ seed: this.#pendingMove.seed });
  }

  async #answer(request: string, isWanted: Wanted) {
    try {
      const service = await (this.#service ??= engine.then(module => module.Service()));
      if (!isWanted()) return;
      const replies = service.handle(request);
      let reply = await replies.next();
      while (!reply.done) {
        const result = await this.#passOn(reply.value, isWanted);
        reply = await (isWanted() ? replies.next(result) : replies.return());
      }
    } catch (error) {
      this.report({ type: 'crash', message: String(error) });
    }
  }

  /** Post a reply, then let the worker read its messages. Return what the engine asks for: a tablebase or a move. */
  #passOn(text: string, isWanted: Wanted): Promise<string | undefined> {
    const reply: Reply = JSON.parse(text);
    if (reply.type === 'wants-tablebase') return fetchTablebase(reply.name);
    this.post(text);
    for (const other of connections) if (other !== this) other.report(ALIVE); // their requests wait for this one's steps
    return new Promise(resolve => {
      if (reply.type === 'wants-move') this.#pendingMove = { seed: reply.seed, resolve, isWanted };
      else setTimeout(resolve);
    });
  }

  /** Take the page's move for a bot outside the engine. An answer that comes too late is ignored. */
  #takeMove({ seed, move }: { seed: string; move?: string }) {
    if (this.#pendingMove?.seed !== seed) return;
    this.#pendingMove.resolve(move);
    this.#pendingMove = undefined;
  }
}

const engine = start();
const starting = engine.then(() => progress('ready'), unavailable);
const page = new Connection(text => postMessage(text));
holdLock();

addEventListener('message', ({ data, ports: [port] }) => (port ? connect(port) : page.receive(data)));

/** Serve another page: one that is framed beside the page of this worker. */
function connect(port: MessagePort) {
  const connection = new Connection(text => port.postMessage(text));
  port.onmessage = ({ data }) => connection.receive(data);
}

/** Hold a lock until this worker ends: the page learns from it that the worker is gone. */
function holdLock() {
  const held = () => {
    page.report(ALIVE);
    return new Promise(() => {});
  };
  navigator.locks?.request(ALIVE.lock, held).catch(() => {}); // otherwise the page's timeout notices
}

async function start() {
  const cache = globalThis.name === 'refetched' ? 'reload' : 'default';
  const python: Python = await startPython({ count, cache });
  return python.pyimport('taku.service');
}

/** Return the type of a request; '' if it does not parse. The service reports its errors. */
function typeOf(request: string): string {
  try {
    return String(JSON.parse(request)?.type);
  } catch {
    return '';
  }
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
  broadcast({ type: 'unavailable', message: String(error) });
}

function count(bytes: number) {
  loaded += bytes;
  const now = performance.now();
  if (loaded < total && now < reportedAt + PAUSE) return;
  reportedAt = now;
  progress(loaded < total ? 'loading' : 'starting');
}

function progress(phase: Progress['phase']) {
  broadcast({ type: 'progress', phase, loaded, total });
}

function broadcast(status: Progress | Unavailable) {
  latest = status;
  for (const connection of connections) connection.report(status);
}
