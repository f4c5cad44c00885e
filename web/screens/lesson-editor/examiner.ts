import type { EngineAccess, IncomingMessage } from '../../app.ts';
import type { Candidate, Examination } from '../../protocol.d.ts';
import type { LessonDocument } from '../../storage/lesson-shape.ts';
import type { DraftStep } from './draft-step.ts';

/** A position, and the cards in it to try together (possibly none). */
type Question = { lesson: LessonDocument; tried: readonly string[] };

/** The engine's examinations of positions, cached: one request for each question, one at a time. */
export class Examiner {
  /** Replies by question; null if the engine refused the position. */
  readonly #known: Map<string, Examination | null> = new Map();
  readonly #queue: Map<string, Question> = new Map();
  #current = '';

  constructor(
    readonly app: EngineAccess,
    readonly changed: () => void,
  ) {}

  /** The examination of a step's position; null if refused, undefined until it is known. */
  of(lesson: LessonDocument, step: DraftStep): Examination | null | undefined {
    return this.#known.get(JSON.stringify({ lesson: position(lesson, step), tried: [] }));
  }

  /** The refused moves among the tries of a step, with their refusals; undefined until they are known. */
  refusedIn(lesson: LessonDocument, step: DraftStep): readonly Candidate[] | undefined {
    const found = this.#known.get(JSON.stringify({ lesson: withTried(lesson, step), tried: [] }));
    return found === undefined ? undefined : (found?.moves ?? []).filter(({ stands }) => stands === 'refused');
  }

  /** The move that these cards would be; null if they are no move at all, undefined until it is known. */
  tried(lesson: LessonDocument, step: DraftStep, items: readonly string[]): Candidate | null | undefined {
    const found = this.#known.get(JSON.stringify({ lesson: position(lesson, step), tried: items }));
    return found === undefined ? undefined : (found?.tried ?? null);
  }

  /** Request all examinations of the lesson that are not known yet. */
  ask(lesson: LessonDocument) {
    for (const step of lesson.step) {
      if (!step.setup?.length) continue;
      this.#enqueue({ lesson: position(lesson, step), tried: [] });
      if (Object.keys(step.forbidden ?? {}).length) this.#enqueue({ lesson: withTried(lesson, step), tried: [] });
    }
    this.#next();
  }

  /** Request an examination of these cards; drop waiting questions about other cards. */
  askTried(lesson: LessonDocument, step: DraftStep, items: readonly string[]) {
    for (const [key, { tried }] of this.#queue) if (tried.length && key !== this.#current) this.#queue.delete(key);
    this.#enqueue({ lesson: position(lesson, step), tried: items });
    this.#next();
  }

  #enqueue(question: Question) {
    const key = JSON.stringify(question);
    if (!this.#known.has(key)) this.#queue.set(key, question);
  }

  #next() {
    if (this.#current) return;
    const [next] = this.#queue;
    if (!next) return;
    this.#current = next[0];
    const { lesson, tried } = next[1];
    this.app.request({ type: 'check-lesson', lesson, tried: [...tried] });
  }

  receive(message: IncomingMessage) {
    if (message.type === 'crash') this.#current = ''; // the reply is lost
    if (message.type === 'lesson-checked') this.#settle(message.steps[0]?.laid ? message.steps[0] : null);
    if (message.type === 'refused' && message.request === 'check-lesson') this.#settle(null);
    this.#next();
  }

  #settle(found: Examination | null) {
    if (!this.#current) return;
    this.#known.set(this.#current, found);
    this.#queue.delete(this.#current);
    this.#current = '';
    this.changed();
  }
}

/** A one-step lesson with this position; it keeps only the tasks that the engine needs to mark moves. */
const position = (lesson: LessonDocument, step: DraftStep) =>
  oneStepLesson(lesson, step, { like: step.like, playable: step.playable });

/** A one-step lesson with this position and the forbidden tries of the step. */
const withTried = (lesson: LessonDocument, step: DraftStep) =>
  oneStepLesson(lesson, step, { forbidden: step.forbidden });

function oneStepLesson(
  { game, options, seats }: LessonDocument,
  step: DraftStep,
  task: Partial<DraftStep>,
): LessonDocument {
  const { setup, me, open } = step;
  const bare = { setup, me, open, ...task, options: step.options, seats: step.seats };
  return JSON.parse(JSON.stringify({ format: 1, game, title: { en: '-' }, options, seats, step: [bare] }));
}
