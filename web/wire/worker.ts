// The far end of the wire: Python, beside the page's thread. Text in, text out.
import { sizes, tables } from '../built.js';
import { address, startPython } from './python.ts';
import { forget, making, remembered } from './snapshot.ts';

export type Service = { handle(wish: string): Generator<string, void, string | undefined> };

const PATIENCE = 15_000; // milliseconds until a table cannot be had
const REST = 15_000; // without a wish, until there is time to make what the next start may use
const TOO_LONG = 15_000; // for a start that should have been a short one
const PAUSE = 250; // between two words of how much has come: the page is drawn anew for each

const total = Object.values(sizes).reduce((sum, size) => sum + size);
let loaded = 0;
let told = -PAUSE;

let maker: Worker | undefined;
let resting = 0;
let rested = false;

const service = start();
let answered: Promise<unknown> = service.then(() => progress('ready'), unavailable).then(rest);

addEventListener('message', ({ data: wish }) => {
  wake();
  answered = answered
    .then(wake)
    .then(() => answer(wish))
    .then(rest);
});

async function start(): Promise<Service> {
  const memory = globalThis.name === 'afresh' ? forget() : remembered(); // afresh: the one before has died
  try {
    const service = await Promise.race([startPython(memory, count).then(served), tooLate(memory)]);
    rested = Boolean(await memory);
    if (rested) performance.mark('remembered');
    return service;
  } catch (error) {
    if (!(await memory)) throw error;
    await forget();
    return startPython().then(served);
  }
}

/** Rejects when a start from a memory should have come to its end. */
function tooLate(memory: Promise<object | void>): Promise<never> {
  return new Promise((_, reject) => memory.then(found => found && setTimeout(reject, TOO_LONG)));
}

function served(pyodide: { pyimport(name: string): { Service(): Service } }): Service {
  return pyodide.pyimport('taku.service').Service();
}

/** Once nothing is to be done, the next start can be made a shorter one. */
function rest() {
  if (rested) return;
  resting = setTimeout(() => {
    maker = making();
    maker?.addEventListener('message', () => (rested = true));
  }, REST);
}

function wake() {
  clearTimeout(resting);
  maker?.terminate();
}

async function answer(wish: string) {
  try {
    const replies = (await service).handle(wish);
    let reply = replies.next();
    while (!reply.done) {
      const { type, table } = JSON.parse(reply.value);
      if (type !== 'wants') postMessage(reply.value);
      const answer = type === 'wants' ? fetched(table) : new Promise<undefined>(resolve => setTimeout(resolve));
      reply = replies.next(await answer);
    }
  } catch (error) {
    tell({ type: 'crash', message: String(error) });
  }
}

/** What a bot knows by heart; undefined if it cannot be had. */
async function fetched(table: string) {
  try {
    const response = await fetch(address(tables[table]), { signal: AbortSignal.timeout(PATIENCE) });
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

function progress(phase: 'loading' | 'starting' | 'ready') {
  tell({ type: 'progress', phase, loaded, total });
}

function tell(fact: object) {
  postMessage(JSON.stringify(fact));
}
