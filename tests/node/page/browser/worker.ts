// A worker of the page: web/wire/worker.ts in a realm of its own, with a service of the engine in CPython.

import vm from 'node:vm';
import type { Reply, Status } from '../../../../web/protocol.d.ts';
import { WORKER } from './bundle.ts';
import { Clock } from './clock.ts';
import type { Device } from './device.ts';
import { EngineService } from './engine.ts';
import { until } from './finding.ts';
import type { Fetched } from './tab.ts';

/** What a worker tells its page. */
export type Ears = { said(data: string): void; died(message: string): void };
export type WorkerEnd = { post(message: unknown): void; terminate(): void };

/** How the engine of a visit behaves: it plays, never comes, or answers only what a test lets through. */
export class EngineControl {
  readonly workers: { ears: Ears; isOver: boolean }[] = [];
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

  /** Pass a message on to the page, at once or when it is released, unless its worker has ended by then. */
  pass(data: string, ears: Ears) {
    const act = () => {
      if (this.workers.some(worker => worker.ears === ears && worker.isOver)) return;
      const message = this.amend(JSON.parse(data));
      this.answers.push(message);
      ears.said(JSON.stringify(message));
    };
    if (this.#held) this.#held.push(act);
    else act();
  }

  /** End the running engine with an uncaught error. */
  die(message = 'the engine has died') {
    this.workers.findLast(({ isOver }) => !isOver)?.ears.died(message);
  }
}

type Scope = {
  device: Device;
  control: EngineControl;
  fetched: Fetched;
  failed(error: unknown): void;
};

/** Start the worker script; `name` is that of the worker. */
export function startWorker({ device, control, fetched, failed }: Scope, name: string, ears: Ears): WorkerEnd {
  const service = new EngineService();
  const clock = new Clock();
  const worker = { ears, isOver: false };
  control.workers.push(worker);
  let hear: ((event: { data: unknown }) => void) | undefined;
  const waiting: unknown[] = [];
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
      for (const data of waiting.splice(0)) listener?.({ data });
    },
    postMessage: (data: string) => void setImmediate(() => worker.isOver || control.pass(data, ears)),
    setTimeout: clock.set,
    performance: { now: clock.elapsed },
    navigator: { locks },
    fetch: async (url: string) => {
      const { status, body } = await fetched(String(url));
      return { ok: status === 200, status, text: async () => String(body) };
    },
    URL,
    AbortSignal,
    python: service,
  });
  WORKER.runInContext(scope).catch(failed);
  return {
    post: data => void setImmediate(() => (hear ? hear({ data }) : waiting.push(data))),
    terminate() {
      worker.isOver = true;
      clock.end();
      device.locks.forget(worker);
      service.end().catch(() => {});
    },
  };
}
