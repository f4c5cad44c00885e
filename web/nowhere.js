/** @import { App } from './types' */

const SHOWN = 40; // characters of an address
const UNREADABLE = /[\p{C}\ufffd]/gu;

/** Home, with a word that the address leads nowhere; the way back does not lead there again. @param {App} app */
export function nowhere(app) {
  const whole = [...location.hash.slice(0, 10 * SHOWN).replace(UNREADABLE, '')];
  const address = whole.length > SHOWN ? `${whole.slice(0, SHOWN).join('')}…` : whole.join('');
  app.notify({ id: 'nowhere', text: 'notice-nowhere', args: { address } });
  location.replace('#/');
}
