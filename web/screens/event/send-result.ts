import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import type { Copied } from '../../components/invitation.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { fileOf, ownResult } from '../../model/club-events.ts';
import { pack } from '../../model/link.ts';
import { download } from '../../model/notices.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Result } from '../../protocol.d.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';
import { codeAndLink } from './code-and-link.ts';

/** Send the player's own result: '#/event/0123456789abcdef/send'. It goes nowhere by itself. */
export const sendResult: Screen = {
  open(app, [id], visit) {
    const state: Copied & CodePaper & NameForm = { copied: '', isLarge: false, nameless: false };
    let stored: StoredEvent | null = null;
    let link = '';
    const show = async (found: StoredEvent | null) => {
      const result = found && ownResult(found, found.name);
      if (visit.aborted) return;
      if (!result) return reportUnknownAddress(app);
      const made = found.name ? await linkTo(found, result) : '';
      if (visit.aborted) return;
      [stored, link] = [found, made];
      app.redraw();
    };
    const name = async (event: Event) => {
      const given = nameSent(app, event, state);
      if (given) await show(await events.change(id, now => now && { ...now, name: given }));
    };
    events.one(id).then(show, () => show(null));
    return {
      title: () => app.say('club-send'),
      draw: () => html`<div class="page event-page">
        ${topBar(app, app.say('club-send'))}
        ${stored ? (stored.name ? ways(app, stored, link, state) : form(app, state, name)) : nothing}
      </div>`,
    };
  },
};

const linkTo = async ({ event }: StoredEvent, result: Result) =>
  `${location.href.split('#')[0]}#/event/${await pack('event', { event, results: [result] })}`;

const form = (app: App, state: NameForm, sent: (event: Event) => void) => html`
  <form class="surface event-entrant" novalidate @submit=${sent}>
    ${nameField(app, state, app.settings.yourName)}
    <button class="primary big">${app.say('club-enter-as')}</button></form>`;

const ways = (app: App, stored: StoredEvent, link: string, state: Copied & CodePaper) => {
  const result = ownResult(stored, stored.name) as Result;
  const count = result.deals.filter(({ log }) => log.length).length;
  const save = () => download(`${result.name}.json`, fileOf(result));
  return html`<p class="lead">${app.say('club-your-result', { name: result.name, count, all: stored.event.deals })}</p>
    <section class="surface event-link">${codeAndLink(app, link, state)}</section>
    <div class="surface doors"><button class="door" @click=${save}>${icon('i-file')}<span class="what"><b>${app.say('club-save')}</b></span>${icon('i-next')}</button></div>
    <p class="help">${icon('i-info')}<span>${app.say('club-send-line')}</span></p>`;
};
