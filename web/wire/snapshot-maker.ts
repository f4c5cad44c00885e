// A second Python, started to be remembered and ended at once: no match ever was in it.
import { startPython } from './python.ts';
import { hasPlace, remember } from './snapshot.ts';

async function make() {
  const pyodide = await startPython({ _makeSnapshot: true });
  pyodide.pyimport('taku.wire.preload').import_all();
  await remember(pyodide.makeMemorySnapshot());
}

try {
  if (await hasPlace()) await make();
} catch {
  // Then there is none: the API is Pyodide's own, the disk may be full.
}
postMessage('done');
close();
