import { html } from 'lit-html';
import type { EngineAccess, Screen } from '../../app.ts';
import { bar, dataLink } from '../../art/card-parts.ts';
import { build } from '../../built.js';

const kept = ({ offline }: EngineAccess) => (offline === null ? 'soon' : offline ? 'yes' : 'no');

/** What Taku is, its licence and version, and the state of the engine: '#/about'. */
export const screen: Screen = {
  open: app => ({
    title: () => app.say('about'),
    draw: () => html`<div class="page about">
    ${bar(app, app.say('about'))}
    <section class="slab prose">
      <svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>
      <p class="lead">${app.say('about-what')}</p>
      <h2>${app.say('about-offline-title')}</h2>
      <p>${app.say('about-offline', { kept: kept(app) })}</p>
      <h2>${app.say('about-data-title')}</h2>
      <p>${app.say('about-data')}</p>
      ${dataLink(app)}
      <h2>${app.say('about-python-title')}</h2>
      <p>${app.say('about-python')}</p>
      <p class="python"><b role="status">${app.say('about-python-state', { state: app.engineState })}</b>
        <button class="outlined" @click=${app.retry}>${app.say('about-restart')}</button></p>
      <h2>${app.say('about-licence-title')}</h2>
      <p>${app.say('about-licence')}</p>
      <h2>${app.say('about-version-title')}</h2>
      <p>${app.say('about-version', { build })}</p>
    </section>
  </div>`,
    heard: () => app.redraw(), // The message may change the engine's state, which this screen shows.
  }),
};
