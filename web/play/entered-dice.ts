import type { Display, Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { spokenDie } from '../table/pad.ts';
import { centreOf } from '../table/view-queries.ts';
import type { Moves } from './moves.ts';
import type { Scene } from './scene.ts';

const CHANCE = -1;

/** The dice of a score pad: people enter the faces that lie on their real table. */
export class EnteredDice {
  faces: readonly string[] = [];
  at = 0;

  constructor(
    readonly app: Wording & Display,
    readonly scene: Readonly<Scene>,
    readonly moves: Readonly<Moves>,
  ) {}

  /** Take the dice of a new view; none are entered at the beginning of a turn. */
  follow(view: View) {
    const lying = centreOf(view)?.items ?? [];
    const isSame = lying.length > 0 && lying.join() === this.faces.join();
    this.faces = lying.length ? lying : Array(Number(view.ask?.args.dice ?? 0)).fill('');
    if (!isSame) this.at = 0;
  }

  /** Choose the die that the next face is for. */
  choose(at: number) {
    if (at === this.at) return;
    this.at = at;
    this.app.redraw();
  }

  /** Enter the face of the chosen die. The last face sends the dice to the engine. */
  enter(face: string) {
    const view = this.scene.asked;
    if (!view) return;
    const { at } = this;
    this.faces = this.faces.with(at, face);
    const empty = [...this.faces.keys()].filter(place => !this.faces[place]);
    this.at = empty.find(place => place > at) ?? empty[0] ?? at;
    if (empty.length) this.#tell(at);
    else this.moves.decide(`${view.ask.args.word} ${this.faces.join(' ')}`);
  }

  /** Take back the face that was entered last. */
  erase() {
    const at = this.faces[this.at] ? this.at : this.at - 1;
    if (at < 0 || this.scene.view?.to_act !== CHANCE) return;
    this.faces = this.faces.with(at, '');
    this.at = at;
    this.#tell(at);
  }

  #tell(at: number) {
    this.app.announce(spokenDie(this.app, this.faces[at], at, this.faces.length));
    this.app.redraw();
  }
}
