// The room that this page is in. It outlives its screens: from the invitation through every match until the page leaves
// it.

import type { GuestSession } from './guest-session.ts';
import type { HostSession } from './host-session.ts';

/** The room that this page is in; null if it is in none. */
export let session: HostSession | GuestSession | null = null;

/** Enter a room, and leave the previous one. */
export function enterSession<Kind extends HostSession | GuestSession>(room: Kind): Kind {
  session?.leave();
  session = room;
  room.ended = () => {
    if (session === room) session = null;
  };
  return room;
}
