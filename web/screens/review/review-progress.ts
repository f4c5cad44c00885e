import { html, nothing } from 'lit-html';
import type { Wording } from '../../app.ts';
import type { ReviewRun } from '../../model/review-run.ts';

const MINUTE = 60; // seconds

/** The time left, rounded up to 5 seconds or a minute. */
const timeLeft = (app: Wording, seconds: number) =>
  seconds < MINUTE
    ? app.say('review-seconds', { count: Math.max(5, 5 * Math.ceil(seconds / 5)) })
    : app.say('review-minutes', { count: Math.ceil(seconds / MINUTE) });

/** The progress of the computation, with a button to stop it. */
const runningNow = (app: Wording, run: ReviewRun) => {
  const { share, left } = run;
  return html`<p class="progress-text"><b>${app.say('review-reckoning')}</b>${left === null ? nothing : html` <small>${timeLeft(app, left)}</small>`}</p>
    <progress max="1" .value=${share} aria-label=${app.say('review-reckoning')}></progress>
    <button class="outlined" @click=${() => run.stop()}>${app.say('review-stop')}</button>`;
};

const stopped = (app: Wording, run: ReviewRun) => {
  const { known, all } = run.rounds;
  return html`<p class="progress-text"><b>${app.say('review-stopped', { known, all })}</b></p>
    <button class="primary" @click=${() => run.open()}>${app.say('review-go-on')}</button>`;
};

/** The computation failed: try again, or replay the match, which needs no review. */
const failed = (app: Wording, run: ReviewRun) => html`<p class="progress-text"><b>${app.say('review-failed')}</b></p>
  <p class="actions"><a class="outlined" href=${`#/replay/${run.match.id}`}>${app.say('replay')}</a>
  <button class="primary" @click=${() => run.open()}>${app.say('retry')}</button></p>`;

/** The state of a review that is not complete; nothing once it is. */
export const reviewProgress = (app: Wording, run: ReviewRun) => {
  const { stage } = run;
  const template = { running: runningNow, reading: runningNow, stopped, failed, done: () => nothing }[stage];
  return html`<section class="surface review-progress" data-stage=${stage} aria-label=${app.say('review-state')}>${template(app, run)}</section>`;
};
