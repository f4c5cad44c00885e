// Ways to other devices, loaded when the player wants to play with friends.

export type { ConnectionStep } from './connection-step.ts';
export { answer, isCode, isOffer, offer } from './qr-pairing.ts';
export { scan, textInPicture } from './qr-scanner.ts';
export { meet } from './relay.ts';
