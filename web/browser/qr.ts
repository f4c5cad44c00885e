import { svg } from 'lit-html';
import { encodeQR } from 'qr';

/** Longest text of a QR code, in characters, that a phone can still read from a screen. */
export const MOST_IN_CODE: number = 800;
/** Longest text, in characters, of a code that is printed or fills a screen. */
export const MOST_IN_LARGE_CODE: number = 2_000;
const MARGIN = 4; // modules of margin that the standard requires

/** SVG path of the dark modules, row by row. */
const pathOf = (code: boolean[][]) =>
  code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));

/**
 * Draw a QR code of a text; null if the text is too long to be read.
 * @param most characters of the text
 */
export function qrCode(text: string, label: string, most: number = MOST_IN_CODE) {
  if (text.length > most) return null;
  const code = encodeQR(text, 'raw', { ecc: 'low', border: MARGIN });
  return svg`<svg class="qr" viewBox=${`0 0 ${code.length} ${code.length}`} role="img" aria-label=${label} shape-rendering="crispEdges"
    ><path d=${pathOf(code).join('')}></path></svg>`;
}
