// Python as the page has it, under Node: node python.mjs SCRIPT ARGUMENTS…
//
// The folder it is started in is Python's working folder, so that relative paths mean the
// same to both. A script that ends with another code than 0 sets js.process.exitCode.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadPyodide } from 'pyodide';

const HERE = '/project';
const [script, ...args] = process.argv.slice(2);
const { info } = createRequire(import.meta.url)('pyodide/pyodide-lock.json');

try {
  const python = await loadPyodide({ lockFileContents: { info, packages: {} } });   // no package but ours
  python.FS.mkdirTree(HERE);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, HERE);
  python.pyimport('os').chdir(HERE);
  python.pyimport('sys').argv = python.toPy([script, ...args]);
  python.globals.set('__file__', script);
  await python.runPythonAsync(await readFile(script, 'utf8'), { filename: script });
} catch (error) {
  console.error(error.message);   // Node would show Pyodide's source too, a megabyte in one line
  process.exitCode = 1;
}
