// Ways to other devices, fetched when somebody wants to play with friends.

export { meet } from './relay.ts';
export { scan, textInPicture } from './scan.ts';
export { answer, isCode, offer } from './side.ts';
export type { Step } from './steps.ts';
