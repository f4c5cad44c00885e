// A worker of the page: web/wire/worker.ts in a realm of its own, with services of the engine in CPython.

import vm from 'node:vm';
import type { Reply, Request, Status } from '../../../../web/protocol.d.ts';
import { WORKER } from './bundle.ts';
import { Clock } from './clock.ts';
import type { Device } from './device.ts';
import { EngineService, Python } from './engine.ts';
import { until } from './finding.ts';
import type { Port } from './peers.ts';
import type { Fetched } from './tab.ts';

/** What a worker tells its page. */
export type Ears = { said(data: string): void; died(message: string): void };
export type WorkerEnd = { post(message: unknown, port?: Port): void; terminate(): void };

/** A worker that the page has started; `asked`: types of the requests that the page has sent to it. */
export type RunningWorker = { ears: Ears; asked: Request['type'][]; isOver: boolean };

/** How the engine of a visit behaves: it plays, never comes, or answers only what a test lets through. */
export class EngineControl {
  readonly workers: RunningWorker[] = [];
  /** Called with each request: returns false where the request is lost on the way. */
  takes: (request: Request, worker: RunningWorker) => boolean = () => true;
  /** All that the engine has said. */
  readonly answers: (Reply | Status)[] = [];
  #held: (() => void)[] | null = null;

  /** Changes a message before the page hears it. */
  amend = (message: Reply | Status): Reply | Status => message;

  /** Hold back all that the engine says. */
  hold() {
    this.#held ??= [];
  }

  /** Let through what was held back, and all that follows. */
  release() {
    for (const pass of this.#held?.splice(0) ?? []) pass();
    this.#held = null;
  }

  /** How many messages are held back. */
  get heldBack() {
    return this.#held?.length ?? 0;
  }

  /** Let through one message that was held back, once there is one. */
  async releaseOne() {
    await until(() => this.#held?.length);
    this.#held?.shift()?.();
  }

  /** The latest message of a type. */
  heard<Type extends (Reply | Status)['type']>(type: Type) {
    return this.answers.findLast(({ type: each }) => each === type) as
      | Extract<Reply | Status, { type: Type }>
      | undefined;
  }

  /** Pass a message on to a page, at once or when it is released, unless its worker has ended by then. */
  pass(data: string, worker: RunningWorker, { said }: Pick<Ears, 'said'> = worker.ears) {
    const act = () => {
      if (worker.isOver) return;
      const message = this.amend(JSON.parse(data));
      this.answers.push(message);
      said(JSON.stringify(message));
    };
    if (this.#held) this.#held.push(act);
    else act();
  }

  /** Say this to the page as the engine that was started last. */
  say(...messages: object[]) {
    for (const message of messages) this.workers.at(-1)?.ears.said(JSON.stringify(message));
  }

  /** Note a worker that the page starts. */
  begin(ears: Ears): RunningWorker {
    const worker = { ears, asked: [], isOver: false };
    this.workers.push(worker);
    return worker;
  }

  /** Note what the page sends to a worker; false if it is lost on the way. */
  hears(data: unknown, worker: RunningWorker) {
    if (typeof data !== 'string') return true;
    const request: Request = JSON.parse(data);
    worker.asked.push(request.type);
    return this.takes(request, worker);
  }

  /** End the running engine with an uncaught error. */
  die(message = 'the engine has died') {
    this.workers.findLast(({ isOver }) => !isOver)?.ears.died(message);
  }
}

type Scope = {
  /** True if its Python has no tablebases yet. */
  isBare: boolean;
  device: Device;
  control: EngineControl;
  fetched: Fetched;
  failed(error: unknown): void;
};

/** Start a worker that says only what a test has it say. */
export function startSilentWorker(control: EngineControl, ears: Ears): WorkerEnd {
  const worker = control.begin(ears);
  return {
    post(data, port) {
      if (port) port.told = message => control.hears(message, worker);
      else control.hears(data, worker);
    },
    terminate() {
      worker.isOver = true;
    },
  };
}

/** A message to the worker. */
type Heard = { data: unknown; ports: WorkerPort[] };
type WorkerPort = { onmessage: ((event: { data: unknown }) => void) | null; postMessage(data: string): void };

/** The worker's end of a page's port: a test controls what passes there as what the worker itself says and hears. */
function portOf(page: Port, control: EngineControl, worker: RunningWorker) {
  const said = (data: string) => page.postMessage(data);
  const port: WorkerPort = {
    onmessage: null,
    postMessage: data => void setImmediate(() => control.pass(data, worker, { said })),
  };
  page.told = (data: unknown) => {
    if (control.hears(data, worker)) setImmediate(() => port.onmessage?.({ data }));
  };
  return port;
}

/** Start the worker script; `name` is that of the worker. */
export function startWorker({ isBare, device, control, fetched, failed }: Scope, name: string, ears: Ears): WorkerEnd {
  const own = isBare ? new Python(['bare']) : undefined;
  const services: EngineService[] = [];
  const service = () => {
    const begun = new EngineService(own);
    services.push(begun);
    return begun;
  };
  const clock = new Clock();
  const worker = control.begin(ears);
  let hear: ((event: Heard) => void) | undefined;
  const waiting: Heard[] = [];
  const locks = {
    request: (lock: string, callback: () => Promise<void>) =>
      new Promise(() =>
        device.locks.request(
          { owner: worker, name: lock, mode: 'exclusive', stolen() {}, grant: () => void callback() },
          {},
        ),
      ),
  };
  const scope = vm.createContext({
    name,
    addEventListener: (_: 'message', listener: typeof hear) => {
      hear = listener;
      for (const event of waiting.splice(0)) listener?.(event);
    },
    postMessage: (data: string) => void setImmediate(() => control.pass(data, worker)),
    setTimeout: clock.set,
    performance: { now: clock.elapsed },
    navigator: { locks },
    fetch: async (url: string) => {
      const { status, body } = await fetched(String(url));
      return { ok: status === 200, status, text: async () => String(body) };
    },
    URL,
    AbortSignal,
    python: { service },
  });
  WORKER.runInContext(scope).catch(failed);
  return {
    post(data, port) {
      const event = { data, ports: port ? [portOf(port, control, worker)] : [] };
      if (port || control.hears(data, worker)) setImmediate(() => (hear ? hear(event) : waiting.push(event)));
    },
    terminate() {
      worker.isOver = true;
      clock.end();
      device.locks.forget(worker);
      for (const each of services) each.end().catch(() => {});
    },
  };
}
