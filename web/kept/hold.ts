/** Only one tab has a match on its table, so that none writes over what another has played. */

let release = () => {};
let released: Promise<unknown> = Promise.resolve();

/**
 * Takes a match for this tab; false if another has it. `lost` is called if another takes it
 * away with `force`. A browser that knows no locks lets every tab have it.
 */
export async function hold(id: string, lost: () => void, force: boolean = false): Promise<boolean> {
  await letGo();
  if (!navigator.locks) return true;
  return new Promise(answer => {
    const how = force ? { steal: true } : { ifAvailable: true };
    released = navigator.locks
      .request(`taku match ${id}`, how, lock => {
        answer(lock !== null);
        return (
          lock &&
          new Promise(done => {
            release = () => done(undefined);
          })
        );
      })
      .catch(lost);
  });
}

export async function letGo() {
  release();
  await released;
}
