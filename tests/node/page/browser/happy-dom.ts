// Reaches into happy-dom for what its users do not see, as quick-nodes.ts and quick-selectors.ts need it.

import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fromPage } from './bundle.ts';

register('./happy-dom.mjs', import.meta.url);

const lib = new URL('.', pathToFileURL(fromPage.resolve('happy-dom')));

/** What one of its modules exports as default, by the module's path. */
export const happyDom = async (path: string) => (await import(new URL(path, lib).href)).default;

/** The symbols under which its nodes keep their parts, by name. */
export const of: Readonly<Record<string, symbol>> = await import(new URL('PropertySymbol.js', lib).href);
