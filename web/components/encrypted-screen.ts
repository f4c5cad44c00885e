import { html } from 'lit-html';
import type { Screen } from '../app.ts';
import { topBar } from '../art/widgets.ts';
import { canEncrypt } from '../friends/can-encrypt.ts';

/** Why devices cannot be connected here, and what works. */
const insecure: Screen = {
  open(app) {
    const title = () => app.say('insecure');
    return {
      title,
      draw: () => html`<div class="page">${topBar(app, title())}
        <section class="surface prose"><p class="lead">${app.say('insecure-why')}</p><p>${app.say('insecure-works')}</p></section></div>`,
    };
  },
};

/** The screen, which connects devices; where the browser does not encrypt, the reason in its place. */
export const encrypted = (screen: Screen): Screen => ({
  ...screen,
  instead: (app, params) => (canEncrypt() ? screen.instead?.(app, params) : insecure),
});
