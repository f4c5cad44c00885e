import type { App, IncomingMessage, WordArgs, Wording } from '../app.ts';
import type { RecordedStep } from '../model/recorded-steps.ts';
import { isEngineReady, recordedReply } from '../model/recorded-steps.ts';
import { isFocusFree } from '../play/focus.ts';
import { FIRST } from '../play/playback.ts';
import type { TableControl } from '../play/table-control.ts';
import type { Frame, Given, Mark, Marked, Sentence, Step, StepLaid, Text, View } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { Star } from '../storage/stored-types.ts';
import { nameOfRule } from '../table/callout.ts';
import {
  argsOf,
  cardsIn,
  centreOf,
  hintMessage,
  looseItems,
  ownHand,
  withoutCombinations,
} from '../table/view-queries.ts';
import { boxMessage, boxWords } from '../words/box-names.ts';
import { sentence } from '../words/sentence.ts';

const GENEROUS = 1; // failed tries that do not cost the star
const ENOUGH = 2; // failed tries after which the answer is offered
/** Requests of lesson tables only; a refusal of one marks the step as broken. */
const OWN = new Set<string | null>(['learn', 'practise', 'answer']);
const TASKS = ['forbidden', 'play', 'playable', 'number', 'seat', 'choice'] as const;

/**
 * The view without the engine's request text: it would name cards and rules that the step asks for. What lies nowhere on
 * the table, such as ranks to name, is asked for in the engine's words.
 */
const withoutHelp = (view: View): View => {
  const { ask } = view;
  if (!ask?.items.length || ask.slots.length || looseItems(view).length) return view;
  return { ...view, ask: { ...ask, id: 'these', args: { ...ask.args, most: ask.most } } };
};

/** A button: the id of its message, and what it does. */
export interface Action {
  words: string;
  act(): void;
}

/** The kind of task that a step sets. */
export const taskOf = (step: Step) =>
  TASKS.find(name => (typeof step[name] === 'object' ? Object.keys(step[name]).length : step[name])) ?? 'move';

/** The message and arguments of a choice: a kind of move, a rule or a box. */
export const choiceWords = (app: Wording, choice: string): [message: string, args: WordArgs] => {
  const id = [`kind-${choice}`, `rule-${choice}-title`, `refusal-${choice}-title`].find(app.has);
  return id || !app.has(boxMessage(choice)) ? [id ?? `kind-${choice}`, {}] : boxWords(app, choice);
};

/**
 * One step on the table, from its first frame to its star.
 *
 * Phases: `laying`, the engine has not answered yet; `asking`, the learner thinks; `answering`, the engine marks the
 * answer and its frames are shown; `marked`, a panel shows the mark; `broken`, the position cannot be laid.
 */
export class Task {
  kind: ReturnType<typeof taskOf>;
  phase: 'laying' | 'asking' | 'answering' | 'marked' | 'broken' = 'laying';
  mark: Mark | null = null;
  /** The latest answer. */
  given: Given | null = null;
  /** One right answer; `say` puts it in words if it is a legal move. */
  solution: Given = {};
  say: Sentence | null = null;
  /** Number of frames that follow the mark. */
  frames = 0;
  tries = 0;
  /** Cards, and moves of dice, that have been refused. */
  readonly tried = new Set<string>();
  /** 0: no hint, 1: a hint, 2: the answer. */
  hint = 0;
  /** True once the answer has been shown. */
  shown = false;
  /** Value of the number field. */
  number = 0;
  /** Id of the rule that the task is about; '' unless it is exactly one. */
  rule = '';
  /** Message id of the button that continues. */
  onward = 'lesson-continue';
  /** Message id of the help button. */
  help = 'hint';
  /** A further action once the task is solved. */
  beside: Action | null = null;

