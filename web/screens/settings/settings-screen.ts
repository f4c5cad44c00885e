import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Display, GameCatalogue, Preferences, Screen, Stores, Wording } from '../../app.ts';
import { card } from '../../art/card.ts';
import { accessibilityLink, dataLink, fieldError, radioButtons, toggle, topBar } from '../../art/widgets.ts';
import { isConverting, letterOf, nameOfKey } from '../../browser/keyboard.ts';
import { canSpeak, silence } from '../../browser/read-aloud.ts';
import { LanguageChooser, languageButton } from '../../components/language-chooser.ts';
import { canBadge, showBadge } from '../../model/app-badge.ts';
import { followIdleTime } from '../../model/idle-reviews.ts';
import type { Question } from '../../model/question-keys.ts';
import { letterFor, QUESTIONS, setLetter } from '../../model/question-keys.ts';
import { canVibrate, playSounds } from '../../play/sounds.ts';
import { CHOICES, DEFAULTS } from '../../storage/preferences.ts';
import type { Settings } from '../../storage/stored-types.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { LONGEST_TYPED, properName } from '../../words/names.ts';
import { plain } from '../../words/typed-text.ts';

/** All preferences: '#/settings'. */
export const screen: Screen = {
  open(app) {
    const wrongKey: WrongKey = { question: null, why: '' };
    const chooser = new LanguageChooser(app, true);
    return {
      title: () => app.say('settings'),
      draw: () => html`<div class="page settings">
    ${topBar(app, app.say('settings'))}
    ${part(app, 'page', [language(app, chooser), yourName(app), choice(app, 'theme'), choice(app, 'side'), onOff(app, 'idleReviews'), onOff(app, 'guessHolders'), canBadge ? onOff(app, 'badge') : ''])}
    ${part(app, 'cards', [choice(app, 'deckColours', sample), choice(app, 'cardFace', face => design({ face: face as Settings['cardFace'] })), choice(app, 'cardBack', back => design({ back: back as Settings['cardBack'] })), choice(app, 'cardSize'), choice(app, 'sort')])}
    ${part(app, 'hand', [choice(app, 'taps'), onOff(app, 'completeChoice'), onOff(app, 'askZero')])}
    ${part(app, 'done', [onOff(app, 'onlyCard'), onOff(app, 'finishDecided')])}
    ${part(app, 'show', [choice(app, 'speed'), onOff(app, 'sounds'), volume(app), canVibrate ? onOff(app, 'haptics') : ''])}
    ${part(app, 'guided', [onOff(app, 'guide'), onOff(app, 'guideAlong')])}
    ${part(app, 'spoken', [choice(app, 'verbosity'), canSpeak() ? onOff(app, 'voice') : '', onOff(app, 'queryKeys'), questionKeys(app, wrongKey), accessibilityLink(app)])}
    ${dataLink(app)}
    ${chooser.draw()}
  </div>`,
    };
  },
};

const part = (app: Wording, name: string, questions: unknown[]) => html`
  <section class="surface" aria-labelledby=${`part-${name}`}><h2 id=${`part-${name}`}>${app.say(`settings-${name}`)}</h2>${questions}</section>`;

const language = (app: Wording & Preferences, chooser: LanguageChooser) => html`<div class="choice">
  <p class="asked" id="language-asked">${app.say('setting-language')}</p>
  <p class="help">${app.say('setting-language-help')}</p>
  ${languageButton(app, chooser, html`<span lang=${app.language}>${LANGUAGES[app.language].name}</span>`)}
</div>`;

const yourName = (app: Wording & Preferences) => html`<div class="field">
  <label for="yourName">${app.say('setting-yourName')}</label>
  <p class="help" id="yourName-help">${app.say('setting-yourName-help')}</p>
  <input id="yourName" type="text" maxlength=${LONGEST_TYPED} autocomplete="off" aria-describedby="yourName-help"
    placeholder=${app.say('you')} .value=${app.settings.yourName}
    @change=${(event: Event) => app.set('yourName', properName((event.target as HTMLInputElement).value))}>
</div>`;

/** A choice with the messages `setting-<name>`, `setting-<name>-help` and `setting-<name>-<value>`. */
const choice = (
  app: Wording & Preferences,
  name: Exclude<keyof typeof CHOICES, 'volume'>,
  extra: (value: string) => unknown = () => '',
) =>
  radioButtons({
    name,
    label: app.say(`setting-${name}`),
    help: app.say(`setting-${name}-help`),
    value: app.settings[name],
    values: CHOICES[name].map(value => ({ value, label: html`${app.say(`setting-${name}-${value}`)}${extra(value)}` })),
    choose: value => app.set(name, value as never),
  });

