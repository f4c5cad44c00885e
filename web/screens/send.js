import { html, nothing } from 'lit-html';
import { pack } from '../link.js';
import { offerOf } from '../offers.js';
import { qrCode } from '../qr.js';
import { icon } from '../table/card.js';
import { choices } from './parts.js';

/** @import { App, StoredMatch } from '../types' */
/** @import { Play } from '../table/types' */

/** @typedef {'match' | 'deal' | 'position'} Kind */

/** What can be sent of what lies on the table: a match only when it is over, no position that others must not see.
 * @param {StoredMatch} match @param {Play} play @returns {Kind[]} */
function kindsOf(match, { line, shared, view }) {
  if (match.open) return ['position'];
  const whole = line ? !line.other : !!view?.places.length;
  return [...(whole ? /** @type {Kind[]} */ (['match']) : []), 'deal', ...(shared && !whole ? [] : /** @type {Kind[]} */ (['position']))];
}

/** The address that leads there. @param {App} app @param {StoredMatch} match @param {Play} play @param {Kind} kind */
async function linkTo(app, match, { line }, kind) {
  const { game, options, seats, seed } = match.head;
  const log = line?.log ?? match.log;
  const deal = { game, options, seats, seed: String(seed) };
  const address = {
    match: async () => `match/${await pack('match', { ...deal, names: match.names.length ? match.names : seats.map(() => ''), log })}`,
    deal: async () => `deal/${await pack('deal', deal)}`,
    position: async () => {
      const packed = await pack('position', { options, players: seats.length, log, at: line?.at ?? log.length });
      return `study/${offerOf(app, match.head)?.key}/${packed}`;
    },
  }[kind];
  return `${location.href.split('#')[0]}#/${await address()}`;
}

/** A sheet with something to send: what, its link, and the ways to hand it on. */
export class Sending {
  link = '';
  copied = false;
  /** @type {unknown} */
  #code = nothing;

  /** @param {App} app @param {Play} play */
  constructor(app, play) {
    this.app = app;
    this.play = play;
    this.match = /** @type {StoredMatch} */ (app.match);
    this.kinds = kindsOf(this.match, play);
    this.choose(this.kinds[0]);
  }

  /** @param {Kind} kind */
  async choose(kind) {
    this.kind = kind;
    this.copied = false;
    const link = await linkTo(this.app, this.match, this.play, kind);
    if (this.kind !== kind) return;
    this.link = link;
    this.#code = qrCode(link, this.app.say('send-code')) ?? html`<p class="help">${this.app.say('send-too-long')}</p>`;
    this.app.redraw();
  }

  copy = async () => {
    const { app } = this;
    try {
      await navigator.clipboard.writeText(this.link);
      this.copied = true;
      app.announce(app.say('send-copied'));
    } catch {
      /** @type {HTMLInputElement | null} */ (document.getElementById('send-link'))?.select();
      app.announce(app.say('send-select'));
    }
    app.redraw();
  };

  share = () => navigator.share({ title: 'Taku 卓', url: this.link }).catch(() => {});

  /** Is a secret in it that somebody could use while the match goes on? */
  get #tells() {
    return this.kind === 'deal' && !this.match.watched && !this.match.over;
  }

  draw = () => {
    const { app, kinds, kind, link } = this;
    return html`<div class="sending">
      ${kinds.length > 1
        ? choices({
          name: 'send-kind',
          label: app.say('send-what'),
          value: kind ?? '',
          values: kinds.map(value => ({ value, label: app.say(`send-${value}`), help: app.say(`send-${value}-help`) })),
          choose: value => this.choose(/** @type {Kind} */ (value)),
        })
        : html`<p>${app.say(`send-${kind}-help`)}</p>`}
      ${this.#tells ? html`<p class="needs">${icon('i-lock')}${app.say('send-tells')}</p>` : nothing}
      <label class="send-link"><span>${app.say('send-link')}</span>
        <input id="send-link" readonly lang="en" .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}></label>
      <p class="send-deeds"><button class="primary" @click=${this.copy}>${icon(this.copied ? 'i-check' : 'i-share')}<span>${app.say(this.copied ? 'send-copied' : 'send-copy')}</span></button>
        ${'share' in navigator ? html`<button class="outlined" @click=${this.share}>${app.say('send-on')}</button>` : nothing}</p>
      <div class="send-code">${this.#code}</div>
      <p class="help">${app.say('send-none')}</p>
    </div>`;
  };
}
