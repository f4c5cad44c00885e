import { html } from 'lit-html';
import type { GameCatalogue, Screen, Stores } from '../../app.ts';
import { lessonExercise } from '../../exercise/lesson-exercise.ts';
import { ProblemSession } from '../../exercise/problem-session.ts';
import { replace } from '../../model/back-stack.ts';
import { fittingMistakes } from '../../model/mistakes.ts';
import type { Offer } from '../../model/offers.ts';
import { gameWord } from '../../model/offers.ts';
import { readReviewed } from '../../model/strength.ts';
import type { Lost } from '../../model/training.ts';
import { addressed, addressOf, chosen, dueAmong, KIND, lostIn, mistakeOf, problemsAt } from '../../model/training.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Problem } from '../../protocol.d.ts';
import type { Mistake } from '../../storage/stored-types.ts';

/** What a session takes into account beside the answers: the player's mistakes, and what matches have cost. */
type History = { mistakes: readonly Mistake[]; lost: readonly Lost[] };

async function readHistory(app: GameCatalogue & Stores, what: Offer): Promise<History> {
  const none = { records: [], played: [] };
  const [mistakes, { played }] = await Promise.all([fittingMistakes(app), readReviewed(app, what).catch(() => none)]);
  return { mistakes, lost: lostIn(played) };
}

/** Problems on the table: '#/train/hearts/mixed', '…/kind/ducking', '…/day', or one: '#/train/hearts/acb6c094'. */
export const screen: Screen = {
  table: true,
  open(app, params, visit) {
    const { what, which, kind, count } = addressed(app, params);
    const theme = which === KIND ? kind : '';
    if (!what?.game.problems) return reportUnknownAddress(app);
    const { name } = what.game;
    const title = () => app.say('train-of', { game: gameWord(app, what, 'game') });
    let session: ProblemSession | null = null;
    const exercise = lessonExercise(app, {
      names(at) {
        const all = session?.count ?? 0;
        const isNumbered = all > 1 && at < all;
        return {
          title: isNumbered ? app.say('train-problem', { at: at + 1, all }) : title(),
          caption: all > 1 ? session?.dots(at) : '',
          leave: 'train-leave',
        };
      },
      task: (at, control) => session?.task(at, control),
      summary: () => session?.summary({ href: addressOf(what), words: title() }) ?? html``,
      seek() {
        const problems = problemsAt(app, params);
        if (problems) void readHistory(app, what).then(history => begin(problems, history));
        return !!problems;
      },
    });
    const begin = (fitting: readonly Problem[], { mistakes, lost }: History) => {
      if (visit.aborted) return;
      if (!fitting.length) {
        app.notify({ id: 'no-problem', text: 'notice-no-problem' });
        return replace(addressOf(what));
      }
      const due = dueAmong(name, fitting, mistakes);
      const problems = chosen(fitting, due, { answers: app.training.of(name), lost, theme }, count);
      const known = new Map(mistakes.map(each => [each.id, each]));
      const decisions = problems.map(problem => ({ what, problem, mistake: known.get(mistakeOf(name, problem)) }));
      session = new ProblemSession(app, decisions);
      exercise.begin(0);
    };
    app.dismiss('no-problem');
    return exercise;
  },
};
