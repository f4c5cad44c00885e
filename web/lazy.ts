// What the first deal of most people never needs: other devices, and bots of one's own.

export { rejoin } from './friends/rejoin.ts';
export { leaveRoom } from './friends/slip-collector.ts';
export { forgetClasses, handInWhatWaits } from './friends/slip-sender.ts';
export { letRest, moveOf, tellInstead } from './model/own-bots.ts';
