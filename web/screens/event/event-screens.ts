import type { Screen } from '../../app.ts';
import { dealComparison } from './deal-comparison.ts';
import { eveningScreen } from './evening-screen.ts';
import { eventList } from './event-list.ts';
import { eventScreen } from './event-screen.ts';
import { newEvent } from './new-event.ts';
import { receivedEvent } from './received-event.ts';
import { sendResult } from './send-result.ts';
import { projectorScreen, tableScreen } from './table-screen.ts';

const ID = /^[0-9a-f]{16}$/;
/** Screens of an event that is on this device, by the second part of the address. */
const BESIDE: Record<string, Screen> = {
  send: sendResult,
  table: tableScreen,
  screen: projectorScreen,
  deal: dealComparison,
};

/** '#/event': all events; '#/event/new/hearts': make one; '#/event/<id>': one of them; '#/event/1abc': one that was sent. */
export const screen: Screen = {
  ...receivedEvent,
  instead(_, [first = '', second = '']) {
    if (!first) return eventList;
    if (first === 'new') return newEvent;
    if (first === 'evening') return eveningScreen;
    if (!ID.test(first)) return undefined;
    return Object.hasOwn(BESIDE, second) ? BESIDE[second] : eventScreen;
  },
};
