// Registers the loader that lets Node import the page's TypeScript modules:
//
//   node --import ./web/build/register.mjs --test tests/node/link.test.ts
import { register } from 'node:module';

register('./typescript.mjs', import.meta.url);
