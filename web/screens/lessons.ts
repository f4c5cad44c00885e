import type { Screen } from '../app.ts';
import { classScreen } from './class/class-screen.ts';
import { ownScreen } from './class/projector.ts';
import { send } from './lesson/send-lesson.ts';
import { screen as lessonEditor } from './lesson-editor/editor-screen.ts';

/** Further screens of a lesson, by the second part of the address. */
const BESIDE: Record<string, Screen> = { send, class: classScreen, ask: ownScreen };

/** '#/lessons': the lesson editor, or the screen beside a lesson that the rest of the address names. */
export const screen: Screen = {
  ...lessonEditor,
  instead: (app, params) =>
    params[0] !== 'take' && Object.hasOwn(BESIDE, params[1] ?? '')
      ? BESIDE[params[1]]
      : lessonEditor.instead?.(app, params),
};
