/** How somebody stands in practice on this device. */
import { count, number, parts, table } from './kept/checks.js';
import { shelf } from './kept/shelf.js';

/** @import { Practice, Question, Standing } from './types' */

const kept = shelf('taku.practice');
const FADES = 0.5; // what was missed, with each right answer
const FIRM = 0.2; // below this it counts as known

/** @returns {Standing} */
const fresh = () => ({ kinds: {}, rules: {}, answered: 0, right: 0, streak: 0, best: 0 });

/** @type {import('./kept/checks.js').Check} */
const share = value => (value >= 0 && value <= 1 ? number(value) : '');

/** @type {import('./kept/checks.js').Check} */
export const STANDING = parts({
  kinds: table(share),
  rules: table(share),
  answered: count,
  right: count,
  streak: count,
  best: count,
});

/** @param {unknown} value @returns {value is Standing} */
const isStanding = value => STANDING(value) === null;

/** @param {Record<string, number>} shaky @param {string} name @param {boolean} right */
function learn(shaky, name, right) {
  const share = right ? (shaky[name] ?? 0) * FADES : 1;
  if (share < FIRM) delete shaky[name];
  else shaky[name] = share;
}

/** The kinds of questions that have been missed, the shakiest first. @param {Standing} standing */
export const shakyKinds = ({ kinds }) => Object.keys(kinds).sort((one, other) => kinds[other] - kinds[one]);

/** What is damaged counts as not there. @returns {Map<string, Standing>} */
const readAll = () => new Map(Object.entries(kept.read()).filter(/** @returns {entry is [string, Standing]} */ entry => isStanding(entry[1])));

/** @returns {Practice} */
export function openPractice() {
  let standings = readAll();
  const readAgain = () => void (standings = readAll());
  return {
    of: key => standings.get(key) ?? fresh(),
    all: () => [...standings],
    keep(key, standing) {
      kept.put(key, standing);
      readAgain();
    },
    answered(key, { kind, rule }, right) {
      readAgain();
      const standing = structuredClone(this.of(key));
      learn(standing.kinds, kind, right);
      learn(standing.rules, rule, right);
      standing.answered += 1;
      standing.right += Number(right);
      standing.streak = right ? standing.streak + 1 : 0;
      standing.best = Math.max(standing.best, standing.streak);
      this.keep(key, standing);
    },
    readAgain,
    erase() {
      kept.erase();
      readAgain();
    },
  };
}
