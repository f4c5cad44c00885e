import { html, nothing } from 'lit-html';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { fieldError, radioButtons, topBar } from '../../art/widgets.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { handInState } from '../../components/hand-in.ts';
import type { Copied } from '../../components/invitation.ts';
import type { NameForm } from '../../components/own-name.ts';
import { nameField, nameSent } from '../../components/own-name.ts';
import { canEncrypt } from '../../friends/can-encrypt.ts';
import { packedResult, signedResult } from '../../friends/signed-results.ts';
import type { SlipSender } from '../../friends/slip-sender.ts';
import { classOf } from '../../friends/slip-sender.ts';
import { fileOf, ownResult } from '../../model/club-events.ts';
import { download } from '../../model/notices.ts';
import { reportUnknownAddress } from '../../model/unknown-address.ts';
import type { Result } from '../../protocol.d.ts';
import { LONGEST_HANDED_IN } from '../../storage/class-store.ts';
import type { StoredEvent } from '../../storage/event-store.ts';
import { events } from '../../storage/event-store.ts';
import { codeAndLink } from './code-and-link.ts';

/** Send the player's own result: '#/event/0123456789abcdef/send'. It goes nowhere by itself. */
export const sendResult: Screen = {
  open(app, [id], visit) {
    const state: Copied & CodePaper & EntrantForm = { copied: '', isLarge: false, nameless: false, chosen: '' };
    let stored: StoredEvent | null = null;
    let sent: Sent = { code: '', hands: null };
    const show = async (found: StoredEvent | null) => {
      if (visit.aborted) return;
      if (!found || !ownResult(found, found.name)) return reportUnknownAddress(app);
      const code = await packedResult(found);
      const hands = found.room && canEncrypt() ? await classOf(app, found.room, id) : null;
      if (visit.aborted) return;
      if (hands) hands.shown = code;
      [stored, sent] = [found, { code, hands }];
      app.redraw();
    };
    const name = async (event: Event) => {
      const given = stored?.event.entrants?.length ? chosenName(app, event, state) : nameSent(app, event, state);
      if (given) await show(await events.change(id, now => now && { ...now, name: given }));
    };
    events.one(id).then(show, () => show(null));
    return {
      title: () => app.say('club-send'),
      draw: () => html`<div class="page event-page">
        ${topBar(app, app.say('club-send'))}
        ${stored ? (stored.name ? ways(app, stored, sent, state) : form(app, stored, state, name)) : nothing}
      </div>`,
    };
  },
};

/** The packed result, and what sends it to the room of the event; null if there is none. */
type Sent = { code: string; hands: SlipSender | null };

/** `chosen` is the name among those that may enter; '' before one is chosen. */
type EntrantForm = NameForm & { chosen: string };

/** The chosen name; '' if there is none, which is shown and said. */
function chosenName(app: App, event: Event, form: EntrantForm) {
  event.preventDefault();
  form.nameless = !form.chosen;
  if (form.nameless) app.announce(app.say('club-choose-name'));
  app.redraw();
  return form.chosen;
}

const names = (app: App, entrants: readonly string[], form: EntrantForm) => {
  const choose = (name: string) => {
    form.chosen = name;
    app.redraw();
  };
  const values = entrants.map(value => ({ value, label: html`<span dir="auto">${value}</span>` }));
  return html`${radioButtons({ name: 'entrant', label: app.say('club-choose-name'), values, value: form.chosen, choose })}
    ${fieldError('no-name', form.nameless ? app.say('club-choose-name') : '')}`;
};

const form = (app: App, { event }: StoredEvent, state: EntrantForm, sent: (event: Event) => void) => html`
  <form class="surface event-entrant" novalidate @submit=${sent}>
    ${event.entrants?.length ? names(app, event.entrants, state) : nameField(app, state, app.settings.yourName)}
    <button class="primary big">${app.say('club-enter-as')}</button></form>`;

const ways = (app: App, stored: StoredEvent, { code, hands }: Sent, state: Copied & CodePaper) => {
  const result = ownResult(stored, stored.name) as Result;
  const link = `${location.href.split('#')[0]}#/event/${code}`;
  const count = result.deals.filter(({ log }) => log.length).length;
  const save = async () => download(`${result.name}.json`, fileOf((await signedResult(stored)) ?? result));
  return html`<p class="lead">${app.say('club-your-result', { name: result.name, count, all: stored.event.deals })}</p>
    ${hands && code.length <= LONGEST_HANDED_IN ? handInState(app, hands, code, stored.name) : nothing}
    <section class="surface event-link">${codeAndLink(app, link, state)}</section>
    <div class="surface doors"><button class="door" @click=${save}>${icon('i-file')}<span class="what"><b>${app.say('club-save')}</b></span>${icon('i-next')}</button></div>
    <p class="help">${icon('i-info')}<span>${app.say('club-send-line')}</span></p>`;
};
