import { html } from 'lit-html';
import type { CurrentTable, Preferences, Wording } from '../../app.ts';
import { card } from '../../art/card.ts';
import { die, isDie } from '../../art/die.ts';
import type { Task } from '../../exercise/lesson-task.ts';
import type { Candidate, Examination } from '../../protocol.d.ts';
import { face } from '../../table/face.ts';
import { argsOf, cardsIn } from '../../table/view-queries.ts';

/** An answer that a class can choose, and how the lesson marks it. */
export interface AnswerChoice {
  look: unknown;
  spoken: string;
  stands: 'right' | 'poor' | 'wrong';
}

const MOST = 9; // choices: one for each digit key
const FEW = 3; // cards that fit in a row
const NUMBERS = 5; // choices of a number step

const stands = (right: boolean): AnswerChoice['stands'] => (right ? 'right' : 'wrong');

/** The choices of a step, in an order that does not reveal the answer. */
export function choicesOf(app: Wording & Preferences & CurrentTable, task: Task, found: Examination): AnswerChoice[] {
  const { step, kind } = task;
  if (kind === 'choice')
    return (step.choice.among ?? []).map(id => ({
      look: html`<b>${task.called(id, app.rich)}</b>`,
      spoken: task.called(id, app.say),
      stands: stands(id === step.choice.is),
    }));
  if (kind === 'seat') return seatsOf(app, task);
  if (kind === 'number') return numbersOf(step.number.is);
  if (step.play) return [];
  if (kind === 'playable') return handOf(app, task, found.items);
  return movesOf(app, task, found.moves);
}

const seatsOf = (app: Wording & Preferences & CurrentTable, { step }: Task): AnswerChoice[] =>
  Array.from({ length: Number(step.seats) }, (_, seat) => ({
    look: html`${face(app, seat)}<b>${app.seatName(seat)}</b>`,
    spoken: app.seatName(seat),
    stands: stands(seat === step.seat.is),
  }));

/** Consecutive numbers; the place of the right one varies with its value. */
function numbersOf(is: string | number | undefined): AnswerChoice[] {
  const right = Number(is);
  const least = Math.max(Math.min(0, right), right - ((right * 7 + 3) % NUMBERS));
  return Array.from({ length: NUMBERS }, (_, at) => ({
    look: html`<b class="projector-number">${least + at}</b>`,
    spoken: String(least + at),
    stands: stands(least + at === right),
  }));
}

const drawn = (names: readonly string[]) =>
  html`<span class="projector-cards" aria-hidden="true">${names.map(name => card(name))}</span>`;

const handOf = (app: Wording, { view }: Task, right: readonly string[]): AnswerChoice[] => {
  const own = view?.zones.find(({ kind, seat }) => kind === 'hand' && seat === view.seat);
  return (own?.items ?? right).slice(0, MOST).map(name => ({
    look: drawn([name]),
    spoken: app.cardName(name),
    stands: stands(right.includes(name)),
  }));
};

/** The moves that the step names, then other moves up to the number of digit keys. */
function movesOf(app: Wording, task: Task, moves: readonly Candidate[]): AnswerChoice[] {
  const { forbidden } = task.step;
  const tries = task.kind === 'forbidden';
  const can = moves.filter(({ stands }) => tries || stands !== 'refused');
  const isNamed = ({ move, stands }: Candidate) => move in forbidden || ['right', 'poor', 'wrong'].includes(stands);
  const named = can.filter(isNamed);
  const rest = alternativesFirst(
    can.filter(each => !isNamed(each)),
    named,
  ).slice(0, Math.max(0, MOST - named.length));
  const kept = can.filter(each => named.slice(0, MOST).includes(each) || rest.includes(each));
  const order = tries ? [...kept].sort((one, other) => (one.move < other.move ? -1 : 1)) : kept;
  return order.map(each => ({
    ...inWords(app, each),
    stands: tries ? stands(each.move in forbidden) : markOf(each),
  }));
}

/** Sort moves described like a named one first: they are the real alternatives. */
function alternativesFirst(moves: readonly Candidate[], named: readonly Candidate[]) {
  const ids = new Set(named.map(({ say }) => say?.id));
  const isLike = ({ say }: Candidate) => ids.has(say?.id);
  return [...moves.filter(isLike), ...moves.filter(each => !isLike(each))];
}

const markOf = ({ stands }: Candidate): AnswerChoice['stands'] =>
  stands === 'right' || stands === 'poor' ? stands : 'wrong';

function inWords(app: Wording, { move, say }: Candidate) {
  const args = say ? argsOf(say) : {};
  const cards = say ? cardsIn(args) : move.split(' ');
  const isCards = cards.length > 0 && cards.every(name => app.cardName(name) && /^[0-9A-Z][0-9A-Za-z]$/.test(name));
  const id = say && app.has(`say-${say.id}`) ? `say-${say.id}` : '';
  const fallen = move.split(' ').filter(isDie);
  const words = id ? app.rich(id, args) : '';
  if (id && fallen.length)
    return {
      look: html`<span class="projector-dice" aria-hidden="true">${fallen.map(name => die(Number(name)))}</span><b>${words}</b>`,
      spoken: [app.say(id, args), ...fallen.map(name => app.say(`face-${name}`))].join(app.say('comma')),
    };
  const spoken = id ? app.say(id, args) : isCards ? cards.map(app.cardName).join(app.say('comma')) : move;
  return {
    look: isCards && cards.length <= FEW ? drawn(cards) : html`<b>${words || spoken}</b>`,
    spoken,
  };
}
