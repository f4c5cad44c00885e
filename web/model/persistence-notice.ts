import type { Display, Navigation, Stores } from '../app.ts';
import { askToKeep, forgetfulDevice, isInstalled, isSafe, isTimeToRemind } from '../storage/persistence.ts';

const WORTH_KEEPING = 3; // finished matches

/**
 * After a finished match: request persistent storage if it is the first. From the third on tell the player, at most
 * once a month, that the browser may delete the matches.
 */
export async function askForPersistence(app: Stores & Navigation & Display) {
  const { length } = await app.matches.finished();
  const safe = await isSafe();
  if (safe === false && length === 1) await askToKeep();
  if (safe !== false || isInstalled() || length < WORTH_KEEPING || !isTimeToRemind()) return;
  const act = () => {
    app.dismiss('may-go');
    app.go('#/data');
  };
  const args = { browser: forgetfulDevice() ? 'webkit' : 'other' };
  app.notify({ id: 'may-go', text: 'notice-may-go', args, label: 'keep-games', act, patient: true });
}
