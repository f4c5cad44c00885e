import type { Bitmap2D } from 'lean-qr';
import { correction, generate } from 'lean-qr';
import { svg } from 'lit-html';

const MOST = 800; // characters that a phone can still read off a screen
const QUIET = 4; // fields of margin that the standard asks for

/** The dark fields, row by row. */
function drawn(code: Bitmap2D) {
  const rows = Array.from({ length: code.size }, (_, y) => y);
  return rows.flatMap(y => rows.filter(x => code.get(x, y)).map(x => `M${x} ${y}h1v1h-1z`)).join('');
}

/** A QR code of a text; null if it would be too fine to be read. */
export function qrCode(text: string, label: string) {
  if (text.length > MOST) return null;
  const code = generate(text, { minCorrectionLevel: correction.L });
  const size = code.size + 2 * QUIET;
  return svg`<svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges"
    ><path d=${drawn(code)}></path></svg>`;
}
