// All screens that neither the first deal nor home waits for, by the name in the address.

export { screen as about } from './about/about.ts';
export { screen as ask } from './class/ask.ts';
export { screen as slip } from './class/slip.ts';
export { screen as daily } from './daily/daily.ts';
export { screen as data } from './data/data.ts';
export { screen as deal } from './deal/deal.ts';
export { screen as lessons } from './desk/desk.ts';
export { screen as first } from './first/first.ts';
export { screen as friends } from './friends/friends.ts';
export { screen as with } from './friends/join.ts';
export { screen as side } from './friends/side.ts';
export { screen as game } from './game/game.ts';
export { screen as lab } from './lab/lab.ts';
export { screen as learn } from './learn/learn.ts';
export { screen as given } from './lesson/given.ts';
export { screen as matches } from './matches/matches.ts';
export { screen as mistakes } from './mistakes/mistakes.ts';
export { screen as options } from './options/options.ts';
export { screen as practice } from './practice/practice.ts';
export { screen as replay } from './replay/replay.ts';
export { screen as match } from './replay/sent.ts';
export { screen as review } from './review/review.ts';
export { screen as rules } from './rules/rules.ts';
export { screen as settings } from './settings/settings.ts';
export { screen as statistics } from './statistics/statistics.ts';
export { screen as study } from './study/study.ts';
