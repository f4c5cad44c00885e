import type { App } from '../app.ts';
import type { Course } from './exercise.ts';
import { Exercise } from './exercise.ts';
import { lessonMode } from './lesson-mode.ts';
import type { Names, Surround } from './lesson-table.ts';
import { lessonTable } from './lesson-table.ts';
import type { Task } from './lesson-task.ts';

/** The tasks of a lesson, of practice or of mistakes, and what is shown around them. */
interface LessonCourse extends Omit<Course<Task>, 'title'> {
  /** Title and caption of the bar. The title is also that of the document. */
  names(at: number): Names;
  /** What stands above a task: how far the learner has come. */
  head?(at: number): unknown;
  /** Called when the learner leaves; by default, the learner goes back. */
  leave?(): void;
  /** What is drawn around the table instead of the bar and the help. */
  around?(task: Task | null, at: number): Surround;
}

/** An exercise of tasks that the engine marks. */
export const lessonExercise = (app: App, course: LessonCourse) =>
  new Exercise<Task>(
    app,
    { ...course, title: at => course.names(at).title },
    {
      mode: task => lessonMode(task, course.leave ?? app.back),
      draw(exercise) {
        const { task, at } = exercise;
        const next = () => exercise.next();
        const inProgress = task && { task, head: course.head?.(at) ?? '', at, next };
        return lessonTable(app, inProgress, course.names(at), course.around?.(task, at));
      },
    },
  );
