/** What a file brings, laid beside what is here: nothing that is here is lost, or written over. */
import { better } from '../lessons.js';
import { properName } from '../names.js';
import { keepSet, ownSets } from './own-rules.js';
import { DEFAULTS } from './preferences.js';

/** @import { App, Learnt, OwnRules, Settings, Setup, Standing, StoredMatch } from '../types' */
/** @import { DataFile } from './file.js' */

/**
 * How much came in: matches; such as go on where they were left here; lessons; practice of games; house rules, and
 * those of them under another name; preferences. And how many matches were here before.
 * @typedef {{ matches: number, further: number, lessons: number, practice: number, rules: number, renamed: number,
 *   preferences: number, same: number }} Came
 */

/** @param {App} app @param {DataFile} file @returns {Promise<Came>} */
export async function takeIn(app, { settings, lessons, practice, matches }) {
  const games = await takeMatches(app, matches);
  return {
    ...games,
    lessons: takeLessons(app, lessons),
    practice: takePractice(app, practice),
    ...takeRules(app, settings.rules ?? {}),
    preferences: takePreferences(app, settings) + takeSetups(app, settings.last ?? {}),
  };
}

/** @param {App} app @param {StoredMatch[]} found */
async function takeMatches(app, found) {
  const own = new Map((await app.matches.all()).map(match => [match.id, match]));
  const unreadable = new Set(app.matches.damaged().map(({ id }) => id));
  const told = [...new Map(found.map(({ turn, ...match }) => [match.id, match])).values()];
  const fresh = told.filter(({ id }) => !own.has(id) && !unreadable.has(id));
  const further = told.filter(match => goesOn(own.get(match.id), match));
  const added = [...fresh, ...further.map(match => ({ ...match, turn: own.get(match.id)?.turn }))];
  if (added.length) await app.matches.add(...added);
  return { matches: fresh.length, further: further.length, same: told.length - fresh.length - further.length };
}

/** Is it the same match, with more moves? @param {StoredMatch | undefined} own @param {StoredMatch} other */
const goesOn = (own, other) =>
  own !== undefined && own.head.game === other.head.game && own.head.seed === other.head.seed &&
  own.log.length < other.log.length && own.log.every((entry, at) => entry === other.log[at]);

/** @param {App} app @param {Record<string, Learnt>} found */
function takeLessons({ lessons }, found) {
  const own = new Map(lessons.all());
  const last = lessons.left();
  const fresh = Object.entries(found).filter(([key, learnt]) => teaches(own.get(key), learnt));
  for (const [key, learnt] of fresh) {
    const [game, name = ''] = key.split('/');
    lessons.keep(game, name, joined(own.get(key), learnt));
  }
  const left = last && lessons.of(last.game, last.name);
  if (left) lessons.keep(last.game, last.name, left); // it is still the one to go on with
  return fresh.length;
}

/** Was more solved in the other? @param {Learnt | undefined} own @param {Learnt} other */
const teaches = (own, other) =>
  !own || joined(own, other).stars.some((star, at) => star !== (own.stars[at] ?? ''));

/** The better of every star, at the step where somebody was last. @param {Learnt | undefined} own @param {Learnt} other @returns {Learnt} */
function joined(own, other) {
  if (!own) return other;
  const { at, when } = other.when > own.when ? other : own;
  const [long, short] = own.stars.length < other.stars.length ? [other.stars, own.stars] : [own.stars, other.stars];
  return { at, when, stars: long.map((star, step) => better(star, short[step] ?? '')) };
}

/** Of each game that in which more was answered. @param {App} app @param {Record<string, Standing>} found */
function takePractice({ practice }, found) {
  const own = new Map(practice.all());
  const fresh = Object.entries(found).filter(([key, { answered }]) => answered > (own.get(key)?.answered ?? 0));
  for (const [key, standing] of fresh) {
    practice.keep(key, { ...standing, best: Math.max(standing.best, own.get(key)?.best ?? 0) });
  }
  return fresh.length;
}

/** @param {App} app @param {Record<string, OwnRules[]>} found */
function takeRules(app, found) {
  const came = Object.entries(found).flatMap(([key, sets]) => sets.map(set => takeSet(app, key, set)));
  return { rules: came.filter(Boolean).length, renamed: came.filter(how => how === 'renamed').length };
}

/** Rules whose name others have come under another. @param {App} app @param {string} key @param {OwnRules} set */
function takeSet(app, key, { name: told, options }) {
  const name = properName(told);
  const own = ownSets(app, key);
  if (!name || own.some(each => unnumbered(each.name, name) && same(each.options, options))) return '';
  const free = freeName(name, own.map(each => each.name));
  keepSet(app, key, free, options);
  return free === name ? 'came' : 'renamed';
}

/** @param {string} name @param {number} at */
const numbered = (name, at) => (at < 2 ? name : `${properName([...name].slice(0, 20).join(''))} ${at}`);

/** Is it this name, or one that was made of it? @param {string} name @param {string} first */
const unnumbered = (name, first) => name === numbered(first, Number(/ (\d+)$/.exec(name)?.[1] ?? 1));

/** @param {string} name @param {string[]} taken */
function freeName(name, taken) {
  let at = 1;
  while (taken.includes(numbered(name, at))) at += 1;
  return numbered(name, at);
}

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
const same = (one, other) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(name => one[name] === other[name]);
};

/** Only what is still as it was at first. @param {App} app @param {Partial<Settings>} found */
function takePreferences(app, found) {
  const { last, rules, ...told } = { ...found, yourName: properName(found.yourName ?? '') };
  const fresh = Object.entries(told).filter(([name, value]) =>
    Object.hasOwn(DEFAULTS, name) && value !== undefined && isFirst(app, name) && value !== Reflect.get(app.settings, name));
  for (const [name, value] of fresh) app.set(/** @type {keyof Settings} */ (name), value);
  return fresh.length;
}

/** @param {App} app @param {string} name */
const isFirst = ({ settings }, name) => Reflect.get(settings, name) === Reflect.get(DEFAULTS, name);

/** How games were started last that have not been started here. @param {App} app @param {Record<string, Setup>} found */
function takeSetups(app, found) {
  const { last } = app.settings;
  const fresh = Object.entries(found).filter(([key]) => !Object.hasOwn(last, key));
  if (fresh.length) app.set('last', { ...last, ...Object.fromEntries(fresh) });
  return fresh.length;
}
