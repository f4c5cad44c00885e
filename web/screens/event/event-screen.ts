import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { linkRow } from '../../art/link-row.ts';
import { dotted, startButton, topBar } from '../../art/widgets.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import type { Copied } from '../../components/invitation.ts';
import {
  begunMatch,
  dealsLeft,
  entriesOf,
  eventInWords,
  fileOf,
  hasEnded,
  isOfThisBuild,
  matchOf,
  nameOfEvent,
  offerOfEvent,
  ownResult,
} from '../../model/club-events.ts';
import { pack } from '../../model/link.ts';
import { download, notRead } from '../../model/notices.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';
import { codeAndLink } from './code-and-link.ts';

/** An event on this device: its link, the player's own deals, its results: '#/event/0123456789abcdef'. */
export const eventScreen: Screen = {
  open(app, [id], visit) {
    let stored: StoredEvent | null = null;
    let link = '';
    let results = 0;
    const state: Copied & CodePaper = { copied: '', isLarge: false };
    const read = async () => {
      const found = await events.one(id).catch(() => undefined);
      if (visit.aborted) return;
      if (found === undefined) return notRead(app, read);
      if (!found) return reportUnknownAddress(app);
      results = (await entriesOf(app, found).catch(() => [])).length;
      link = `${location.href.split('#')[0]}#/event/${await pack('event', { event: found.event, results: [] })}`;
      await app.useGame(found.event.game);
      if (visit.aborted) return;
      stored = found;
      app.redraw();
    };
    read();
    events.watch(read, { signal: visit });
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

type Shown = { link: string; results: number; state: Copied & CodePaper };

const content = (app: App, stored: StoredEvent, { link, results, state }: Shown) => {
  const { id, event, heads } = stored;
  const save = () => download(`${nameOfEvent(app, event)}.json`, fileOf(event));
  return html`<section class="surface event-link" aria-label=${app.say('club-invite')}>
      ${codeAndLink(app, link, state, html`<p class="event-what">${dotted(eventInWords(app, event, heads))}</p>`)}
    </section>
    <div class="surface doors">
      <button class="door" @click=${save}>${icon('i-file')}<span class="what"><b>${app.say('club-save')}</b></span>${icon('i-next')}</button>
      ${linkRow({ href: `#/event/${id}/table`, sign: 'i-chart', name: app.say('club-results'), state: results ? app.say('club-results-count', { count: results }) : app.say('club-none-yet') })}
    </div>
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
