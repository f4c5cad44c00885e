import { HUMAN } from '../kept/match-shape.js';
import { nowhere } from '../nowhere.js';
import { unpack } from '../link.js';
import { offerNamed } from '../offers.js';
import { random } from '../sitting.js';
import { openTable } from './study-screen.js';

/** @import { App } from '../types' */
/** @import { Position } from '../link.js' */

/** '#/study/yahtzee/yams/1abc': the game as home offers it, and a position. @param {App} app @param {string[]} address */
function asked(app, [name, ...rest]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, packed: rest[what?.preset ? 1 : 0] ?? '' };
}

/** @param {string} game @param {Position} position */
const laid = (game, { options, players, log, at }) => {
  const head = { format: 1, game, options, seed: random(), seats: Array(players).fill(HUMAN) };
  return { save: { ...head, log }, at, open: true };
};

/** All hands seen, any move made and changed; the position of the link, or a new deal for so many as play usually. */
export const screen = openTable({
  async begin(app, params, lay) {
    const { what, packed } = asked(app, params);
    if (!what) return nowhere(app);
    const { name } = what.game;
    if (packed) return lay(laid(name, await unpack('position', packed)));
    const { options, seats } = app.setup(what.key);
    await lay(laid(name, { options, players: seats.length, log: [], at: 0 }));
    app.wish({ type: 'proceed', seed: random() });
  },
});
