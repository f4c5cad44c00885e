// Modules that a first deal rarely needs: other devices, a player's own bots, reviews. Imported on demand.

export { leaveRoom } from '../friends/collector.ts';
export { rejoin } from '../friends/rejoin.ts';
export { forgetClasses, handInWhatWaits } from '../friends/slip-sender.ts';
export { keepDeal } from '../model/club-events.ts';
export { reviewInIdleTime } from '../model/idle-reviews.ts';
export { endOwnBots, moveOf, tellBotReplaced } from '../model/own-bots.ts';
