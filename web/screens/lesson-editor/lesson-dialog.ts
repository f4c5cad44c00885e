import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from '../../art/card.ts';
import { show } from '../../table/dialogs.ts';
import { nameOfLanguage } from '../../words/languages.ts';
import { MOST_STEPS } from './draft.ts';
import type { LessonEditor } from './lesson-editor.ts';
import { LONGEST_TITLE, textField } from './text-fields.ts';

const LONGEST_AUTHOR = 60; // characters

/** Dialog with the lesson's title, author and languages, and actions for the current step. */
export const lessonDialog = (editor: LessonEditor) => {
  const { app, draft } = editor;
  const leave = (event: Event) => {
    event.preventDefault();
    editor.turnMore(false);
  };
  const outside = (event: Event) => event.target === event.currentTarget && editor.turnMore(false);
  const deed = (sign: string, id: string, act: () => void, off = false) =>
    html`<button class="outlined" aria-disabled=${off ? 'true' : nothing} @click=${() => !off && act()}>${icon(sign)}<span>${app.say(id)}</span></button>`;
  const { length } = draft.steps;
  return html`<dialog class="sheet sheet-desk" aria-labelledby="sheet-title" ${ref(show)} @cancel=${leave} @click=${outside}>
    <div class="sheet-paper"><header><h2 id="sheet-title">${app.say('desk-about')}</h2>
      <button class="tool" aria-label=${app.say('close')} @click=${leave}>${icon('i-cross')}</button></header>
      <div class="sheet-body editor-about">
        ${textField(editor, {
          id: 'desk-lesson-title',
          label: app.say('desk-lesson-title'),
          text: draft.lesson.title,
          most: LONGEST_TITLE,
          set: words => draft.change(lesson => (lesson.title = words), 'lesson title'),
        })}
        <div class="editor-field"><div><label for="desk-author">${app.say('desk-author')}</label>
          <input id="desk-author" maxlength=${LONGEST_AUTHOR} autocomplete="off" .value=${draft.lesson.author ?? ''} @input=${(
            event: Event,
          ) => {
            const author = (event.target as HTMLInputElement).value;
            draft.change(lesson => (author ? (lesson.author = author) : delete lesson.author), 'author');
          }}></div></div>
        ${alsoIn(editor)}
        ${
          draft.step
            ? html`<h3>${app.say('desk-this-step', { number: draft.at + 1 })}</h3><div class="editor-step-actions">
          ${deed('i-back', 'desk-earlier', () => draft.move(-1), draft.at === 0)}
          ${deed('i-next', 'desk-later', () => draft.move(1), draft.at === length - 1)}
          ${deed('i-copy', 'desk-copy-step', () => draft.copyStep(), length >= MOST_STEPS)}
          ${deed('i-cross', 'desk-drop-step', () => editor.dropStep())}</div>`
            : nothing
        }
      </div></div></dialog>`;
};

/** The choice of a second language in which the author writes. */
const alsoIn = (editor: LessonEditor) => {
  const { app, second } = editor;
  const choose = (event: Event) => editor.writeAlso((event.target as HTMLSelectElement).value);
  return html`<div class="editor-field"><div><label for="desk-also">${app.say('desk-also')}</label>
    <select id="desk-also" aria-describedby="desk-also-help" @change=${choose}>
      <option value="" .selected=${!second}>${app.say('desk-also-none')}</option>
      ${editor.otherLanguages.map(each => html`<option value=${each} lang=${each} .selected=${each === second}>${nameOfLanguage(each)}</option>`)}
    </select><p class="help" id="desk-also-help">${app.say('desk-also-help')}</p></div></div>`;
};
