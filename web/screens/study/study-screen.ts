import type { App } from '../../app.ts';
import type { Position } from '../../model/link.ts';
import { unpack } from '../../model/link.ts';
import { random } from '../../model/matches.ts';
import { nowhere } from '../../model/not-found.ts';
import { offerNamed } from '../../model/offers.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { properName } from '../../words/names.ts';
import { openTable } from './study-table.ts';

/** '#/study/yahtzee/yams/1abc/m': the game as home offers it, a position, and the match here that it comes from. */
function asked(app: App, [name, ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [packed = '', id = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, packed, id };
}

const laid = (game: string, { options, players, log, at }: Position) => {
  const head = { format: 1, game, options, seed: random(), seats: Array(players).fill(HUMAN) };
  return { save: { ...head, log }, at, open: true };
};

/** Everybody has the name that they have in their match, and the way out leads back to it. */
const ofMatch = (found: ReturnType<typeof laid>, match: StoredMatch | null) => {
  const { seats } = found.save;
  if (match?.head.seats.length !== seats.length) return found;
  const names = seats.map((_, seat) => properName(match.names[seat] ?? ''));
  return { ...found, save: { ...found.save, seats: match.head.seats }, names, out: `#/play/${match.id}` };
};

/** All hands seen, any move made and changed; the position of the link, or a new deal for so many as play usually. */
export const screen = openTable({
  async begin(app, params, lay) {
    const { what, packed, id } = asked(app, params);
    if (!what) return nowhere(app);
    const { name } = what.game;
    if (packed) {
      const found = laid(name, await unpack('position', packed));
      return lay(ofMatch(found, id ? await app.matches.open(id) : null));
    }
    const { options, seats } = app.setup(what.key);
    const nothing = laid(name, { options, players: seats.length, log: [], at: 0 });
    await lay(nothing, { type: 'proceed', seed: random() });
  },
});
