import { html, nothing } from 'lit-html';
import type { App } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { choices, wrong } from '../../art/parts.ts';
import { HUMAN } from '../../kept/match-shape.ts';
import type { StoredMatch } from '../../kept/types.ts';
import { random, save } from '../../model/matches.ts';
import type { Offer } from '../../model/offers.ts';
import { offerOf } from '../../model/offers.ts';
import type { Fact, Frame, OptionValue, Refusal, Save } from '../../protocol.d.ts';
import type { Line, Play } from '../../table/types.ts';
import { houseRules } from '../options/options.ts';
import { presets } from '../options/presets.ts';
import { Deal, dealEditor } from './deal.ts';
import { diceEditor, seatEditor } from './draw.ts';

export type Refused = Extract<Fact, { type: 'refused' }>;

const LONGEST = 200_000; // characters of a pasted log

/** A position that is being set up by hand: cards given, dice chosen, or a log pasted. */
export class Setting {
  open = false;
  /** Where the table stood before. */
  #from = 0;
  /** Has the engine been asked for a position, and for what? */
  #asked: '' | 'draw' | 'text' = '';
  /** What the engine has been asked to lay and has not laid yet: other rules, other players, a text. */
  #wanted: Save | null = null;
  /** The lines of the text that hold an entry. */
  #lines: number[] = [];
  /** What is wrong with the deal, or with the text. */
  error: { in: 'draw' | 'text'; refusal: Refusal; line?: number; text?: string } | null = null;
  text = '';
  /** The cards as they are given, where cards are dealt. */
  deal: Deal | null = null;
  /** The faces as they are chosen, where dice are thrown. */
  dice: string[] = [];

  constructor(
    readonly app: App,
    readonly play: Play,
  ) {}

  get line() {
    return this.play.line as Line;
  }

  /** What is set up here: which game, by which house rules, for how many. */
  get head() {
    return this.#wanted ?? (save(this.app.match as StoredMatch) as Save);
  }

  /** At the latest deal or throw, whose place another may take. */
  begin() {
    const { at, drawn, lot, log } = this.line;
    Object.assign(this, { open: true, error: null, text: log.join('\n') });
    this.#from = at;
    this.#asked = '';
    this.#wanted = null;
    if (lot || drawn === null) this.#fill();
    else this.app.wish({ type: 'study', at: drawn });
    this.app.redraw();
    scrollTo(0, 0);
    (document.querySelector('.setting h1') as HTMLElement | null)?.focus();
  }

