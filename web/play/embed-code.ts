import { html, nothing } from 'lit-html';
import type { Display, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { SITE } from '../browser/site-paths.ts';
import { copyText } from '../model/notices.ts';

const [WIDTH, HEIGHT] = [430, 480]; // CSS pixels of a frame that nothing gives the height of its content

const MARKS: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escape a text for an attribute of HTML. */
const escaped = (text: string) => text.replace(/[&"<>]/g, mark => MARKS[mark]);

/** Address of embed.html with what the whole page shows at an address such as '#/learn/hearts/points'. */
export const embedAddress = (hash: string): string => `${SITE.href}embed.html${hash}`;

/** The lines of HTML that show an address in a frame of another page. */
export const embedLines = (hash: string, title: string): string =>
  [
    `<iframe src="${escaped(embedAddress(hash))}" title="${escaped(title)}" width="${WIDTH}" height="${HEIGHT}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    `<script src="${SITE.href}embed.js" async></script>`,
  ].join('\n');

/** A folded part of a page: the lines that embed what is shown or sent, to copy, and a preview. */
export class EmbedCode {
  #isOpen = false;
  /** Address whose lines were copied last. */
  #copied = '';

  constructor(readonly app: Wording & Display) {}

  /** @param hash address of the whole page, such as '#/learn/hearts/points'; '' while it is being made */
  draw(hash: string, title: string) {
    const { app } = this;
    const fold = ({ target }: Event) => {
      this.#isOpen = (target as HTMLDetailsElement).open;
      app.redraw();
    };
    return html`<details class="embed-code" @toggle=${fold}><summary>${icon('i-next')}<span>${app.say('embed')}</span></summary>
      ${this.#isOpen && hash ? this.#content(hash, title) : nothing}</details>`;
  }

  #content(hash: string, title: string) {
    const { app } = this;
    const lines = embedLines(hash, title);
    const copy = async () => {
      if (await copyText(app, lines, { field: '#embed-lines' })) this.#copied = hash;
      app.redraw();
    };
    return html`<p class="help">${app.say('embed-help')}</p>
      <label class="send-link"><span>${app.say('embed-lines')}</span>
        <textarea id="embed-lines" readonly rows="4" lang="en" spellcheck="false" .value=${lines}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
      <p class="send-actions"><button class="outlined" @click=${copy}>${icon(this.#copied === hash ? 'i-check' : 'i-copy')}<span>${app.say(this.#copied === hash ? 'send-copied' : 'embed-copy')}</span></button></p>
      <iframe class="embed-preview" title=${app.say('embed-preview')} src=${embedAddress(hash)} height=${HEIGHT} loading="lazy"></iframe>`;
  }
}
