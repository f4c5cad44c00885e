import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';
import type { WordArgs } from '../app.ts';
import { emblem, isWild } from '../art/card.ts';
import { die, isDie } from '../art/die.ts';
import * as files from '../browser/files.ts';
import type { Language, Text } from '../protocol.d.ts';
import { listIn, numberIn } from './formatting.ts';
import { ENGLISH, tagOf } from './languages.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const BRACED = /\{([^}]*)\}/g;
const SEAT = /^p\d$/;

/** A Fluent number that `numberIn` formats, as everywhere on the page. */
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

/** Marks cards to be drawn in a formatted sentence. */
const CARDS_MARK = '\ue000';
/** Characters that a text from outside must not contain: they would reverse the sentence, or mark cards. */
const FORBIDDEN = /[\u202a-\u202e\ue000]/g;

const FACES = [1, 2, 3, 4, 5, 6];
const UNBROKEN = '\u2060'; // a word joiner

/** Messages that list the ids of messages in English, where a language lacks some; the build adds them. */
const ENGLISH_LISTS = ['page--english', 'games--english'];

/** Isolate a name so that its direction does not affect the sentence around it. */
const isolated = (name: string) => {
  const text = name.replace(FORBIDDEN, '');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
};

/** Paths of the message files: the page's own, and those of a game. */
const pathsOf = (language: Language, game: string) =>
  (game ? ['', `${game}.`] : ['']).map(book => `./words/${book}${language}.ftl`);

/** The messages of the page and of one game, whose messages take precedence. */
export class Words {
  #texts: Map<string, Promise<string>> = new Map();
  /** Parsed message files, because parsing takes long. */
  #read: Map<string, FluentResource> = new Map();
  #bundle = new FluentBundle(ENGLISH);
  /** Ids of the messages in use that are English, because the language lacks them. */
  #english: ReadonlySet<string> = new Set();
  /** True if cards are written with their suit first: ♦3, not 3♦. */
  #isSuitFirst = false;
  /** Names of a die's faces in which no line may break. */
  #unbroken: string[] = [];
  #wanted: { language: Language; game: string } = { language: ENGLISH, game: '' };
  #latest = Promise.resolve();
  language: Language = ENGLISH;
  game = '';

  /**
   * @param people names of seats, and whether a seat is the viewer: messages depend on them
   * @param onLack called when a message is missing
   */
  constructor(
    readonly people: { seatName(seat: number): string; isYou(seat: number): boolean },
    readonly onLack: () => void = () => {},
  ) {}

