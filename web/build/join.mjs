// The page's modules, joined into a few files of one folder with what they use of npm's packages:
// a browser is sooner done with ten than with a hundred. They stay readable, and without comments.
//
//   node join.mjs    tells {"files": {"main.js": …}, "needs": {"main.js": ["built.js", …]}, "read": […],
//                           "service_worker": …, "last_resort": …}
//
// A file needs those that a browser loads before it can run; read is every module that has gone in.

import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const PAGE = ['main.ts', 'screens/lazy-screens.ts', 'play/send.ts', 'friends/ways/ways.ts'];

/** Each in one piece: a worker runs only when the last of its files has come; the frame has no other. */
const ALONE = ['wire/worker.ts', 'wire/snapshot-maker.ts', 'wire/lab-worker.ts', 'friends/ways/relay-frame.ts'];

/** It is written when all else is known. */
const built = {
  name: 'built',
  setup: ({ onResolve }) => onResolve({ filter: /\/built\.js$/ }, () => ({ path: './built.js', external: true })),
};

/** @param {string[]} files @param {boolean} splitting */
const joined = (files, splitting) =>
  build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: files,
    entryNames: '[name]',
    outdir: '.',
    preserveSymlinks: true, // npm's packages are those in node_modules, wherever that leads
    bundle: true,
    splitting,
    format: 'esm',
    target: 'esnext',
    charset: 'utf8',
    legalComments: 'inline',
    plugins: [built],
    metafile: true,
    write: false,
  });

const parts = await Promise.all([joined(PAGE, true), joined(ALONE, false)]);
const outputFiles = parts.flatMap(part => part.outputFiles);
const outputs = Object.assign({}, ...parts.map(({ metafile }) => metafile.outputs));
const read = new Set(parts.flatMap(({ metafile }) => Object.keys(metafile.inputs)));

/** The editor is other people's, and large: nobody reads it here. */
async function told({ path, text }) {
  const short = /^editor-/.test(name(path)) ? (await transform(text, { minify: true, target: 'esnext' })).code : text;
  return [name(path), short];
}

const name = path => path.replace(/^.*\//, '');

/** @param {string} file */
const imported = file =>
  (outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => name(path));

/** @param {string} file @param {Set<string>} [found] */
function needs(file, found = new Set()) {
  for (const other of imported(file)) if (!found.has(other)) needs(other, found.add(other));
  return found;
}

/** A script of its own, which imports nothing. @param {string} file */
async function alone(file) {
  const script = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'esnext',
    charset: 'utf8',
    write: false,
  });
  return script.outputFiles[0].text;
}

console.log(
  JSON.stringify({
    files: Object.fromEntries(await Promise.all(outputFiles.map(told))),
    needs: Object.fromEntries(Object.keys(outputs).map(file => [file, [...needs(file)]])),
    read: [...read],
    service_worker: await alone('sw.ts'),
    last_resort: await alone('browser/last-resort.ts'),
  }),
);
