import type { App } from '../app.ts';
import type { View } from '../protocol.d.ts';
import type { Play } from '../table/types.ts';
import { factsOf } from '../table/view.ts';
import { playItem } from './choose.ts';

/** Is nothing at stake any more in this round? */
export const isDecided = (view: View) => factsOf(view).some(({ id }) => id === 'decided');

/** What is done for whoever plays, where there is no choice, or none that matters; undefined where there is. */
export const obvious = (app: App, play: Play): (() => void) | undefined => {
  const { view } = play;
  const { ask } = view ?? {};
  if (!view || !ask || play.teaching || play.line || ask.slots.length) return undefined;
  const { autoPass, onlyCard, finishDecided } = app.settings;
  const [item, ...others] = ask.items;
  if (!item) {
    const [only, ...more] = ask.buttons;
    return autoPass && only?.id === 'pass' && !more.length ? () => play.act.move(only.move) : undefined;
  }
  if (ask.buttons.length) return undefined;
  const finishes = isDecided(view) && ask.most === 1 && (play.finishing || (finishDecided && !play.shared));
  return finishes || (onlyCard && !others.length && ask.least === 1) ? () => playItem(app, play, item) : undefined;
};
