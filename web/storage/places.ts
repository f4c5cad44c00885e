/**
 * Where the browser keeps the kinds of data that a backup file contains, by the part of the file. A version that
 * changes a place loses what is stored there.
 */

/** Keys of localStorage. */
export const LOCAL_KEYS = {
  settings: 'taku.settings',
  lessons: 'taku.lessons',
  practice: 'taku.practice',
  training: 'taku.training',
  first: 'taku.first',
} as const;

/** Prefixes of keys in the database. */
export const KEY_PREFIXES = {
  matches: ['match:', 'over:'],
  mistakes: ['mistake:'],
  bots: ['bot:'],
  own: ['lesson:'],
  given: ['given:'],
  slips: ['slip:'],
  events: ['event:'],
  results: ['result:'],
} as const;
