import { html, nothing } from 'lit-html';
import type { App, Wording } from '../../app.ts';
import type { View } from '../../protocol.d.ts';
import type { OwnParts } from '../../table/table.ts';
import { bubble, settle, waitingFoot } from './bubble.ts';
import type { MatchGuide } from './match-guide.ts';

/** What the guide adds to the table of a match; undefined while it is not there. */
export const matchGuideParts = (app: App, guide: MatchGuide): ((view: View | null) => OwnParts) | undefined => {
  if (!guide.isOn && !guide.asks) return undefined;
  queueMicrotask(() => settle(app, guide));
  return view => ownParts(app, guide, view);
};

const ownParts = (app: App, guide: MatchGuide, view: View | null): OwnParts => {
  const { shown } = guide;
  return {
    foot: view ? waitingFoot(app, guide, view) : undefined,
    says: shown ? bubble(app, guide, shown, guide.asks ? answers(app, guide) : nothing) : nothing,
  };
};

/** The answers to the question whether the guide goes along. */
const answers = (app: Wording, guide: MatchGuide) => html`<p class="guide-answers">
  <button class="button tonal" @click=${() => guide.answer(true)}>${app.say('guide-ask-yes')}</button>
  <button class="button tonal" @click=${() => guide.answer(false)}>${app.say('guide-ask-no')}</button></p>`;
