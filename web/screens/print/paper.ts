import { html } from 'lit-html';
import type { Navigation, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';

/**
 * A page that shows what will be on paper, with a button that prints it.
 * @param paper null while it is not ready
 */
export const paperPage = (app: Wording & Navigation, title: string, paper: unknown, form: unknown) => html`
  <div class="page paper-page">
    ${topBar(app, title)}
    <div class="surface no-print">${form}
      <p><button class="primary" aria-disabled=${paper ? 'false' : 'true'} @click=${() => paper && print()}>${icon('i-print')}<span>${app.say('print')}</span></button></p></div>
    ${paper ?? html`<p class="loading-note" role="status">${app.say('laying')}</p>`}
  </div>`;

/** A label with a line to write on. */
export const lineToFill = (label: string) => html`<p class="blank-field"><span>${label}</span><i></i></p>`;
