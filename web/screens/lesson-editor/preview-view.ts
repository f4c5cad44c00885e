import { html, nothing } from 'lit-html';
import { icon } from '../../art/card.ts';
import { lessonTable, starsRow } from '../../exercise/lesson-table.ts';
import { titleOf } from '../../model/own-lesson.ts';
import type { LessonEditor } from './lesson-editor.ts';
import type { Shape } from './preview.ts';

const SHAPES: Shape[] = ['phone', 'projector'];

/** Preview of the step: beside the lesson editor, or in the whole window, there also in large type for a projector. */
export const previewView = (editor: LessonEditor) => {
  const { app, draft, preview } = editor;
  const { open, shape } = preview;
  return html`<aside class="editor-preview" aria-label=${app.say('desk-as-seen')} data-open=${open || nothing} data-shape=${shape}>
    <div class="editor-preview-head"><h2>${app.say('desk-as-seen')}</h2>
      <span class="editor-shapes" role="group" aria-label=${app.say('desk-as-seen')}>${SHAPES.map(
        each =>
          html`<button aria-pressed=${String(open ? each === shape : each === 'phone')} @click=${() => editor.see(each)}>${app.say(`desk-shape-${each}`)}</button>`,
      )}</span>
      ${open ? html`<button class="icon-button" aria-label=${app.say('desk-try-over')} title=${app.say('desk-try-over')} @click=${() => editor.tryIt(false)}>${icon('i-cross')}</button>` : nothing}</div>
    <div class="editor-sample">${sample(editor)}</div>
  </aside>`;

  function sample(editor: LessonEditor) {
    const { task } = preview;
    if (!task) return html`<p class="editor-waiting">${app.say('desk-nothing-yet')}</p>`;
    const stars = draft.steps.map(() => '' as const);
    const taken = { task, head: starsRow(app, stars, draft.at), at: draft.at, next: () => editor.next() };
    const { author } = draft.lesson;
    return lessonTable(app, taken, {
      title: titleOf(app, draft.lesson),
      caption: author ? app.say('desk-from', { author }) : '',
    });
  }
};
