import { html } from 'lit-html';
import type { Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { encrypted } from '../../components/encrypted-screen.ts';
import { LessonFetcher } from '../../friends/lesson-fetcher.ts';
import { replace } from '../../model/back-stack.ts';
import { onBrokenLink, unpack } from '../../model/link.ts';
import { SERVERS } from '../../model/servers.ts';

/** A lesson that its class's device sends: '#/class/<packed>'. No relay is contacted before the learner asks for it. */
export const screen: Screen = encrypted({
  open(app, [packed = ''], visit) {
    let fetching: LessonFetcher | null = null;
    const begin = async () => {
      const invitation = await unpack('class', packed);
      if (visit.aborted) return;
      fetching = new LessonFetcher(invitation, app.redraw, lesson => replace(`#/given/${lesson}`));
      app.redraw();
    };
    begin().catch(onBrokenLink(app, visit));
    return {
      title: () => app.say('given-one'),
      draw: () =>
        html`<div class="page received-page">${topBar(app, app.say('given-one'))}${fetching ? card(app, fetching) : ''}</div>`,
      leave: () => fetching?.leave(),
    };
  },
});

const card = (app: Wording, state: LessonFetcher) => {
  const { to } = state.invitation.room;
  const page = app.say('class-page', { to, named: String(!!to) });
  const { isOn, failed } = state.peerSearch;
  const turns = isOn && !failed;
  return html`<section class="surface received-lesson" aria-labelledby="given-title">
      <p class="received-from">${app.say('given-from', { author: to, named: String(!!to), course: 'false' })}</p>
      <h2 id="given-title">${app.say('fetch-title', { page })}</h2>
      <p class="received-author">${icon('i-info')}<span>${app.say('fetch-asked', SERVERS)}</span></p>
      ${failed ? html`<p class="received-class" role="status">${icon('i-info')}<span>${app.say('fetch-failed', { page })}</span></p>` : ''}
    </section>
    <footer class="deal"><button class="primary big" aria-busy=${String(turns)} @click=${() => turns || state.begin()}>${
      turns ? html`<i class="turning" aria-hidden="true"></i>` : ''
    }<span>${app.say(turns ? 'fetch-going' : failed ? 'try-again' : 'fetch-it')}</span></button></footer>`;
};
