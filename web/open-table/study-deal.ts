import type { Outcomes } from '../protocol.d.ts';

/** A deal by hand: cards given from the deck to places. */
export class Deal {
  /** The place of each card given. */
  given: Map<string, number> = new Map();
  /** The place that gets the next card. */
  place = 0;
  /** Cards that each seat gets at random; 0 for the usual number. */
  each = 0;
  /** The card of the deck that is in the tab order. */
  focus = '';

  /** @param groups the cards that each place has so far */
  constructor(
    readonly outcomes: Outcomes,
    groups: string[][],
  ) {
    if (groups.length) groups.forEach((group, place) => group.forEach(name => this.given.set(name, place)));
    else this.clear();
  }

  /** The largest number of random cards that a seat usually gets, without its fixed ones. */
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

  /** Give a card to the chosen place, or take it back if it is there. */
  touch(name: string) {
    if (this.given.get(name) === this.place) this.given.delete(name);
    else this.given.set(name, this.place);
  }

  /** Choose the place that gets the next card. */
  choosePlace(place: number) {
    this.place = place;
  }

  /** Set how many cards each seat gets at random. */
  giveEach(count: number) {
    this.each = count;
  }

  /** Note which card has the focus. */
  noteFocus(name: string) {
    this.focus = name;
  }

  /** Fill every place at random from the cards left. */
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

  /** The deal in log notation. */
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
