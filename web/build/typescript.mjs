// A loader hook with which Node imports the page's TypeScript modules. register.mjs installs it.
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Compile a TypeScript module with esbuild; leave every other module to the next hook. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), { loader: 'ts' });
  return { format: 'module', source: code, shortCircuit: true };
}
