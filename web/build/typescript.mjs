// A loader hook with which Node imports the page's TypeScript modules. register.mjs installs it.
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Stands for built.js, which only the build can write. */
const BUILT = 'taku:built';
const CONSTANTS = `
  export const [build, python, library, wheel, lab] = ['node', '', '', '', ''];
  export const [lock, tablebases, sizes, turn, eventVersions] = [{}, {}, {}, false, {}];
`;

/** Answer for built.js; leave every other address to the next hook. */
export async function resolve(specifier, context, next) {
  return specifier.endsWith('/built.js') ? { url: BUILT, shortCircuit: true } : next(specifier, context);
}

/** Compile a TypeScript module with esbuild, or give the stand-in; leave every other module to the next hook. */
export async function load(url, context, next) {
  if (url === BUILT) return { format: 'module', source: CONSTANTS, shortCircuit: true };
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), { loader: 'ts' });
  return { format: 'module', source: code, shortCircuit: true };
}
