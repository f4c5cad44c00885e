import { excerpt } from './excerpt.js';

/** @import { App } from './types' */

/** Home, with a word that the address leads nowhere; the way back does not lead there again. @param {App} app */
export function nowhere(app) {
  app.notify({ id: 'nowhere', text: 'notice-nowhere', args: { address: excerpt(location.hash) } });
  location.replace('#/');
}
