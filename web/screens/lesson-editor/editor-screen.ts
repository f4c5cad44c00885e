import { html } from 'lit-html';
import type { Params, Screen } from '../../app.ts';
import { ownLessonAt, titleOf } from '../../model/own-lesson.ts';
import { editorView } from './editor-view.ts';
import { take } from './import-position.ts';
import { LessonEditor } from './lesson-editor.ts';
import { list } from './lesson-list.ts';
import { takeSoughtStep } from './new-lesson.ts';

/** '#/lessons/1abc/2': the editor with a lesson, at its second step. */
const workshop: Screen = {
  place: (_, [id]) => id,
  open(app, params, visit) {
    let editor: LessonEditor | null = null;
    /** Open the lesson, at a step if the address names one. */
    const follow = async ([id, step]: Params) => {
      takeSoughtStep(app); // an author who comes back has given up the search for a position
      const own = await ownLessonAt(app, id, visit);
      if (!own) return;
      editor ??= new LessonEditor(app, own, visit);
      if (step) editor.choose(Math.max(0, Math.min(Number(step) - 1 || 0, own.lesson.step.length - 1)));
      app.redraw();
      editor.showStep();
      document.querySelector<HTMLElement>('.editor h1')?.focus({ preventScroll: true });
    };
    follow(params);
    return {
      title: () => (editor ? titleOf(app, editor.draft.lesson) : app.say('my-lessons')),
      draw() {
        if (!editor) return html`<div class="page"></div>`;
        queueMicrotask(editor.preview.control.parts.viewport.measure);
        return editorView(editor);
      },
      receive: message => editor?.receive(message),
      keys: event => editor?.keys(event),
      follow,
      leave: () => editor?.leave(),
    };
  },
};

/** '#/lessons': the list of lessons, one of them, or the import of a position. */
export const screen: Screen = {
  ...list,
  instead: (_, [first]) => (first === 'take' ? take : first ? workshop : undefined),
};
