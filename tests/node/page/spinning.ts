// Ends a process whose page spins: no timeout of the test runner can, because the page never lets go of the thread.

import { Worker } from 'node:worker_threads';

const PATIENCE = 120_000; // milliseconds without a sign of life

/** Runs in a thread of its own: each message is a sign of life and names the test that runs. */
const WATCHER = `
  const { parentPort } = require('node:worker_threads');
  let [seen, name] = [performance.now(), 'no test'];
  parentPort.on('message', running => ([seen, name] = [performance.now(), running]));
  setInterval(() => {
    if (performance.now() - seen < ${PATIENCE}) return;
    require('node:fs').writeSync(2, 'The page spins without an end in: ' + name + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

let watcher: Worker | undefined;
let running = 'no test';

/** Note which test runs. */
export function isRunning(name: string) {
  running = name;
  watcher?.postMessage(running);
}

/** Kill the process when the page has kept the thread for two minutes, and say in which test. */
export function endIfItSpins() {
  watcher = new Worker(WATCHER, { eval: true });
  watcher.unref();
  setInterval(() => watcher?.postMessage(running), 1000).unref();
}