/** The settings that are on or off. */
export type Switch =
  | 'completeChoice'
  | 'askZero'
  | 'onlyCard'
  | 'finishDecided'
  | 'sounds'
  | 'haptics'
  | 'badge'
  | 'idleReviews'
  | 'guessHolders'
  | 'voice'
  | 'queryKeys'
  | 'guide'
  | 'guideAlong';

const onOff = (app: Wording & Preferences & GameCatalogue & Stores, name: Switch) =>
  toggle({
    id: name,
    label: app.say(`setting-${name}`),
    help: app.say(`setting-${name}-help`),
    on: app.settings[name],
    turn(on) {
      app.set(name, on);
      if (name === 'sounds' || name === 'haptics') playSounds(app, 'turn');
      if (name === 'voice' && !on) silence();
      if (name === 'badge') showBadge(app, on);
      if (name === 'idleReviews') followIdleTime();
    },
  });

/** The latest letter that was refused as a question key: where, and why. */
interface WrongKey {
  question: Question | null;
  why: string;
}

/** Fields for other question keys, folded away: a letter typed into one is its key. */
function questionKeys(app: Wording & Preferences & Display, wrongKey: WrongKey) {
  const choose = (question: Question, letter: string, field: HTMLInputElement) => {
    const why = setLetter(app, question, letter);
    Object.assign(wrongKey, { question, why: why && refused(why, letter) });
    field.value = nameOf(question);
    app.redraw();
  };
  const refused = (why: 'no-letter' | Question, letter: string) =>
    why === 'no-letter'
      ? app.say('keys-no-letter')
      : app.say('keys-taken', { key: letter.toUpperCase(), does: app.say(`key-${why}-does`) });
  const nameOf = (question: Question) => nameOfKey(letterFor(app, question).toUpperCase());
  const reset = () => {
    Object.assign(wrongKey, { question: null, why: '' });
    app.set('questionKeys', DEFAULTS.questionKeys);
  };
  return html`<details class="own-keys"><summary>${app.say('keys-own')}</summary>
    ${QUESTIONS.map(question => {
      const id = `key-of-${question}`;
      const mistaken = wrongKey.question === question ? wrongKey.why : '';
      return html`<p><label for=${id}>${app.say(`key-${question}-does`)}</label>
        <input id=${id} type="text" maxlength="2" autocapitalize="characters" autocomplete="off" .value=${live(nameOf(question))}
          aria-invalid=${mistaken ? 'true' : nothing} aria-describedby=${mistaken ? `${id}-wrong` : nothing}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
          @keydown=${(event: KeyboardEvent) => {
            if (isConverting(event) || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            choose(question, letterOf(event), event.target as HTMLInputElement);
          }}
          @input=${({ target }: Event) => {
            const field = target as HTMLInputElement;
            if (field.value) choose(question, plain(field.value).slice(-1).toLowerCase(), field);
          }}></p>
        <div role="status">${fieldError(`${id}-wrong`, mistaken)}</div>`;
    })}
    <button class="outlined" @click=${reset}>${app.say('keys-reset')}</button></details>`;
}

/** The volume; choosing one plays a sound. */
const volume = (app: Wording & Preferences) =>
  radioButtons({
    name: 'volume',
    label: app.say('setting-volume'),
    off: app.settings.sounds ? '' : app.say('setting-volume-off'),
    value: app.settings.volume,
    values: CHOICES.volume.map(value => ({ value, label: app.say(`setting-volume-${value}`) })),
    choose(value) {
      app.set('volume', value as never);
      playSounds(app, 'turn');
    },
  });

/** A sample card with the given design. */
const design = (look: { face?: Settings['cardFace']; back?: Settings['cardBack'] }) =>
  html`<span class="sample design">${card(look.back ? '?' : 'QH', look)}</span>`;

const sample = (deck: string) =>
  html`<span class="sample" data-deck=${deck} aria-hidden="true">${['S', 'H', 'D', 'C'].map(
    suit => html`
  <span class="pip" data-suit=${suit}><svg viewBox="0 0 100 100"><use href=${`#s${suit}`}></use></svg></span>`,
  )}</span>`;
