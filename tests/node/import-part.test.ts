/** Parts of the page that are imported again after a failure. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { importPart } from '../../web/browser/import-part.ts';

const ADDRESS = 'https://example.org/taku/app-1/lazy.js';
const failed = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);
const device = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true });

/** A browser that fails so many times at addresses that are new to it. */
function browser(failures: number) {
  const asked: string[] = [];
  const importFrom = async (address: string) => {
    asked.push(address);
    if (asked.length <= failures) throw new TypeError(`error loading dynamically imported module: ${address}`);
    return { address };
  };
  const load = async (): Promise<{ address: string }> => {
    throw failed;
  };
  return { asked, part: () => importPart(load, importFrom) };
}

beforeEach(() => {
  device.onLine = true;
});

test('a part that arrives is not imported again', async () => {
  const importFrom = () => assert.fail('imported again');
  assert.equal(await importPart(async () => 'there', importFrom), 'there');
});

test('a failed part comes from a new address each time', async () => {
  const { asked, part } = browser(2);
  await assert.rejects(part(), /error loading/);
  await assert.rejects(part(), /error loading/);
  const { address } = await part();
  assert.equal(new Set(asked).size, 3);
  for (const each of asked) assert.match(each, /\/lazy\.js\?\d+$/);
  assert.equal((await part()).address, address, 'a part is there once');
  assert.equal(asked.length, 3);
});

test('without a connection no address is used up', async () => {
  const { asked, part } = browser(0);
  device.onLine = false;
  await assert.rejects(part(), failed);
  assert.deepEqual(asked, []);
});

test('an error of the part itself is thrown', async () => {
  const broken = new SyntaxError('Unexpected identifier');
  const importFrom = () => assert.fail('imported again');
  await assert.rejects(
    importPart(() => Promise.reject(broken), importFrom),
    broken,
  );
});
