import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from '../../web/browser/qr.ts';

/** Return the dark fields as "x y", without the margin; and how many fields a side has. */
function darkFields(text: string) {
  const code = qrCode(text, 'code');
  assert(code);
  const [box, , path] = code.values as string[];
  const [left, top, wide, high] = box.split(' ').map(Number);
  assert.deepEqual([left, top, wide], [0, 0, high]);
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x) - 4, Number(y) - 4]);
  return { dark, size: wide - 8 };
}

test('a QR code has its margin, and a finder in three corners', () => {
  const { dark, size } = darkFields('https://example.org/#/deal/1abc');
  assert(dark.every(([x, y]) => x >= 0 && x < size && y >= 0 && y < size));
  const inFinder = (x: number, y: number) => Math.max(Math.abs(x - 3), Math.abs(y - 3)) !== 2;
  const all = new Set(dark.map(String));
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    for (let x = 0; x < 7; x += 1)
      for (let y = 0; y < 7; y += 1)
        assert.equal(all.has(`${left + x},${top + y}`), inFinder(x, y), `${left} ${top}: ${x} ${y}`);
});

test('a text too long for a camera has no code', () => {
  assert.notEqual(qrCode('x'.repeat(800), 'code'), null);
  assert.equal(qrCode('x'.repeat(801), 'code'), null);
});
