// The interpreter without what nothing here calls: node interpreter.mjs INTO.
//
// Pyodide's names thousands of functions for packages written in C, which it would link to itself.
// No package is loaded here: what neither the script beside it names nor any code that is left calls
// loses its code. What is not understood ends the build, and Python itself stays as it is.

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
