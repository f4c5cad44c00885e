import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { dotted, topBar } from '../../art/widgets.ts';
import { chosenFiles } from '../../browser/file-intake.ts';
import { dealsLeft, eventInWords, nameOfEvent } from '../../model/club-events.ts';
import { openEventFiles } from '../../model/event-files.ts';
import { notRead } from '../../model/notices.ts';
import { gameWord, offers } from '../../model/offers.ts';
import { remove } from '../../model/removal.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';

/** All events on this device, and the games for another: '#/event'. */
export const eventList: Screen = {
  open(app, _, visit) {
    let kept: StoredEvent[] = [];
    const read = async () => {
      const found = await events.all().catch(() => null);
      if (visit.aborted) return;
      if (!found) return notRead(app, read);
      kept = found.kept.sort((one, other) => other.when - one.when);
      app.redraw();
    };
    read();
    events.watch(read, { signal: visit });
    const take = async (event: Event) => {
      await openEventFiles(app, chosenFiles(event));
    };
    return {
      title: () => app.say('events'),
      draw: () => html`<div class="page events">
        ${topBar(app, app.say('events'))}
        <p class="lead">${app.say('events-line')}</p>
        ${kept.length ? html`<section class="surface"><h2>${app.say('events-here')}</h2><ul role="list" class="event-rows">${kept.map(one => row(app, one, read))}</ul></section>` : nothing}
        ${kept.length > 1 ? html`<div class="surface doors">${linkRow({ href: '#/event/evening', sign: 'i-chart', name: app.say('club-evening'), state: app.say('club-evening-line') })}</div>` : nothing}
        <section class="group" aria-labelledby="new-events"><h2 id="new-events">${app.say('club-new')}</h2>
          <div class="surface doors">${offers(app).map(what => linkRow({ href: `#/event/new/${what.key}`, sign: 'i-cards', name: gameWord(app, what, 'game') }))}</div></section>
        <label class="outlined">${icon('i-file')}<span>${app.say('club-open-file')}</span>
          <input type="file" multiple class="spoken" accept=".json,application/json" @change=${take}></label>
      </div>`,
    };
  },
};

const row = (app: App, stored: StoredEvent, changed: () => void) => {
  const { id, event, heads } = stored;
  const left = dealsLeft(stored).length;
  const name = nameOfEvent(app, event);
  const state = left ? app.say('club-left', { count: left }) : app.say('club-all-played');
  return html`<li><a href=${`#/event/${id}`}><b dir="auto">${name}</b> <small>${dotted([...eventInWords(app, event, heads), state])}</small></a>
    <button class="icon-button" aria-label=${app.say('remove-mistake', { what: name })} title=${app.say('remove')}
      @click=${() => remove(app, name, () => events.drop([id]), changed)}>${icon('i-cross')}</button></li>`;
};
