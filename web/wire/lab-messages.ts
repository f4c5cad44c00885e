/** What the page asks of the lab's worker. */
export type Asked =
  | { type: 'take'; game: string; name: string; code: string }
  | { type: 'decide'; world: string; seed: string }
  | { type: 'measure'; trial: string }
  /** The figures have been taken: the next may come. */
  | { type: 'on' }
  /** Is it there, or busy with what nobody has asked for? */
  | { type: 'there' };
