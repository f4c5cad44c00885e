import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { dotted, startButton, topBar } from '../../art/widgets.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import type { CollectingRoom } from '../../components/collecting-room.ts';
import { collectingRoom } from '../../components/collecting-room.ts';
import type { Copied } from '../../components/invitation.ts';
import { canEncrypt } from '../../friends/can-encrypt.ts';
import { openEvent, openEventRoom, watchRoom } from '../../friends/result-collector.ts';
import { packedResult } from '../../friends/signed-results.ts';
import { classOf } from '../../friends/slip-sender.ts';
import {
  begunMatch,
  dealsLeft,
  entriesOf,
  eventInWords,
  fileOf,
  hasEnded,
  isOfThisBuild,
  linkToEvent,
  matchOf,
  nameOfEvent,
  offerOfEvent,
  ownResult,
} from '../../model/club-events.ts';
import { download, notRead } from '../../model/notices.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events, givenResults } from '../../storage/event-store.ts';
import { codeAndLink } from './code-and-link.ts';

/** An event on this device: its link, the player's own deals, its results: '#/event/0123456789abcdef'. */
export const eventScreen: Screen = {
  open(app, [id], visit) {
    let stored: StoredEvent | null = null;
    let link = '';
    let results = 0;
    const openRoom = async () => {
      if (stored) await openEventRoom(app, stored);
      await read();
    };
    const state: Shown['state'] = {
      ...{ copied: '', isLarge: false, nameless: false, isUnfolded: false },
      ...{ words: 'club', isLong: false, openRoom },
    };
    const read = async () => {
      const found = await events.one(id).catch(() => undefined);
      if (visit.aborted) return;
      if (found === undefined) return notRead(app, read);
      if (!found) return reportUnknownAddress(app);
      results = (await entriesOf(app, found).catch(() => [])).length;
      if (!found.room) await watchRoom(app, found, read);
      link = await linkToEvent(found.event, [], found.room);
      await sendOn(app, found);
      await app.useGame(found.event.game);
      if (visit.aborted) return;
      stored = found;
      app.redraw();
    };
    read();
    for (const store of [events, givenResults]) store.watch(read, { signal: visit });
    const title = () => (stored ? nameOfEvent(app, stored.event) : app.say('event'));
    return {
      title,
      draw: () => html`<div class="page event-page">
        ${topBar(app, title())}
        ${stored && app.speaks(stored.event.game) ? content(app, stored, { link, results, state }) : nothing}
      </div>`,
    };
  },
};

type Shown = { link: string; results: number; state: Copied & CodePaper & CollectingRoom };

/** Send the result to its organiser again after another deal, if the player has agreed to that. */
async function sendOn(app: App, stored: StoredEvent) {
  if (!stored.room || !canEncrypt()) return;
  const hands = await classOf(app, stored.room, stored.id);
  const code = hands.joined.agreed ? await packedResult(stored) : '';
  if (code && hands.stand(code, stored.name) === 'ask') await hands.hand({ code, name: stored.name });
}

const content = (app: App, stored: StoredEvent, { link, results, state }: Shown) => {
  const { id, event, heads } = stored;
  const save = () => download(`${nameOfEvent(app, event)}.json`, fileOf(event));
  return html`<section class="surface event-link" aria-label=${app.say('club-invite')}>
      ${codeAndLink(app, openEvent(stored)?.link ?? link, state, html`<p class="event-what">${dotted(eventInWords(app, event, heads))}</p>`)}
    </section>
    <div class="surface doors">
      <button class="door" @click=${save}>${icon('i-file')}<span class="what"><b>${app.say('club-save')}</b></span>${icon('i-next')}</button>
      ${linkRow({ href: `#/event/${id}/table`, sign: 'i-chart', name: app.say('club-results'), state: results ? app.say('club-results-count', { count: results }) : app.say('club-none-yet') })}
    </div>
    ${stored.room ? nothing : collectingRoom(app, state, openEvent(stored), nothing)}
    <p class="help">${icon('i-info')}<span>${app.say(isOfThisBuild(event) ? 'club-fixed' : 'club-other-build')}</span></p>
    <footer class="deal">${foot(app, stored)}</footer>`;
};

/** The next thing to do: play a deal, or send the result. */
const foot = (app: App, stored: StoredEvent) => {
  const { id, event } = stored;
  const left = dealsLeft(stored);
  const own = ownResult(stored, '-');
  const send = (kind: string) => html`<a class="${kind} big" href=${`#/event/${id}/send`}>${app.say('club-send')}</a>`;
  if (!left.length) return send('primary');
  if (hasEnded(event) || !isOfThisBuild(event)) return own ? send('primary') : nothing;
  const [deal] = left;
  const begun = begunMatch(app, stored, deal);
  const play = () => {
    if (begun) return app.resume(begun.id);
    return app.sit(matchOf(stored, deal));
  };
  const first = deal === 1 && !begun;
  const words = first
    ? app.say('club-play-all', { count: event.deals })
    : app.say(begun ? 'club-resume' : 'club-play', { deal });
  return html`${own ? send('outlined') : nothing}
    ${startButton(app, begun?.id ?? offerOfEvent(app, event).key, words, play, 'primary big')}`;
};
