// Notes which mutants of the page each test of a file reaches. Node loads it before the file:
//
//   MUTANTS=mutants.json COVERED=covered.json node --import …/preload.mjs home.test.ts
//
// COVERED gets {"seconds": {test: …}, "before": […], "tests": {test: […]}}: the numbers of the mutants that are reached
// before all tests, and by each.

import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from './coverage.mjs';

const { transformSync } = createRequire(resolve('web/package.json'))('esbuild');
const WEB = pathToFileURL(resolve('web/')).href;
const BUNDLES = pathToFileURL(resolve('tests/node/page/browser/bundle.ts')).href;

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** @type {Map<string, Script>} */
const scripts = new Map();

/** A module that typescript.mjs has compiled, or a bundle of windows; undefined for what is not the page's. */
async function scriptOf(url) {
  if (url.startsWith(WEB) && url.endsWith('.ts')) {
    const path = relative('.', fileURLToPath(url));
    const { code, map } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', sourcemap: 'external' });
    return new Script(code, JSON.parse(map), () => path);
  }
  const { text, map } = url.startsWith('http:') ? ((await import(BUNDLES)).COMPILED.get(url) ?? {}) : {};
  return text && new Script(text, JSON.parse(map), source => source.replace(/^.*\.\.\//, ''));
}

/** Numbers of the mutants that have been reached since this was last asked. */
async function reached() {
  let result = [];
  session.post('Profiler.takePreciseCoverage', (_, told) => {
    result = told.result;
  });
  const numbers = new Set();
  for (const { url, functions } of result) {
    if (!scripts.has(url)) scripts.set(url, await scriptOf(url));
    for (const number of scripts.get(url)?.reached(functions) ?? []) numbers.add(number);
  }
  return [...numbers];
}

const covered = { seconds: {}, before: undefined, tests: {} };
let began = 0;

beforeEach(async () => {
  covered.before ??= await reached();
  began = performance.now();
});
afterEach(async ({ name }) => {
  covered.seconds[name] = (performance.now() - began) / 1000;
  covered.tests[name] = await reached();
});
process.on('exit', () => writeFileSync(process.env.COVERED, JSON.stringify(covered)));
