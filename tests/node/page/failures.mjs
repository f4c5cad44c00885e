// A reporter of node:test: writes the tests that failed as JSON, for tests/runner.py.

import { loadavg } from 'node:os';

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* failures(events) {
  const failed = [];
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || data.nesting) continue;
    const { message } = data.details.error.cause ?? data.details.error;
    failed.push({ test: data.name, error: `${message}`.trim().split('\n')[0], load: loadavg()[0].toFixed(1) });
  }
  yield JSON.stringify(failed);
}
