import { html } from 'lit-html';
import type { Display, Stores, Wording } from '../../app.ts';

let sure = false;

/** Withdraw the question whether to erase everything. */
export function reset() {
  sure = false;
}

/** Delete all local data after confirmation, then call `gone`. */
export function erasing(app: Wording & Stores & Display, afterwards: () => Promise<void>) {
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
  return html`<section class="slab" aria-labelledby="data-away"><h2 id="data-away">${app.say('data-away')}</h2>
    <p>${app.say('data-away-line')}</p>
    ${
      sure
        ? html`<div class="sure" role="group" aria-labelledby="erase-sure">
          <p id="erase-sure">${app.say('data-sure')}</p>
          <button id="erase-no" class="outlined" @click=${() => ask(false)}>${app.say('data-keep')}</button>
          <button class="outlined bad" @click=${eraseAll}>${app.say('data-erase-yes')}</button>
        </div>`
        : html`<p><button id="erase" class="outlined bad" @click=${() => ask(true)}>${app.say('data-erase')}</button></p>`
    }
  </section>`;
}
