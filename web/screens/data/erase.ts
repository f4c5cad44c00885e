import { html } from 'lit-html';
import type { Display, Stores, Wording } from '../../app.ts';

/** Return what draws a button that deletes all local data after confirmation, and calls `afterwards`. */
export function eraser(app: Wording & Stores & Display, afterwards: () => Promise<void>) {
  let sure = false;
  const ask = (now: boolean) => {
    sure = now;
    app.redraw();
    document.getElementById(now ? 'erase-no' : 'erase')?.focus();
  };
  const eraseAll = async () => {
    await app.erase();
    ask(false);
    await afterwards();
  };
  return () => html`<section class="surface" aria-labelledby="data-away"><h2 id="data-away">${app.say('data-away')}</h2>
    <p>${app.say('data-away-line')}</p>
    ${
      sure
        ? html`<div class="erase-question" role="group" aria-labelledby="erase-sure">
          <p id="erase-sure">${app.say('data-sure')}</p>
          <button id="erase-no" class="outlined" @click=${() => ask(false)}>${app.say('data-keep')}</button>
          <button class="outlined bad" @click=${eraseAll}>${app.say('data-erase-yes')}</button>
        </div>`
        : html`<p><button id="erase" class="outlined bad" @click=${() => ask(true)}>${app.say('data-erase')}</button></p>`
    }
  </section>`;
}
