import type { CurrentTable, Display, EngineAccess, Wording } from '../app.ts';
import type { RuleSearch } from '../components/rule-search.ts';
import { random, save } from '../model/matches.ts';
import type { Frame, OptionValue, Refusal, Refused, SavedMatch } from '../protocol.d.ts';
import { HUMAN } from '../storage/match-shape.ts';
import type { StoredMatch } from '../storage/stored-types.ts';
import { plain } from '../words/typed-text.ts';
import type { LineOfPlay } from './line-of-play.ts';
import { Deal } from './study-deal.ts';

export const LONGEST = 200_000; // characters of a pasted log

/** The editor of a position: cards given, dice chosen, or a log pasted. */
export class PositionEditor {
  open = false;
  /** Log index at which the table stood when the editor was opened. */
  #startIndex = 0;
  /** The pending request to the engine: back to the last draw, a draw by hand, or a text; '' if none. */
  #pending: '' | 'begin' | 'draw' | 'text' = '';
  /** The save that the engine is to lay, because of other rules, players or a text; null if none is pending. */
  #requested: SavedMatch | null = null;
  /** Indices of the text's lines that hold an entry. */
  #lines: number[] = [];
  /** The error in the deal or in the text, with its line. */
  error: { in: 'draw' | 'text'; refusal: Refusal; line?: number; text?: string } | null = null;
  text = '';
  /** True if the text was edited after the last request, so that a late reply does not overwrite it. */
  #typed = false;
  /** The deal by hand; null where no cards are dealt. */
  deal: Deal | null = null;
  readonly search: RuleSearch = { text: '' };
  /** The face chosen for each die. */
  dice: string[] = [];

  constructor(
    readonly app: Wording & Display & EngineAccess & CurrentTable,
    readonly line: LineOfPlay,
  ) {}

  /** Game, house rules and players of the position. */
  get head() {
    return this.#requested ?? save(this.app.match as StoredMatch);
  }

  /** Open the editor at the latest draw, which the player may replace. */
  begin() {
    const { at, drawn, outcomes } = this.line;
    this.#startIndex = at;
    if (outcomes || drawn === null) return this.#begin();
    this.#pending = 'begin';
    this.app.request({ type: 'walk', at: drawn });
  }

  #begin() {
    this.open = true;
    this.error = null;
    this.#typed = false;
    this.#pending = '';
    this.#requested = null;
    this.#fill();
    this.app.redraw();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.setting h1')?.focus();
  }

  /** Close the editor and return the table to where it was. */
  cancel = () => {
    this.open = false;
    if (this.line.at !== this.#startIndex && this.#startIndex <= this.line.log.length)
      this.app.request({ type: 'walk', at: this.#startIndex });
    this.app.redraw();
  };

  follow(frame: Frame) {
    if (this.#pending === 'begin' && frame.line?.outcomes) return this.#begin();
    if (!this.open || !this.#answers(frame)) return;
    this.#requested = null;
    this.open = !this.#pending || (this.#pending === 'draw' && !!frame.line?.outcomes);
    this.#pending = '';
    if (this.open) this.#fill();
    this.app.redraw();
  }

  /** True if the frame answers the latest request; replies to older ones may come late. */
  #answers({ match: head }: Frame) {
    if (this.#requested) return head?.seed === this.#requested.seed;
    return this.#pending !== 'draw' || !head;
  }

  /** Fill the editor from the log at this point, or leave it empty. */
  #fill() {
    const { outcomes, log, at } = this.line;
    if (!this.#typed) this.text = log.join('\n');
    if (!outcomes) return;
    const [word, ...rest] = (log[at] ?? '').split(' ');
    const groups =
      word === outcomes.word
        ? rest
            .join(' ')
            .split('|')
            .map(group => group.split(' ').filter(Boolean))
        : [];
    this.deal = outcomes.of === 'cards' ? new Deal(outcomes, groups) : null;
    this.dice = Array.from({ length: outcomes.places[0].size }, (_, at) => groups[0]?.[at] ?? '1');
  }

  /** Choose the face of a die. */
  turn(at: number, face: string) {
    this.dice[at] = face;
    this.app.redraw();
  }

  type(text: string) {
    this.#typed = true;
    this.text = text;
  }

  /** Request the draw made by hand. */
  draw(items: string) {
    this.error = null;
    this.#typed = false;
    this.#pending = 'draw';
    this.app.request({ type: 'play', move: `${this.line.outcomes?.word} ${items}` });
  }

  /** Lay the pasted log, one entry a line. */
  lay = () => {
    const lines = plain(this.text)
      .slice(0, LONGEST)
      .split('\n')
      .map(line => line.trim());
    this.#lines = lines.flatMap((line, at) => (line ? [at] : []));
    const log = lines.filter(Boolean);
    this.#request('text', { log });
  };

  /** Start again with other house rules or another number of players, before any deal. */
  change(options: Record<string, OptionValue>, players: number) {
    this.#startIndex = 0;
    if (this.app.match) this.app.match.names = []; // the names belong to the players of the old match
    this.#request('', { options, seats: Array(players).fill(HUMAN), log: [] });
    this.app.redraw();
  }

  /** Ask the engine to open a save; a fresh seed identifies its reply. */
  #request(pending: '' | 'text', parts: Partial<SavedMatch> & { log: string[] }) {
    this.error = null;
    this.#typed = false;
    this.#pending = pending;
    this.#requested = { ...this.head, ...parts, seed: random() };
    this.app.request({ type: 'open', save: this.#requested, at: parts.log.length, eyes: this.line.eyes });
  }

  refused({ refusal, entry }: Refused) {
    const part = this.#pending === 'text' ? 'text' : 'draw';
    this.#pending = '';
    this.#requested = null;
    this.error = entry
      ? { in: part, refusal: entry.refusal, line: this.#lines[entry.number - 1] + 1, text: entry.text }
      : { in: part, refusal };
    this.line.control.parts.scene.undecided();
    this.app.announce(this.inWords(), true);
    this.app.redraw();
    if (entry) this.#select(this.#lines[entry.number - 1]);
  }

  /** The error in the deal or in the text in words; '' if there is none. */
  wrong(where: 'draw' | 'text') {
    return this.error?.in === where ? this.inWords() : '';
  }

  /** The error in words, with its line. */
  inWords() {
    const { app, error } = this;
    if (!error) return '';
    const why = app.say(`refusal-${error.refusal.rule}`, error.refusal.args);
    return error.line ? app.say('study-bad-line', { line: error.line, entry: error.text ?? '', why }) : why;
  }

  /** Select a line of the text. */
  #select(line: number) {
    const area = document.querySelector<HTMLTextAreaElement>('#study-text');
    const before = this.text.split('\n').slice(0, line);
    const start = before.reduce((sum, each) => sum + each.length + 1, 0);
    area?.focus();
    area?.setSelectionRange(start, start + (this.text.split('\n')[line]?.length ?? 0));
  }
}
