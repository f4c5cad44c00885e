// QR codes as a camera reads them.

import { fromPage } from './browser/bundle.ts';
import type { Locator } from './page.ts';

const { decodeQR } = fromPage('qr/decode.js') as {
  decodeQR(picture: { width: number; height: number; data: Uint8ClampedArray }): string;
};

const FIELD = 6; // pixels

/** The text of the code that an element draws. */
export async function textInCode(code: Locator) {
  const element = await code.element();
  const side = Number(element.getAttribute('viewBox')?.split(' ')[3]) * FIELD;
  const path = element.querySelector('path')?.getAttribute('d') ?? '';
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < FIELD; row += 1) {
      const at = 4 * ((Number(y) * FIELD + row) * side + Number(x) * FIELD);
      for (let each = at; each < at + 4 * FIELD; each += 4) data.fill(0, each, each + 3);
    }
  return decodeQR({ width: side, height: side, data });
}
