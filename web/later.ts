// What the first deal of most people never needs: other devices, and bots of one's own.

export { rejoin } from './friends/again.ts';
export { leaveRoom } from './friends/collecting.ts';
export { forgetClasses, handInWhatWaits } from './friends/handing-in.ts';
export { letRest, moveOf, tellInstead } from './model/own-bots.ts';