  /**
   * Load and use the messages of a language and a game. The latest call wins; rejects if its files cannot be fetched.
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
    const bundle = new FluentBundle(tagOf(language), { useIsolating: false });
    for (const [path, text] of texts) bundle.addResource(this.#parsed(path, text), { allowOverrides: true });
    [this.language, this.game, this.#bundle] = [language, game, bundle];
    this.#readFacts();
  }

  /** Read what the files say about their language. */
  #readFacts() {
    const lists = [...ENGLISH_LISTS, `${this.game}--english`].filter(id => this.has(id));
    this.#english = new Set(lists.flatMap(id => this.say(id).split(' ')));
    if (!this.has('card-index') || !this.has('face-unbroken')) return; // a damaged file
    this.#isSuitFirst = this.say('card-index', { rank: 'R', suit: 'S' }).startsWith('S');
    this.#unbroken = FACES.map(face => this.say('face-unbroken', { face })).filter(name => name.length > 1);
  }

  /** Fetch the message files of a language and a game; return each path with its text. */
  async fetch(language: Language, game: string) {
    return Promise.all(pathsOf(language, game).map(async path => [path, await this.#fetch(path)] as const));
  }

  #fetch(path: string) {
    const text = this.#texts.get(path) ?? files.text(path);
    this.#texts.set(path, text);
    text.catch(() => this.#texts.delete(path)); // the next call fetches it again
    return text;
  }

  #parsed(path: string, text: string) {
    const resource = this.#read.get(path) ?? new FluentResource(text);
    this.#read.set(path, resource);
    return resource;
  }

  has(id: string) {
    return this.#bundle.hasMessage(id);
  }

  /** Format a message as plain text. */
  say(id: string, args: WordArgs = {}) {
    return this.#format(id, args, names => this.#list(names.map(name => this.#name(name))));
  }

  /** The language of a message that is in another one than the page; undefined for all others. */
  languageOf(id: string): Language | undefined {
    return this.#english.has(id) ? ENGLISH : undefined;
  }

  /** Format a message with cards drawn inside the sentence, marked as English if the language lacks it. */
  rich(id: string, args: WordArgs = {}) {
    const language = this.languageOf(id);
    return language ? html`<span lang=${language}>${this.#rich(id, args)}</span>` : this.#rich(id, args);
  }

  #rich(id: string, args: WordArgs) {
    const parts = this.#format(id, args, names =>
      names.length ? `${CARDS_MARK}${names.join(' ')}${CARDS_MARK}` : '',
    ).split(CARDS_MARK);
    if (parts.length === 1) return parts[0];
    return html`${parts.map((part, n) => (n % 2 ? this.#drawn(part.split(' ')) : part))}`;
  }

  /** Return a text in the page's language, in English, or in another language if its author wrote only that. */
  of(text: Text) {
    return text[this.languageIn(text)] ?? '';
  }

  /** The language of a text that the page shows. */
  languageIn(text: Text): Language {
    const written = [this.language, ENGLISH, ...Object.keys(text)].find(language => text[language]);
    return written ?? this.language;
  }

  /**
   * Render a text of a lesson: `{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**…**` is bold.
   * @param language that of the text, which is marked if it is not the page's
   */
  lessonText(text: string, language: Language = this.language) {
    const joined = this.#unbroken.reduce(
      (whole, name) => whole.replaceAll(name, [...name].join(UNBROKEN)),
      text.replace(FORBIDDEN, ''),
    );
    const drawn = html`${joined
      .split('**')
      .map((part, n) => (n % 2 ? html`<b>${this.#braced(part)}</b>` : this.#braced(part)))}`;
    return language === this.language ? drawn : html`<span lang=${language}>${drawn}</span>`;
  }

  plainText(text: string) {
    const plain = (whole: string, braced: string) => {
      if (SEAT.test(braced)) return this.#seat(braced);
      return this.#areThings(braced) ? this.#list(braced.split(' ').map(name => this.#name(name))) : whole;
    };
    return text.replace(FORBIDDEN, '').replaceAll('**', '').replace(BRACED, plain);
  }

  #braced(text: string) {
    return text.split(BRACED).map((part, n) => {
      if (n % 2 === 0) return part;
      if (SEAT.test(part)) return this.#seat(part);
      return this.#areThings(part) ? this.#drawn(part.split(' ')) : `{${part}}`;
    });
  }

  /**
   * True if all words in braces are cards, dice or suits. Players write lessons too, so braces may contain anything.
   */
  #areThings(braced: string) {
    return braced.split(' ').every(name => this.isThing(name) || this.has(`suit-${name}`));
  }

  /** True for the name of a die, or of a card. */
  isThing(name: string) {
    return isDie(name) || this.#isCard(name);
  }

  #isCard(name: string) {
    if (name.length !== 2) return false;
    const isSuited = isWild(name) || this.has(`suit-${name[1].toUpperCase()}`);
    return this.has(`card-${name}`) || (this.has(`rank-${name[0]}`) && isSuited);
  }

  /** Name of a seat: 'p1' → "Mia". */
  #seat(seat: string) {
    return isolated(this.people.seatName(Number(seat.slice(1))));
  }

  /** Name of a card: 'QS' → "queen of spades". */
  cardName(name: string): string {
    if (name === '?') return this.say('card-back');
    if (this.has(`card-${name}`)) return this.say(`card-${name}`);
    const rank = this.say(`rank-${name[0]}`);
    if (name.length === 1) return rank;
    if (isWild(name)) return this.say('card-wild', { rank, player: Number(name[1]) });
    return this.say('card', { rank, suit: this.say(`suit-${name[1].toUpperCase()}`) });
  }

  /** Name of a card, a die, or a suit by its letter alone. */
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
    const rank = name.length > 1 ? this.say(`index-${name[0]}`) : '';
    const drawn = html`<svg viewBox="0 0 100 100"><use href=${`#${emblem(suit)}`}></use></svg>`;
    return html`<span class="pip" data-suit=${suit} data-first=${this.#isSuitFirst ? 'suit' : 'rank'}>${this.#isSuitFirst ? [drawn, rank] : [rank, drawn]}</span>`;
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
    const text = this.#bundle.formatPattern(message.value, this.#resolved(args, cards), errors);
    for (const error of errors) console.error(`${id} in ${this.language}: ${error.message}`);
    return text;
  }

  /** Convert arguments for Fluent: seats to names, cards to words or drawings, numbers to the page's format. A column not given is "". */
  #resolved(args: WordArgs, cards: (names: string[]) => string) {
    const resolved: Record<string, string | FluentNumber> = { column: '' };
    for (const [name, value] of Object.entries(args)) {
      if ((name === 'player' || name === 'giver') && typeof value === 'number') {
        resolved[name] = isolated(this.people.seatName(value));
        if (name === 'player') resolved.who = this.people.isYou(value) ? 'you' : 'other';
      } else if (name === 'cards' || name === 'suits') {
        resolved[name] = cards((typeof value === 'string' ? value.split(' ') : (value as string[])).filter(Boolean));
      } else {
        resolved[name] = typeof value === 'number' ? new Figure(value, this.language) : isolated(String(value));
      }
    }
    return resolved;
  }
}
