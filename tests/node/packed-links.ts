// Links as another program would write and read them.

import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** FNV-1a, written a second time on purpose. */
function checksum(content: Buffer) {
  let total = 0x811c9dc5n;
  for (const byte of content) total = ((total ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn;
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(Number(total));
  return bytes;
}

/** Return JSON in ASCII alone, so that half a surrogate pair gets through. */
const asciiJson = (content: unknown) =>
  JSON.stringify(content).replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Pack any content as a link, whether or not the page would write it. */
export function packed(content: unknown, { deflated = true } = {}) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(asciiJson(content));
  const body = deflated ? deflateRawSync(bytes) : bytes;
  return `${Number(deflated)}${Buffer.concat([checksum(bytes), body]).toString('base64url')}`;
}

/** Return what a link that the page has made holds: its kind, and what it tells. */
export function unpacked(link: string): unknown[] {
  const content = Buffer.from(link.slice(1), 'base64url').subarray(4);
  return JSON.parse((link[0] === '1' ? inflateRawSync(content) : content).toString());
}
