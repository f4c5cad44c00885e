import { html, nothing } from 'lit-html';
import type { App, GameCatalogue, Preferences } from '../app.ts';
import { icon } from '../art/card.ts';
import { radioButtons } from '../art/widgets.ts';
import { qrCode } from '../browser/qr.ts';
import { canPassOn, passOn } from '../browser/share.ts';
import { pack } from '../model/link.ts';
import { copyText } from '../model/notices.ts';
import { offerOf, titleOfMatch } from '../model/offers.ts';
import { helpIn, rivalIn, scoreInWords } from '../model/score.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import type { Table } from '../table/table-interface.ts';
import { EmbedCode } from './embed-code.ts';

/** The parts of the table that a link needs. */
export type ShareSource = Pick<Table, 'line' | 'state' | 'mode'>;

export type Kind = 'match' | 'deal' | 'position';

/** Return what can be sent: a match only when it is over, and no position that other players must not see. */
function kindsOf(match: StoredMatch, { line, mode: { shared }, state: { view } }: ShareSource): Kind[] {
  if (match.open) return ['position'];
  const whole = line ? !line.left : !!view?.places.length;
  return [
    ...(whole ? (['match'] as const) : []),
    ...(match.pad ? [] : (['deal'] as const)),
    ...(shared && !whole && !match.pad ? [] : (['position'] as const)),
  ];
}

/** Return the link to what is sent. */
async function linkTo(app: GameCatalogue & Preferences, match: StoredMatch, { line }: ShareSource, kind: Kind) {
  const { game, options, seats, seed } = match.head;
  const log = [...(line?.log ?? match.log)];
  const deal = { game, options, seats, seed: String(seed) };
  const address = {
    match: async () =>
      `match/${await pack('match', { ...deal, names: match.names.length ? match.names : seats.map(() => ''), log, levels: match.levels })}`,
    deal: async () => `deal/${await pack('deal', { ...deal, rival: match.sent ?? rivalIn(app, match) })}`,
    position: async () => {
      const packed = await pack('position', { options, players: seats.length, log, at: line?.at ?? log.length });
      return `study/${offerOf(app, match.head)?.key}/${packed}`;
    },
  }[kind];
  return `${location.href.split('#')[0]}#/${await address()}`;
}

/** A dialog for sharing: its content, the link, and the ways to share it. */
export class ShareDialog {
  readonly match: StoredMatch;
  readonly kinds: Kind[];
  kind: Kind;
  link = '';
  copied = false;
  /** The link to what is chosen, also while it is being made. */
  #made: Promise<string> = Promise.resolve('');
  #code: unknown = nothing;
  readonly #embed: EmbedCode;

  constructor(
    readonly app: App,
    readonly table: ShareSource,
  ) {
    this.#embed = new EmbedCode(app);
    this.match = app.match as StoredMatch;
    this.kinds = kindsOf(this.match, table);
    this.kind = this.kinds[0];
    this.choose(this.kind);
  }

  async choose(kind: Kind) {
    this.kind = kind;
    this.copied = false;
    this.#made = linkTo(this.app, this.match, this.table, kind);
    const link = await this.#made;
    if (this.kind !== kind) return;
    this.link = link;
    this.#code = qrCode(link, this.app.say('send-code')) ?? html`<p class="help">${this.app.say('send-too-long')}</p>`;
    this.app.redraw();
  }

  copy = async () => {
    const { app, kind } = this;
    const isCopied = await copyText(app, await this.#made, { field: '#send-link' });
    if (isCopied && this.kind === kind) this.copied = true;
    app.redraw();
  };

  share = async () => passOn(await this.#made);

  /** True if the link holds the seed of a match that is not over. */
  get #tells() {
    return this.kind === 'deal' && !this.match.watched && !this.match.over;
  }

  /** The score that goes with a deal. */
  get #score() {
    const { app, kind, match } = this;
    const score = kind === 'deal' && (match.sent ?? rivalIn(app, match));
    if (!score) return nothing;
    const told = [scoreInWords(app, score), ...helpIn(app, score)].join(app.say('comma'));
    return html`<p class="needs">${icon('i-star')}${app.say('send-score', {
      score: told,
      name: score.name,
      named: String(!!score.name),
    })}</p>`;
  }

  draw = () => {
    const { app, kinds, kind, link } = this;
    return html`<div class="sending">
      ${
        kinds.length > 1
          ? radioButtons({
              name: 'send-kind',
              label: app.say('send-what'),
              value: kind ?? '',
              values: kinds.map(value => ({
                value,
                label: app.say(`send-${value}`),
                help: app.say(`send-${value}-help`),
              })),
              choose: value => this.choose(value as Kind),
            })
          : html`<p>${app.say(`send-${kind}-help`)}</p>`
      }
      ${this.#score}
      ${this.#tells ? html`<p class="needs">${icon('i-lock')}${app.say('send-tells')}</p>` : nothing}
      <label class="send-link"><span>${app.say('send-link')}</span>
        <input id="send-link" readonly lang="en" .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <p class="send-actions"><button class="primary" @click=${this.copy}>${icon(this.copied ? 'i-check' : 'i-share')}<span>${app.say(this.copied ? 'send-copied' : 'send-copy')}</span></button>
        ${canPassOn() ? html`<button class="outlined" @click=${this.share}>${app.say('send-on')}</button>` : nothing}</p>
      <div class="send-code">${this.#code}</div>
      ${this.#embed.draw(link.slice(link.indexOf('#')), titleOfMatch(app))}
      <p class="help">${app.say('send-none')}</p>
    </div>`;
  };
}
