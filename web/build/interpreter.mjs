// Remove unused code from Pyodide's interpreter: node interpreter.mjs INTO.
//
// Pyodide exports thousands of functions for packages written in C, which it would link at run time.
// The page loads no packages. A function loses its code if neither the interpreter's script names it
// nor any remaining code calls it. The build fails on input that it does not understand. Python itself
// does not change.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { trimmedScript, words } from './interpreter/script.mjs';
import { functionsImported, trimmed } from './interpreter/wasm.mjs';

const PYODIDE = fileURLToPath(new URL('../node_modules/pyodide', import.meta.url));
const [into] = process.argv.slice(2);
const [wasm, script, loader] = await Promise.all([
  readFile(join(PYODIDE, 'pyodide.asm.wasm')),
  readFile(join(PYODIDE, 'pyodide.asm.mjs'), 'utf8'),
  readFile(join(PYODIDE, 'pyodide.mjs'), 'utf8'),
]);

const text = trimmedScript(script, loader, functionsImported(wasm));
const { code } = await transform(text, {
  minifyWhitespace: true,
  minifySyntax: true,
  target: 'esnext',
  charset: 'utf8',
});
const files = {
  'pyodide.asm.wasm': trimmed(wasm, new Set([...words(text), ...words(loader)])),
  'pyodide.asm.mjs': code,
  'pyodide.mjs': loader,
};

await mkdir(into, { recursive: true });
await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(into, name), content)));
