// Runs the page's tests in one process: what they share is loaded once. A part of their files, or those that are named:
//
//   node --import ./web/build/register.mjs tests/node/page/all.ts 1/2
//   node --import ./web/build/register.mjs tests/node/page/all.ts home.test.ts learn.test.ts
//
// --shown=FILE: write there which screens each has shown.

import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { declares, writeAtEnd } from './shown.ts';
import { endIfItSpins } from './spinning.ts';

endIfItSpins();

const { values, positionals } = parseArgs({ options: { shown: { type: 'string' } }, allowPositionals: true });
if (values.shown) writeAtEnd(values.shown);
const all = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.ts'));
const [at, parts] = (positionals[0] ?? '1/1').split('/').map(Number);
const files = parts ? all.sort().filter((_, place) => place % parts === at - 1) : positionals;
for (const name of files) {
  declares(name);
  await import(`./${name}`);
}
