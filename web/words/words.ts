import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';
import type { WordArgs } from '../app.ts';
import { emblem, isWild } from '../art/card.ts';
import { die, isDie } from '../art/die.ts';
import * as files from '../browser/files.ts';
import type { Language, Text } from '../protocol.d.ts';
import { LOCALES, listIn, numberIn } from './writing.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const BRACED = /\{([^}]*)\}/g;
const SEAT = /^p\d$/;

/** A number written as all others are. */
class Figure extends FluentNumber {
  constructor(
    value: number,
    readonly language: Language,
  ) {
    super(value);
  }

  override toString() {
    return numberIn(this.language, this.value);
  }
}

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<Language, string> = { en: 'English', ja: '日本語' };

export const languages = Object.keys(LANGUAGES) as Language[];

/** The best of our languages for what the browser asks for. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2));
  return wanted.flatMap(tag => languages.filter(language => language === tag))[0] ?? 'en';
}

/** Where cards are to be drawn in a sentence. */
const DRAWN = '\ue000';
/** What no text from outside may hold: it would turn the sentence around, or pass for cards. */
const MEDDLING = /[\u202a-\u202e\ue000]/g;

/** A name that cannot turn the sentence around it. */
const isolated = (name: string) => {
  const text = name.replace(MEDDLING, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
};

/** Where the words of the page are, and those of a game. */
const books = (language: Language, game: string) =>
  (game ? ['', `${game}.`] : ['']).map(book => `./words/${book}${language}.ftl`);

/** The words of the page, with those of one game laid over them. */
export class Words {
  #texts: Map<string, Promise<string>> = new Map();
  /** Those that have been spoken: to take a text apart takes long. */
  #read: Map<string, FluentResource> = new Map();
  #bundle = new FluentBundle('en');
  #wanted: { language: Language; game: string } = { language: 'en', game: '' };
  #latest = Promise.resolve();
  language: Language = 'en';
  game = '';

  /**
   * @param people names of seats, and whether a seat is you: the page knows, the words do not
   * @param onLack called when a message is missing
   */
  constructor(
    readonly people: { seatName(seat: number): string; isYou(seat: number): boolean },
    readonly onLack: () => void = () => {},
  ) {}

  /**
   * Speaks this language, of this game, once they are there; what was asked for last counts, and
   * that it cannot be fetched is an error.
   */
  use(language: Language, game: string = this.#wanted.game) {
    this.#wanted = { language, game };
    this.#latest = this.#speak(this.#wanted);
    return this.#latest;
  }

  async #speak(wanted: { language: Language; game: string }): Promise<void> {
    const { language, game } = wanted;
    const texts = await this.fetch(language, game).catch(error => {
      if (wanted === this.#wanted) throw error;
    });
    if (!texts || wanted !== this.#wanted) return this.#latest;
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const [path, text] of texts) bundle.addResource(this.#taken(path, text), { allowOverrides: true });
    [this.language, this.game, this.#bundle] = [language, game, bundle];
  }

  /** What is wanted soon: each path with its text. */
  async fetch(language: Language, game: string) {
    return Promise.all(books(language, game).map(async path => [path, await this.#fetch(path)] as const));
  }

  /** What is spoken, in every language, so that it can be switched without a connection. */
  async fetchAhead(): Promise<void> {
    await Promise.all(languages.map(each => this.fetch(each, this.game)));
  }

  #fetch(path: string) {
    const text = this.#texts.get(path) ?? files.text(path);
    this.#texts.set(path, text);
    text.catch(() => this.#texts.delete(path)); // so that it can be asked for again
    return text;
  }

  #taken(path: string, text: string) {
    const taken = this.#read.get(path) ?? new FluentResource(text);
    this.#read.set(path, taken);
    return taken;
  }

  has(id: string) {
    return this.#bundle.hasMessage(id);
  }

  /** As plain text, to be read or spoken. */
  say(id: string, args: WordArgs = {}) {
    return this.#format(id, args, names => this.#list(names.map(name => this.#name(name))));
  }

  /** With cards drawn inside the sentence. */
  rich(id: string, args: WordArgs = {}) {
    const parts = this.#format(id, args, names => `${DRAWN}${names.join(' ')}${DRAWN}`).split(DRAWN);
    if (parts.length === 1) return parts[0];
    return html`${parts.map((part, n) => (n % 2 ? this.#drawn(part.split(' ')) : part))}`;
  }

  /** A text in the language of the page; where somebody has written it in another only, in that. */
  of(text: Text) {
    return text[this.language] || Object.values(text).find(Boolean) || '';
  }

  /** A text of a lesson: `{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**…**` stands out. */
  told(text: string) {
    return html`${text
      .replace(MEDDLING, '')
      .split('**')
      .map((part, n) => (n % 2 ? html`<b>${this.#braced(part)}</b>` : this.#braced(part)))}`;
  }

  toldPlain(text: string) {
    const plain = (whole: string, braced: string) => {
      if (SEAT.test(braced)) return this.#seat(braced);
      return this.#areThings(braced) ? this.#list(braced.split(' ').map(name => this.#name(name))) : whole;
    };
    return text.replace(MEDDLING, '').replaceAll('**', '').replace(BRACED, plain);
  }

  #braced(text: string) {
    return text.split(BRACED).map((part, n) => {
      if (n % 2 === 0) return part;
      if (SEAT.test(part)) return this.#seat(part);
      return this.#areThings(part) ? this.#drawn(part.split(' ')) : `{${part}}`;
    });
  }

  /** Anybody may write a lesson: what stands in braces may be anything. */
  #areThings(braced: string) {
    return braced.split(' ').every(name => this.isThing(name) || this.has(`suit-${name}`));
  }

  /** Is it the name of a die, or of a card? */
  isThing(name: string) {
    return isDie(name) || this.#isCard(name);
  }

  #isCard(name: string) {
    if (name.length !== 2) return false;
    const isSuited = isWild(name) || this.has(`suit-${name[1].toUpperCase()}`);
    return this.has(`card-${name}`) || (this.has(`rank-${name[0]}`) && isSuited);
  }

  /** 'p1' → "Mia". */
  #seat(seat: string) {
    return isolated(this.people.seatName(Number(seat.slice(1))));
  }

  /** 'QS' → "queen of spades". */
  cardName(name: string): string {
    if (name === '?') return this.say('card-back');
    if (this.has(`card-${name}`)) return this.say(`card-${name}`);
    const rank = this.say(`rank-${name[0]}`);
    if (isWild(name)) return this.say('card-wild', { rank, player: Number(name[1]) });
    return this.say('card', { rank, suit: this.say(`suit-${name[1].toUpperCase()}`) });
  }

  /** Of a card, or of a suit by its letter alone. */
  #name(name: string): string {
    if (isDie(name)) return this.say(`face-${name}`);
    return name.length > 1 ? this.cardName(name) : this.say(`suit-${name}`);
  }

  #drawn(names: string[]) {
    return html`<span class="cards-said"><span aria-hidden="true">${names.map(name => this.#pip(name))}</span><span class="spoken">${this.#list(names.map(name => this.#name(name)))}</span></span>`;
  }

  #pip(name: string) {
    if (isDie(name)) return html`<span class="pip">${die(Number(name))}</span>`;
    if (name.startsWith('X')) return html`<span class="pip" data-suit="X"><svg><use href="#jester"></use></svg></span>`;
    const suit = name[name.length - 1].toUpperCase();
    return html`<span class="pip" data-suit=${suit}>${name.length > 1 ? this.say(`index-${name[0]}`) : ''}<svg viewBox="0 0 100 100"><use href=${`#${emblem(suit)}`}></use></svg></span>`;
  }

  #list(texts: string[]) {
    return listIn(this.language, texts);
  }

  #format(id: string, args: WordArgs, cards: (names: string[]) => string) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no words for ${id} in ${this.language}`);
      this.onLack();
      return `⟨${id}⟩`;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(message.value, this.#resolved(args, cards), errors);
    for (const error of errors) console.error(`${id} in ${this.language}: ${error.message}`);
    return said;
  }

  /** Seats become names, cards words or drawings. */
  #resolved(args: WordArgs, cards: (names: string[]) => string) {
    const resolved: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(args)) {
      if ((name === 'player' || name === 'giver') && typeof value === 'number') {
        resolved[name] = isolated(this.people.seatName(value));
        if (name === 'player') resolved.who = this.people.isYou(value) ? 'you' : 'other';
      } else if (name === 'cards' || name === 'suits') {
        resolved[name] = cards(typeof value === 'string' ? value.split(' ') : (value as string[]));
      } else {
        resolved[name] = typeof value === 'number' ? new Figure(value, this.language) : isolated(String(value));
      }
    }
    return resolved;
  }
}
