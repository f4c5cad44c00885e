import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { dotted, topBar } from '../../art/widgets.ts';
import { consent } from '../../components/consent.ts';
import { differences } from '../../components/rule-differences.ts';
import type { Taken } from '../../model/club-events.ts';
import {
  addResult,
  eventInWords,
  isOfThisBuild,
  keepEvent,
  nameOfEvent,
  offerOfEvent,
  readResult,
  sameForAll,
} from '../../model/club-events.ts';
import { BY_FILE, takeFromFiles } from '../../model/event-files.ts';
import { LinkError, onBrokenLink, unpack } from '../../model/link.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { EventRead, Result } from '../../protocol.d.ts';
import type { ClassRoom } from '../../storage/class-store.ts';
import { properName } from '../../words/names.ts';

/** An event, or results of one, as they were sent: '#/event/1abc'. Nothing is stored before the player agrees. */
export const receivedEvent: Screen = {
  open(app, [packed = ''], visit) {
    const files = packed === BY_FILE ? takeFromFiles() : null;
    let results: Result[] = [];
    let read: EventRead | null = null;
    let room: ClassRoom | undefined;
    const ask = async () => {
      const sent = packed === BY_FILE ? files : await unpack('event', packed);
      if (visit.aborted) return;
      if (!sent) return reportUnknownAddress(app);
      room = sent.room;
      results = sent.results.flatMap(each => readResult(each) ?? []);
      app.request({ type: 'read-event', event: sent.event });
    };
    const broken = onBrokenLink(app, visit);
    ask().catch(broken);
    const agree = async (event: EventRead) => {
      const { id } = await keepEvent(event, room);
      const taken: Taken[] = [];
      for (const result of results) if (result.event === id) taken.push(await addResult(result));
      if (taken.includes('full')) app.notify({ id: 'club-full', text: 'club-full' });
      if (!visit.aborted) app.go(results.length ? `#/event/${id}/table` : `#/event/${id}`);
    };
    const keep = (event: EventRead) =>
      agree(event).catch(() => app.notify({ id: 'not-kept', text: 'notice-not-kept' }));
    const title = () => (read ? nameOfEvent(app, read.event) : app.say('event'));
    return {
      title,
      draw: () => html`<div class="page event-page">
        ${topBar(app, title())}
        ${read ? question(app, read, results, keep) : html`<p class="loading-note" role="status">${app.say('club-reading')}</p>`}
      </div>`,
      async receive(message) {
        if (message.type === 'refused' && message.request === 'read-event') broken(new LinkError('content'));
        if (message.type === 'crash') ask().catch(broken);
        if (message.type !== 'event-read') return;
        await app.useGame(message.event.game);
        if (visit.aborted) return;
        read = message;
        app.redraw();
      },
    };
  },
};

const question = (app: App, read: EventRead, results: readonly Result[], keep: (event: EventRead) => void) => {
  const { event, heads, id } = read;
  const { options, seats } = heads[0];
  const what = offerOfEvent(app, event);
  const facts = html`<p class="event-what">${dotted(eventInWords(app, event, heads))}</p>
    ${differences(app, what, { options, seats })}
    ${isOfThisBuild(event) ? nothing : html`<p class="needs">${icon('i-info')}${app.say('club-other-build')}</p>`}`;
  if (!results.length)
    return html`<section class="surface">${facts}</section>
      <p class="help">${sameForAll(app, what, event.deals)}</p>
      <footer class="deal"><button class="primary big" @click=${() => keep(read)}>${app.say('club-join')}</button></footer>`;
  const names = results.map(({ name, deals, event: of }) =>
    app.say('club-result-of', {
      name: properName(name),
      count: deals.filter(({ log }) => log.length).length,
      other: String(of !== id),
    }),
  );
  return html`<section class="surface"><h2>${app.say('club-results')}</h2>${consent(app, {
    ...{ title: app.say('club-add-asked', { count: results.length }), from: undefined },
    ...{ yes: app.say('club-add'), no: app.say('club-add-not') },
    what: html`<ul>${names.map(name => html`<li>${name}</li>`)}</ul>${facts}`,
    answer: isAgreed => (isAgreed ? keep(read) : app.back()),
  })}</section>`;
};
