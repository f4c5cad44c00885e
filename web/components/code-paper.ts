import { html, nothing } from 'lit-html';
import type { Display, Wording } from '../app.ts';

/** `isLarge` is true while a QR code fills the screen, so that it can be scanned from afar. */
export type CodePaper = { isLarge: boolean };

/**
 * A QR code on white paper; a tap makes it fill the screen.
 * @param isFaint true if the code leads nowhere now
 */
export const codePaper = (app: Wording & Display, code: unknown, state: CodePaper, isFaint: boolean = false) => {
  const turn = () => {
    state.isLarge = !state.isLarge;
    app.redraw();
  };
  return html`<button class="code-paper" data-failed=${isFaint || nothing} aria-pressed=${String(state.isLarge)}
    aria-label=${app.say('room-code-large')} @click=${turn}>${code}</button>`;
};
