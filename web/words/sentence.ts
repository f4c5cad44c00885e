/** Full stops of sentences that the page puts together from messages. */

import type { Wording } from '../app.ts';

/** A text that ends a sentence by itself, whatever closes after it. */
const ENDED = /[.!?…。！？](?:[’”“"')）」』\u2069]|[\u00a0\u202f]?»)*$/u;

/** The full stop that a text still needs; '' if it ends with a sign of its own. */
export const stopAfter = (app: Wording, text: string) => (ENDED.test(text) ? '' : app.say('stop'));

/** A text with its full stop. */
export const sentence = (app: Wording, text: string) => text + stopAfter(app, text);
