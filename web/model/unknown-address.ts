import type { Display } from '../app.ts';
import { excerpt } from '../browser/excerpt.ts';
import { replace } from './back-stack.ts';

/** Go home and report that the address does not exist; the way back skips it. */
export function reportUnknownAddress(app: Display): undefined {
  app.notify({ id: 'nowhere', text: 'notice-nowhere', args: { address: excerpt(location.hash) } });
  return replace('#/');
}
