// Bundle the page's modules and the npm code that they use into a few files of one folder. A browser
// loads ten files faster than a hundred. The files stay readable, but have no comments.
//
//   node join.mjs    prints {"files": {"main.js": …}, "needs": {"main.js": ["built.js", …]}, "read": […],
//                            "service_worker": …, "last_resort": …}
//
// With --maps, `files` has source maps too, such as main.js.map; the site has none.
//
// `needs` lists for each file the files that a browser loads before it can run. `read` lists every
// bundled module.

import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const PAGE = [
  ...['main.ts', 'embed/embedded.ts', 'screens/lazy-screens.ts', 'play/share-dialog.ts'],
  'friends/connection/connection.ts',
];

/** Bundled into one file each: a worker starts only after its last file, and the frame has one script. */
const ALONE = ['wire/worker.ts', 'wire/lab-worker.ts', 'friends/connection/relay-frame.ts'];

/** Plugin that leaves built.js out of the bundles: site.py writes it last, when all sizes are known. */
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
    preserveSymlinks: true, // finds npm packages in node_modules even if that is a symbolic link
    bundle: true,
    splitting,
    format: 'esm',
    target: 'esnext',
    charset: 'utf8',
    legalComments: 'inline',
    plugins: [built],
    sourcemap: process.argv.includes('--maps') && 'external',
    metafile: true,
    write: false,
  });

const parts = await Promise.all([joined(PAGE, true), joined(ALONE, false)]);
const outputFiles = parts.flatMap(part => part.outputFiles);
const outputs = Object.assign({}, ...parts.map(({ metafile }) => metafile.outputs));
const read = new Set(parts.flatMap(({ metafile }) => Object.keys(metafile.inputs)));

/** Return the name and text of a bundle; only the editor, a large npm package, is minified. */
async function namedText({ path, text }) {
  const short = /^editor-.*js$/.test(name(path))
    ? (await transform(text, { minify: true, target: 'esnext' })).code
    : text;
  return [name(path), short];
}

const name = path => path.replace(/^.*\//, '');

/** Return the files that a file imports statically. @param {string} file */
const imported = file =>
  (outputs[file]?.imports ?? []).filter(({ kind }) => kind === 'import-statement').map(({ path }) => name(path));

/** Return the files that a file imports, directly or not. @param {string} file @param {Set<string>} [found] */
function needs(file, found = new Set()) {
  for (const other of imported(file)) if (!found.has(other)) needs(other, found.add(other));
  return found;
}

/** Bundle a module into one classic script without imports. @param {string} file */
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
    files: Object.fromEntries(await Promise.all(outputFiles.map(namedText))),
    needs: Object.fromEntries(Object.keys(outputs).map(file => [file, [...needs(file)]])),
    read: [...read],
    service_worker: await alone('sw.ts'),
    last_resort: await alone('browser/last-resort.ts'),
  }),
);
