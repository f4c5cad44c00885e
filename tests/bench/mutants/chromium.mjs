// Finds which mutants each test in Chromium has reached: MUTANTS=mutants.json node …/chromium.mjs covered.json
//
// Replaces what V8 has counted, as pytest_mutants.py has noted it, by the numbers of the mutants. The built site has no
// source maps: they are made anew.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Script } from './coverage.mjs';

const read = path => readFileSync(path, 'utf8');

/** Maps change the hashes in the names of files. */
const withoutHashes = text => text.replaceAll(/-[0-9A-Z]{8}\.js/g, '.js');

const joined = execFileSync('node', ['web/build/join.mjs', '--maps'], { encoding: 'utf8', maxBuffer: 2 ** 30 });
const { files } = JSON.parse(joined);
const maps = new Map();
for (const [name, text] of Object.entries(files)) maps.set(withoutHashes(text), files[`${name}.map`]);

const app = `dist/${readdirSync('dist').find(name => name.startsWith('app-'))}`;
const scripts = new Map();
for (const name of readdirSync(app).filter(each => each.endsWith('.js'))) {
  const text = read(`${app}/${name}`);
  const map = maps.get(withoutHashes(text));
  if (map) scripts.set(name, new Script(text, JSON.parse(map), source => `web/${source}`));
}
if (!scripts.has('main.js') || !scripts.has('lazy-screens.js')) throw new Error('dist/ is of another commit');

const { counts, ...noted } = JSON.parse(read(process.argv[2]));
for (const [test, told] of Object.entries(counts)) {
  const numbers = told.flatMap(({ url, functions }) => scripts.get(url.split('/').at(-1))?.reached(functions) ?? []);
  noted.tests[test] = [...new Set(numbers)];
}
writeFileSync(process.argv[2], JSON.stringify(noted));
