// Run a script in the page's Python under Node: node python.mjs LIBRARY SCRIPT ARGUMENTS…
//
// LIBRARY is a zip of the standard library. Python's working folder is that of Node, so that relative
// paths mean the same to both. If the last expression of the script is a coroutine, it is awaited.
// A script sets js.process.exitCode to fail with a code other than 0.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const HERE = '/project';
const [library, script, ...args] = process.argv.slice(2);
const { info } = createRequire(import.meta.url)('pyodide/pyodide-lock.json');

try {
  const python = await loadPyodide({
    stdLibURL: resolve(library),
    args: ['-X', 'no_debug_ranges'], // leaves column numbers out of compiled code
    lockFileContents: { info, packages: {} }, // no packages of Pyodide
  });
  python.FS.mkdirTree(HERE);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, HERE);
  python.pyimport('os').chdir(HERE);
  python.pyimport('sys').argv = python.toPy([script, ...args]);
  python.globals.set('__file__', script);
  await python.runPython(await readFile(script, 'utf8'), { filename: script });
} catch (error) {
  console.error(error.message); // the stack is left out, because Node would print a line of Pyodide's source, a megabyte
  process.exitCode = 1;
}
