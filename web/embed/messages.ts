/** What an embedded page tells the page that frames it, and the one thing that it lets itself be told (EMBEDDING.md). */

import type { Language } from '../protocol.d.ts';
import type { Valid } from '../storage/checks.ts';
import { among, fits, maybe, parts } from '../storage/checks.ts';
import { CHOICES } from '../storage/preferences.ts';
import { languages } from '../words/languages.ts';

/** Version of the messages: a number that stands in each. It changes when a message means something else. */
export const VERSION = 1;

/** What an embedded page can show. */
export type Kind = 'lesson' | 'problem' | 'position' | 'match' | 'rule' | 'pad';

/** A message to the framing page. None contains a name, or anything else that a player has typed. */
export type Told =
  /** The content is drawn. */
  | { type: 'loaded'; kind: Kind; title: string; language: Language }
  /** Height of the content, in CSS pixels. */
  | { type: 'resize'; height: number }
  /** The learner has come to a step of a lesson, counted from 1. */
  | { type: 'step'; step: number; steps: number; won?: string }
  /**
   * An answer in a step of a lesson, counted from 1; or to a problem, with what it costs in points. `won` has a digit
   * for each step that is solved: 1 if it won a star. The lesson goes on after these with `?won=` in its address.
   */
  | { type: 'answer'; right: boolean; step: number; won?: string }
  | { type: 'answer'; right: boolean; loss: number }
  /** Points of all seats; `seat` is the player's. */
  | { type: 'score'; points: readonly number[]; seat: number }
  /** The end: how many steps or problems were right of how many, or the place of the player's seat of how many. */
  | { type: 'done'; right: number; of: number }
  | { type: 'done'; place: number; of: number };

/** Tell the framing page. It may be of any origin: nothing in a message is secret. */
export function tell(told: Told): void {
  if (parent !== window) parent.postMessage({ taku: VERSION, ...told }, '*');
}

const APPEARANCE = parts({
  taku: among([VERSION]),
  type: among(['appearance']),
  theme: maybe(among(CHOICES.theme)),
  language: maybe(among(languages)),
});

/** How the framing page wants the content to look. */
export type Appearance = Pick<Valid<typeof APPEARANCE>, 'theme' | 'language'>;

/** Call a function when the framing page says how the content is to look. Every other message is ignored. */
export function listenToFramingPage(change: (how: Appearance) => void): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || parent === window || !fits(APPEARANCE, data)) return;
    const { theme, language } = data;
    change({ ...(theme && { theme }), ...(language && { language }) });
  });
}
