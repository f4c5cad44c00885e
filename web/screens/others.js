// All screens that neither the first deal nor home waits for, by the name in the address.
export { screen as learn } from './learn.js';
export { screen as rules } from './rules.js';
export { screen as options } from './options.js';
export { screen as practice } from './practice.js';
export { screen as study } from './study.js';
export { screen as settings } from './settings.js';
export { screen as about } from './about.js';
export { screen as data } from './data.js';
export { screen as daily } from './daily.js';
export { screen as deal } from './deal.js';
export { screen as match } from './replay-sent.js';
export { screen as replay } from './replay.js';
export { screen as statistics } from './statistics.js';
