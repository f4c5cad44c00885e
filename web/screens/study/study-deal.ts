import type { Outcomes } from '../../protocol.d.ts';

/** Cards on their way from the deck to their places. */
export class Deal {
  /** Where each card that is given lies. */
  given: Map<string, number> = new Map();
  /** The place that gets the next card. */
  place = 0;
  /** How many cards a seat gets at random; 0: as many as usual. */
  each = 0;
  /** The card of the deck that the tab key reaches. */
  focus = '';

  /** @param groups what lies there already */
  constructor(
    readonly outcomes: Outcomes,
    groups: string[][],
  ) {
    if (groups.length) groups.forEach((group, place) => group.forEach(name => this.given.set(name, place)));
    else this.clear();
  }

  /** As many cards as anybody usually gets, but for their own: nobody gets more. */
  get largest() {
    return Math.max(...this.outcomes.places.map(({ seat, size, items }) => (seat === null ? 0 : size - items.length)));
  }

  at(place: number) {
    return this.outcomes.items.filter(name => this.given.get(name) === place);
  }

  clear() {
    this.given.clear();
    this.outcomes.places.forEach(({ items }, place) => items.forEach(name => this.given.set(name, place)));
  }

  /** Gives a card to the place whose turn it is, or takes it back from there. */
  touch(name: string) {
    if (this.given.get(name) === this.place) this.given.delete(name);
    else this.given.set(name, this.place);
  }

  /** The next card is for this place. */
  turnTo(place: number) {
    this.place = place;
  }

  /** So many cards for each seat, at random. */
  giveEach(count: number) {
    this.each = count;
  }

  /** This card has the focus. */
  reach(name: string) {
    this.focus = name;
  }

  /** Fills every place from what is left. */
  fill() {
    const bound = new Set(this.outcomes.places.flatMap(({ items }) => items));
    const left = shuffled(this.outcomes.items.filter(name => !this.given.has(name) && !bound.has(name)));
    this.outcomes.places.forEach(({ seat, size, items }, place) => {
      const wanted = this.each && seat !== null ? this.each + items.length : this.each ? 0 : size;
      for (let count = this.at(place).length; count < wanted && left.length; count++) {
        this.given.set(left.pop() as string, place);
      }
    });
  }

  /** In notation. */
  toString() {
    return this.outcomes.places.map((_, place) => this.at(place).join(' ')).join(' | ');
  }
}

const shuffled = <T>(things: T[]) => {
  const keys = crypto.getRandomValues(new Uint32Array(things.length));
  return things
    .map((thing, at) => ({ thing, key: keys[at] }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing);
};
