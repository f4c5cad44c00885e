import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import type { Reckoning } from '../../model/review-run.ts';

const MINUTE = 60; // seconds

/** The time left, rounded up to 5 seconds or a minute. */
const timeLeft = (app: Wording, seconds: number) =>
  seconds < MINUTE
    ? app.say('review-seconds', { count: Math.max(5, 5 * Math.ceil(seconds / 5)) })
    : app.say('review-minutes', { count: Math.ceil(seconds / MINUTE) });

/** The progress of the computation, with a button to stop it. */
const reckoningNow = (app: Wording, reckoning: Reckoning) => {
  const { share, left } = reckoning;
  return html`<p class="far"><b>${app.say('review-reckoning')}</b>${left === null ? nothing : html` <small>${timeLeft(app, left)}</small>`}</p>
    <progress max="1" .value=${share} aria-label=${app.say('review-reckoning')}></progress>
    <button class="outlined" @click=${() => reckoning.stop()}>${app.say('review-stop')}</button>`;
};

const stopped = (app: Wording, reckoning: Reckoning) => {
  const { known, all } = reckoning.rounds;
  return html`<p class="far"><b>${app.say('review-stopped', { known, all })}</b></p>
    <button class="primary" @click=${() => reckoning.open()}>${app.say('review-go-on')}</button>`;
};

/** The computation failed: try again, or replay the match, which needs no review. */
const failed = (app: Wording, reckoning: Reckoning) => html`<p class="far"><b>${app.say('review-failed')}</b></p>
  <p class="ways"><a class="outlined" href=${`#/replay/${reckoning.match.id}`}>${app.say('replay')}</a>
  <button class="primary" @click=${() => reckoning.open()}>${app.say('retry')}</button></p>`;

/** The state of a review that is not complete; nothing once it is. */
export const progress = (app: Wording, reckoning: Reckoning) => {
  const { stage } = reckoning;
  const template = { reckoning: reckoningNow, reading: reckoningNow, stopped, failed, done: () => nothing }[stage];
  return html`<section class="slab reckoned" data-stage=${stage} aria-label=${app.say('review-state')}>${template(app, reckoning)}</section>`;
};
