import { html } from 'lit-html';
import type { WordArgs, Wording } from '../../app.ts';

/** What a player should know before connecting: a few words, and how the devices connect to unfold. */
export const privacyNote = (app: Wording, id: string, args: WordArgs = {}) => html`<div class="help asked">
  <p>${app.say(id, args)}</p>
  <details><summary>${app.say('how-connected')}</summary><p>${app.say('how-connected-line')}</p></details>
</div>`;
