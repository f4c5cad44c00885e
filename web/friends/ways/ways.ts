// Ways to other devices, loaded when the player wants to play with friends.

export { answer, isCode, isOffer, offer } from './qr-pairing.ts';
export { meet } from './relay.ts';
export { scan, textInPicture } from './scan.ts';
export type { Step } from './steps.ts';
