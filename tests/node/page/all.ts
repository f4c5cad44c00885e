// Runs the page's tests in one process: what they share is loaded once. A part of their files, or those that are named:
//
//   node --import ./web/build/register.mjs tests/node/page/all.ts 1/2
//   node --import ./web/build/register.mjs tests/node/page/all.ts home.test.ts learn.test.ts

import { readdirSync } from 'node:fs';
import { endIfItSpins } from './spinning.ts';

endIfItSpins();

const asked = process.argv.slice(2);
const all = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.ts'));
const [at, parts] = (asked[0] ?? '1/1').split('/').map(Number);
const files = parts ? all.sort().filter((_, place) => place % parts === at - 1) : asked;
for (const name of files) await import(`./${name}`);
