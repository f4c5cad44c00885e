// Stands for web/wire/python.ts in the worker: Python runs beside Node, and each connection has a service in it.
// Runs within the worker's own realm, which has `python`.

type Asked = { ask(what: 'ask' | 'send' | 'stop', text?: string): Promise<string | null> };
declare const python: { service(): Asked };

/** Return a Python whose services answer over the pipe. */
export async function startPython() {
  return { pyimport: () => ({ Service: () => serviceOf(python.service()) }) };
}

const serviceOf = (asked: Asked) => ({ handle: (request: string) => replies(asked, request) });

/** The replies to a request, as web/wire/worker.ts takes them. */
async function* replies(asked: Asked, request: string): AsyncGenerator<string, void, string | undefined> {
  let isWhole = false;
  try {
    let reply = await asked.ask('ask', request);
    while (reply !== null) reply = await asked.ask('send', yield reply);
    isWhole = true;
  } finally {
    if (!isWhole) await asked.ask('stop');
  }
}

export const address = (path: string) => new URL(path, import.meta.url).href;
