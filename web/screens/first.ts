import type { Screen } from '../app.ts';
import { chooserOverScreen } from './guided/chooser.ts';
import { screen as guided } from './guided/guided-screen.ts';
import { screen as home } from './home/home-screen.ts';

const chooser = chooserOverScreen(home);

/** '#/first': the choice of a guided game; '#/first/hearts': the game. */
export const screen: Screen = {
  ...guided,
  instead: (_, [game]) => (game ? undefined : chooser),
};
