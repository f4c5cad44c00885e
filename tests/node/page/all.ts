// Runs the page's tests, or a part of their files such as 1/2, in one process: what they share is loaded once.
//
//   node --import ./web/build/register.mjs tests/node/page/all.ts 1/2

import { readdirSync } from 'node:fs';
import { endIfItSpins } from './spinning.ts';

endIfItSpins();

const [at, parts] = (process.argv[2] ?? '1/1').split('/').map(Number);
const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.ts'));
for (const [place, name] of files.sort().entries()) if (place % parts === at - 1) await import(`./${name}`);