  /** Back to the table as it was. */
  cancel = () => {
    this.open = false;
    if (this.line.at !== this.#from && this.#from <= this.line.log.length)
      this.app.wish({ type: 'study', at: this.#from });
    this.app.redraw();
  };

  follow(frame: Frame) {
    if (!this.open || !this.#answers(frame)) return;
    this.#wanted = null;
    this.open = !this.#asked || (this.#asked === 'draw' && !!frame.lot);
    this.#asked = '';
    if (this.open) this.#fill();
    this.app.redraw();
  }

  /** Is this what was asked for last? What was asked before may come late. */
  #answers({ match: laid }: Frame) {
    if (this.#wanted) return laid?.seed === this.#wanted.seed;
    return this.#asked !== 'draw' || !laid;
  }

  /** As the line has it here, or nothing given yet. */
  #fill() {
    const { lot, log, at } = this.line;
    this.text = log.join('\n');
    if (!lot) return;
    const [word, ...rest] = (log[at] ?? '').split(' ');
    const groups =
      word === lot.word
        ? rest
            .join(' ')
            .split('|')
            .map(group => group.split(' ').filter(Boolean))
        : [];
    this.deal = lot.of === 'cards' ? new Deal(lot, groups) : null;
    this.dice = Array.from({ length: lot.places[0].size }, (_, at) => groups[0]?.[at] ?? '1');
  }

  /** What is drawn is this. */
  draw(items: string) {
    this.error = null;
    this.#asked = 'draw';
    this.app.wish({ type: 'play', move: `${this.line.lot?.word} ${items}` });
  }

  /** The pasted log, entry by entry. */
  lay = () => {
    const lines = this.text
      .slice(0, LONGEST)
      .split('\n')
      .map(line => line.trim());
    this.#lines = lines.flatMap((line, at) => (line ? [at] : []));
    const log = lines.filter(Boolean);
    this.#want('text', { log });
  };

  /** Other house rules, or other players: nothing is dealt yet. */
  change(options: Record<string, OptionValue>, players: number) {
    this.#from = 0;
    this.#want('', { options, seats: Array(players).fill(HUMAN), log: [] });
    this.app.redraw();
  }

  /** Has the engine lay this; by its seed it is known when it comes. */
  #want(asked: '' | 'text', parts: Partial<Save> & { log: string[] }) {
    this.error = null;
    this.#asked = asked;
    this.#wanted = { ...this.head, ...parts, seed: random() };
    this.app.wish({ type: 'study', save: this.#wanted, at: parts.log.length, eyes: this.line.eyes });
  }

  refused({ rule, args, entry }: Refused) {
    const asked = this.#asked || 'draw';
    this.#asked = '';
    this.#wanted = null;
    this.error = entry
      ? { in: asked, refusal: entry, line: this.#lines[entry.number - 1] + 1, text: entry.text }
      : { in: asked, refusal: { rule, args } };
    this.play.busy = false;
    this.app.announce(this.inWords(), true);
    this.app.redraw();
    if (entry) this.#select(this.#lines[entry.number - 1]);
  }

  /** What is wrong there, if anything is. */
  wrong(where: 'draw' | 'text') {
    return this.error?.in === where ? this.inWords() : '';
  }

  /** What is wrong, and in which line. */
  inWords() {
    const { app, error } = this;
    if (!error) return '';
    const why = app.say(`refusal-${error.refusal.rule}`, error.refusal.args);
    return error.line ? app.say('study-bad-line', { line: error.line, entry: error.text ?? '', why }) : why;
  }

  /** Marks a line of the text. */
  #select(line: number) {
    const area = document.getElementById('study-text') as HTMLTextAreaElement | null;
    const before = this.text.split('\n').slice(0, line);
    const start = before.reduce((sum, each) => sum + each.length + 1, 0);
    area?.focus();
    area?.setSelectionRange(start, start + (this.text.split('\n')[line]?.length ?? 0));
  }
}

const rules = (app: App, setting: Setting) => {
  const { head } = setting;
  const what = offerOf(app, head) as Offer;
  const { options, seats } = head;
  const change = (values: Record<string, OptionValue>) => setting.change(values, seats.length);
  return html`<details class="slab rules-here"><summary>${app.say('study-rules')}${icon('i-next')}</summary>
    <div class="rules-here-body">
    ${
      what.game.seats.length > 1
        ? choices({
            name: 'study-players',
            label: app.say('number-of-players'),
            value: String(seats.length),
            values: [...what.game.seats]
              .sort((a, b) => a - b)
              .map(count => ({ value: String(count), label: app.say('player-count', { count }) })),
            choose: count => setting.change(options, Number(count)),
          })
        : nothing
    }
    ${presets(app, what, options, change)}
    ${houseRules(app, what, { options, seats, names: [] }, change)}</div></details>`;
};

const pasted = (app: App, setting: Setting) => html`<section class="slab" aria-labelledby="study-text-title">
  <h2 id="study-text-title">${app.say('study-text')}</h2>
  <label class="help" for="study-text">${app.say('study-text-help')}</label>
  <textarea id="study-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" lang="en" maxlength=${LONGEST}
    aria-invalid=${setting.error?.in === 'text' ? 'true' : nothing} aria-errormessage=${setting.error?.in === 'text' ? 'wrong-text' : nothing}
    .value=${setting.text} @input=${(event: Event) => {
      setting.text = (event.target as HTMLTextAreaElement).value;
    }}></textarea>
  ${wrong('wrong-text', setting.wrong('text'))}
  <p><button class="outlined" @click=${setting.lay}>${app.say('study-lay-text')}</button></p>
</section>`;

const drawn = (app: App, setting: Setting) => {
  const { lot } = setting.line;
  if (!lot) return nothing;
  if (lot.of === 'dice') return diceEditor(app, setting, lot);
  if (lot.of === 'seats') return seatEditor(app, setting, lot);
  return setting.deal ? dealEditor(app, setting, setting.deal) : nothing;
};

/** The position by hand: the deal or the dice, the house rules, and all of it as text. */
export const settingScreen = (app: App, setting: Setting) => html`<div class="page setting">
  <header class="page-bar">
    <button class="icon-button" aria-label=${app.say('study-cancel')} title=${app.say('study-cancel')} @click=${setting.cancel}>${icon('i-back')}</button>
    <h1 tabindex="-1">${app.say('study-set-up')}</h1>
  </header>
  ${drawn(app, setting)}
  ${rules(app, setting)}
  ${pasted(app, setting)}
</div>`;
