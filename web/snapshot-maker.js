// A second Python, started to be remembered and ended at once: no match ever was in it.
import { engine, python } from './built.js';
import { hasPlace, remember } from './snapshot.js';

/** @param {string} path */
const address = path => new URL(path, import.meta.url).href;

async function make() {
  const { loadPyodide } = await import(address(`${python}pyodide.mjs`));
  const pyodide = await loadPyodide({
    indexURL: address(python),
    lockFileURL: address(`${engine}pyodide-lock.json`),
    packages: ['taku'],
    stdout: () => {},   // it tells what it loads
    _makeSnapshot: true,
  });
  pyodide.pyimport('taku.whole').import_all();
  delete pyodide.loadedPackages.taku;   // files are not remembered
  await remember(pyodide.makeMemorySnapshot());
}

try {
  if (await hasPlace()) await make();
} catch {
  // Then there is none: the API is Pyodide's own, the disk may be full.
}
postMessage('done');
close();