  constructor(
    readonly app: App,
    readonly control: TableControl,
    readonly game: string,
    public step: Step,
    readonly solved: (star: Star) => void,
    /** The engine's replies, recorded by the build; null if there are none. */
    readonly recorded: RecordedStep | null = null,
  ) {
    this.kind = taskOf(step);
    control.playback.whenShown(() => this.#continueAfterFrames());
  }

  get table() {
    return this.control.table;
  }

  get view() {
    return this.table.state.view;
  }

  /** True if a tap answers or chooses. */
  get open() {
    return this.phase === 'asking' && !!this.view;
  }

  /** True if any cards may be chosen until a button confirms them. */
  get free() {
    return (
      this.kind === 'playable' ||
      (this.kind === 'forbidden' && Object.keys(this.step.forbidden).every(move => this.#cardsOf(move) > 1))
    );
  }

  /** Number of cards in the viewer's hand that a move names. */
  #cardsOf(move: string) {
    const hand = this.view ? ownHand(this.view, '') : [];
    return move.split(' ').filter(word => hand.includes(word)).length;
  }

  /** True after so many tries that the answer is offered. */
  get stuck() {
    return this.tries >= ENOUGH && !this.shown && this.kind !== 'play';
  }

  /** Put the position on the table, for the first time or again. */
  lay() {
    this.#clear();
    const [request, head, rest] = this.positionRequest;
    this.app.openUnstored(request, head, rest, this.recorded);
  }

  /** The request that lays the position, and the head of its match. */
  get positionRequest(): Parameters<App['openUnstored']> {
    const { game, step } = this;
    return [
      { type: 'learn', game, step },
      { format: 1, game, options: step.options, seed: '', seats: this.sitting },
    ];
  }

  /** The players: the learner at the step's own seat, bots at the others. */
  get sitting() {
    const { app, game, step } = this;
    const levels = app.game(game)?.levels ?? [];
    const bot = levels.slice(0, step.play ? 2 : 1).pop() ?? '';
    return Array.from({ length: Number(step.seats) }, (_, seat) => (seat === step.me ? HUMAN : bot));
  }

  /** Clear the table until the engine has laid the position. */
  #clear() {
    this.phase = 'laying';
    this.mark = null;
    this.frames = 0;
    this.control.playback.restart();
    this.control.playback.expect(0);
  }

  receive(message: IncomingMessage) {
    if (message.type === 'step-laid') this.#positionOpened(message);
    else if (message.type === 'marked') this.#marked(message);
    else if (message.type === 'frame') this.control.receive(this.#withTask(message));
    else if (message.type === 'refused' && OWN.has(message.request)) this.#broken();
    else if (message.type === 'crash')
      this.#clear(); // the page lays the position again
    else this.control.receive(message);
  }

  #positionOpened({ solution, say }: StepLaid) {
    this.solution = solution;
    this.say = say;
  }

  /** The frame with the request that this kind of task sets, in place of the engine's. */
  #withTask(frame: Frame): Frame {
    if (this.kind === 'play') return frame;
    const view = withoutCombinations(frame.view); // the learner is to find the combinations
    if (!frame.begins) return { ...frame, view: { ...view, ask: null } };
    const meanings = [...(this.recorded?.meanings ?? []), ...frame.meanings];
    const items = ownHand(view, '');
    const most = Math.max(2, items.length);
    const ask = { id: 'these', args: { most }, least: 0, most, items, slots: [], buttons: [] };
    return { ...frame, meanings, view: this.kind === 'playable' ? { ...view, ask } : withoutHelp(view) };
  }

