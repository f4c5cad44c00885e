// The room of an event. An entrant who has taken its link can have the result sent there automatically.

import type { Display, Preferences } from '../app.ts';
import { addResult, linkToEvent, readResult } from '../model/club-events.ts';
import { unpack } from '../model/link.ts';
import type { OwnRoom } from '../storage/class-store.ts';
import type { StoredEvent } from '../storage/event-store.ts';
import { properName } from '../words/names.ts';
import type { Answer, SlipContent } from './class-messages.ts';
import { beginCollecting, Collector, currentCollector, lockOf, storeOpenRoom, wasOpen } from './collector.ts';
import { keyOf } from './encryption.ts';
import { isGenuine } from './signed-results.ts';

/** An event whose results come to this device. */
export class EventCollector extends Collector {
  constructor(
    app: Display,
    readonly stored: Pick<StoredEvent, 'id' | 'event'>,
    room: OwnRoom,
    readonly link: string,
  ) {
    super(app, room, '');
  }

  /** Store a result that is whole, of this event, by a name that may enter, and signed: the table replays it. */
  protected async take({ code }: SlipContent): Promise<Answer | null> {
    const sent = await unpack('event', code).catch(() => null);
    const result = sent?.results.length === 1 ? readResult(sent.results[0]) : null;
    const { id, event } = this.stored;
    const mayEnter = !event.entrants?.length || (result && event.entrants.includes(result.name));
    if (!result?.signature || result.event !== id || !mayEnter || !(await isGenuine(result))) return 'other';
    const taken = await addResult(result).catch(() => null);
    if (!taken) this.app.notify({ id: 'not-kept', text: 'notice-not-kept' });
    if (!taken) return null; // the result waits on the entrant's device
    if (taken === 'full') this.app.notify({ id: 'club-full', text: 'club-full' });
    if (taken === 'added') {
      const name = properName(result.name);
      this.app.notify({ id: 'club-came', text: 'club-came', args: { name } });
      this.came(name);
    }
    return taken === 'full' ? 'full' : 'taken';
  }
}

/** Open the room of this event, with the key pair it had before or a new one. */
export async function openEventRoom(app: Preferences & Display, stored: StoredEvent): Promise<EventCollector> {
  const lock = await lockOf(stored.id);
  const link = await linkToEvent(stored.event, [], { key: keyOf(lock), to: properName(app.settings.yourName) });
  return beginCollecting(new EventCollector(app, stored, await storeOpenRoom(stored.id, lock), link));
}

/** The room of this event if it is open on this page. */
export const openEvent = ({ id }: StoredEvent): EventCollector | null =>
  currentCollector instanceof EventCollector && currentCollector.stored.id === id ? currentCollector : null;

/** Call back with each result that comes to the room of this event. A room that a reload closed is opened again. */
export async function watchRoom(app: Preferences & Display, stored: StoredEvent, came: () => void): Promise<void> {
  const room = openEvent(stored) ?? ((await wasOpen(stored.id)) ? await openEventRoom(app, stored) : null);
  if (room) room.came = came;
}
