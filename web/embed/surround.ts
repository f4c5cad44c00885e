/** What stands around the content: the head, and the only link that leads out of the frame. */

import { html, nothing } from 'lit-html';
import type { Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { SITE } from '../browser/site-paths.ts';

/** The line above the content: what it is, how far the player is, and tools. */
export const head = (title: unknown, detail: unknown = '', tools: unknown = nothing) => html`<header class="embed-head">
  ${icon('logo')}<h1>${title}${detail ? html`<small>${detail}</small>` : nothing}</h1>
  <span class="embed-tools">${tools}</span>
</header>`;

/** True in a package that carries no more of the site than the lesson needs: then nothing leads out. */
export const isAlone = (): boolean => document.documentElement.dataset.embedded === 'alone';

/** The link that opens the whole page at what is shown here. */
export const wayOut = (app: Wording) =>
  isAlone()
    ? nothing
    : html`<a class="whole-page" href=${SITE.href + location.hash} target="_blank" rel="noopener">
  <span>${app.say('embed-open')}</span>${icon('i-next')}</a>`;
