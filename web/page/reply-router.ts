import type { App, IncomingMessage } from '../app.ts';
import { importPart } from '../browser/import-part.ts';
import type { MatchLoader } from '../model/match-loader.ts';
import { checkCachedFiles, markFound, notFetched } from '../model/missing-parts.ts';
import { receiveStrongResult } from '../model/strong-result.ts';
import type { Crash, Frame, Progress, StepLaid, WantsMove } from '../protocol.d.ts';
import { TABLELESS } from '../protocol.js';
import type { Engine } from '../wire/engine.ts';
import type { MatchRecorder } from './match-recorder.ts';

/** True if the message belongs to no table. */
const isTableless = (message: IncomingMessage) =>
  TABLELESS.has(message.type === 'refused' ? (message.request ?? '') : message.type);

/** Passes each reply of the engine on to those whom it concerns: the match on the table, the screen, notices. */
export class ReplyRouter {
  constructor(
    readonly app: App,
    readonly engine: Engine,
    readonly loader: Pick<MatchLoader, 'receive' | 'shows'>,
    readonly recorder: Pick<MatchRecorder, 'follow' | 'countHint'>,
    /** The screen on show. */
    readonly screens: { receive(message: IncomingMessage): void },
    readonly engineIsReady: () => void,
  ) {}

  /** Show how far the engine has loaded. */
  progress(now: Progress) {
    const { app } = this;
    app.progress = now;
    app.dismiss('standstill');
    if (now.phase === 'ready') {
      markFound(app, 'engine');
      this.engineIsReady();
    }
    app.redraw();
  }

  readonly receive = (message: IncomingMessage) => {
    const { app, engine, loader, screens } = this;
    if (receiveStrongResult(app, message)) return;
    if (message.type === 'wants-move') return this.#answerForOwnBot(message);
    if (isTableless(message)) return screens.receive(message);
    if (message.type === 'unavailable') engine.state === 'loading' ? this.#reportStall() : this.#reportUnavailable();
    else if (!loader.receive(message)) return;
    if (message.type === 'frame') this.recorder.follow(message);
    if (loader.shows(message)) return this.#tellGuided(message);
    if (message.type === 'hinted') this.recorder.countHint();
    if (message.type === 'bot-replaced')
      importPart(() => import('./lazy.ts')).then(({ tellBotReplaced }) => tellBotReplaced(app, message));
    if (message.type === 'tablebase-missing') {
      app.notify({ id: 'tablebase-missing', text: 'notice-tablebase-missing' });
      checkCachedFiles(app, 'tablebase');
    }
    screens.receive(message);
  };

  /** Pass on what the guide says about a frame that the table shows already. */
  #tellGuided(message: IncomingMessage) {
    if (message.type === 'frame' && message.guided.length) this.screens.receive({ type: 'guided', frame: message });
  }

  /** Show a message as if it came from the engine. */
  show(message: Frame | StepLaid | Crash) {
    if (message.type === 'frame') this.app.viewer = message.view.seat;
    this.screens.receive(message);
  }

  /** Ask a player's own bot for a move. Without an answer another bot plays for it. */
  async #answerForOwnBot(query: WantsMove) {
    const move = await importPart(() => import('./lazy.ts'))
      .then(({ moveOf }) => moveOf(this.app, query))
      .catch(() => undefined);
    this.engine.answer(query.seed, move);
  }

  /** Report a stalled start. It may still go on by itself, so pending work keeps waiting. */
  #reportStall() {
    const { app } = this;
    app.notify({ id: 'standstill', text: 'notice-standstill', label: 'retry', act: app.retry });
    checkCachedFiles(app, 'engine');
  }

  #reportUnavailable() {
    const { app } = this;
    app.starting = null;
    if (!('WebAssembly' in globalThis)) app.notify({ id: 'unavailable', text: 'notice-no-webassembly', lasting: true });
    else notFetched(app, 'engine', app.retry);
  }
}
