import type { GameCatalogue } from '../../app.ts';
import type { Position } from '../../model/link.ts';
import { unpack } from '../../model/link.ts';
import { random } from '../../model/matches.ts';
import { offerNamed } from '../../model/offers.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { StudySource } from '../../open-table/study-table.ts';
import { openTable } from '../../open-table/study-table.ts';
import { HUMAN } from '../../storage/match-shape.ts';
import type { StoredMatch } from '../../storage/stored-types.ts';
import { properName } from '../../words/names.ts';

/** Split '#/study/yahtzee/yams/1abc/m' into the game, a packed position and the id of the match it comes from. */
function parseAddress(app: GameCatalogue, [name, ...rest]: string[]) {
  const what = offerNamed(app, name, rest[0]);
  const [packed = '', id = ''] = rest.slice(what?.preset ? 1 : 0);
  return { what, packed, id };
}

const toLay = (game: string, { options, players, log, at }: Position) => {
  const head = { format: 1, game, options, seed: random(), seats: Array(players).fill(HUMAN) };
  return { save: { ...head, log }, at, open: true };
};

/** The position with its match's seats and names, and a way back to that match. */
const withMatch = (found: ReturnType<typeof toLay>, match: StoredMatch | null) => {
  const { seats } = found.save;
  if (match?.head.seats.length !== seats.length) return found;
  const names = seats.map((_, seat) => properName(match.names[seat] ?? ''));
  return { ...found, save: { ...found.save, seats: match.head.seats }, names, out: `#/play/${match.id}` };
};

/**
 * An open table with all hands visible, where any move may be made or changed. It begins with the link's position or a
 * new deal.
 */
export const source: StudySource = {
  async begin(app, params, lay) {
    const { what, packed, id } = parseAddress(app, params);
    if (!what) return reportUnknownAddress(app);
    const { name } = what.game;
    if (packed) {
      const found = toLay(name, await unpack('position', packed));
      return lay(withMatch(found, id ? await app.matches.open(id) : null));
    }
    const { options, seats } = app.setup(what.key);
    const nothing = toLay(name, { options, players: seats.length, log: [], at: 0 });
    await lay(nothing, { type: 'proceed', seed: random() });
  },
};

export const screen = openTable(source);
