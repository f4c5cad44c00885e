import type { Preferences } from '../app.ts';
import type { TableParts } from './table-parts.ts';

/** Return the action that the page takes for the player if there is no real choice; undefined otherwise. */
export const autoMove = (app: Preferences, { mode, state, choice, moves }: TableParts): (() => void) | undefined => {
  const { view } = state;
  const { ask } = view ?? {};
  if (!view || !ask || !mode.isWholeMatch || ask.slots.length) return undefined;
  const { onlyCard, finishDecided } = app.settings;
  const [item, ...others] = ask.items;
  const [button, ...more] = ask.buttons;
  const claim = button?.role === 'claim' ? button : undefined;
  if (!item || more.length || (button && !claim)) return undefined;
  const finishes = view.decided && ask.most === 1 && finishDecided && !mode.shared;
  if (finishes && claim) return () => moves.decide(claim.move);
  return finishes || (onlyCard && !others.length && ask.least === 1) ? () => choice.playItem(item) : undefined;
};
