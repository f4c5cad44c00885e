// Notes which screens each test file has shown, for tests/affected.py.

import { writeFileSync } from 'node:fs';

const shown = new Map<string, Set<string>>();
let imported = '';
let running = '';

/** Note the file whose tests are declared next. */
export function declares(file: string) {
  imported = file;
  shown.set(file, new Set());
}

/** The file that declares a test. */
export const declaring = () => imported;

/** Note the file whose test runs. */
export function runs(file: string) {
  running = file;
}

/** Note the screen at an address: its name there, or 'embed' for all that stands in other pages. */
export function shows(url: string) {
  shown.get(running)?.add(url.includes('/embed.html') ? 'embed' : (/#\/([\w-]*)/.exec(url)?.[1] ?? ''));
}

/** Write the names, by file, when the process ends. */
export function writeAtEnd(path: string) {
  const found = () => [...shown].map(([file, names]) => [`tests/node/page/${file}`, [...names].sort()]);
  process.on('exit', () => writeFileSync(path, JSON.stringify(Object.fromEntries(found()))));
}
