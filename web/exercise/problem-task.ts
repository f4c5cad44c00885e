import { html, nothing } from 'lit-html';
import type { App, IncomingMessage, WordArgs } from '../app.ts';
import { card, icon } from '../art/card.ts';
import { BLANK } from '../model/blank-step.ts';
import { guessesIn } from '../model/calibration.ts';
import { SURE } from '../model/estimate.ts';
import { playedOn } from '../model/matches.ts';
import type { Offer } from '../model/offers.ts';
import type { RecordedStep } from '../model/recorded-steps.ts';
import type { TableControl } from '../play/table-control.ts';
import type { AnswerJudged, Given, Holders, Mark, Problem, Reviewed } from '../protocol.d.ts';
import type { HolderGuess, Mistake, StoredMatch } from '../storage/stored-types.ts';
import { argsOf, centreOf, hasWords, itemsOnTrick, lastTrick, spokenCards } from '../table/view-queries.ts';
import { Spread } from './holder-guess.ts';
import { holderAnswer, holderQuestion } from './holder-panel.ts';
import { Task } from './lesson-task.ts';
import { cardsOfMove, problemAnswer, sourcePlain, type Ways, wayPlain } from './problem-answer.ts';
import { amountOf, figureOf, movePlain } from './review-words.ts';

/** A decision to be made: a problem of a game, or a decision of a match as one. */
export interface Decision {
  what: Offer;
  problem: Problem;
  /** The match that it was made in; absent for a problem of the game. */
  match?: StoredMatch;
  /** The player's mistake that it is; absent for a new one. */
  mistake?: Mistake | undefined;
  /** True if another player made it: then it is only tried. */
  isAnothers?: boolean;
}

/** What the page makes of an answer. */
export interface ProblemOutcome {
  right: boolean;
  loss: number;
  /** Who the player thought could hold something; undefined if that was not asked. */
  guess: HolderGuess | undefined;
  /** The match up to the decision, and its review, as a mistake is stored. */
  match: StoredMatch;
  reviewed: Reviewed;
}

/** What a problem needs of the session that it belongs to. */
export interface ProblemFrame {
  /** True if the player is asked first who could hold what matters. */
  asksHolders: boolean;
  /** The house rules in words; '' if they are the usual ones. */
  rules(): string;
  /** Called with the first answer. Returns in words when the problem comes back; '' if it does not. */
  answered(outcome: ProblemOutcome): string;
  /** Links to more problems, and to send this one. */
  more(): unknown;
}

/** A problem on the table: one answer, then what it costs, why, and what is likely to follow. */
export class ProblemTask extends Task {
  override onward = 'train-next';
  override help = 'show-answer';
  judged: AnswerJudged | null = null;
  #ways: Ways = null;
  #side = 0;
  #trick = 0;
  #note = '';
  /** The guess of who could hold something: not asked for yet, asked for, or what the player makes of it. */
  #guess: Spread | 'waits' | null = null;
  /** True once the guess is made or skipped, or there is none to make. */
  #isGuessed: boolean;

