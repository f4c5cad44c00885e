// The far end of the wire: Python, off the page's thread. Text in, text out.
import { engine, python } from './built.js';

/** @typedef {import('pyodide/ffi').PyProxy & { handle(wish: string): Iterable<string> }} Service */

const folder = new URL(python, import.meta.url);
const started = start();
let answered = started.then(() => {}, () => {});

onmessage = ({ data: wish }) => {
  answered = answered.then(() => answer(wish));
};

started.then(
  () => tell({ type: 'ready' }),
  error => tell({ type: 'unavailable', message: String(error) }),
);

/** @returns {Promise<Service>} */
async function start() {
  import(new URL('pyodide.asm.mjs', folder).href);   // for loadPyodide, without waiting for it to ask
  const { loadPyodide } = await import(new URL('pyodide.mjs', folder).href);
  const python = await loadPyodide({
    indexURL: folder.href,
    lockFileURL: new URL(`${engine}pyodide-lock.json`, import.meta.url).href,
    packages: ['taku'],
  });
  return python.pyimport('taku.service').Service();
}

/** @param {string} wish */
async function answer(wish) {
  try {
    for (const reply of (await started).handle(wish)) {
      postMessage(reply);
      await new Promise(resolve => setTimeout(resolve));
    }
  } catch (error) {
    tell({ type: 'crash', message: String(error) });
  }
}

/** @param {object} fact */
function tell(fact) {
  postMessage(JSON.stringify(fact));
}
