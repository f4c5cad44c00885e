/** The number on the icon of the installed page: mistakes that are due, where the player asks for it. */

import type { GameCatalogue, Preferences, Stores } from '../app.ts';
import { fittingMistakes, isDue } from './mistakes.ts';

export const canBadge: boolean = 'setAppBadge' in navigator;

/** Update the number, which goes once no mistake is due; without the preference leave the icon alone. */
export async function updateBadge(app: GameCatalogue & Preferences & Stores) {
  if (!canBadge || !app.settings.badge) return;
  const due = (await fittingMistakes(app)).filter(isDue).length;
  await (due ? navigator.setAppBadge(due) : navigator.clearAppBadge());
}

/** Switch the number on or off. */
export const showBadge = (app: GameCatalogue & Preferences & Stores, on: boolean) =>
  (on ? updateBadge(app) : navigator.clearAppBadge()).catch(() => {}); // the page is not installed
