import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../../art/card.ts';
import { gameRich } from '../../model/offers.ts';
import { titleOf } from '../../model/own-lesson.ts';
import { answerEditor } from './answer-editor.ts';
import { MOST_STEPS } from './draft.ts';
import type { DraftStep } from './draft-step.ts';
import { kindOf } from './draft-step.ts';
import { lessonDialog } from './lesson-dialog.ts';
import type { LessonEditor } from './lesson-editor.ts';
import { TABS } from './lesson-editor.ts';
import { positionView } from './position-view.ts';
import { previewView } from './preview-view.ts';
import { stepTexts } from './text-fields.ts';

/** The lesson editor: steps and texts on the left, then the position with its answers, then the preview. */
export const editorView = (
  editor: LessonEditor,
) => html`<div class="editor" data-tab=${editor.tab} data-unwritten=${editor.draft.unwritten || nothing}>
  ${head(editor)}
  <div class="editor-left">
    ${steps(editor)}
    ${tabs(editor)}
    ${editor.step ? stepTexts(editor) : nothing}
  </div>
  <div class="editor-middle">${positionView(editor)}${editor.step?.setup?.length ? answerEditor(editor) : nothing}</div>
  ${previewView(editor)}
  <div class="editor-actions">${tryOut(editor)}${send(editor)}</div>
  ${editor.more ? lessonDialog(editor) : nothing}
</div>`;

const head = (editor: LessonEditor) => {
  const { app, draft, what } = editor;
  const tool = (sign: string, id: string, act: () => void, off = false) =>
    html`<button class="icon-button" data-does=${id} aria-label=${app.say(id)} title=${app.say(id)} aria-disabled=${off ? 'true' : nothing} @click=${act}>${icon(sign)}</button>`;
  return html`<header class="editor-head">
    <a class="icon-button" href=${app.wayBack} data-back aria-label=${app.say('back')}>${icon('i-back')}</a>
    <div class="editor-name"><h1>${titleOf(app, draft.lesson)}</h1>
      <small>${gameRich(app, what, 'game')} · ${app.say(draft.kept ? 'desk-kept' : 'desk-not-kept')}</small></div>
    ${tool('i-undo', 'desk-undo', () => draft.undo(), !draft.canUndo)}
    ${tool('i-redo', 'desk-redo', () => draft.redo(), !draft.canRedo)}
    ${tool('i-more', 'more', () => editor.turnMore(true))}
    <div class="editor-wide">${tryOut(editor)}${send(editor)}</div>
  </header>`;
};

const tryOut = (
  editor: LessonEditor,
) => html`<button class="outlined" data-try aria-disabled=${editor.view ? nothing : 'true'}
  @click=${() => editor.view && editor.tryIt(true)}>${icon('i-eye')}<span>${editor.app.say('desk-try')}</span></button>`;

/** The send button; while questions are open, it goes to the first of them. */
const send = (editor: LessonEditor) => {
  const { app } = editor;
  const { open: each, openInLesson } = editor.checks;
  const open = each.reduce((sum, count) => sum + count, 0) + openInLesson;
  if (!open)
    return html`<button class="primary" data-send @click=${() => editor.send()}>${icon('i-share')}<span>${app.say('desk-send')}</span></button>`;
  return html`<button class="editor-open" data-send @click=${() => editor.toOpen()}>${icon('i-share')}<span><b>${app.say('desk-send')}</b>
    <small>${app.say('desk-left', { count: open })}</small></span></button>`;
};

/** The title of a step, or a placeholder. */
const nameOf = (editor: LessonEditor, step: DraftStep) =>
  editor.app.plainText(step.title ?? {}) || editor.app.say('desk-step-unnamed');

const steps = (editor: LessonEditor) => {
  const { app, draft, checks } = editor;
  const { open } = checks;
  return html`<nav class="editor-steps" aria-label=${app.say('desk-steps')}><ol role="list">${repeat(
    draft.steps,
    (_, at) => at,
    (step, at) => html`<li><button aria-current=${at === draft.at ? 'step' : nothing} @click=${() => editor.choose(at)}>
      <span class="editor-number">${at + 1}</span>
      <span class="editor-step"><b>${nameOf(editor, step)}</b><small>${app.say(`desk-kind-${kindOf(step)}`)}</small></span>
      ${open[at] ? html`<span class="editor-badge">${app.say('desk-questions', { count: open[at] })}</span>` : html`<span class="editor-done">${icon('i-check')}<span class="spoken">${app.say('desk-whole')}</span></span>`}
    </button></li>`,
  )}</ol>${
    draft.steps.length < MOST_STEPS
      ? html`<button class="word-button editor-add" @click=${() => editor.addStep()}>${icon('i-plus')}<span>${app.say('desk-add')}</span></button>`
      : nothing
  }</nav>`;
};

/** Tabs: a phone shows one of the three parts at a time. */
const tabs = (editor: LessonEditor) => {
  const { app, checks, step, tab } = editor;
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    editor.turn(next);
    document.getElementById(`desk-tab-${next}`)?.focus();
  };
  const placed = !!step?.setup?.length;
  const open = {
    position: 0,
    words: placed ? checks.missingWordsIn(step) : 0,
    answers: placed ? checks.openAnswersIn(step) : 0,
  };
  return html`<div class="editor-tabs" role="tablist" aria-label=${app.say('desk-parts')} @keydown=${keys}>${TABS.map(
    name => html`<button role="tab" id=${`desk-tab-${name}`} aria-selected=${String(name === tab)} tabindex=${name === tab ? 0 : -1}
      @click=${() => editor.turn(name)}>${app.say(`desk-tab-${name}`)}${open[name] ? html`<span class="editor-badge">${open[name]}</span>` : nothing}</button>`,
  )}</div>`;
};
