import type { App } from '../app.ts';
import { excerpt } from '../browser/excerpt.ts';
import { replace } from './back-stack.ts';

/** Home, with a word that the address leads nowhere; the way back does not lead there again. */
export function nowhere(app: App) {
  app.notify({ id: 'nowhere', text: 'notice-nowhere', args: { address: excerpt(location.hash) } });
  replace('#/');
}
