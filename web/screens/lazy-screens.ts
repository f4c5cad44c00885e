// Screens that load after home and the first deal, by their name in the address.

import type { Screen } from '../app.ts';
import { classScreen } from './class/class-screen.ts';
import { ownScreen } from './class/projector.ts';
import { screen as friendsScreen } from './friends/friends-screen.ts';
import { encrypted } from './friends/insecure-screen.ts';
import { screen as joinScreen } from './friends/join-screen.ts';
import { screen as pairingScreen } from './friends/qr-pairing-steps.ts';
import { chooserOverScreen } from './guided/chooser.ts';
import { screen as guided } from './guided/guided-screen.ts';
import { screen as home } from './home/home-screen.ts';
import { screen as fetchedScreen } from './lesson/fetch-screen.ts';
import { send } from './lesson/send-lesson.ts';
import { screen as lessonEditor } from './lesson-editor/editor-screen.ts';

export { screen as about } from './about/about-screen.ts';
export { screen as ask } from './class/projector.ts';
export { screen as slip } from './class/received-slip.ts';
export { screen as daily } from './daily/daily-screen.ts';
export { screen as data } from './data/data-screen.ts';
export { screen as deal } from './deal/deal-screen.ts';
export { screen as event } from './event/event-screens.ts';
export { screen as game } from './game/game-screen.ts';
export { screen as accessibility } from './help/accessibility-screen.ts';
export { screen as help } from './help/help-screen.ts';
export { screen as python } from './lab/examples-screen.ts';
export { screen as lab } from './lab/lab-screen.ts';
export { screen as learn } from './learn/learn-screen.ts';
export { screen as given } from './lesson/received-screen.ts';
export { screen as matches } from './matches/matches-screen.ts';
export { screen as mistakes } from './mistakes/mistakes-screen.ts';
export { screen as options } from './options/options-screen.ts';
export { screen as pad } from './pad/pad-screen.ts';
export { screen as practice } from './practice/practice-screen.ts';
export { screen as handout } from './print/handout-screen.ts';
export { screen as print } from './print/score-sheet-screen.ts';
export { screen as replay } from './replay/replay-screen.ts';
export { screen as match } from './replay/sent-match-screen.ts';
export { screen as review } from './review/review-screen.ts';
export { screen as 'rule-set' } from './rule-set/rule-set-screen.ts';
export { screen as rules } from './rules/rules-screen.ts';
export { screen as settings } from './settings/settings-screen.ts';
export { screen as statistics } from './statistics/statistics-screen.ts';
export { screen as study } from './study/study-screen.ts';
export { screen as train } from './train/train-screen.ts';

/** Screens that connect devices. */
export const friends: Screen = encrypted(friendsScreen);
export const side: Screen = encrypted(pairingScreen);
const join = encrypted(joinScreen);
const fetched = encrypted(fetchedScreen);

export { fetched as class, join as with };

const chooser = chooserOverScreen(home);

/** '#/first': the choice of a guided game; '#/first/hearts': the game. */
export const first: Screen = {
  ...guided,
  instead: (_, [game]) => (game ? undefined : chooser),
};

/** Further screens of a lesson, by the second part of the address. */
const BESIDE: Record<string, Screen> = { send, class: classScreen, ask: ownScreen };

/** '#/lessons': the lessonEditor, or the screen beside a lesson that the rest of the address names. */
export const lessons: Screen = {
  ...lessonEditor,
  instead: (app, params) =>
    params[0] !== 'take' && Object.hasOwn(BESIDE, params[1] ?? '')
      ? BESIDE[params[1]]
      : lessonEditor.instead?.(app, params),
};
