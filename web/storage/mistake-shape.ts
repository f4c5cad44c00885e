/** The shape of a stored mistake. */

import type { Check } from './checks.ts';
import { count, date, list, maybe, parts, text } from './checks.ts';
import { DATE } from './dates.ts';
import { HEAD, LOG, name, SEATS } from './match-shape.ts';
import { TIMES } from './mistake-schedule.ts';
import { REVIEWED } from './review-shape.ts';
import type { Mistake } from './stored-types.ts';

const ANSWERS = 1e6; // more than any player gives
const NAMED = 100; // characters of a match's id

const FORM = parts({
  id: text(NAMED + 10),
  head: HEAD,
  log: LOG,
  names: list(name, SEATS),
  when: date,
  played: maybe(DATE),
  seat: count(SEATS),
  reviewed: REVIEWED,
  stage: count(TIMES - 1),
  due: DATE,
  answered: count(ANSWERS),
});

/** True if the log ends just before the decision, so that its position can be restored. */
const isWhole = ({ log, reviewed, seat, head }: Mistake) =>
  log.length === reviewed.entry && seat < head.seats.length && reviewed.good.length > 0;

export const MISTAKE_FORM: Check = value => FORM(value) ?? (isWhole(value) ? null : '.reviewed');
