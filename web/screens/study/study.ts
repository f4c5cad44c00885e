import type { App } from '../../app.ts';
import { HUMAN } from '../../kept/match-shape.ts';
import type { Position } from '../../model/link.ts';
import { unpack } from '../../model/link.ts';
import { random } from '../../model/matches.ts';
import { nowhere } from '../../model/nowhere.ts';
import { offerNamed } from '../../model/offers.ts';
import { openTable } from './screen.ts';

/** '#/study/yahtzee/yams/1abc': the game as home offers it, and a position. */
function asked(app: App, [name, ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  return { what, packed: rest[what?.preset ? 1 : 0] ?? '' };
}

const laid = (game: string, { options, players, log, at }: Position) => {
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
    const nothing = laid(name, { options, players: seats.length, log: [], at: 0 });
    await lay(nothing, { type: 'proceed', seed: random() });
  },
});
