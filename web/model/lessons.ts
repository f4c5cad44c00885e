/** The lessons of the build: their list, and their steps. */

import type { Display, GameCatalogue, Params, Stores, Wording } from '../app.ts';
import type { Language, Lesson, LessonEntry, RuleEntry } from '../protocol.d.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf } from './offers.ts';
import { fetchedTold, fetchTold, requiredTold } from './told-file.ts';

const INDEX = 'lessons';

/** Start to fetch the list of all lessons. */
export const loadLessons = (app: Wording & Display) => void fetchedTold(app, INDEX);

/** Fetch the list before home is drawn, because home offers the unfinished lesson. */
export const fetchLessons = (language: Language): Promise<void> => fetchTold(INDEX, language);

/** Lessons of a game as home offers it, in order; undefined while the list loads. */
export const lessonsOf = (app: Wording & GameCatalogue & Display, what: Offer): LessonEntry[] | undefined =>
  ofOffer(app, what, requiredTold(app, INDEX));

const ofOffer = (app: GameCatalogue, what: Offer, index: Record<string, LessonEntry[]> | null | undefined) =>
  index?.[what.game.name].filter(lesson => offerOfLesson(app, what.game.name, lesson) === what.key);

/** Lessons that teach a rule, those of this offer first; empty if the list could not be fetched. */
const lessonsOn = (app: Wording & GameCatalogue & Display, what: Offer, rule: string) => {
  const index = fetchedTold(app, INDEX);
  const all: LessonEntry[] = index?.[what.game.name] ?? [];
  return [...new Set([...(ofOffer(app, what, index) ?? []), ...all])].filter(({ rules }) => rule in rules);
};

/** The first lesson that teaches a rule. */
export const lessonFor = (app: Wording & GameCatalogue & Display, what: Offer, rule: string): LessonEntry | undefined =>
  lessonsOn(app, what, rule)[0];

/** The first lesson about a rule and, if the rule depends on a house rule, the first lesson about house rules. */
export const lessonsFor = (
  app: Wording & GameCatalogue & Display,
  what: Offer,
  { id, option }: RuleEntry,
): LessonEntry[] => {
  const found = lessonsOn(app, what, id);
  const house = option && found.find(({ chapter }) => chapter === 'options');
  return house && house !== found[0] ? [found[0], house] : found.slice(0, 1);
};

/** True if all rules that a lesson teaches have come up in the player's first games, so that it can be skipped. */
export function isLessonKnown(app: Stores, game: string, { chapter, told }: LessonEntry) {
  const met = app.firstGames.met(game);
  const rules = Object.values(told);
  return chapter === 'rules' && rules.length > 0 && rules.every(cues => cues.some(cue => met.includes(cue)));
}

/** Ids of the guide's tips about rules that the player has learnt in lessons; none until the list has loaded. */
export const tipsTaught = (app: Wording & Stores & Display, game: string): string[] => {
  const lessons: LessonEntry[] = fetchedTold(app, INDEX)?.[game] ?? [];
  return lessons.flatMap(({ name, rules, told }) => {
    const stars = app.lessons.of(game, name)?.stars ?? [];
    return Object.entries(told).flatMap(([rule, tips]) => (stars[rules[rule] - 1] ? tips : []));
  });
};

/** Key of the game (offer) that a lesson belongs to. */
const offerOfLesson = (app: GameCatalogue, game: string, { options }: { options: Lesson['options'] }) =>
  offerOf(app, { game, options })?.key ?? game;

/** All lessons of a game with their steps; undefined while they load. */
export const wholeLessons = (app: Wording & Display, game: string): Lesson[] | undefined =>
  requiredTold(app, `lessons/${game}`);

/** Parse an address such as '#/learn/haggis/bombs/3' or '#/learn/yahtzee/yams/delta'. */
export const addressed = (app: GameCatalogue, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  const [lesson, step] = what?.preset ? rest.slice(1) : rest;
  return { what, lesson, step };
};

/** Name of the lesson in an address; the lesson may not exist. */
export function lessonAt(app: GameCatalogue, hash: string): string | undefined {
  const [screen, ...params] = hash.replace(/^#\/?/, '').split('/');
  return screen === 'learn' ? addressed(app, params).lesson : undefined;
}

/** Address of a lesson. */
export const addressOf = (app: GameCatalogue, game: string, lesson: { name: string; options: Lesson['options'] }) =>
  `#/learn/${offerOfLesson(app, game, lesson)}/${lesson.name}`;

/** Address of the step that teaches a rule. */
export const addressOfRule = (app: GameCatalogue, game: string, lesson: LessonEntry, rule: string) =>
  `${addressOf(app, game, lesson)}/${lesson.rules[rule]}`;

/** The unfinished lesson, with its entry in the list. */
export const leftLesson = (
  app: Wording & GameCatalogue & Stores & Display,
): { game: string; lesson: LessonEntry } | undefined => {
  const left = app.lessons.left();
  if (!left || !app.game(left.game)) return undefined;
  const lesson = fetchedTold(app, INDEX)?.[left.game].find(({ name }: LessonEntry) => name === left.name);
  return lesson && left.at < lesson.steps ? { game: left.game, lesson } : undefined;
};
