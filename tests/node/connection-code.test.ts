/** The code that two devices without a relay show each other: one end of a WebRTC connection in bytes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  descriptionOf,
  type Endpoint,
  endpointOf,
  packed,
  unpacked,
} from '../../web/friends/connection/connection-code.ts';

const fingerprint = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const ANSWER: Endpoint = {
  answers: true,
  user: 'aB3+',
  password: 'abcdefghijklmnopqrstuv/+',
  fingerprint,
  candidates: [
    { address: '192.168.0.17', port: 54321, mapped: false },
    { address: '203.0.113.9', port: 1, mapped: true },
    { address: '2001:db8:0:0:0:0:0:1', port: 65535, mapped: false },
    { address: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.local', port: 9, mapped: false },
  ],
};
const OFFER: Endpoint = { answers: false, user: 'u', password: 'p', fingerprint, candidates: [] };

/** IPv6 has more than one way to write a number. */
const withoutZeros = (address: string) => (address.includes(':') ? address.replace(/\b0+(?=[0-9a-f])/g, '') : address);

for (const [name, end] of Object.entries({ answer: ANSWER, offer: OFFER })) {
  test(`an ${name} survives its session description`, () => {
    assert.deepEqual(endpointOf(descriptionOf(end)), end);
  });

  test(`an ${name} survives its bytes`, () => {
    const read = unpacked(packed(end));
    assert(read);
    const candidates = read.candidates.map(each => ({ ...each, address: withoutZeros(each.address) }));
    assert.deepEqual({ ...read, candidates }, end);
  });
}

test('bytes that are cut, too many or none are no end', () => {
  const bytes = packed(ANSWER);
  for (let length = 0; length < bytes.length; length += 1) assert.equal(unpacked(bytes.slice(0, length)), null);
  assert.equal(unpacked(Uint8Array.from([...bytes, 0])), null);
  assert.equal(unpacked(new Uint8Array(10_000)), null);
});
