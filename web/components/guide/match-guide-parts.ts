import { html, nothing } from 'lit-html';
import type { App, Wording } from '../../app.ts';
import type { View } from '../../protocol.d.ts';
import type { OwnParts } from '../../table/table.ts';
import { bubble, line, logo, settle, waitingFoot } from './bubble.ts';
import type { MatchGuide } from './match-guide.ts';
import { toComeInWords } from './rules-met.ts';

/** What the guide adds to the table of a match; undefined while it is not there. */
export const matchGuideParts = (app: App, guide: MatchGuide): ((view: View | null) => OwnParts) | undefined => {
  if (!guide.isOn) return undefined;
  queueMicrotask(() => settle(app, guide));
  return view => ownParts(app, guide, view);
};

const ownParts = (app: App, guide: MatchGuide, view: View | null): OwnParts => {
  const { table, saying } = guide;
  const spoken = !table.state.callout && !table.state.hint ? saying : null;
  return {
    line: view ? (guide.line ? line(app, guide, guide.line) : stillToCome(app, guide)) : nothing,
    foot: view ? waitingFoot(app, guide, view) : undefined,
    says: spoken ? bubble(app, spoken, more(app, guide)) : nothing,
  };
};

/** A line in the bar that names rules still to come, and opens the list of all. */
const stillToCome = (app: Wording, guide: MatchGuide) => {
  const words = toComeInWords(app, guide);
  return html`<button class="guide-line" aria-haspopup="dialog" title=${app.say('guide')} aria-label=${words}
    @click=${() => guide.openRules()}>${logo}<span>${words}</span></button>`;
};

/** Below the guide's words: what is still to come. */
const more = (app: Wording, guide: MatchGuide) =>
  html`<button class="guide-more" aria-haspopup="dialog" @click=${() => guide.openRules()}>${toComeInWords(app, guide)}</button>`;
