/** What the page asks of the lab's worker. */
export type Asked =
  | { type: 'take'; game: string; name: string; code: string }
  | { type: 'decide'; world: string; seed: string }
  | { type: 'measure'; trial: string };
