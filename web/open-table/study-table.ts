import { html } from 'lit-html';
import type { App, IncomingMessage, Params, Screen } from '../app.ts';
import { onBrokenLink } from '../model/link.ts';
import { brokenLink } from '../model/notices.ts';
import { titleOfMatch } from '../model/offers.ts';
import type { Frame, Refused, Request, SavedMatch, ToldEntry } from '../protocol.d.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { around } from '../table/jumps.ts';
import { lineBar } from '../table/line-slider.ts';
import { isTold } from '../table/log.ts';
import { turnOf } from '../table/status-lines.ts';
import { drawTable } from '../table/table.ts';
import type { Line } from '../table/table-interface.ts';
import { argsOf, hasWords } from '../table/view-queries.ts';
import { sentence } from '../words/sentence.ts';
import { LEFT, LineOfPlay } from './line-of-play.ts';
import { PositionEditor } from './position-editor.ts';
import { positionEditorScreen } from './position-editor-view.ts';

/** A save to open, how it is seen, and what else is known of its match. */
export type LineToOpen = {
  save: SavedMatch;
  at: number | null;
  eyes?: number | null;
  sealed?: boolean;
  out?: string;
} & Partial<Pick<StoredMatch, 'names' | 'open' | 'watched' | 'ended' | 'pad' | 'practice' | 'levels' | 'sent'>>;
/** OpenLine a save, then send a further request, unless the player has left the screen. */
type OpenLine = (line: LineToOpen, next?: Request) => Promise<void>;
/** What defines an open table's screen: how its address is read, and what a refused save leads to. */
export interface StudySource {
  begin: (app: App, params: Params, openLine: OpenLine) => Promise<void>;
  refused?: (app: App, refused: Refused) => void;
  /** What stands in place of the bar, and of the actions below the line; called with each draw. */
  around?: (app: App) => { bar: unknown; foot: unknown };
}

/** A screen with an open table: a line of play to step through, seen from any seat, with variations. */
export function openTable({
  begin,
  refused = (app, { entry }) => brokenLink(app, entry ? 'moves' : 'rules'),
  around,
}: StudySource): Screen {
  return {
    table: true,
    open(app, params, visit) {
      const study = new Study(app, around);
      begin(app, params, async (line, next) => {
        if (!visit.aborted) await study.open(line);
        if (next && !visit.aborted) app.request(next);
      }).catch(onBrokenLink(app, visit));
      return {
        title: () => app.say(app.match?.watched ? 'replay-of' : 'study-of', { game: titleOfMatch(app) }),
        draw: () => study.draw(),
        receive(message) {
          if (message.type === 'refused' && message.request === 'open' && study.empty) refused(app, message);
          else study.receive(message);
        },
        keys: event => study.keys(event),
        leave() {
          study.leave();
          app.leave();
        },
      };
    },
  };
}

/** An open table: a line of play and the editor of positions. */
class Study {
  readonly line: LineOfPlay;
  readonly editor: PositionEditor;

  constructor(
    readonly app: App,
    readonly around: StudySource['around'],
  ) {
    this.line = new LineOfPlay(app, () => this.editor.begin());
    this.editor = new PositionEditor(app, this.line);
  }

  get control() {
    return this.line.control;
  }

  /** True until the first frame. */
  get empty() {
    return !this.control.parts.state.view;
  }

  async open({ save, at, eyes = null, sealed = false, out, ...rest }: LineToOpen) {
    this.line.begin({ eyes, sealed, out });
    const { log: _, ...head } = save;
    await this.app.openUnstored({ type: 'open', save, at, eyes, sealed }, head, rest);
  }

  draw() {
    const { app, control, editor, line } = this;
    queueMicrotask(control.parts.viewport.measure);
    queueMicrotask(showActing);
    const isDrawn = !this.empty && hasWords(app);
    if (isDrawn && editor.open) return positionEditorScreen(app, editor);
    const around = this.around?.(app);
    return html`<div class="study">${drawTable(app, control.table, around && (() => ({ bar: around.bar, says: '' })))}${isDrawn ? lineBar(app, control.table, line, around?.foot) : ''}</div>`;
  }

  receive(message: IncomingMessage) {
    if (message.type === 'frame') this.line.follow(message);
    if (message.type === 'refused' && this.editor.open) return this.editor.refused(message);
    this.control.receive(message);
    if (message.type !== 'frame') return;
    this.#tell(message);
    this.editor.follow(message);
  }

  /** Announce the latest events, or those that led here, and whose turn it is. */
  #tell({ begins, events, view, line }: Frame) {
    const { app, control } = this;
    const at = line?.at ?? 0;
    const latest = begins ? (control.parts.state.entries[at - 1]?.events ?? []) : events;
    const sentences = latest.filter(isTold).map(event => app.say(`event-${event.kind}`, argsOf(event)));
    if (view.to_act >= 0) sentences.push(sentence(app, turnOf(app, control.table, view.to_act)));
    const where = sentence(app, app.say('study-at', { at, count: this.line.log.length }));
    app.announce([where, ...sentences].join(app.say('gap')));
  }

  leave() {
    this.app.dismiss(LEFT);
    this.control.leave();
  }

  keys(event: KeyboardEvent) {
    const { control, editor, line } = this;
    if (editor.open) return;
    const { state } = control.parts;
    const to = state.dialog ? undefined : (stepTo(line, event) ?? jumpTo(line, state.entries, event));
    if (to === undefined) return control.keys(event);
    event.preventDefault();
    line.go(to);
  }
}

/** Scroll to the hand of the player to act, where not all hands fit. */
const showActing = () => document.querySelector('.rows > [data-acts]')?.scrollIntoView({ block: 'nearest' });

/** The log index for Page Up and Page Down: the previous or next trick, with Shift the round; else undefined. */
function jumpTo(
  { at }: Line,
  entries: readonly ToldEntry[],
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
) {
  if (ctrlKey || altKey || metaKey) return undefined;
  const { before, after } = around(entries, at, shiftKey ? 'round' : 'trick');
  return { PageUp: before, PageDown: after }[key];
}

/** The log index for an arrow key, Home or End, unless a focused control uses the key; else undefined. */
function stepTo({ at, log }: Line, { key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (target instanceof Element && target.closest('input, select, textarea, .hand, .dice, [data-box]'))
    return undefined;
  return { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: log.length }[key];
}
