import { shelf } from './local-store.ts';

/** By a room's id, this device's key pair there; by `match` and an id, the invitation to the room of that match. */
export const rooms = shelf('taku.rooms');

export const eraseRooms = () => rooms.erase();
