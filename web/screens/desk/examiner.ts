import type { App, Heard } from '../../app.ts';
import type { LessonDocument } from '../../kept/lesson-shape.ts';
import type { Examination } from '../../protocol.d.ts';
import type { DraftStep } from './step.ts';

/** What the rules say of positions: each is asked for once, one after the other. */
export class Examiner {
  /** null where the position cannot be. */
  readonly #known: Map<string, Examination | null> = new Map();
  readonly #waiting: Map<string, LessonDocument> = new Map();
  #asked = '';

  constructor(
    readonly app: App,
    readonly changed: () => void,
  ) {}

  /** What is known of a step's position; undefined until it is. */
  of(lesson: LessonDocument, step: DraftStep): Examination | null | undefined {
    return this.#known.get(JSON.stringify(position(lesson, step)));
  }

  /** Asks for all that is not known yet. */
  ask(lesson: LessonDocument) {
    for (const step of lesson.step) {
      if (!step.setup?.length) continue;
      const document = position(lesson, step);
      const key = JSON.stringify(document);
      if (!this.#known.has(key)) this.#waiting.set(key, document);
    }
    this.#next();
  }

  #next() {
    if (this.#asked) return;
    const [next] = this.#waiting;
    if (!next) return;
    this.#asked = next[0];
    this.app.request({ type: 'examine', lesson: next[1] });
  }

  heard(message: Heard) {
    if (message.type === 'crash') this.#asked = ''; // the answer will not come any more
    if (message.type === 'examined') this.#settle(message.steps[0]?.laid ? message.steps[0] : null);
    if (message.type === 'refused' && message.request === 'examine') this.#settle(null);
    this.#next();
  }

  #settle(found: Examination | null) {
    if (!this.#asked) return;
    this.#known.set(this.#asked, found);
    this.#waiting.delete(this.#asked);
    this.#asked = '';
    this.changed();
  }
}

/** A lesson of this one position, which asks for nothing but what is like something. */
function position({ game, options, seats }: LessonDocument, step: DraftStep): LessonDocument {
  const { setup, me, open, like } = step;
  const bare = { setup, me, open, like, options: step.options, seats: step.seats };
  return JSON.parse(JSON.stringify({ format: 1, game, title: { en: '-' }, options, seats, step: [bare] }));
}
