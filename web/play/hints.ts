import type { CurrentTable, Display, EngineAccess, Wording } from '../app.ts';
import { isDie } from '../art/die.ts';
import type { Hinted, HintedMove } from '../protocol.d.ts';

import { placesOf } from '../table/dice.ts';
import type { Hint, TableState } from '../table/table-state.ts';
import { argsOf, cardsIn } from '../table/view-queries.ts';
import { pointsOf } from '../words/numbers.ts';
import { sentence } from '../words/sentence.ts';
import type { Callout } from './callout.ts';

const NONE: ReadonlySet<never> = new Set();
const SOON = 500; // milliseconds until a pending hint is announced

/** The hint on screen, and what it points out. */
export class Hints {
  /** Timer until a pending hint is announced; 0 if none is pending. */
  #waits = 0;

  constructor(
    readonly app: Wording & Display & EngineAccess & CurrentTable,
    readonly state: TableState,
    readonly why: Readonly<Callout>,
  ) {}

  /** Show a nudge first, then the move, then nothing again. */
  ask() {
    this.why.clear();
    if (!this.state.asked || this.#waits) return;
    if (this.state.hint) return this.#tell(this.state.hint.stage === 1 ? { ...this.state.hint, stage: 2 } : null);
    this.#waits = setTimeout(() => this.#takesLong(), SOON);
    this.app.request({ type: 'hint' });
  }

  #takesLong() {
    this.state.isHintSlow = true;
    this.app.redraw();
    this.app.announce(this.app.say('hint-soon'));
  }

  /** Stop waiting for a hint. */
  stopWaiting() {
    clearTimeout(this.#waits);
    this.#waits = 0;
    this.state.isHintSlow = false;
  }

  receive({ moves, advice }: Hinted) {
    const { view } = this.state;
    if (!this.#waits || !view?.ask) return; // the player has dismissed the hint
    this.stopWaiting();
    if (view.to_act < 0) return this.#lookBack(moves);
    this.#tell({ stage: this.app.has(`nudge-${advice.id}`) ? 1 : 2, moves, advice });
  }

  /** On a score pad, tell what was best in the turn that has just ended. */
  #lookBack(moves: readonly HintedMove[]) {
    const { app } = this;
    const [best] = moves;
    const made = moves.find(({ move }) => move === app.match?.log.at(-1)) ?? best;
    const amount = pointsOf(app, Number(best.points) - Number(made.points), 1);
    const inWords = ({ say }: HintedMove) => app.say(`say-${say.id}`, argsOf(say));
    const args = { best: inWords(best), amount, right: String(made === best) };
    this.why.say({ rule: 'last-turn', args });
  }

  #tell(hint: Hint | null) {
    this.show(hint);
    this.app.redraw();
    if (hint) this.app.announce(this.#inWords(hint), true);
  }

  /** Show a hint, with the cards or dice of its best move. */
  show(hint: Hint | null) {
    this.state.hint = hint;
    const best = hint?.stage === 2 ? hint.moves[0] : undefined;
    this.point(cardsIn(best?.say.args));
    const { view } = this.state;
    const faces = best?.move.split(' ').filter(isDie) ?? [];
    this.state.hintedDice = view && faces.length ? placesOf(view, faces, this.state.kept) : NONE;
  }

  /** Point out these cards. */
  point(names: Iterable<string>) {
    this.state.hintedCards = new Set(names);
  }

  clear() {
    this.stopWaiting();
    this.show(null);
  }

  #inWords({ stage, moves, advice }: Hint) {
    const { app } = this;
    const move = sentence(app, app.say(`say-${moves[0].say.id}`, argsOf(moves[0].say)));
    const id = `${stage === 1 ? 'nudge' : 'advice'}-${advice.id}`;
    const advised = app.has(id) ? [app.say(id, argsOf(advice))] : [];
    return [...(stage === 2 ? [move] : []), ...advised].join(app.say('gap'));
  }
}
