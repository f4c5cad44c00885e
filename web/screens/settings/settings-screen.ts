import { html } from 'lit-html';
import type { Preferences, Screen, Wording } from '../../app.ts';
import { card } from '../../art/card.ts';
import { bar, choices, dataLink, toggle } from '../../art/card-parts.ts';
import { canSpeak, silence } from '../../browser/voice.ts';
import { canVibrate, ring } from '../../play/sounds.ts';
import type { Language } from '../../protocol.d.ts';
import { CHOICES } from '../../storage/preferences.ts';
import type { Settings } from '../../storage/stored-types.ts';
import { LONGEST_NAME, properName } from '../../words/names.ts';
import { LANGUAGES } from '../../words/words.ts';

/** All preferences: '#/settings'. */
export const screen: Screen = {
  open: app => ({
    title: () => app.say('settings'),
    draw: () => html`<div class="page settings">
    ${bar(app, app.say('settings'))}
    ${part(app, 'page', [language(app), yourName(app), choice(app, 'theme')])}
    ${part(app, 'cards', [choice(app, 'deckColours', sample), choice(app, 'cardFace', face => design({ face: face as Settings['cardFace'] })), choice(app, 'cardBack', back => design({ back: back as Settings['cardBack'] })), choice(app, 'cardSize'), choice(app, 'sort')])}
    ${part(app, 'hand', [choice(app, 'taps'), onOff(app, 'completeChoice'), onOff(app, 'askZero')])}
    ${part(app, 'done', [onOff(app, 'onlyCard'), onOff(app, 'finishDecided')])}
    ${part(app, 'show', [choice(app, 'speed'), onOff(app, 'sounds'), volume(app), canVibrate ? onOff(app, 'haptics') : ''])}
    ${part(app, 'guided', [onOff(app, 'guide'), onOff(app, 'guideAlong')])}
    ${part(app, 'spoken', [choice(app, 'verbosity'), canSpeak() ? onOff(app, 'voice') : '', onOff(app, 'queryKeys')])}
    ${dataLink(app)}
  </div>`,
  }),
};

const part = (app: Wording, name: string, questions: unknown[]) => html`
  <section class="slab" aria-labelledby=${`part-${name}`}><h2 id=${`part-${name}`}>${app.say(`settings-${name}`)}</h2>${questions}</section>`;

const language = (app: Wording & Preferences) =>
  choices({
    name: 'language',
    label: app.say('setting-language'),
    help: app.say('setting-language-help'),
    value: app.settings.language,
    values: [
      { value: '', label: app.say('setting-language-system') },
      ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value })),
    ],
    choose: value => app.set('language', value as '' | Language),
  });

const yourName = (app: Wording & Preferences) => html`<div class="field">
  <label for="yourName">${app.say('setting-yourName')}</label>
  <p class="help" id="yourName-help">${app.say('setting-yourName-help')}</p>
  <input id="yourName" type="text" maxlength=${LONGEST_NAME} autocomplete="off" aria-describedby="yourName-help"
    placeholder=${app.say('you')} .value=${app.settings.yourName}
    @change=${(event: Event) => app.set('yourName', properName((event.target as HTMLInputElement).value))}>
</div>`;

/** A choice with the messages `setting-<name>`, `setting-<name>-help` and `setting-<name>-<value>`. */
const choice = (
  app: Wording & Preferences,
  name: Exclude<keyof typeof CHOICES, 'language' | 'volume'>,
  extra: (value: string) => unknown = () => '',
) =>
  choices({
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
  | 'voice'
  | 'queryKeys'
  | 'guide'
  | 'guideAlong';

const onOff = (app: Wording & Preferences, name: Switch) =>
  toggle({
    id: name,
    label: app.say(`setting-${name}`),
    help: app.say(`setting-${name}-help`),
    on: app.settings[name],
    turn(on) {
      app.set(name, on);
      if (name === 'sounds' || name === 'haptics') ring(app, 'turn');
      if (name === 'voice' && !on) silence();
    },
  });

/** The volume; choosing one plays a sound. */
const volume = (app: Wording & Preferences) =>
  choices({
    name: 'volume',
    label: app.say('setting-volume'),
    off: app.settings.sounds ? '' : app.say('setting-volume-off'),
    value: app.settings.volume,
    values: CHOICES.volume.map(value => ({ value, label: app.say(`setting-volume-${value}`) })),
    choose(value) {
      app.set('volume', value as never);
      ring(app, 'turn');
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
