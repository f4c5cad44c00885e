/** The Python editor (CodeMirror): loaded on demand; until then the lab shows a plain field. */

import type { Completion, CompletionContext } from '@codemirror/autocomplete';
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands';
import { python, pythonLanguage } from '@codemirror/lang-python';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import type { Range } from '@codemirror/state';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { isMixed } from '../../words/scripts.ts';
import { HIDDEN, HIDDEN_IN_UNREAD, WORD } from './hidden-code.ts';

/** An error message, its line from 1, and its place in the deal in words. */
export type Mark = { line: number; words: string; where: string };

/** The lab's interface to CodeMirror. */
export interface Editor {
  readonly code: string;
  show(code: string, name: string): void;
  lock(locked: boolean): void;
  mark(mark: Mark | null): void;
  /** Insert text at the caret; a tab becomes four spaces. */
  type(text: string): void;
  undo(): void;
  redo(): void;
  focus(): void;
  close(): void;
}

const STYLE = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: 'var(--accent-ink)', fontWeight: '700' },
  { tag: [tags.string, tags.docString], color: 'var(--good)' },
  { tag: tags.comment, color: 'var(--ink-2)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--turn-ink)' },
  { tag: [tags.definition(tags.function(tags.variableName)), tags.definition(tags.className)], fontWeight: '700' },
]);

const THEME = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--code)', overflow: 'auto' },
  '.cm-content': { paddingBlock: '.5rem', caretColor: 'var(--accent)' },
  '.cm-cursor': { borderInlineStartWidth: '2px', borderInlineStartColor: 'var(--accent)' },
  '.cm-gutters': { border: '0', color: 'var(--ink-2)', backgroundColor: 'transparent' },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '2.25rem', padding: '0 .75rem 0 .5rem' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--sunken)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-soft)',
  },
  '.cm-matchingBracket': { background: 'var(--turn-soft)', outline: '0' },
  '.cm-builtin': { color: 'var(--accent-ink)' },
  '.cm-mixed': { textDecoration: 'underline wavy var(--bad)', textUnderlineOffset: '.2em' },
  '.cm-wrong': { backgroundColor: 'var(--bad-soft)', boxShadow: 'inset 3px 0 var(--bad)' },
  '.cm-told': {
    display: 'block',
    padding: '.25rem .75rem .5rem',
    background: 'var(--bad-soft)',
    boxShadow: 'inset 3px 0 var(--bad)',
    font: '700 var(--t-15)',
    color: 'var(--bad)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-told small': { display: 'block', font: 'var(--t-13)', color: 'var(--ink-2)' },
  '.cm-tooltip': { border: '1px solid var(--edge)', background: 'var(--surface)', color: 'var(--ink)' },
  '.cm-tooltip-autocomplete > ul > li': { minBlockSize: '1.75rem', paddingBlock: '.25rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionInfo': { padding: '.5rem', font: 'var(--t-13)' },
});

const BUILT_IN = new Set(
  'abs all any bool dict divmod enumerate filter float frozenset int isinstance iter len list map max min next pow print range repr reversed round set sorted str sum tuple zip'.split(
    ' ',
  ),
);

/** Highlights Python's built-in functions. */
const builtIn = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = this.found(view);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
      const parsed = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || parsed) this.decorations = this.found(view);
    }

    found({ state, visibleRanges }: EditorView) {
      const names: Range<Decoration>[] = [];
      for (const { from, to } of visibleRanges)
        syntaxTree(state).iterate({
          from,
          to,
          enter({ name, from, to }) {
            if (name === 'VariableName' && BUILT_IN.has(state.sliceDoc(from, to)))
              names.push(Decoration.mark({ class: 'cm-builtin' }).range(from, to));
          },
        });
      return Decoration.set(names, true);
    }
  },
  { decorations: plugin => plugin.decorations },
);

/** Marks words with letters of several scripts. */
const mixed = new MatchDecorator({
  regexp: WORD,
  decorate: (add, from, to, [word]) => isMixed(word) && add(from, to, Decoration.mark({ class: 'cm-mixed' })),
});
const mixedWords = ViewPlugin.define(
  view => ({
    decorations: mixed.createDeco(view),
    update(update: ViewUpdate) {
      this.decorations = mixed.updateDeco(update, this.decorations);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

class Told extends WidgetType {
  constructor(readonly mark: Mark) {
    super();
  }

  override eq({ mark }: Told) {
    return mark === this.mark;
  }

  toDOM() {
    const told = document.createElement('div');
    told.className = 'cm-told';
    told.textContent = this.mark.words;
    const where = document.createElement('small');
    where.textContent = this.mark.where;
    told.append(where);
    return told;
  }
}

const setMark = StateEffect.define<Mark | null>();

/** The wrong line with its message below; removed by the next change. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { docChanged, effects, state }) {
    const [effect] = effects.filter(one => one.is(setMark));
    if (!effect) return docChanged ? Decoration.none : shown;
    if (!effect.value) return Decoration.none;
    const { from, to } = state.doc.line(Math.min(Math.max(1, effect.value.line), state.doc.lines));
    const widget = Decoration.widget({ widget: new Told(effect.value), block: true, side: 1 });
    return Decoration.set([Decoration.line({ class: 'cm-wrong' }).range(from), widget.range(to)]);
  },
  provide: field => EditorView.decorations.from(field),
});

/** Completion source for the terms of the contract. */
const completeWith = (words: readonly Completion[]) => (context: CompletionContext) => {
  const word = context.matchBefore(/[\w.[\]"']+/);
  return word || context.explicit
    ? { from: word?.from ?? context.pos, options: words, validFor: /^[\w.[\]"']*$/ }
    : null;
};

/**
 * Open the editor in a shadow root. CodeMirror creates its styles at run time, and the page's
 * Content-Security-Policy allows that only there.
 */
export function openEditor(
  host: HTMLElement,
  { label, words, changed }: { label: string; words: readonly Completion[]; changed: (code: string) => void },
): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const locked = new Compartment();
  const written = highlightSpecialChars({ specialChars: HIDDEN });
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentUnit.of('    '),
    python(),
    pythonLanguage.data.of({ autocomplete: completeWith(words) }),
    autocompletion({ icons: false }),
    syntaxHighlighting(STYLE),
    THEME,
    builtIn,
    marks,
    mixedWords,
    locked.of(written),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && changed(state.doc.toString())),
  ];
  const started = (doc: string) => EditorState.create({ doc, extensions });
  const view = new EditorView({ root, parent: root, state: started('') });
  return {
    get code() {
      return view.state.doc.toString();
    },
    show: code => view.setState(started(code)),
    lock(on) {
      const marked = highlightSpecialChars({ specialChars: HIDDEN_IN_UNREAD });
      const readOnly = [marked, EditorState.readOnly.of(true), EditorView.editable.of(false)];
      view.dispatch({ effects: locked.reconfigure(on ? readOnly : written) });
    },
    mark(mark) {
      view.dispatch({ effects: setMark.of(mark) });
      if (!mark) return;
      const { from } = view.state.doc.line(Math.min(Math.max(1, mark.line), view.state.doc.lines));
      view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    },
    type(text) {
      view.dispatch(view.state.replaceSelection(text === '\t' ? '    ' : text), { userEvent: 'input.type' });
      view.focus();
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