  #broken() {
    this.phase = 'broken';
    this.app.redraw();
  }

  answer(given: Given) {
    if (!this.open) return;
    const { app, recorded } = this;
    const { scene, callout, moves } = this.control.parts;
    scene.decided();
    callout.clear();
    moves.cancel();
    this.phase = 'answering';
    this.given = given;
    this.mark = null;
    this.hint = 0;
    const known = recorded && !isEngineReady(app) ? recordedReply(recorded, given) : undefined;
    if (known) for (const message of [known.marked, ...known.frames]) this.receive(message);
    else this.ask(given);
    if (this.waits) app.announce(app.say('played-soon'));
    app.redraw();
  }

  /** Ask the engine to mark an answer. */
  protected ask(given: Given) {
    this.app.request({ type: 'answer', given });
  }

  /** True if the step cannot be shown before the engine has started; a view left from before is not about it. */
  get isUnknown() {
    return this.phase === 'laying' && !this.recorded && this.app.engineState === 'loading';
  }

  /** True if the learner's last action needs the engine, which is still starting. */
  get waits() {
    const answers = this.phase === 'answering' && !this.mark;
    return this.app.engineState === 'loading' && (answers || (this.open && this.table.state.eager));
  }

  /** Take over a number that the learner types. */
  type(number: number) {
    this.number = number || 0;
  }

  /** Set the number field. */
  fill(number: number) {
    this.number = number;
    this.app.redraw();
  }

  #marked({ mark, frames }: Marked) {
    if (this.phase !== 'answering') return;
    this.mark = mark;
    this.frames = frames;
    if (mark.verdict !== 'right' && mark.verdict !== 'on') this.tries++;
    if (mark.verdict === 'refused' && this.given?.move) this.tried.add(this.given.move);
    // a poor move is shown slowly, so that the learner sees what it leads to
    this.control.playback.expect(frames, mark.verdict !== 'right' && mark.verdict !== 'on');
    if (!frames) this.#continueAfterFrames();
  }

  /** Continue after the last frame: the learner's turn, or the mark. */
  #continueAfterFrames() {
    if (this.phase === 'laying') this.phase = 'asking';
    if (this.phase === 'answering' && this.mark?.verdict === 'on') this.#goOn();
    else if (this.phase === 'answering' && this.mark) this.#conclude(this.mark);
    this.app.redraw();
    this.#focus();
  }

  /** Let the learner play on; the step is not solved yet. */
  #goOn() {
    this.phase = 'asking';
    this.mark = null;
    this.frames = 0;
    this.control.parts.scene.undecided();
    this.control.parts.choice.lay([]);
  }

  #conclude(mark: Mark) {
    this.phase = 'marked';
    const { scene, choice, hints } = this.control.parts;
    scene.undecided();
    if (mark.verdict === 'right') choice.lay([]);
    else hints.point(mark.missed);
    this.concluded(mark);
    this.app.announce([this.headline, ...this.saidPlain].join(' '));
  }

  concluded(mark: Mark) {
    if (mark.verdict === 'right') this.solved(!this.shown && this.tries <= GENEROUS ? 'star' : 'tick');
  }

  /** True if all that is left is to continue. */
  get done() {
    return this.phase === 'broken' || this.mark?.verdict === 'right';
  }

  /**
   * Focus the next control if the focus is lost or an answer is marked; the hand and buttons only for keyboard users.
   */
  #focus() {
    const { activeElement } = document;
    if (this.phase !== 'marked' && !isFocusFree()) return;
    const byKeys = this.control.parts.state.byKeys || !!activeElement?.matches(':focus-visible');
    const typing = byKeys || matchMedia('(pointer: fine)').matches;
    const ways =
      this.phase === 'marked'
        ? ['.lesson .foot .primary']
        : [...(typing ? ['.answers input'] : []), ...(byKeys ? FIRST : [])];
    const way = ways.map(each => document.querySelector<HTMLElement>(each)).find(Boolean);
    way?.focus({ preventScroll: true });
  }

  /** Try again: chosen cards stay, a played move is taken back. */
  again() {
    const played = !!this.mark && this.frames > 0;
    this.mark = null;
    this.control.parts.hints.point([]);
    if (played) return this.lay();
    this.phase = 'asking';
    this.app.redraw();
    this.#focus();
  }

  /** Step the hint: the hint, then the answer if there is one, then none. */
  nudge() {
    if (this.phase === 'marked' && this.mark?.verdict !== 'right') return this.#showAfter();
    if (!this.open) return;
    this.hint = (this.hint + 1) % (this.kind === 'play' ? 2 : 3);
    const { callout, hints } = this.control.parts;
    callout.clear();
    hints.clear();
    if (this.hint === 2) this.reveal();
    this.app.redraw();
    if (this.hint) this.app.announce(this.hint === 1 ? this.nudgeInWords : this.solutionTold(this.app.say), true);
  }

  putHintAway() {
    this.hint = this.kind === 'play' ? 1 : 2;
    this.nudge();
  }

  /** Reopen the task with the hint, or with the answer after enough tries. */
  #showAfter() {
    this.hint = this.stuck ? 1 : 0;
    const played = !!this.mark && this.frames > 0;
    this.again();
    if (played) return;
    this.nudge();
  }

  /** Show the answer on the table, ready to be given. */
  reveal() {
    const { solution, view } = this;
    const { choice, dice, hints, state } = this.control.parts;
    this.shown = true;
    if (typeof solution.number === 'number') this.number = solution.number;
    if (solution.items) choice.lay(solution.items);
    if (typeof solution.move !== 'string' || !view) return;
    const say = this.say ?? { id: '', seat: null, args: { cards: solution.move } };
    const moves = [{ move: solution.move, say, points: null }];
    hints.show({ stage: 2, moves, advice: { id: '', seat: null, args: {} } });
    const hand = ownHand(view, '');
    const cards = cardsIn(say.args).filter(name => hand.includes(name));
    if (centreOf(view)?.kind === 'dice') {
      if (state.hintedDice.size) dice.keepOnly(state.hintedDice);
    } else if (this.say && cards.length) this.table.act.choose(cards);
  }

  /** Escape closes a hint or a mark, Enter continues from a mark; other keys work as at any table. */
  keys(event: KeyboardEvent) {
    const { key, target } = event;
    const free = !this.table.state.dialog;
    const marked = this.phase === 'marked';
    if (key === 'Escape' && free && marked && !this.done) return this.again();
    if (key === 'Escape' && free && this.hint) return this.putHintAway();
    const button = target instanceof Element && target.closest('button, a, input');
    if (key !== 'Enter' || !free || !marked || button) return this.control.keys(event);
    document.querySelector<HTMLElement>('.lesson .foot .primary')?.click();
    event.preventDefault();
  }

  // Texts

  get nudgeInWords() {
    const { app, step } = this;
    return app.plainText(step.hint) || app.say(`lesson-nudge-${this.kind}`);
  }

  /** One right answer, as plain text or with cards drawn, as `tell` does it. */
  solutionTold<T>(tell: (id: string, args?: WordArgs) => T): T {
    const { solution, say } = this;
    const { number, seat, choice, items } = solution;
    if (typeof number === 'number') return tell('lesson-shown-number', { number });
    if (typeof seat === 'number') return tell('lesson-shown-seat', { player: seat });
    if (typeof choice === 'string') return this.called(choice, tell);
    if (items) return tell('lesson-shown-cards', { cards: items });
    if (!say) return tell('lesson-shown-try');
    return tell(hintMessage(this.app, say), argsOf(say));
  }

  /** The label of a choice: the lesson's own, else a message. */
  called<T>(choice: string, tell: (id: string, args?: WordArgs) => T): T {
    const own = this.step.answers[choice];
    const [id, args] = choiceWords(this.app, choice);
    if (!own && this.app.has(id)) return tell(id, args);
    return tell('lesson-answer-own', { answer: own ? this.app.plainText(own) : choice });
  }

  /** A question that comes before the move: how to skip it, and to answer it once that is possible; null without one. */
  get before(): { content: unknown; skip: Action; confirm: Action | null } | null {
    return null;
  }

  /** What takes the table's place once the answer is marked; null if the table stays. */
  get aftermath(): unknown {
    return null;
  }

  /** Heading of the mark's panel. */
  get heading(): string {
    const { app, mark } = this;
    if (mark?.verdict === 'refused' && mark.refusal) return nameOfRule(app, mark.refusal);
    return app.say(`lesson-${mark?.verdict}`);
  }

  get headline() {
    return sentence(this.app, this.heading);
  }

  /** Title, text and task of the step, with cards drawn. */
  get telling(): { title: unknown; say: unknown; ask: unknown } {
    const { title, say, ask } = this.step;
    return { title: this.app.lessonText(title), say: this.app.lessonText(say), ask: this.app.lessonText(ask) };
  }

  /** The lesson's comment on the answer, with cards drawn. */
  get said(): unknown[] {
    return this.#words.map(text => this.app.lessonText(text));
  }

  /** The comment as plain text, followed by the reason of a refusal. */
  get saidPlain(): string[] {
    return [...this.#words.map(text => this.app.plainText(text)), ...this.#reason()];
  }

  /** The lesson's texts for the mark. */
  get #words(): Text[] {
    const { app, step, mark } = this;
    if (mark?.verdict === 'right') return [step.right];
    if (mark?.verdict === 'poor') return [step.advise[mark.move]];
    if (!mark || mark.verdict === 'refused') return [];
    const own = mark.verdict === 'wrong' && mark.move ? [step.wrong[mark.move]] : [];
    const others = this.kind === 'playable' ? [] : [step.other];
    const said = [...own, ...others].filter(text => app.plainText(text));
    return said.length || own.length ? said.slice(0, 1) : [step.hint].filter(text => app.plainText(text));
  }

  #reason(): string[] {
    const refusal = this.mark?.refusal;
    return refusal ? [this.app.say(`refusal-${refusal.rule}`, refusal.args)] : [];
  }
}
