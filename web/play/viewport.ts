import type { Display } from '../app.ts';
import type { TableState } from '../table/table-state.ts';

const WIDE = matchMedia('(min-width: 68.75em)');
const LOW = matchMedia('(max-height: 29.9375em) and (orientation: landscape) and (min-width: 560px)');
/**
 * Events that may change the viewport. At `resize`, WebKit does not know yet which queries match; so their changes are
 * watched, too.
 */
const SIGNS: [EventTarget, string][] = [
  [window, 'resize'],
  [WIDE, 'change'],
  [LOW, 'change'],
];

/** Measures the space for a table. */
export class Viewport {
  constructor(
    readonly app: Display,
    readonly state: TableState,
  ) {
    Object.assign(state, { wide: WIDE.matches, low: LOW.matches });
    for (const [target, change] of SIGNS) target.addEventListener(change, this.measure);
  }

  /** Measure the space. The table calls this when it is drawn. */
  measure = () => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const unit = parseFloat(fontSize) || this.state.unit; // none in a window that is not shown: NaN would redraw forever
    const width = document.querySelector('.table .hand')?.clientWidth ?? innerWidth - unit;
    const now = { unit, width, wide: WIDE.matches, low: LOW.matches };
    const { unit: was, wide, low } = this.state;
    if (now.unit === was && width === this.state.width && now.wide === wide && now.low === low) return;
    Object.assign(this.state, now);
    this.app.redraw();
  };

  leave() {
    for (const [target, change] of SIGNS) target.removeEventListener(change, this.measure);
  }
}
