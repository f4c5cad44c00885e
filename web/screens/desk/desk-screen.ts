import { html } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { ownLessonAt, titleOf } from '../../model/own-lesson.ts';
import { sought } from './begin.ts';
import { desk } from './desk-view.ts';
import { take } from './import-position.ts';
import { Editor } from './lesson-editor.ts';
import { list } from './lesson-list.ts';

let editor: Editor | null = null;
/** Id of the requested lesson; a lesson that loads after the author has left is ignored. */
let wanted = '';

/** Open a lesson on the desk, at a step if the address names one. */
async function open(app: App, id: string, step: string | undefined) {
  wanted = id;
  sought(app); // an author who comes back has given up the search for a position
  const own = await ownLessonAt(app, id, () => wanted === id);
  if (!own) return;
  if (editor?.draft.own.id !== id) editor = new Editor(app, own);
  if (step) editor.choose(Math.max(0, Math.min(Number(step) - 1 || 0, own.lesson.step.length - 1)));
  app.redraw();
  editor.showStep();
  document.querySelector<HTMLElement>('.desk h1')?.focus({ preventScroll: true });
}

/** '#/lessons/1abc/2': the desk with a lesson, at its second step. */
const workshop: Screen = {
  place: (_, [id]) => id,
  title: app => (editor ? titleOf(app, editor.draft.lesson) : app.say('my-lessons')),
  enter: (app, [id, step]) => void open(app, id, step),
  draw() {
    if (!editor) return html`<div class="page"></div>`;
    queueMicrotask(editor.preview.control.parts.room.measure);
    return desk(editor);
  },
  heard: (_, message) => editor?.heard(message),
  keys: (_, event) => editor?.keys(event),
  leave(app) {
    wanted = '';
    editor?.leave();
    editor = null;
    app.leave();
  },
};

/** '#/lessons': the list of lessons, one of them, or the import of a position. */
export const screen: Screen = {
  ...list,
  instead: (_, [first]) => (first === 'take' ? take : first ? workshop : undefined),
};
