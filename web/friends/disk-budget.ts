const MOST = 4_000_000; // characters of JSON: some hundred matches, or one of the longest logs and many others

/** Limit of what one room makes a guest's device store while the page is open. */
export class DiskBudget {
  /** Characters by match. */
  readonly #sizes = new Map<string, number>();

  constructor(readonly most: number = MOST) {}

  /** True if a match fits, in place of its former version; it counts from now on. */
  admit(id: string, match: unknown) {
    const size = JSON.stringify(match).length;
    const others = [...this.#sizes].reduce((sum, [other, characters]) => sum + (other === id ? 0 : characters), 0);
    if (others + size > this.most) return false;
    this.#sizes.set(id, size);
    return true;
  }

  /** Release the room of a match that was deleted. */
  release(id: string) {
    this.#sizes.delete(id);
  }
}

const budgets = new Map<string, DiskBudget>();

/** Return the budget of a room: a guest who enters it again has the same. Without an id, it is of this visit. */
export function budgetOf(room: string | null): DiskBudget {
  const budget = (room !== null && budgets.get(room)) || new DiskBudget();
  if (room !== null) budgets.set(room, budget);
  return budget;
}
