import { html, nothing } from 'lit-html';
import type { App } from '../../app.ts';
import { MOST_IN_LARGE_CODE, qrCode } from '../../browser/qr.ts';
import type { CodePaper } from '../../components/code-paper.ts';
import { codePaper } from '../../components/code-paper.ts';
import type { Copied } from '../../components/invitation.ts';
import { invitation } from '../../components/invitation.ts';
import { LONGEST_LINK } from '../../model/link.ts';

/** A link as a QR code and as text, as far as it is short enough for either. @param between what stands below the code */
export const codeAndLink = (app: App, link: string, state: Copied & CodePaper, between: unknown = nothing) => {
  const code = link && qrCode(link, app.say('send-code'), MOST_IN_LARGE_CODE);
  return html`${code ? codePaper(app, code, state) : nothing}
    ${between}
    ${link.length > LONGEST_LINK ? html`<p class="help">${app.say('club-link-long')}</p>` : invitation(app, link, state)}`;
};
