// Stands for web/wire/python.ts in the worker: Python runs beside Node, and each worker has a service in it.
// Runs within the worker's own realm, which has `python`.

declare const python: { ask(what: 'ask' | 'send' | 'stop', text?: string): Promise<string | null> };

/** Return a Python whose services answer over the pipe. */
export async function startPython() {
  return { pyimport: () => ({ Service: () => ({ handle }) }) };
}

/** The replies to a request, as web/wire/worker.ts takes them. */
async function* handle(request: string): AsyncGenerator<string, void, string | undefined> {
  let isWhole = false;
  try {
    let reply = await python.ask('ask', request);
    while (reply !== null) reply = await python.ask('send', yield reply);
    isWhole = true;
  } finally {
    if (!isWhole) await python.ask('stop');
  }
}

export const address = (path: string) => new URL(path, import.meta.url).href;
