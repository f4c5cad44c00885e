/** How far somebody has come in the lessons on this device. */
import type { Check } from './checks.ts';
import { among, count, date, list, parts } from './checks.ts';
import { shelf } from './shelf.ts';
import type { Learnt, Lessons, Star } from './types.ts';

const kept = shelf('taku.lessons');

/** Has it been played to its end? */
export const finished = (learnt: Learnt | undefined) => !!learnt && !learnt.stars.includes('');

/** How many steps have been solved unaided. */
export const starsIn = (learnt: Learnt | undefined) => learnt?.stars.filter(star => star === 'star').length ?? 0;

const STARS: Star[] = ['', 'tick', 'star'];

/** The better of two. */
export const better = (one: Star, other: Star) => STARS[Math.max(STARS.indexOf(one), STARS.indexOf(other))];

const STEPS = 1_000; // more than any lesson has

export const LEARNT: Check = parts({ at: count(STEPS), stars: list(among(STARS), STEPS), when: date });

const isLearnt = (value: unknown): value is Learnt => LEARNT(value) === null;

/** What is damaged counts as not there. */
const readAll = (): Map<string, Learnt> =>
  new Map(Object.entries(kept.read()).filter((entry): entry is [string, Learnt] => isLearnt(entry[1])));

/** What both have won. */
const together = (stars: Star[], others: Star[]) => stars.map((star, at) => better(star, others[at] ?? ''));

/** The better of every star, at the step where somebody was last. */
function joined(own: Learnt | undefined, other: Learnt): Learnt {
  if (!own) return other;
  const { at, when } = other.when > own.when ? other : own;
  const [long, short] = own.stars.length < other.stars.length ? [other.stars, own.stars] : [own.stars, other.stars];
  return { at, when, stars: together(long, short) };
}

/** Was more solved in the other? */
const teaches = (own: Learnt | undefined, other: Learnt) =>
  !own || joined(own, other).stars.some((star, at) => star !== (own.stars[at] ?? ''));

export function openLessons(): Lessons {
  let all = readAll();
  const readAgain = () => void (all = readAll());
  const latest = () => [...all].findLast(([, { at, stars }]) => at < stars.length);
  return {
    of: (game, name) => all.get(`${game}/${name}`),
    all: () => [...all],
    left() {
      const [key, learnt] = latest() ?? [];
      if (!key || !learnt) return undefined;
      const [game, name = ''] = key.split('/');
      return { game, name, at: learnt.at };
    },
    keep(game, name, learnt) {
      readAgain();
      const stars = together(learnt.stars, this.of(game, name)?.stars ?? []);
      kept.put({ [`${game}/${name}`]: { ...learnt, stars } });
      readAgain();
    },
    add(found) {
      readAgain();
      const left = latest();
      const fresh = Object.entries(found).filter(([key, learnt]) => teaches(all.get(key), learnt));
      if (!fresh.length) return 0;
      const better = new Map(fresh.map(([key, learnt]) => [key, joined(all.get(key), learnt)]));
      if (left) {
        const [key, own] = left;
        const now = better.get(key) ?? own;
        better.delete(key);
        better.set(key, now); // it is still the one to go on with
      }
      kept.put(Object.fromEntries(better));
      readAgain();
      return fresh.length;
    },
    readAgain,
    erase() {
      kept.erase();
      readAgain();
    },
  };
}
