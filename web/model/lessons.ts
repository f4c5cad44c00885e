/** The lessons there are: their list, and their steps, as the build has written them. */

import type { App, Params } from '../app.ts';
import type { Lesson, LessonEntry, RuleEntry } from '../protocol.d.ts';
import { fetchAhead, fetched, needed } from './data.ts';
import type { Offer } from './offers.ts';
import { offerNamed, offerOf } from './offers.ts';

const INDEX = './data/lessons.json';

/** Fetches the list of all lessons before anybody asks for it. */
export const loadLessons = (app: App) => void fetched(app, INDEX);

/** The same before home is drawn, which offers the one that was left. */
export const fetchLessons = (): Promise<void> => fetchAhead(INDEX);

/** The lessons of a game that home offers, in their order, once they are there. */
export const lessonsOf = (app: App, what: Offer): LessonEntry[] | undefined => ofOffer(app, what, needed(app, INDEX));

const ofOffer = (app: App, what: Offer, index: Record<string, LessonEntry[]> | null | undefined) =>
  index?.[what.game.name].filter(lesson => offerOfLesson(app, what.game.name, lesson) === what.key);

/** The lessons that teach a rule, those of the game as home offers it first; none where the list cannot be had. */
const lessonsOn = (app: App, what: Offer, rule: string) => {
  const index = fetched(app, INDEX);
  const all: LessonEntry[] = index?.[what.game.name] ?? [];
  return [...new Set([...(ofOffer(app, what, index) ?? []), ...all])].filter(({ rules }) => rule in rules);
};

/** The first of them. */
export const lessonFor = (app: App, what: Offer, rule: string): LessonEntry | undefined =>
  lessonsOn(app, what, rule)[0];

/** The first of them, and where the rule is a matter of house rules the first that is about these. */
export const lessonsFor = (app: App, what: Offer, { id, option }: RuleEntry): LessonEntry[] => {
  const found = lessonsOn(app, what, id);
  const house = option && found.find(({ chapter }) => chapter === 'options');
  return house && house !== found[0] ? [found[0], house] : found.slice(0, 1);
};

/** Has all that it teaches of the rules come up in a first game? Then there is no need of it. */
export function isKnown(app: App, game: string, { chapter, told }: LessonEntry) {
  const met = app.firstGames.met(game);
  const rules = Object.values(told);
  return chapter === 'rules' && rules.length > 0 && rules.every(cues => cues.some(cue => met.includes(cue)));
}

/** As which game it is offered. */
const offerOfLesson = (app: App, game: string, { options }: { options: Lesson['options'] }) =>
  offerOf(app, { game, options })?.key ?? game;

/** All lessons of a game with their steps, once they are there. */
export const wholeLessons = (app: App, game: string): Lesson[] | undefined =>
  needed(app, `./data/lessons/${game}.json`);

/** What an address means: '#/learn/haggis/bombs/3', '#/learn/yahtzee/yams/delta'. */
export const addressed = (app: App, [name, ...rest]: Params) => {
  const what = offerNamed(app, name ?? '', rest[0]);
  const [lesson, step] = what?.preset ? rest.slice(1) : rest;
  return { what, lesson, step };
};

/** The lesson that an address leads to, whether there is such a one or not. */
export function lessonAt(app: App, hash: string): string | undefined {
  const [screen, ...params] = hash.replace(/^#\/?/, '').split('/');
  return screen === 'learn' ? addressed(app, params).lesson : undefined;
}

/** Where a lesson is. */
export const addressOf = (app: App, game: string, lesson: { name: string; options: Lesson['options'] }) =>
  `#/learn/${offerOfLesson(app, game, lesson)}/${lesson.name}`;

/** Where the step is that teaches a rule. */
export const addressOfRule = (app: App, game: string, lesson: LessonEntry, rule: string) =>
  `${addressOf(app, game, lesson)}/${lesson.rules[rule]}`;

/** The entry in the list, of a lesson that somebody has left. */
export const leftLesson = (app: App): { game: string; lesson: LessonEntry } | undefined => {
  const left = app.lessons.left();
  if (!left || !app.game(left.game)) return undefined;
  const lesson = fetched(app, INDEX)?.[left.game].find(({ name }: LessonEntry) => name === left.name);
  return lesson && left.at < lesson.steps ? { game: left.game, lesson } : undefined;
};
