/** The question who could hold something, what came of the guess, and the curve of all guesses. */

import { html, nothing, svg } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { type Calibrated, calibration, typical } from '../model/calibration.ts';
import { SURE } from '../model/estimate.ts';
import type { HolderGuess } from '../storage/stored-types.ts';
import { face, hueOf } from '../table/face.ts';
import { percent } from '../words/numbers.ts';
import { type Holder, type Spread, STEP } from './holder-guess.ts';

const [PAUSE, PACE] = [400, 120]; // milliseconds until a held button repeats, and between two steps

const percentOf = (app: Wording, part: number) => percent(app, Math.round(part), 100);

const nameOf = (app: Wording & CurrentTable, { seat }: Holder) =>
  seat === null ? app.say('holds-no-one') : app.seatName(seat);

const faceOf = (app: Wording & Preferences & CurrentTable, { seat }: Holder) =>
  seat === null ? icon('i-cross') : face(app, seat);

/** Act at once, then again and again while the pointer stays down. */
function repeat(event: PointerEvent, act: () => void) {
  const { currentTarget } = event;
  if (event.button || !currentTarget) return;
  let timer = window.setTimeout(function again() {
    act();
    timer = window.setTimeout(again, PACE);
  }, PAUSE);
  const leaving = new AbortController();
  const end = () => {
    clearTimeout(timer);
    leaving.abort();
  };
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
    currentTarget.addEventListener(name, end, { signal: leaving.signal });
  act();
}

/** Change a part by keys, as a spin button does. */
const turned = (key: string, part: number): number | undefined => {
  const by: Record<string, number> = { ArrowUp: STEP, ArrowRight: STEP, ArrowDown: -STEP, ArrowLeft: -STEP };
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  return key in by ? part + by[key] : undefined;
};

/** A holder with its part: a spin button with − and + for the pointer; a lock if it is known to be impossible. */
const holderCard = (app: Wording & Preferences & CurrentTable, spread: Spread, at: number, changed: () => void) => {
  const holder = spread.holders[at];
  const part = spread.parts[at];
  const shown = percentOf(app, part);
  const set = (wanted: number) => {
    spread.set(at, wanted);
    changed();
  };
  const keys = (event: KeyboardEvent) => {
    const wanted = turned(event.key, spread.parts[at]);
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(wanted);
  };
  const step = (by: number, sign: string) => html`<button class="tonal" tabindex="-1" aria-hidden="true"
    @pointerdown=${(event: PointerEvent) => repeat(event, () => set(spread.parts[at] + by))}>${sign}</button>`;
  if (!holder.isPossible)
    return html`<li class="surface" data-locked>${faceOf(app, holder)}<b>${nameOf(app, holder)}</b><span class="part">${shown}</span>
      <small>${icon('i-lock')}${app.say('holds-impossible')}</small></li>`;
  return html`<li class="surface">${faceOf(app, holder)}<b aria-hidden="true">${nameOf(app, holder)}</b>
    <span class="part" role="spinbutton" tabindex="0" aria-label=${nameOf(app, holder)} aria-valuemin="0" aria-valuemax="100"
      aria-valuenow=${part} aria-valuetext=${shown} @keydown=${keys}>${shown}</span>
    <span class="steps">${step(-STEP, '−')}${step(STEP, '+')}</span></li>`;
};

/** The question: a card for each holder, and the whole as a bar. */
export const holderQuestion = (
  app: Wording & Preferences & CurrentTable,
  spread: Spread,
  guesses: readonly HolderGuess[],
  changed: () => void,
) => {
  const reset = () => {
    spread.reset();
    changed();
  };
  return html`<p>${app.say('holds-spread')}</p>
    <ul class="holders" role="list" .style=${`--holders:${spread.holders.length}`}>${spread.holders.map((_, at) => holderCard(app, spread, at, changed))}</ul>
    <div class="holders-bar" aria-hidden="true">${spread.holders.map(
      ({ seat }, at) =>
        html`<i data-hue=${seat === null ? nothing : hueOf(seat)} .style=${`flex-grow:${spread.parts[at]}`} ?hidden=${!spread.parts[at]}></i>`,
    )}</div>
    <div class="holders-links"><button class="link" @click=${reset}>${app.say('holds-evenly')}</button>${curve(app, guesses)}</div>`;
};

/** What came of a guess: for each holder what the player and the engine said, and who has it. */
export const holderAnswer = (app: Wording & Preferences & CurrentTable, { question, holders, parts }: Spread) => html`
  <section class="surface held-by" aria-labelledby="held-by"><h2 id="held-by">${app.say(`holds-${question}`)}</h2>
    <table><thead><tr><td></td><th scope="col">${app.say('review-you')}</th><th scope="col">${app.say('holds-engine')}</th><th scope="col">${app.say('holds-truth')}</th></tr></thead>
    <tbody>${holders.map(
      (holder, at) => html`<tr><th scope="row">${faceOf(app, holder)}<span>${nameOf(app, holder)}</span></th>
      <td>${percentOf(app, parts[at])}</td><td>${percentOf(app, holder.engine)}</td>
      <td>${holder.isTrue ? html`${icon('i-check')}<span class="spoken">${app.say('kind-yes')}</span>` : html`<span class="spoken">${app.say('kind-no')}</span>`}</td></tr>`,
    )}</tbody></table></section>`;

/** How often it was so when the player said so much; nothing before there are enough guesses. */
export const curve = (app: Wording, guesses: readonly HolderGuess[]) => {
  const points = calibration(guesses);
  const one = typical(points);
  if (!one) return nothing;
  const told = app.say('holds-curve', { said: percentOf(app, one.said), was: percentOf(app, one.was) });
  return html`<details class="calibration"><summary>${told}</summary>
    <svg class="chart" viewBox="0 0 120 120" aria-hidden="true"><path class="grid" d="M10 10V110H110"></path><path class="zero" d="M10 110L110 10"></path>${points.map(
      point => mark(point),
    )}</svg>
    <table class="figures-table"><thead><tr><th scope="col">${app.say('holds-said')}</th><th scope="col">${app.say('holds-was')}</th><th scope="col">${app.say('skill-error-word')}</th></tr></thead>
      <tbody>${points.map(
        ({ said, was, error }) =>
          html`<tr><th scope="row">${percentOf(app, said)}</th><td>${percentOf(app, was)}</td><td>±${percentOf(app, SURE * error)}</td></tr>`,
      )}</tbody></table></details>`;
};

const mark = ({ said, was, error }: Calibrated) => {
  const y = (value: number) => 110 - Math.min(100, Math.max(0, value));
  return svg`<path class="whisker" d=${`M${10 + said} ${y(was - SURE * error)}V${y(was + SURE * error)}`}></path><circle class="own" cx=${10 + said} cy=${y(was)} r="3"></circle>`;
};
