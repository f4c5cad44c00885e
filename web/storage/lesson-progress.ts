/** Progress in the lessons on this device. */
import type { Check } from './checks.ts';
import { among, count, date, list, maybe, parts, text } from './checks.ts';
import { records } from './local-store.ts';
import { LOCAL_KEYS } from './places.ts';
import type { LessonProgress, Lessons, Star } from './stored-types.ts';

/** True if the lesson was finished. */
export const finished = (learnt: LessonProgress | undefined) => !!learnt && !learnt.stars.includes('');

/** Number of steps that were solved without help. */
export const starsIn = (learnt: LessonProgress | undefined) =>
  learnt?.stars.filter(star => star === 'star').length ?? 0;

const STARS: Star[] = ['', 'tick', 'star'];

/** The better of two stars. */
export const better = (one: Star, other: Star) => STARS[Math.max(STARS.indexOf(one), STARS.indexOf(other))];

const STEPS = 1_000; // more than any lesson has

export const LEARNT: Check<LessonProgress> = parts({
  at: count(STEPS),
  stars: list(among(STARS), STEPS),
  steps: maybe(list(text(200), STEPS)),
  when: date,
});

/** Index of a step in a record. A record without step ids has the steps as they are now. */
const placeIn = ({ steps }: LessonProgress, id: string, at: number) => (steps ? steps.indexOf(id) : at);

/** Stars of these steps, even if steps have been inserted since. */
export const starsOf = (learnt: LessonProgress | undefined, ids: readonly string[]): Star[] =>
  ids.map((id, at) => learnt?.stars[placeIn(learnt, id, at)] ?? '');

/** Index of the step to continue with: the one that was left; in a finished lesson the first new step, else 0. */
export function leftAt(learnt: LessonProgress | undefined, ids: readonly string[]) {
  if (!learnt) return 0;
  const { at, stars, steps } = learnt;
  const left = at < stars.length ? (steps ? ids.indexOf(steps[at]) : at) : starsOf(learnt, ids).indexOf('');
  return left >= 0 && left < ids.length ? left : 0;
}

/** Merge two records: the better of every star, and the later position. */
function joined(own: LessonProgress | undefined, other: LessonProgress): LessonProgress {
  if (!own) return other;
  const [last, first] = other.when > own.when ? [other, own] : [own, other];
  const { at, when } = last;
  const named = last.steps ?? first.steps;
  if (!named) {
    const [long, short] = own.stars.length < other.stars.length ? [other.stars, own.stars] : [own.stars, other.stars];
    return { at, when, stars: long.map((star, n) => better(star, short[n] ?? '')) };
  }
  const steps = [...new Set([...named, ...(first.steps ?? [])])];
  const [stars, others] = [starsOf(last, steps), starsOf(first, steps)];
  return { at, when, steps, stars: stars.map((star, n) => better(star, others[n])) };
}

/** True if the other record has a better star. */
function teaches(own: LessonProgress | undefined, other: LessonProgress) {
  if (!own) return true;
  const { stars, steps } = joined(own, other);
  const before = steps ? starsOf(own, steps) : own.stars;
  return stars.some((star, at) => star !== (before[at] ?? ''));
}

const kept = records(LOCAL_KEYS.lessons, LEARNT, (own, other) => (teaches(own, other) ? joined(own, other) : null));

const latest = () => kept.all().findLast(([, { at, stars }]) => at < stars.length);

/** The store of progress in lessons, in localStorage. */
export const lessons: Lessons = {
  ...kept,
  of: (game, name) => kept.get(`${game}/${name}`),
  left() {
    const [key, learnt] = latest() ?? [];
    if (!key || !learnt) return undefined;
    const [game, name = ''] = key.split('/');
    return { game, name, at: learnt.at };
  },
  keep(game, name, learnt) {
    kept.readAgain();
    const before = this.of(game, name);
    const won = learnt.steps ? starsOf(before, learnt.steps) : (before?.stars ?? []);
    const stars = learnt.stars.map((star, at) => better(star, won[at] ?? ''));
    kept.put({ [`${game}/${name}`]: { ...learnt, stars } });
  },
  add(found) {
    kept.readAgain();
    const [left] = latest() ?? [];
    const gained = kept.add(found);
    const learnt = left && kept.get(left);
    if (gained && learnt) kept.put({ [left]: learnt }); // keeps it the latest, which home offers
    return gained;
  },
};
