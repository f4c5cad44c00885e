import type { App } from '../app.ts';
import type { Parts } from './table-parts.ts';

/**
 * What is done for whoever plays, where there is no choice, or none that matters; undefined where there is.
 * @param finishing has somebody asked that the round be played out?
 */
export const obvious = (app: App, { conduct, scene, choice }: Parts, finishing: boolean): (() => void) | undefined => {
  const { view } = scene;
  const { ask } = view ?? {};
  if (!view || !ask || !conduct.sitting || ask.slots.length) return undefined;
  const { onlyCard, finishDecided } = app.settings;
  const [item, ...others] = ask.items;
  if (!item || ask.buttons.length) return undefined;
  const finishes = view.decided && ask.most === 1 && (finishing || (finishDecided && !conduct.shared));
  return finishes || (onlyCard && !others.length && ask.least === 1) ? () => choice.playItem(item) : undefined;
};
