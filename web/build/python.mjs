// Python as the page has it, under Node: node python.mjs LIBRARY SCRIPT ARGUMENTS…
//
// LIBRARY is the zip of the standard library to have.
// The folder it is started in is Python's working folder, so that relative paths mean the
// same to both. What a script ends with is waited for, if it is a coroutine. A script that ends
// with another code than 0 sets js.process.exitCode.
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
    args: ['-X', 'no_debug_ranges'], // what it compiles need not know the columns
    lockFileContents: { info, packages: {} }, // no package but ours
  });
  python.FS.mkdirTree(HERE);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, HERE);
  python.pyimport('os').chdir(HERE);
  python.pyimport('sys').argv = python.toPy([script, ...args]);
  python.globals.set('__file__', script);
  await python.runPython(await readFile(script, 'utf8'), { filename: script });
} catch (error) {
  console.error(error.message); // Node would show Pyodide's source too, a megabyte in one line
  process.exitCode = 1;
}
