import { html } from 'lit-html';
import { build } from '../built.js';
import { bar } from './parts.js';

/** @typedef {import('../types').App} App */

let sure = false;

/** @type {import('../types').Screen} */
export const screen = {
  title: app => app.say('about'),
  draw: app => html`<div class="page about">
    ${bar(app, app.say('about'))}
    <section class="slab prose">
      <svg class="logo" viewBox="0 0 40 40" aria-hidden="true"><use href="#logo"></use></svg>
      <p class="lead">${app.say('about-what')}</p>
      <h2>${app.say('about-offline-title')}</h2>
      <p>${app.say('about-offline')}</p>
      <h2>${app.say('about-data-title')}</h2>
      <p>${app.say('about-data')}</p>
      ${erase(app)}
      <h2>${app.say('about-licence-title')}</h2>
      <p>${app.say('about-licence')}</p>
      <h2>${app.say('about-version-title')}</h2>
      <p>${app.say('about-version', { build })}</p>
    </section>
  </div>`,
  leave() {
    sure = false;
  },
};

/** @param {App} app */
function erase(app) {
  /** @param {boolean} now */
  const ask = now => {
    sure = now;
    app.redraw();
    /** @type {HTMLElement | null} */ (document.getElementById(now ? 'erase-no' : 'erase'))?.focus();
  };
  const eraseAll = async () => {
    await app.erase();
    app.announce(app.say('about-erased'));
    ask(false);
  };
  if (!sure) return html`<p><button id="erase" class="outlined" @click=${() => ask(true)}>${app.say('about-erase')}</button></p>`;
  return html`<div class="sure" role="group" aria-labelledby="erase-sure">
    <p id="erase-sure">${app.say('about-erase-sure')}</p>
    <button id="erase-no" class="outlined" @click=${() => ask(false)}>${app.say('about-erase-no')}</button>
    <button class="outlined bad" @click=${eraseAll}>${app.say('about-erase-yes')}</button>
  </div>`;
}
