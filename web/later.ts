// What the first deal of most people never needs: matches among several devices, and bots of one's own.

export { rejoin } from './friends/again.ts';
export { letRest, moveOf, tellInstead } from './model/own-bots.ts';