  constructor(
    app: App,
    control: TableControl,
    readonly decision: Decision,
    readonly frame: ProblemFrame,
    recorded: RecordedStep | null = null,
  ) {
    const { options, seats, log, seat, good } = decision.problem;
    super(
      app,
      control,
      decision.what.game.name,
      { ...BLANK, options, seats, setup: log, me: seat, accept: good },
      () => {},
      recorded,
    );
    this.#isGuessed = !frame.asksHolders;
    this.beside = { words: 'train-play-on', act: () => app.sit(playedOn({ ...this.#match, watched: 'mine' }, log)) };
  }

  get problem() {
    return this.decision.problem;
  }

  override get positionRequest(): Parameters<App['openUnstored']> {
    const [request] = super.positionRequest;
    const { head, names } = this.#match;
    return [request, { ...head, seats: this.sitting }, { names }];
  }

  /** The match up to the decision; a problem of the game is told as a match that was watched. */
  get #match(): StoredMatch {
    const { problem, game, sitting } = this;
    if (this.decision.match) return this.decision.match;
    const head = { format: 1, game, options: problem.options, seed: `problem/${problem.id}`, seats: sitting };
    const names = sitting.map(() => '');
    return {
      id: `problem/${game}/${problem.id}`,
      head,
      names,
      log: problem.log,
      when: Date.now(),
      glance: null,
      over: true,
    };
  }

  /** The wrong move that is played most often. */
  get #tempting() {
    return Object.keys(this.problem.losses)[0];
  }

  override receive(message: IncomingMessage) {
    if (message.type === 'holders-guessed') this.#askHolders(message.holders);
    else if (message.type === 'refused' && message.request === 'guess-holders') this.#askHolders(null);
    else if (message.type === 'answer-judged') this.#judge(message);
    else if (message.type === 'ways-on-shown') this.#show(message);
    else if (message.type === 'refused' && message.request === 'judge-answer') this.#break();
    else if (message.type === 'refused' && message.request === 'ways-on') this.#show('failed');
    else if (message.type === 'crash' && this.judged) this.#show('failed');
    else super.receive(message);
    if (message.type === 'frame' && message.begins) this.#seekHolders();
  }

  override lay() {
    if (this.#guess === 'waits') this.#guess = null; // the engine has died before it answered
    super.lay();
  }

  #seekHolders() {
    const { app, game, problem } = this;
    if (this.#isGuessed || this.#guess) return;
    this.#guess = 'waits';
    app.request({ type: 'guess-holders', game, problem });
  }

  /** Ask who could hold it, if anything is uncertain. */
  #askHolders(found: Holders | null) {
    if (this.#guess !== 'waits') return;
    const spread = found && new Spread(found.question, found, this.problem.seat);
    this.#guess = spread?.isOpen ? spread : null;
    this.#isGuessed = !this.#guess;
    if (spread?.isOpen)
      this.app.announce(`${this.app.say(`holds-${spread.question}`)} ${this.app.say('holds-spread')}`);
    this.app.redraw();
  }

  /** Go on to the move, with or without a guess. */
  #guessed(isMade: boolean) {
    this.#isGuessed = true;
    if (!isMade) this.#guess = null;
    this.app.announce(this.app.say('train-what'));
    this.app.redraw();
  }

  override get open() {
    return super.open && this.#isGuessed;
  }

  override get before() {
    if (this.#isGuessed || this.phase !== 'asking') return null;
    const spread = this.#guess instanceof Spread ? this.#guess : null;
    const { app, game } = this;
    return {
      content: spread && holderQuestion(app, spread, guessesIn(app.training.of(game)), app.redraw),
      skip: { words: 'holds-skip', act: () => this.#guessed(false) },
      confirm: spread && { words: 'holds-mine', act: () => this.#guessed(true) },
    };
  }

  /** A legal move is judged by its cost. Anything else is marked as in a lesson, with the rule that forbids it. */
  protected override ask(given: Given) {
    const { app, game, problem } = this;
    if (!given.move) return super.ask(given);
    app.request({ type: 'judge-answer', game, problem, move: given.move });
  }

  #judge(judged: AnswerJudged) {
    if (this.phase !== 'answering') return;
    this.judged = judged;
    const verdict = judged.right && !this.shown ? 'right' : 'poor';
    const mark: Mark = { verdict, move: judged.own.move, refusal: null, missed: [], extra: [] };
    super.receive({ type: 'marked', mark, frames: 0, why: [] });
  }

  #break() {
    this.phase = 'broken';
    this.app.redraw();
  }

  override concluded() {
    const { judged } = this;
    if (!judged) return;
    const right = judged.right && !this.shown;
    const loss = this.shown ? (this.problem.losses[this.#tempting]?.[0] ?? 0) : judged.loss;
    const guess = this.#guess instanceof Spread ? this.#guess.result : undefined;
    const reviewed = this.#reviewed(judged, loss);
    this.#note = this.frame.answered({ right, loss, guess, match: this.#match, reviewed });
    // A wide screen has the room that the table had: it is not left empty.
    if (!right || this.table.state.wide) this.#seekWays();
  }

  /** The answer as a review tells it, so that the problem can come back among the player's mistakes. */
  #reviewed(judged: AnswerJudged, loss: number): Reviewed {
    const { problem, view, shown } = this;
    const { good, own, mean, error, unit, least, why, reason } = judged;
    const [best] = good;
    const tried = { error, worlds: 0 };
    const others = judged.right ? [] : [{ ...own, ...tried, mean: mean - loss }];
    return {
      ...{ entry: problem.log.length, round: view?.round ?? 1, kind: problem.kind },
      ...{ move: shown ? (this.#tempting ?? own.move) : own.move, best: best.move, loss, error },
      ...{ clear: true, plain: false, unit, least, better: 0 },
      ...{ good: good.map(({ move }) => move), weighed: [{ ...best, ...tried, mean }, ...others] },
      ...{ expected: [], why, reason, source: '' },
    };
  }

  #seekWays = () => {
    const { app, game, problem, judged } = this;
    if (!judged) return;
    const worse = judged.right ? this.#tempting : judged.own.move;
    this.#ways = 'waits';
    app.request({ type: 'ways-on', game, problem, moves: [worse, problem.good[0]].filter(Boolean) });
    app.redraw();
  };

  #show(ways: Ways) {
    this.#ways = ways;
    const { app, judged, shown } = this;
    if (typeof ways === 'object' && ways && judged) {
      const source = sourcePlain(app, { judged, shown, ways });
      const told = ways.ways.map((one, at) => [
        app.say(at ? 'train-best-move' : judged.right ? 'train-tempting' : 'train-your-move'),
        wayPlain(app, one, ways.worlds),
      ]);
      const both = told.map(([name, words]) => app.say('train-way-told', { name, words }));
      app.announce([source, ...both].filter(Boolean).join(app.say('gap')));
    }
    app.redraw();
  }

  /** Show the answer at once; that counts as not known. */
  override nudge() {
    if (this.judged) return;
    if (this.phase === 'marked') this.again();
    if (!this.open) return;
    this.shown = true;
    this.answer({ move: this.problem.good[0] });
  }

  override again() {
    if (!this.judged) super.again();
  }

  override get done() {
    return this.phase === 'broken' || !!this.judged;
  }

  override get aftermath() {
    const { app, judged, shown, phase } = this;
    if (!judged || phase !== 'marked' || !hasWords(app)) return null;
    return problemAnswer(app, {
      held: this.#guess instanceof Spread ? holderAnswer(app, this.#guess) : nothing,
      ...{ judged, shown, heading: this.#told(app.rich), error: this.#error, note: this.#note, ways: this.#ways },
      ...{ side: this.#side, seek: this.#seekWays, more: this.frame.more() },
      ...{ lying: this.#lying, trick: this.#trick, around: { seats: this.problem.seats, viewer: this.problem.seat } },
      turn: side => {
        this.#side = side;
        app.redraw();
      },
      turnTrick: trick => {
        this.#trick = trick;
        app.redraw();
      },
    });
  }

  /** The cards of the trick so far, or the latest plays on a pile. */
  get #lying() {
    const { view } = this;
    const centre = view && centreOf(view);
    return view && centre?.role === 'centre' && centre.kind !== 'dice'
      ? itemsOnTrick(centre).slice(-view.points.length)
      : [];
  }

  /** The error of the cost in words; '' if there is none. */
  get #error() {
    const { judged, app, shown } = this;
    return judged && !judged.right && !shown && judged.error ? figureOf(app, SURE * judged.error) : '';
  }

  /** The outcome in a few words, plain or with cards drawn. */
  #told<T>(tell: (id: string, args?: WordArgs) => T): T {
    const { app, judged, shown } = this;
    const { right, own, good, loss, unit } = judged as AnswerJudged;
    if (shown) {
      const cards = cardsOfMove(good[0]);
      return cards.length
        ? tell('train-shown', { cards })
        : tell('train-shown-move', { move: movePlain(app, good[0].say) });
    }
    if (right) return tell('train-right', { count: good.length });
    const amount = amountOf(app, loss, unit);
    const cards = cardsOfMove(own);
    if (!cards.length) return tell('train-costs-move', { move: movePlain(app, own.say), amount });
    return tell('train-costs', { cards, count: cards.length, amount });
  }

  override get heading(): string {
    if (!this.judged) return super.heading;
    const error = this.#error;
    const told = this.#told(this.app.say);
    return error ? this.app.say('train-give-or-take', { told, error }) : told;
  }

  override get saidPlain(): string[] {
    const { app, judged } = this;
    if (!judged) return super.saidPlain;
    const known = judged.known.map(fact => app.say(`known-${fact.id}`, argsOf(fact)));
    return [app.say(`advice-${judged.why.id}`, argsOf(judged.why)), ...known, this.#note].filter(Boolean);
  }

  override get telling() {
    const { app, view, frame } = this;
    if (!hasWords(app)) return { title: '', say: '', ask: '' };
    if (this.before) return { title: this.#questionFirst, say: '', ask: '' };
    const caption = view ? app.say(`caption-${view.caption.id}`, view.caption.args) : '';
    const rules = frame.rules();
    const say = html`${caption}${rules ? html` <span class="problem-rules">${icon('i-tune')}${rules}</span>` : nothing}${this.#last()}`;
    const isDice = view && centreOf(view)?.kind === 'dice';
    return { title: app.say(isDice ? 'review-what-now' : 'train-what'), say, ask: '' };
  }

  /** The question who could hold something, or that there may be one. */
  get #questionFirst() {
    return this.app.say(this.#guess instanceof Spread ? `holds-${this.#guess.question}` : 'holds-soon');
  }

  /** The last trick, small. */
  #last() {
    const { app, view } = this;
    const last = view && lastTrick(view);
    if (!last?.items.length) return nothing;
    const words = last.winner === null ? app.say('zone-last') : app.say('train-last', { player: last.winner });
    return html`<span class="last-laid"><span>${words}</span><span class="strip" role="img" aria-label=${spokenCards(app, last.items)}>${last.items.map(name => card(name))}</span></span>`;
  }
}
