import type { App } from '../app.ts';
import { known, unpack } from '../model/link.ts';
import { offerOf } from '../model/offers.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { hostedRoom, invitationTo } from './room-keys.ts';
import { enter, Hosting, Visiting } from './session.ts';

/** Opens the room again in which this match was played, or goes back to it; false if the way is not known. */
export async function rejoin(app: App, match: StoredMatch): Promise<boolean> {
  const packed = invitationTo(match.id);
  const what = offerOf(app, match.head);
  const { friends, head, names } = match;
  if (!packed || !what || !friends) return false;
  const invitation = known(app, await unpack('room', packed));
  const { options, seats } = head;
  if (friends.host) {
    const room = await hostedRoom(invitation.room);
    if (!room) return false;
    enter(new Hosting(app, what, { options, seats, names }, { match, room })).goOn();
  } else
    enter(
      new Visiting(
        app,
        invitation,
        friends.here.map(seat => names[seat]),
        app.settings.yourName,
      ),
    ).goOn(match);
  return true;
}
