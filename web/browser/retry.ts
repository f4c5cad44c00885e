const TRIES = 7;
const FIRST_WAIT = 1_000; // milliseconds; each further wait is twice as long

/**
 * Run an action until it succeeds. After a failure it runs again when the connection is back, at the latest after a
 * wait. Throws the last error if all tries fail, about a minute after the first.
 */
export async function retried<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES) throw error;
      await connection(FIRST_WAIT * 2 ** (tries - 1));
    }
  }
}

/** Wait until the browser reports a connection, but no longer than these milliseconds. */
function connection(wait: number) {
  return new Promise<void>(done => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
}
