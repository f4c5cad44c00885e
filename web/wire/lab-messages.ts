/** Requests of the page to the lab's worker. */
export type LabRequest =
  | { type: 'take'; game: string; name: string; code: string }
  | { type: 'decide'; world: string; seed: string }
  | { type: 'run'; code: string }
  | { type: 'measure'; trial: string }
  /** The page has taken the figures: the worker may send the next. */
  | { type: 'on' }
  /** Ask for a sign of life, to find a worker that is busy without a request. */
  | { type: 'there' };
