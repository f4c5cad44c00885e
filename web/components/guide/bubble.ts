import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App, CurrentTable, GameCatalogue, Preferences, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { View } from '../../protocol.d.ts';
import { face } from '../../table/face.ts';
import { lineOf } from '../../table/seats.ts';
import type { Guide } from './guide.ts';
import type { Saying } from './latest-tip.ts';
import { hasTitle } from './latest-tip.ts';
import { placeGuide, uncover } from './tip-place.ts';

/** The guide's lamp. */
export const logo = html`<svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>`;

/**
 * The guide's text beside the lamp; keyed, so that a new text makes a new element. Where it has no room it is a line
 * that opens.
 * @param answers buttons below the text
 */
export const bubble = (app: Wording, guide: Guide, saying: Saying, answers: unknown = nothing) => {
  const { title, text, args, at } = saying;
  return html`${repeat(
    [`${title} ${JSON.stringify(args)} ${JSON.stringify(at)}`],
    String,
    () => html`<section class="guide" tabindex="0" aria-label=${app.say('guide')} data-folded=${guide.isFolded || nothing}>
    ${logo}
    <div>${hasTitle(app, saying) ? html`<b>${app.rich(title, args)}</b>` : nothing}<p>${app.rich(text, args)}</p>${answers}</div>
    ${guide.waits ? nothing : html`<button class="unfold" aria-label=${app.say('unfold')} aria-expanded=${String(!guide.isFolded)} @click=${() => guide.unfold()}>${icon('i-down')}</button>`}
    <span class="tip" aria-hidden="true"></span>
  </section>`,
  )}`;
};

/** A line in the bar that opens the guide's latest words again. */
export const line = (app: Wording, guide: Guide, { title, args }: Saying) =>
  html`<button class="guide-line" title=${app.say('guide')} aria-label=${app.say('guide-again', { title: app.say(title, args) })}
    @click=${() => guide.repeat()}>${logo}<span>${app.rich(title, args)}</span></button>`;

/** The bottom bar while the guide waits, with its own buttons. */
export const foot = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  view: View,
  buttons: unknown,
) => html`<footer class="foot guide-foot" data-acts=${view.to_act === view.seat || nothing}>
  <span class="participant"><span class="portrait" data-spot=${view.seat}>${face(app, view.seat)}</span>
    <span class="who"><b class="name">${app.seatName(view.seat)}</b>${lineOf(app, view, view.seat)}</span></span>
  <div class="buttons">${buttons}</div>
</footer>`;

/** The bottom bar while the table waits until the learner has read the text; else undefined. */
export const waitingFoot = (
  app: Wording & GameCatalogue & Preferences & CurrentTable,
  guide: Guide,
  view: View,
): unknown => {
  if (!guide.waits) return undefined;
  const goOn = () => guide.goOn();
  return foot(app, view, html`<button class="button primary" @click=${goOn}>${app.say('lesson-continue')}</button>`);
};

/** Place the guide again; called when a part around it changes its size. */
let replace = () => {};
const sizes = new ResizeObserver(() => replace());

/** Place the guide where it covers nothing; once more when all animations have ended. */
export async function settle(app: App, playing: Guide) {
  playing.control.parts.viewport.measure();
  const [root, guide] = ['.table[data-guided]', '.guide'].map(part => document.querySelector<HTMLElement>(part));
  const { saying } = playing;
  sizes.disconnect();
  if (!root) return;
  if (!guide || !saying) return release(root, playing);
  const own = playing.table.state.view?.seat ?? app.viewer;
  const place = () => placeGuide(root, guide, saying.at, own);
  const still = () => guide.isConnected && playing.saying?.title === saying.title;
  place();
  replace = () => void (still() && place());
  for (const part of [root, ...root.querySelectorAll('.hand, .hand .card-button, .middle, .dice')]) sizes.observe(part);
  const moving = root.getAnimations({ subtree: true }).filter(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return Number(effect?.getComputedTiming().endTime) < Infinity && !guide.contains(target);
  });
  if (!moving.length) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  if (still()) place();
}

/** Reset the layout that the table had for the guide, which is gone. */
function release(root: HTMLElement, { table: { state } }: Guide) {
  root.toggleAttribute('data-line', false);
  uncover(root);
  if (!state.callout && !state.hint) root.toggleAttribute('data-asking', false);
}
