import { storedObject } from './local-store.ts';

/** Key pairs of this device by the room's id, and invitations to rooms by `match` and the match's id. */
export const rooms = storedObject('taku.rooms');
