// Reporter of Node's test runner: prints the names of failed tests; the first ends the run, where FIRST is set.

import { writeSync } from 'node:fs';

/** @param {AsyncIterable<{ type: string, data: { name: string } }>} events */
export default async function* failures(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    writeSync(1, `FAILED ${data.name}\n`);
    if (process.env.FIRST) process.exit(1);
  }
  yield '';
}
