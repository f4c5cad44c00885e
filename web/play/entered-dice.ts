import type { Display, Wording } from '../app.ts';
import type { View } from '../protocol.d.ts';
import { spokenDie } from '../table/pad.ts';
import type { TableState } from '../table/table-state.ts';
import { centreOf } from '../table/view-queries.ts';
import type { Moves } from './moves.ts';

const CHANCE = -1;

/** The dice of a score pad: people enter the faces that lie on their real table. */
export class EnteredDice {
  constructor(
    readonly app: Wording & Display,
    readonly state: TableState,
    readonly moves: Readonly<Moves>,
  ) {}

  /** Take the dice of a new view; none are entered at the beginning of a turn. */
  follow(view: View) {
    const lying = centreOf(view)?.items ?? [];
    const isSame = lying.length > 0 && lying.join() === this.state.faces.join();
    this.state.faces = lying.length ? lying : Array(Number(view.ask?.args.dice ?? 0)).fill('');
    if (!isSame) this.state.nextDie = 0;
  }

  /** Choose the die that the next face is for. */
  choose(at: number) {
    if (at === this.state.nextDie) return;
    this.state.nextDie = at;
    this.app.redraw();
  }

  /** Enter the face of the chosen die. The last face sends the dice to the engine. */
  enter(face: string) {
    const view = this.state.asked;
    if (!view) return;
    const { nextDie: at } = this.state;
    this.state.faces = this.state.faces.with(at, face);
    const empty = [...this.state.faces.keys()].filter(place => !this.state.faces[place]);
    this.state.nextDie = empty.find(place => place > at) ?? empty[0] ?? at;
    if (empty.length) this.#tell(at);
    else this.moves.decide(`${view.ask.args.word} ${this.state.faces.join(' ')}`);
  }

  /** Take back the face that was entered last. */
  erase() {
    const at = this.state.faces[this.state.nextDie] ? this.state.nextDie : this.state.nextDie - 1;
    if (at < 0 || this.state.view?.to_act !== CHANCE) return;
    this.state.faces = this.state.faces.with(at, '');
    this.state.nextDie = at;
    this.#tell(at);
  }

  #tell(at: number) {
    this.app.announce(spokenDie(this.app, this.state.faces[at], at, this.state.faces.length));
    this.app.redraw();
  }
}
