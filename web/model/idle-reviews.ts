/** Reviews of finished matches in idle time: while the page is on show and no table is. */

import type { App } from '../app.ts';
import { offerOf } from './offers.ts';
import { ReviewRun } from './review-run.ts';
import { COUNTED, readReviewed } from './strength.ts';

const WAIT = 5_000; // milliseconds at a screen until idle time begins
const BUSY = ['table', 'review', 'lab']; // screens that need the processor themselves

/** The review that runs; null in between. */
let run: ReviewRun | null = null;
let timer = 0;
/** Matches whose review has ended in this visit, even without success. */
const tried: Set<string> = new Set();

/** Begin, go on or stop, as the player's preference and the screen on show demand. */
export let followIdleTime = (): void => {};

/**
 * Review matches whenever there is idle time, if the player wants that.
 * @param reviewed called after each match
 */
export function reviewInIdleTime(app: App, reviewed: () => void): void {
  const begin = async () => {
    const next = await nextToReview(app);
    const match = next && (await app.matches.open(next.id));
    if (!match || run || !isIdle(app)) return;
    run = new ReviewRun(app, match, next.result.seat, () => run && ended(run));
    await run.open();
  };
  const ended = ({ stage, match }: ReviewRun) => {
    if (stage !== 'done' && stage !== 'failed') return;
    run = null;
    tried.add(match.id);
    reviewed();
    followIdleTime();
  };
  followIdleTime = () => {
    clearTimeout(timer);
    if (run && !isIdle(app)) stop();
    if (!run && isIdle(app)) timer = window.setTimeout(() => begin().catch(() => {}), WAIT); // without a database: none
  };
  addEventListener('hashchange', followIdleTime);
  document.addEventListener('visibilitychange', followIdleTime);
  followIdleTime();
}

/** Stop for now: the review has been stored and goes on from here later. */
function stop() {
  run?.leave();
  run = null;
}

const isIdle = ({ settings }: App) =>
  settings.idleReviews && !document.hidden && !BUSY.includes(document.documentElement.dataset.screen ?? '');

/** The latest match to be reviewed; of each game only as many are as its figure of strength counts. */
async function nextToReview(app: App) {
  const { records, played } = await readReviewed(app);
  const decisions = new Map(played.map(({ record, review }) => [record.id, review.judged.length]));
  const counted: Map<string, number> = new Map();
  return records.find(({ id, head }) => {
    const key = offerOf(app, head)?.key ?? '';
    const later = counted.get(key) ?? 0;
    counted.set(key, later + (decisions.get(id) ?? 0));
    return key && later < COUNTED && !decisions.has(id) && !tried.has(id);
  });
}
