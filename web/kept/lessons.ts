/** How far somebody has come in the lessons on this device. */
import type { Check } from './checks.ts';
import { among, count, list, number, parts } from './checks.ts';
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

export const LEARNT: Check = parts({ at: count, stars: list(among(STARS)), when: number });

const isLearnt = (value: unknown): value is Learnt => LEARNT(value) === null;

/** What is damaged counts as not there. */
const readAll = (): Map<string, Learnt> =>
  new Map(Object.entries(kept.read()).filter((entry): entry is [string, Learnt] => isLearnt(entry[1])));

/** What both have won. */
const together = (stars: Star[], others: Star[]) => stars.map((star, at) => better(star, others[at] ?? ''));

export function openLessons(): Lessons {
  let all = readAll();
  const readAgain = () => void (all = readAll());
  return {
    of: (game, name) => all.get(`${game}/${name}`),
    all: () => [...all],
    left() {
      const latest = [...all].findLast(([, { at, stars }]) => at < stars.length);
      if (!latest) return undefined;
      const [[game, name], { at }] = [latest[0].split('/'), latest[1]];
      return { game, name, at };
    },
    keep(game, name, learnt) {
      readAgain();
      const stars = together(learnt.stars, this.of(game, name)?.stars ?? []);
      kept.put(`${game}/${name}`, { ...learnt, stars });
      readAgain();
    },
    readAgain,
    erase() {
      kept.erase();
      readAgain();
    },
  };
}
