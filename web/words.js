import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';
import * as files from './files.js';
import { emblem, isWild } from './table/card.js';
import { die, isDie } from './table/die.js';

/** @typedef {import('./types').Args} Args */
/** @typedef {import('./types').Language} Language */

const LOCALES = { en: 'en-GB', ja: 'ja-JP' };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const BRACED = /\{([^}]*)\}/g;
const SEAT = /^p\d$/;

/** A number whose minus is a minus, not a hyphen. */
class Figure extends FluentNumber {
  /** @param {import('@fluent/bundle').Scope} scope */
  toString(scope) {
    return super.toString(scope).replace('-', '\u2212');
  }
}

/** The languages there are, each by its own name. @type {Record<Language, string>} */
export const LANGUAGES = { en: 'English', ja: '日本語' };

export const languages = /** @type {Language[]} */ (Object.keys(LANGUAGES));

/** The best of our languages for what the browser asks for. @returns {Language} */
export function preferredLanguage() {
  const wanted = navigator.languages.map(tag => tag.slice(0, 2));
  return wanted.flatMap(tag => languages.filter(language => language === tag))[0] ?? 'en';
}

/** Where cards are to be drawn in a sentence. */
const DRAWN = '\ue000';
/** What no text from outside may hold: it would turn the sentence around, or pass for cards. */
const MEDDLING = /[\u202a-\u202e\ue000]/g;

