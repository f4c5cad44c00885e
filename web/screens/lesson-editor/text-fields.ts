import { html, nothing } from 'lit-html';
import type { Text } from '../../protocol.d.ts';
import { nameOfLanguage } from '../../words/languages.ts';
import type { DraftStep, Kind } from './draft-step.ts';
import { KINDS, kindOf, worded } from './draft-step.ts';
import type { LessonEditor } from './lesson-editor.ts';

export const LONGEST_TITLE = 60; // characters
const LONGEST_TEXT = 1_000; // characters

const LINE = 32; // characters that a line of a narrow field holds
const MOST_ROWS = 8;

/** Rows of a field that grows with its text, where the browser does not size it by itself. */
const rowsFor = (text: string = '', least: number) =>
  Math.max(least, Math.min(MOST_ROWS, Math.ceil(text.length / LINE)));

/** A field for each language of a text, side by side if there are two. */
export const textField = (
  editor: LessonEditor,
  {
    id,
    label,
    text,
    set,
    rows = 1,
    most = LONGEST_TEXT,
    hides = false,
  }: {
    id: string;
    label: string;
    text: Text | undefined;
    set: (words: Text) => void;
    rows?: number;
    most?: number;
    /** True if the label is only for screen readers. */
    hides?: boolean;
  },
) => {
  const { languages } = editor;
  const several = languages.length > 1;
  return html`<div class="editor-field" data-languages=${languages.length}>
    ${several && !hides ? html`<b aria-hidden="true">${label}</b>` : nothing}${languages.map(language => {
      const field = `${id}-${language}`;
      const name = several
        ? html`<span class=${hides ? '' : 'spoken'}>${label} </span>${nameOfLanguage(language)}`
        : label;
      const typed = (event: Event) => set(worded(text, language, (event.target as HTMLTextAreaElement).value));
      return html`<div><label for=${field} class=${hides ? 'spoken' : ''}>${name}</label>
      ${
        most > LONGEST_TITLE
          ? html`<textarea id=${field} rows=${rowsFor(text?.[language], rows)} maxlength=${most} lang=${language} .value=${text?.[language] ?? ''}
              placeholder=${hides ? (several ? `${label} (${nameOfLanguage(language)})` : label) : nothing} @input=${typed}></textarea>`
          : html`<input id=${field} maxlength=${most} lang=${language} autocomplete="off" .value=${text?.[language] ?? ''} @input=${typed}>`
      }</div>`;
    })}</div>`;
};

type Said = 'title' | 'say' | 'ask' | 'right' | 'hint';

/** The texts of a step, and the choice of its task. */
export const stepTexts = (editor: LessonEditor) => {
  const { app, draft, step } = editor;
  if (!step) return nothing;
  const field = (name: Said, rows: number) =>
    textField(editor, {
      id: `desk-${name}`,
      label: app.say(`desk-${name}`),
      text: step[name],
      rows,
      most: name === 'title' ? LONGEST_TITLE : LONGEST_TEXT,
      set: said => draft.changeStep(now => put(now, name, said), name),
    });
  return html`<section class="editor-words" aria-label=${app.say('desk-tab-words')}>
    ${task(editor, step)}
    ${field('title', 1)}${field('say', 4)}${field('ask', 1)}${field('right', 2)}${field('hint', 2)}
    <p class="help">${app.say('desk-signs')}</p>
  </section>`;
};

function put(step: DraftStep, name: Said, said: Text) {
  if (Object.keys(said).length) step[name] = said;
  else delete step[name];
}

const task = (editor: LessonEditor, step: DraftStep) => {
  const { app } = editor;
  return html`<div class="editor-field"><div><label for="desk-task">${app.say('desk-task')}</label>
    <select id="desk-task" @change=${(event: Event) => {
      const kind = (event.target as HTMLSelectElement).value as Kind;
      editor.turnTo(kind);
    }}>${KINDS.map(kind => html`<option value=${kind} .selected=${kind === kindOf(step)}>${app.say(`desk-kind-${kind}`)}</option>`)}</select></div></div>`;
};
