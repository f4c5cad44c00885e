/** Only one tab has a match on its table, so that none writes over what another has played. */

const CLOSING = 1000; // milliseconds: a tab that is being closed, or reloads, still has its match for a moment

/** Lets go of what is held. */
let release = () => {};
/** Until what was asked for last has been taken, or refused, and let go of again. */
let released: Promise<unknown> = Promise.resolve();
/** Until all that was asked here before has been done: one thing is taken or let go of after another. */
let before: Promise<unknown> = Promise.resolve();

function afterAll<Result>(step: () => Promise<Result>): Promise<Result> {
  const done = before.then(step);
  before = done;
  return done;
}

/**
 * Takes a match for this tab, in the place of the one it had; false if another tab has it and keeps it. `lost` is
 * called if another takes it away with `force`. A browser that has no locks lets every tab have it.
 */
export const hold = (id: string, lost: () => void, force: boolean = false): Promise<boolean> =>
  afterAll(async () => {
    await drop();
    return navigator.locks ? take(id, lost, force) : true;
  });

export const letGo = () => afterAll(drop);

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
