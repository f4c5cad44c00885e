/** The empty step of a lesson. */

import type { Step, Text } from '../protocol.d.ts';

const SILENT: Text = {};

/** A step without texts, questions or a position. */
export const BLANK: Step = {
  id: '',
  title: SILENT,
  say: SILENT,
  ask: SILENT,
  right: SILENT,
  hint: SILENT,
  other: SILENT,
  caption: SILENT,
  example: '',
  rules: [],
  options: {},
  seats: 0,
  setup: [],
  me: 0,
  open: false,
  accept: [],
  like: [],
  forbidden: {},
  play: 0,
  playable: false,
  number: {},
  seat: {},
  choice: {},
  refuse: {},
  advise: {},
  wrong: {},
  answers: {},
  then: {},
  after: [],
};
