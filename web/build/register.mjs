// Register the loader with which Node imports the page's TypeScript modules:
//
//   node --import ./web/build/register.mjs --test tests/node/link.test.ts
import { register } from 'node:module';

register('./typescript.mjs', import.meta.url);
