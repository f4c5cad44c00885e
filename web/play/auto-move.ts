import type { Preferences } from '../app.ts';
import type { Parts } from './table-parts.ts';

/**
 * Return the action that the page takes for the player if there is no real choice; undefined otherwise.
 * @param finishing true if the player asked to have the round played out
 */
export const autoMove = (
  app: Preferences,
  { mode, scene, choice }: Parts,
  finishing: boolean,
): (() => void) | undefined => {
  const { view } = scene;
  const { ask } = view ?? {};
  if (!view || !ask || !mode.sitting || ask.slots.length) return undefined;
  const { onlyCard, finishDecided } = app.settings;
  const [item, ...others] = ask.items;
  if (!item || ask.buttons.length) return undefined;
  const finishes = view.decided && ask.most === 1 && (finishing || (finishDecided && !mode.shared));
  return finishes || (onlyCard && !others.length && ask.least === 1) ? () => choice.playItem(item) : undefined;
};
