import { html, nothing } from 'lit-html';
import type { App, Wording } from '../../app.ts';
import type { View } from '../../protocol.d.ts';
import type { Own } from '../../table/table.ts';
import type { Along } from './along.ts';
import { bubble, line, logo, settle, waitingFoot } from './bubble.ts';
import { toComeInWords } from './rules-met.ts';

/** What the guide adds to the table of a match; undefined while it is not there. */
export const matchGuide = (app: App, along: Along): ((view: View | null) => Own) | undefined => {
  if (!along.isOn) return undefined;
  queueMicrotask(() => settle(app, along));
  return view => ownParts(app, along, view);
};

const ownParts = (app: App, along: Along, view: View | null): Own => {
  const { table, saying } = along;
  const spoken = !table.why.shown && !table.hints.hint ? saying : null;
  return {
    line: view ? (along.line ? line(app, along, along.line) : stillToCome(app, along)) : nothing,
    foot: view ? waitingFoot(app, along, view) : undefined,
    says: spoken ? bubble(app, spoken, more(app, along)) : nothing,
  };
};

/** A line in the bar that names rules still to come, and opens the list of all. */
const stillToCome = (app: Wording, along: Along) => {
  const words = toComeInWords(app, along);
  return html`<button class="guide-line" aria-haspopup="dialog" title=${app.say('guide')} aria-label=${words}
    @click=${() => along.openRules()}>${logo}<span>${words}</span></button>`;
};

/** Below the guide's words: what is still to come. */
const more = (app: Wording, along: Along) =>
  html`<button class="guide-more" aria-haspopup="dialog" @click=${() => along.openRules()}>${toComeInWords(app, along)}</button>`;
