// A loader hook with which Node imports the page's TypeScript modules. register.mjs installs it.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

/** Stands for built.js, which only the build can write. */
const BUILT = 'taku:built';
/** The languages that have words, each with the facts at the head of its file, as complete ones. */
const WORDS = new URL('../../engine/taku/words/', import.meta.url);
const files = readdirSync(WORDS).filter(file => file.endsWith('.ftl'));
files.sort((one, other) => Number(other === 'en.ftl') - Number(one === 'en.ftl'));
const languages = Object.fromEntries(
  files.map(file => {
    const text = readFileSync(new URL(file, WORDS), 'utf8');
    const fact = name => new RegExp(`^language-${name} = (.*)$`, 'm').exec(text)?.[1];
    return [file.replace('.ftl', ''), { name: fact('name'), tag: fact('tag'), done: 1 }];
  }),
);
const CONSTANTS = `
  export const languages = ${JSON.stringify(languages)};
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
