import { html } from 'lit-html';
import { LONGEST_NAME, properName } from '../names.js';
import { CHOICES } from '../kept/preferences.js';
import { ring } from '../sounds.js';
import { LANGUAGES } from '../words.js';
import { bar, choices, dataLink, toggle } from './parts.js';

/** @typedef {import('../types').App} App */

/** @type {import('../types').Screen} */
export const screen = {
  title: app => app.say('settings'),
  draw: app => html`<div class="page settings">
    ${bar(app, app.say('settings'))}
    ${part(app, 'page', [language(app), yourName(app), choice(app, 'theme')])}
    ${part(app, 'cards', [choice(app, 'deckColours', sample), choice(app, 'cardSize'), choice(app, 'sort')])}
    ${part(app, 'hand', [choice(app, 'taps'), onOff(app, 'completeChoice'), onOff(app, 'askZero')])}
    ${part(app, 'done', [onOff(app, 'autoPass'), onOff(app, 'onlyCard'), onOff(app, 'finishDecided')])}
    ${part(app, 'show', [choice(app, 'speed'), onOff(app, 'sounds'), volume(app)])}
    ${part(app, 'spoken', [choice(app, 'verbosity'), onOff(app, 'queryKeys')])}
    ${dataLink(app)}
  </div>`,
};

/** @param {App} app @param {string} name @param {unknown[]} questions */
const part = (app, name, questions) => html`
  <section class="slab" aria-labelledby=${`part-${name}`}><h2 id=${`part-${name}`}>${app.say(`settings-${name}`)}</h2>${questions}</section>`;

/** @param {App} app */
const language = app => choices({
  name: 'language',
  label: app.say('setting-language'),
  help: app.say('setting-language-help'),
  value: app.settings.language,
  values: [
    { value: '', label: app.say('setting-language-system') },
    ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value })),
  ],
  choose: value => app.set('language', /** @type {'' | import('../types').Language} */ (value)),
});

/** @param {App} app */
const yourName = app => html`<div class="field">
  <label for="yourName">${app.say('setting-yourName')}</label>
  <p class="help" id="yourName-help">${app.say('setting-yourName-help')}</p>
  <input id="yourName" type="text" maxlength=${LONGEST_NAME} autocomplete="off" aria-describedby="yourName-help"
    placeholder=${app.say('you')} .value=${app.settings.yourName}
    @change=${(/** @type {Event} */ event) => app.set('yourName', properName(/** @type {HTMLInputElement} */ (event.target).value))}>
</div>`;

/** One with the messages `setting-<name>`, `setting-<name>-help` and `setting-<name>-<value>`.
 * @param {App} app @param {Exclude<keyof typeof CHOICES, 'language' | 'volume'>} name @param {(value: string) => unknown} [extra] */
const choice = (app, name, extra = () => '') => choices({
  name,
  label: app.say(`setting-${name}`),
  help: app.say(`setting-${name}-help`),
  value: app.settings[name],
  values: CHOICES[name].map(value => ({ value, label: html`${app.say(`setting-${name}-${value}`)}${extra(value)}` })),
  choose: value => app.set(name, /** @type {never} */ (value)),
});

/** @typedef {'completeChoice' | 'askZero' | 'autoPass' | 'onlyCard' | 'finishDecided' | 'sounds' | 'queryKeys'} Switch */

/** @param {App} app @param {Switch} name */
const onOff = (app, name) => toggle({
  id: name,
  label: app.say(`setting-${name}`),
  help: app.say(`setting-${name}-help`),
  on: app.settings[name],
  turn(on) {
    app.set(name, on);
    if (name === 'sounds') ring(app, 'turn');
  },
});

/** How loud, heard at once. @param {App} app */
const volume = app => choices({
  name: 'volume',
  label: app.say('setting-volume'),
  off: app.settings.sounds ? '' : app.say('setting-volume-off'),
  value: app.settings.volume,
  values: CHOICES.volume.map(value => ({ value, label: app.say(`setting-volume-${value}`) })),
  choose(value) {
    app.set('volume', /** @type {never} */ (value));
    ring(app, 'turn');
  },
});

/** @param {string} deck */
const sample = deck => html`<span class="sample" data-deck=${deck} aria-hidden="true">${['S', 'H', 'D', 'C'].map(suit => html`
  <span class="pip" data-suit=${suit}><svg viewBox="0 0 100 100"><use href=${`#s${suit}`}></use></svg></span>`)}</span>`;
