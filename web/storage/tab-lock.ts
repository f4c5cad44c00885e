/** Locks matches, so that only one tab has a match on its table and no tab overwrites what another has played. */

const CLOSING = 1000; // milliseconds to wait for a lock: a closing or reloading tab holds its match for a moment

/** Release the lock that this tab holds. */
let release = () => {};
/** Resolves when the latest lock was released or refused. */
let released: Promise<unknown> = Promise.resolve();
/** Resolves when all earlier calls are done: locks are taken and released one after another. */
let previous: Promise<unknown> = Promise.resolve();

function afterAll<Result>(step: () => Promise<Result>): Promise<Result> {
  const done = previous.then(step);
  previous = done;
  return done;
}

/**
 * Lock a match for this tab, in place of the one it had; false if another tab keeps it. `lost` is called if another tab
 * takes it over with `force`. In a browser without the Web Locks API, every tab gets it.
 */
export const lockMatch = (id: string, lost: () => void, force: boolean = false): Promise<boolean> =>
  afterAll(async () => {
    await drop();
    return navigator.locks ? take(id, lost, force) : true;
  });

/** Release this tab's lock. */
export const unlockMatch = () => afterAll(drop);

async function drop() {
  release();
  await released;
}

const take = (id: string, lost: () => void, force: boolean) =>
  new Promise<boolean>(answer => {
    let held = false;
    released = navigator.locks
      .request(`taku match ${id}`, force ? { steal: true } : { signal: AbortSignal.timeout(CLOSING) }, () => {
        held = true;
        answer(true);
        return new Promise<void>(done => (release = done));
      })
      .catch(({ name }) => (held ? lost() : answer(name !== 'TimeoutError')));
  });
