import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Display, GameCatalogue, Preferences, Stores, Wording } from '../../app.ts';
import type { LinkRow } from '../../art/link-row.ts';
import { linkRow } from '../../art/link-row.ts';
import { playedToday } from '../../model/daily.ts';
import { addressOf as addressOfDeal, gamesToLearn, leftFirstGame } from '../../model/first-games.ts';
import { addressOf, leftLesson } from '../../model/lessons.ts';
import { isDue, minutesFor } from '../../model/mistakes.ts';
import { gameWord, offerOf, offers } from '../../model/offers.ts';
import type { MatchRecord, Mistake } from '../../storage/stored-types.ts';
import { listIn } from '../../words/formatting.ts';

/**
 * Links for a returning visitor: today's deals, mistakes that are due, and the unfinished first game or lesson.
 * @param records the finished matches; null until they are read
 */
export const suggestions = (
  app: Wording & GameCatalogue & Stores & Preferences & Display,
  records: readonly MatchRecord[] | null,
  mistakes: readonly Mistake[],
) => html`
  <nav class="surface doors suggestions" aria-label=${app.say('for-you')}>${repeat(
    [daily(app, records), ...dueMistakes(app, mistakes), ...(firstGame(app) ?? lesson(app)), ...otherFirstGames(app)],
    ({ href }) => href,
    linkRow,
  )}</nav>`;

const daily = (app: Wording & GameCatalogue, records: readonly MatchRecord[] | null): LinkRow => ({
  href: '#/daily',
  sign: 'i-star',
  name: app.say('daily'),
  state: records && app.say('daily-played', { played: playedToday(app, records), all: offers(app).length }),
});

/** A link to the mistakes that are due today, if there are any. */
function dueMistakes(app: Wording, mistakes: readonly Mistake[]): LinkRow[] {
  const count = mistakes.filter(isDue).length;
  if (!count) return [];
  return [
    {
      href: '#/mistakes',
      sign: 'i-undo',
      name: app.say('mistakes-due', { count }),
      state: app.say('minutes', { minutes: minutesFor(count) }),
    },
  ];
}

/** A link to the unfinished first game, which comes before an unfinished lesson. */
function firstGame(app: Wording & GameCatalogue & Stores & Display): LinkRow[] | undefined {
  const left = leftFirstGame(app);
  if (!left) return undefined;
  const { game, deal } = left;
  const what = gameWord(app, offerOf(app, { game, options: deal.options }), 'game');
  return [
    {
      href: addressOfDeal(app, game, deal),
      sign: 'logo',
      name: app.say('learn-left', { game: what, title: app.plainText(deal.title) }),
      state: app.say('unfinished'),
    },
  ];
}

/** After a first game, a link to those of the other games. */
function otherFirstGames(app: Wording & GameCatalogue & Stores & Preferences & Display): LinkRow[] {
  const games = app.firstGames.all().length ? gamesToLearn(app) : [];
  if (!games.length) return [];
  const names = games.map(what => gameWord(app, what, 'game'));
  return [{ href: '#/first', sign: 'i-learn', name: app.say('first-row'), state: listIn(app.language, names, 'unit') }];
}

/** A link to the unfinished lesson, if there is one. */
function lesson(app: Wording & GameCatalogue & Stores & Display): LinkRow[] {
  const left = leftLesson(app);
  if (!left) return [];
  const { game, lesson } = left;
  const { at = 0 } = app.lessons.of(game, lesson.name) ?? {};
  const title = app.plainText(lesson.title);
  const what = gameWord(app, offerOf(app, { game, options: lesson.options }), 'game');
  return [
    {
      href: addressOf(app, game, lesson),
      sign: 'i-learn',
      name: app.say('learn-left', { game: what, title }),
      state: app.say('learn-left-line', { step: at + 1, steps: lesson.steps }),
    },
  ];
}
