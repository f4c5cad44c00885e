import { html } from 'lit-html';
import type { Screen, Wording } from '../../app.ts';
import { topBar } from '../../art/widgets.ts';
import { build } from '../../built.js';

/** What there is for players who see, hear or move differently, what was tested, and what is missing: '#/accessibility'. */
export const screen: Screen = {
  open: app => ({
    title: () => app.say('accessibility'),
    draw: () => html`<div class="page help-page">
    ${topBar(app, app.say('accessibility'))}
    <div class="surface">
      ${['manual-hearing', 'manual-keyboard', 'access-tested', 'access-limits', 'access-report'].map(id => section(app, id))}
      <p><a class="data-link" href="#/settings">${app.say('settings')}</a></p>
    </div>
  </div>`,
  }),
};

const section = (app: Wording, id: string) => html`
  <section class="rule" aria-labelledby=${id}>
    <h2 id=${id}>${app.say(`${id}-title`)}</h2>
    <p class="sentence">${app.say(id, { build })}</p>
  </section>`;
