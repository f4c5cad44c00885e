import type { Screen } from '../app.ts';
import { lessonExercise } from '../exercise/lesson-exercise.ts';
import { ProblemTask } from '../exercise/problem-task.ts';
import type { RecordedStep } from '../model/recorded-steps.ts';
import { recordedProblem } from '../model/recorded-steps.ts';
import { addressed, problemsAt, rulesOf } from '../model/training.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import type { Problem } from '../protocol.d.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** A problem whose question stands in the head of the frame. */
class FramedProblem extends ProblemTask {
  get question() {
    return super.telling.title;
  }

  override get telling() {
    return { ...super.telling, title: '' };
  }
}

/** One problem: '#/train/hearts/acb6c094', or that of the day: '#/train/hearts/day'. */
export const problemEmbed: Screen = {
  table: true,
  open(app, params) {
    const { what } = addressed(app, params);
    if (!what) return reportUnknownAddress(app);
    let problem: Problem | null = null;
    let recorded: RecordedStep | null = null;
    const exercise = lessonExercise(app, {
      names: () => ({ title: app.say('train-what'), caption: '' }),
      around: task => ({
        bar: help => head((task instanceof FramedProblem && task.question) || app.say('train-what'), '', help),
        foot: wayOut(app),
      }),
      task(_, control) {
        if (!problem) return undefined;
        const task = new FramedProblem(
          app,
          control,
          { what, problem },
          {
            asksHolders: false,
            rules: () => (problem ? rulesOf(app, what, problem) : ''),
            answered({ right, loss }) {
              tell({ type: 'answer', right, loss });
              tell({ type: 'done', right: Number(right), of: 1 });
              return '';
            },
            more: () => '',
          },
          recorded,
        );
        task.onward = 'lesson-again';
        return task;
      },
      seek() {
        const problems = problemsAt(app, params);
        problem = problems?.length === 1 ? problems[0] : null;
        if (problems && !problem) reportUnknownAddress(app);
        if (!problem) return !!problems;
        const found = recordedProblem(app, what.game.name, problem.id);
        if (found === undefined) return false;
        recorded = found;
        tell({ type: 'loaded', kind: 'problem', title: app.say('train-what'), language: app.language });
        exercise.begin(0);
        return true;
      },
    });
    return exercise;
  },
};
