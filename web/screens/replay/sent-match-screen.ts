import { known, unpack } from '../../model/link.ts';
import type { StudySource } from '../../open-table/study-table.ts';
import { openTable } from '../../open-table/study-table.ts';

/** A match that another player sent: '#/match/1abc'. */
export const source: StudySource = {
  async begin(app, [packed], lay) {
    const { names, log, levels, ...deal } = known(app, await unpack('match', packed ?? ''));
    await lay({ save: { format: 1, ...deal, log }, at: null, names, watched: 'theirs', levels });
  },
};

export const screen = openTable(source);
