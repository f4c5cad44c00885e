import type { App } from '../app.ts';
import { known, unpack } from '../model/link.ts';
import { offerOf } from '../model/offers.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { canEncrypt } from './can-encrypt.ts';
import { GuestSession } from './guest-session.ts';
import { HostSession } from './host-session.ts';
import { hostedRoom, invitationTo } from './room-keys.ts';
import { enterSession } from './session.ts';

/**
 * Reopen the hosted room of a match, or reconnect to it as a guest. False if the invitation or the room's key pair is
 * lost, or if the browser does not encrypt.
 */
export async function rejoin(app: App, match: StoredMatch): Promise<boolean> {
  const packed = invitationTo(match.id);
  const what = offerOf(app, match.head);
  const { friends, head, names } = match;
  if (!packed || !what || !friends || !canEncrypt()) return false;
  const invitation = known(app, await unpack('room', packed));
  const { options, seats } = head;
  if (friends.host) {
    const room = await hostedRoom(invitation.room);
    if (!room) return false;
    await enterSession(new HostSession(app, what, { options, seats, names }, { match, room })).goOn();
  } else
    enterSession(
      new GuestSession(app, invitation, friends.late ?? friends.here.map(seat => names[seat]), app.settings.yourName),
    ).goOn(match);
  return true;
}
