import { html, nothing } from 'lit-html';
import { changedIn, keyOfSet, nameOfSet, ruleSet, valueInWords, valueOf } from '../house-rules.js';
import { LONGEST_NAME, properName } from '../names.js';
import { presetsOf } from '../offers.js';
import { dropSet, keepSet, ownSets, renameSet } from '../kept/own-rules.js';
import { choices, dotted, wrong } from './parts.js';

/** @import { RuleSet, Values } from '../house-rules.js' */
/** @import { Offer } from '../offers.js' */
/** @import { App } from '../types' */

/** A name that is being written: for which rules, and what stands there. */
let writing = { of: '', text: '' };

/** What an own set changes, in words. @param {App} app @param {Offer} what @param {Values} values */
const changes = (app, what, values) =>
  dotted(changedIn(what, values).map(option =>
    app.say('option-value', { option: app.say(`option-${option.name}`), values: valueInWords(app, option.name, valueOf(option, values)) })));

/** All sets there are, with a line on each. @param {App} app @param {Offer} what
 * @returns {{ set: RuleSet, help: unknown, values: Values }[]} */
const allSets = (app, what) => [
  ...Object.entries(presetsOf(what)).map(([name, values]) => ({ set: { kind: /** @type {const} */ ('ready'), name }, help: app.say(`preset-${name}-help`), values })),
  ...ownSets(app, what.key).map(({ name, options }) => ({ set: { kind: /** @type {const} */ ('own'), name }, help: changes(app, what, options), values: options })),
];

/** Sets of house rules, ready-made and own ones, and the mix that is none of them.
 * @param {App} app @param {Offer} what @param {Values} values @param {(values: Values) => void} change */
export function presets(app, what, values, change) {
  const sets = allSets(app, what);
  const chosen = ruleSet(app, what, values);
  const mix = chosen.kind === 'mix' ? [{ set: chosen, help: app.say('preset-own-help'), values }] : [];
  const shown = [...sets, ...mix];
  if (shown.length === 1) return nothing;
  return choices({
    name: 'preset',
    label: app.say('presets'),
    classes: 'cards',
    value: keyOfSet(chosen),
    values: shown.map(({ set, help }) => ({ value: keyOfSet(set), label: nameOfSet(app, what, set), help })),
    choose: key => change(/** @type {{ values: Values }} */ (shown.find(({ set }) => keyOfSet(set) === key)).values),
  });
}

/** Gives the rules in force a name; those that have one get another, or go.
 * @param {App} app @param {Offer} what @param {Values} values */
export function ownRules(app, what, values) {
  const { kind, name } = ruleSet(app, what, values);
  if (kind === 'ready') return nothing;
  return kind === 'own' ? named(app, what, name) : unnamed(app, what, values);
}

/** @param {string} of @param {string} text */
const written = (of, text) => (writing.of === of ? writing.text : text);

/** @param {App} app @param {Offer} what @param {Values} values */
function unnamed(app, what, values) {
  const text = written(what.key, '');
  const name = properName(text);
  const taken = ownSets(app, what.key).some(each => each.name === name);
  const save = () => {
    if (!name) return document.getElementById('rules-name')?.focus();
    keepSet(app, what.key, name, values);
    settle(app, app.say('own-saved', { name }));
  };
  return nameField(app, what.key, text, save, {
    label: app.say('own-save-as'),
    buttons: html`<button type="button" class="tonal" @click=${save}>${app.say(taken ? 'own-replace' : 'own-save')}</button>`,
  });
}

/** @param {App} app @param {Offer} what @param {string} name */
function named(app, what, name) {
  const key = `${what.key} ${name}`;
  const text = written(key, name);
  const other = properName(text);
  const taken = other !== name && ownSets(app, what.key).some(each => each.name === other);
  const rename = () => {
    if (taken || !other) return document.getElementById('rules-name')?.focus();
    renameSet(app, what.key, name, other);
    settle(app, app.say('own-saved', { name: other }));
  };
  const drop = () => {
    dropSet(app, what.key, name);
    settle(app, app.say('own-dropped', { name }));
    document.getElementById('rules-name')?.focus();
  };
  return nameField(app, key, text, rename, {
    label: app.say('own-name'),
    wrong: taken ? app.say('own-taken') : '',
    buttons: html`<button type="button" class="tonal" @click=${rename}>${app.say('own-rename')}</button>
      <button type="button" class="outlined" @click=${drop}>${app.say('own-drop')}</button>`,
  });
}

/** @param {App} app @param {string} words */
function settle(app, words) {
  writing = { of: '', text: '' };
  app.announce(words);
  app.redraw();
}

/** @param {App} app @param {string} of @param {string} text @param {() => void} done
 * @param {{ label: string, wrong?: string, buttons: unknown }} parts */
const nameField = (app, of, text, done, { label, wrong: error = '', buttons }) => html`
  <div class="slab field own-rules">
    <label for="rules-name">${label}</label>
    <div class="own-row">
      <input id="rules-name" type="text" maxlength=${LONGEST_NAME} autocomplete="off" .value=${text}
        aria-invalid=${error ? 'true' : nothing} aria-errormessage=${error ? 'wrong-name' : nothing}
        @input=${(/** @type {Event} */ event) => {
          writing = { of, text: /** @type {HTMLInputElement} */ (event.target).value };
          app.redraw();
        }}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          done();
        }}>
      ${buttons}
    </div>
    ${wrong('wrong-name', error)}
  </div>`;
