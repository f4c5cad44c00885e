import type { Reply, Request, Status } from '../protocol.d.ts';
import { launch } from './engine.ts';
import { startWatchdog } from './watchdog.ts';

/**
 * Seconds without a sign of life: the longest decision takes 10 s on a fast machine, and five times that on a slow
 * phone.
 */
const SILENCE = 120;

let late = () => {};
let watchdog: ReturnType<typeof startWatchdog> | null = null;

/** Callbacks for an answer. */
interface Callbacks {
  received(reply: Reply): void;
  done(): void;
  /** The second engine could not be started, or has died. */
  failed(): void;
}

/**
 * Start a second engine beside the one that plays, let it answer one request, and end it.
 * @returns a function that ends it at once
 */
export function runBeside(request: Request, { received, done, failed }: Callbacks): () => void {
  const signs = (watchdog ??= startWatchdog(() => late()));
  let worker: Worker | null = null;

  function close() {
    worker?.terminate();
    worker = null;
    signs.stop();
  }

  function end(how: () => void) {
    if (!worker) return;
    close();
    how();
  }

  function receive(message: Reply | Status) {
    if (!worker) return;
    if (message.type === 'alive') return signs.followLock(message.lock, () => end(failed));
    if (message.type === 'crash' || message.type === 'unavailable') return end(failed);
    if (message.type === 'answered') return end(done);
    signs.expect(SILENCE);
    if (message.type !== 'progress') received(message);
    else if (message.phase === 'ready') worker.postMessage(JSON.stringify(request));
  }

  late = () => end(failed);
  try {
    worker = launch(receive, '');
    signs.expect(SILENCE);
  } catch {
    queueMicrotask(failed);
  }
  return close;
}
