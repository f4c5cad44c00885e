// Lessons of authors and of a club's site, and the progress that is stored of lessons.

import type { LessonDocument } from '../../../web/storage/lesson-shape.ts';
import { packed } from '../packed-links.ts';
import type { PageWindow } from './browser/window.ts';
import { type Page, python } from './page.ts';
import { put } from './stored.ts';

const OURS = await python<{ title: object; options: object; step: object[] }>(`
from taku.teaching.lessons import house_lessons
result = house_lessons("hearts")[0]
`);

/** A lesson of an author: the first two steps of the first one of Hearts. */
export const LESSON = {
  format: 1,
  game: 'hearts',
  title: OURS.title,
  options: OURS.options,
  author: 'Kai',
  step: OURS.step.slice(0, 2),
} as LessonDocument;

/** The address of a lesson that is sent. */
export const given = (document: unknown) => `#/given/${packed(['lesson', document])}`;

/** Have this device keep a lesson of one's own. */
export const keepLesson = (page: Page, id = 'a1', parts: object = {}) =>
  put(page, { [id]: { id, revision: 1, when: 1_700_000_000_000, lesson: { ...LESSON, ...parts } } }, 'lesson:');

/** Have lessons begun or finished before the page starts for the first time. */
export const learnt =
  (progress: object) =>
  ({ localStorage }: PageWindow) => {
    localStorage['taku.lessons'] ??= JSON.stringify(progress);
  };

/** What this device has stored of the lessons that were taken. */
export const progressOf = (page: Page): Record<string, { at: number; stars: string[]; steps?: string[] }> =>
  JSON.parse(page.window.localStorage['taku.lessons']);

export const CLUBS_LED = ['deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D', '2C', '7C'];
/** A lesson of Hearts by a club whose site has taken it in. */
export const CLUB = {
  name: 'evening',
  title: { ja: '初めての晩' },
  line: {},
  author: 'Ms Mori',
  chapter: 'club',
  options: { passing: false },
  seats: null,
};

/** Have the build contain the club's lesson, with these steps. */
export async function withClub(...steps: object[]) {
  const usual = { title: { ja: '女王' }, ask: { ja: '{QS}を取らない' }, options: CLUB.options, seats: 4, me: 0 };
  const whole = await python<object[]>(`
import json
from taku.teaching.lessons import read_step
from taku.records import plain
steps = json.loads(${JSON.stringify(JSON.stringify(steps.map((step, at) => ({ id: `${at}`, ...usual, ...step }))))})
result = [plain(read_step(step)) for step in steps]
`);
  const entry = { ...CLUB, steps: whole.length, rules: {}, told: {} };
  return (window: PageWindow) => {
    const { fetch } = window;
    window.fetch = async (what, how) => {
      const answer = await fetch(what, how);
      const file = `${what}`.split('/data/')[1];
      if (/^lessons\.\w+\.json$/.test(file)) {
        const all = await answer.json();
        return window.Response.json({ ...all, hearts: [...all.hearts, entry] });
      }
      if (!/^lessons\/hearts\.\w+\.json$/.test(file)) return answer;
      return window.Response.json([...(await answer.json()), { ...CLUB, steps: whole }]);
    };
  };
}