/** A name that cannot turn the sentence around it. @param {string} name */
const isolated = name => {
  const text = name.replace(MEDDLING, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
};

/** The words of the page, with those of one game laid over them. */
export class Words {
  /** @type {Map<string, string>} */ #texts = new Map();
  #bundle = new FluentBundle('en');
  /** @type {{ language: Language, game: string }} */ #wanted = { language: 'en', game: '' };
  #latest = Promise.resolve();
  /** @type {Language} */ language = 'en';
  game = '';

  /** Names of seats, and whether a seat is you: the page knows, the words do not.
   * @param {{ seatName(seat: number): string, isYou(seat: number): boolean }} people */
  constructor(people) {
    this.people = people;
  }

  /** Speaks this language, of this game, once they are there; what was asked for last counts.
   * @param {Language} language @param {string} game */
  use(language, game = this.#wanted.game) {
    this.#wanted = { language, game };
    this.#latest = this.#speak(this.#wanted);
    return this.#latest;
  }

  /** Every language is fetched, so that it can be switched without a connection.
   * @param {{ language: Language, game: string }} wanted @returns {Promise<void>} */
  async #speak(wanted) {
    const { language, game } = wanted;
    const books = game ? ['', `${game}.`] : [''];
    const shelf = await Promise.all(languages.map(async each => {
      const texts = await Promise.all(books.map(book => this.#text(`./words/${book}${each}.ftl`)));
      return /** @type {const} */ ([each, texts]);
    }));
    if (wanted !== this.#wanted) return this.#latest;
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const text of new Map(shelf).get(language) ?? []) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    [this.language, this.game, this.#bundle] = [language, game, bundle];
  }

  /** @param {string} path */
  async #text(path) {
    const text = this.#texts.get(path) ?? (await files.text(path));
    this.#texts.set(path, text);
    return text;
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /** As plain text, to be read or spoken. @param {string} id @param {Args} [args] */
  say(id, args = {}) {
    return this.#format(id, args, names => this.#list(names.map(name => this.#name(name))));
  }

  /** With cards drawn inside the sentence. @param {string} id @param {Args} [args] */
  rich(id, args = {}) {
    const parts = this.#format(id, args, names => `${DRAWN}${names.join(' ')}${DRAWN}`).split(DRAWN);
    if (parts.length === 1) return parts[0];
    return html`${parts.map((part, n) => (n % 2 ? this.#drawn(part.split(' ')) : part))}`;
  }

  /** A text of a lesson: `{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**…**` stands out. @param {string} text */
  told(text) {
    return html`${text.split('**').map((part, n) => (n % 2 ? html`<b>${this.#braced(part)}</b>` : this.#braced(part)))}`;
  }

  /** @param {string} text */
  toldPlain(text) {
    const plain = (/** @type {string} */ _, /** @type {string} */ braced) =>
      SEAT.test(braced) ? this.#seat(braced) : this.#list(braced.split(' ').map(name => this.#name(name)));
    return text.replaceAll('**', '').replace(BRACED, plain);
  }

  /** @param {string} text */
  #braced(text) {
    return text.split(BRACED).map((part, n) => {
      if (n % 2 === 0) return part;
      return SEAT.test(part) ? this.#seat(part) : this.#drawn(part.split(' '));
    });
  }

  /** 'p1' → "Mia". @param {string} seat */
  #seat(seat) {
    return isolated(this.people.seatName(Number(seat.slice(1))));
  }

  /** 'QS' → "queen of spades". @param {string} name @returns {string} */
  cardName(name) {
    if (name === '?') return this.say('card-back');
    if (this.has(`card-${name}`)) return this.say(`card-${name}`);
    const rank = this.say(`rank-${name[0]}`);
    if (isWild(name)) return this.say('card-wild', { rank, player: Number(name[1]) });
    return this.say('card', { rank, suit: this.say(`suit-${name[1].toUpperCase()}`) });
  }

  /** Of a card, or of a suit by its letter alone. @param {string} name @returns {string} */
  #name(name) {
    if (isDie(name)) return this.say(`face-${name}`);
    return name.length > 1 ? this.cardName(name) : this.say(`suit-${name}`);
  }

  /** @param {string[]} names */
  #drawn(names) {
    return html`<span class="cards-said"><span aria-hidden="true">${names.map(name => this.#pip(name))}</span><span class="spoken">${this.#list(names.map(name => this.#name(name)))}</span></span>`;
  }

  /** @param {string} name */
  #pip(name) {
    if (isDie(name)) return html`<span class="pip">${die(Number(name))}</span>`;
    if (name.startsWith('X')) return html`<span class="pip" data-suit="X"><svg><use href="#jester"></use></svg></span>`;
    const suit = name[name.length - 1].toUpperCase();
    return html`<span class="pip" data-suit=${suit}>${name.length > 1 ? this.say(`index-${name[0]}`) : ''}<svg viewBox="0 0 100 100"><use href=${'#' + emblem(suit)}></use></svg></span>`;
  }

  /** @param {string[]} texts */
  #list(texts) {
    return new Intl.ListFormat(LOCALES[this.language], { type: 'conjunction' }).format(texts);
  }

  /** @param {string} id @param {Args} args @param {(names: string[]) => string} cards */
  #format(id, args, cards) {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no words for ${id} in ${this.language}`);
      return `⟨${id}⟩`;
    }
    /** @type {Error[]} */ const errors = [];
    const said = this.#bundle.formatPattern(message.value, this.#resolved(args, cards), errors);
    for (const error of errors) console.error(`${id} in ${this.language}: ${error.message}`);
    return said;
  }

  /** Seats become names, cards words or drawings.
   * @param {Args} args @param {(names: string[]) => string} cards */
  #resolved(args, cards) {
    /** @type {Record<string, string | FluentNumber>} */ const resolved = {};
    for (const [name, value] of Object.entries(args)) {
      if ((name === 'player' || name === 'giver') && typeof value === 'number') {
        resolved[name] = isolated(this.people.seatName(value));
        if (name === 'player') resolved.who = this.people.isYou(value) ? 'you' : 'other';
      } else if (name === 'cards' || name === 'suits') {
        resolved[name] = cards(typeof value === 'string' ? value.split(' ') : /** @type {string[]} */ (value));
      } else {
        resolved[name] = typeof value === 'number' ? new Figure(value) : isolated(String(value));
      }
    }
    return resolved;
  }
}
