// Starts a second Python, stores a snapshot of its memory and ends. No match was ever in it.
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
  // Without a snapshot: the API is internal to Pyodide, and the disk may be full.
}
postMessage('done');
close();
