// One engine for the frames of this site inside one page: Python takes seconds and most of a frame's memory.

import { confinedWorker } from '../browser/confined-worker.ts';
import { build } from '../built.js';
import { type Beginning, ELSEWHERE, type EngineWorker, type Reason } from './engine.ts';

declare global {
  interface Window {
    /** The engine that this frame has started, where its siblings find it; only in embed.html. */
    sharedEngine?: SharedEngine;
  }
}

/** A worker with Python that serves several frames. It ends with the frame that has started it. */
class SharedEngine {
  /** Frames of another build talk to their worker in another way. */
  readonly build = build;
  isOver = false;
  readonly #worker: Worker;
  readonly #connections = new Set<Connection>();

  constructor(name: Beginning) {
    this.#worker = confinedWorker('worker.js', name);
    this.#worker.onerror = event => {
      event.preventDefault();
      this.#end({ type: 'crash', message: event.message ?? '' });
    };
    addEventListener('pagehide', ({ persisted }) => persisted || this.#end(ELSEWHERE));
  }

  connect(connection: Connection, port: MessagePort) {
    this.#connections.add(connection);
    this.#worker.postMessage('', [port]);
  }

  /** Drop a connection, and end with the last one. With a reason the engine ends for all. */
  disconnect(connection: Connection, reason?: Reason) {
    this.#connections.delete(connection);
    if (reason || !this.#connections.size) this.#end(reason ?? ELSEWHERE);
  }

  #end(reason: Reason) {
    if (this.isOver) return;
    this.isOver = true;
    this.#worker.terminate();
    for (const connection of this.#connections) connection.lose(reason);
  }
}

/** A frame's way to a shared engine, in the place of a worker of its own. */
class Connection implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null; // an error ends the engine, which tells its reason
  readonly #port: MessagePort;

  constructor(readonly engine: SharedEngine) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = event => this.onmessage?.(event);
    engine.connect(this, port2);
    addEventListener('pagehide', ({ persisted }) => persisted || this.terminate());
  }

  postMessage(message: unknown) {
    this.#port.postMessage(message);
  }

  terminate(reason?: Reason) {
    this.onmessage = null;
    this.postMessage({ ended: true });
    this.engine.disconnect(this, reason);
  }

  /** Tell the page why the engine has ended; later, because a page that closes hides its frames one after another. */
  lose(reason: Reason) {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(reason) })));
  }
}

/** Connect to the engine of a frame on the same page, or start one for all of them. */
export const shareEngine = (name: Beginning): EngineWorker =>
  new Connection(runningEngine() ?? (window.sharedEngine = new SharedEngine(name)));

/** Return an engine that runs in this frame or in another one on the same page. */
function runningEngine() {
  const { parent } = window;
  const frames = [window, ...Array.from({ length: parent.length }, (_, at) => parent[at])];
  return frames.map(engineOf).find(engine => engine);
}

/** Return the running engine of a frame, if it is one of this build; a frame of another origin shows nothing. */
function engineOf(frame: Window) {
  try {
    const { sharedEngine: engine } = frame;
    const isRunning = engine?.build === build && engine.isOver === false && typeof engine.connect === 'function';
    return isRunning ? engine : undefined;
  } catch {
    return undefined;
  }
}
