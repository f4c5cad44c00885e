import { html, nothing } from 'lit-html';
import type { Display, Preferences, Wording } from '../app.ts';
import { icon } from '../art/card.ts';
import { fieldError, radioButtons } from '../art/widgets.ts';
import { isConverting } from '../browser/keyboard.ts';
import type { RuleSet, Rules, Values } from '../model/house-rules.ts';
import { basedInWords, keyOfSet, nameOfSet, readySets, ruleSet } from '../model/house-rules.ts';
import type { Offer } from '../model/offers.ts';
import { remove } from '../model/removal.ts';
import { dropSet, keepSet, ownSets, renameSet } from '../storage/own-rules.ts';
import { LONGEST_TYPED, properName } from '../words/names.ts';

/** The text in the name field, and the key of the house rules it belongs to. */
export type SetNameField = { of: string; text: string };

/** Ready-made and own sets of house rules, each with a line of help. */
const allSets = (
  app: Wording & Preferences,
  what: Offer,
  seats: string[],
): { set: RuleSet; help: unknown; values: Values }[] => [
  ...readySets(app, what).map(([name, values]) => ({
    set: { kind: 'ready' as const, name },
    help: app.say(`preset-${name}-help`),
    values,
  })),
  ...ownSets(app, what.key).map(({ name, options }) => ({
    set: { kind: 'own' as const, name },
    help: basedInWords(app, what, { options, seats }),
    values: options,
  })),
];

/** A choice among ready-made and own sets of house rules, and the current mix if it is neither. */
export function presets(app: Wording & Preferences, what: Offer, rules: Rules, change: (values: Values) => void) {
  const { options: values, seats } = rules;
  const sets = allSets(app, what, seats);
  const chosen = ruleSet(app, what, values);
  const mix = chosen.kind === 'mix' ? [{ set: chosen, help: basedInWords(app, what, rules), values }] : [];
  const shown = [...sets, ...mix];
  if (shown.length === 1) return nothing;
  return radioButtons({
    name: 'preset',
    label: app.say('presets'),
    classes: 'cards',
    value: keyOfSet(chosen),
    values: shown.map(({ set, help }) => ({ value: keyOfSet(set), label: nameOfSet(app, what, set), help })),
    choose: key => change((shown.find(({ set }) => keyOfSet(set) === key) as { values: Values }).values),
  });
}

/** A field to name the current house rules, or to rename or delete an own set; nothing for a ready-made set. */
export function ownRules(app: Wording & Preferences & Display, what: Offer, values: Values, writing: SetNameField) {
  const { kind, name } = ruleSet(app, what, values);
  if (kind === 'ready') return nothing;
  return kind === 'own' ? ownSetField(app, what, name, writing) : newSetField(app, what, values, writing);
}

const textFor = (writing: SetNameField, of: string, text: string) => (writing.of === of ? writing.text : text);

function newSetField(app: Wording & Preferences & Display, what: Offer, values: Values, writing: SetNameField) {
  const text = textFor(writing, what.key, '');
  const name = properName(text);
  const taken = ownSets(app, what.key).some(each => each.name === name);
  const save = () => {
    if (!name) return document.getElementById('rules-name')?.focus();
    keepSet(app, what.key, name, values);
    finishWriting(app, writing, app.say('own-saved', { name }));
  };
  return nameField(app, writing, { of: what.key, text }, save, {
    label: app.say('own-save-as'),
    buttons: html`<button type="button" class="tonal" @click=${save}>${app.say(taken ? 'own-replace' : 'own-save')}</button>
      ${sendLink(app, what)}`,
  });
}

function ownSetField(app: Wording & Preferences & Display, what: Offer, name: string, writing: SetNameField) {
  const key = `${what.key} ${name}`;
  const text = textFor(writing, key, name);
  const other = properName(text);
  const taken = other !== name && ownSets(app, what.key).some(each => each.name === other);
  const rename = () => {
    if (taken || !other) return document.getElementById('rules-name')?.focus();
    renameSet(app, what.key, name, other);
    finishWriting(app, writing, app.say('own-saved', { name: other }));
  };
  const drop = () => {
    writing.of = '';
    remove(app, name, () => dropSet(app, what.key, name));
  };
  return nameField(app, writing, { of: key, text }, rename, {
    label: app.say('own-name'),
    wrong: taken ? app.say('own-taken') : '',
    buttons: html`<button type="button" class="tonal" @click=${rename}>${app.say('own-rename')}</button>
      <button type="button" class="outlined" @click=${drop}>${app.say('own-drop')}</button>
      ${sendLink(app, what)}`,
  });
}

const sendLink = (app: Wording, { key }: Offer) =>
  html`<a class="outlined" href=${`#/rule-set/send/${key}`}>${icon('i-share')}<span>${app.say('own-send')}</span></a>`;

function finishWriting(app: Display, writing: SetNameField, words: string) {
  writing.of = '';
  app.announce(words);
  app.redraw();
}

const nameField = (
  app: Display,
  writing: SetNameField,
  { of, text }: SetNameField,
  done: () => void,
  { label, wrong: error = '', buttons }: { label: string; wrong?: string; buttons: unknown },
) => html`
  <div class="surface field own-rules">
    <label for="rules-name">${label}</label>
    <div class="rule-set-row">
      <input id="rules-name" type="text" maxlength=${LONGEST_TYPED} autocomplete="off" .value=${text}
        aria-invalid=${error ? 'true' : nothing} aria-errormessage=${error ? 'wrong-name' : nothing}
        @input=${(event: Event) => {
          Object.assign(writing, { of, text: (event.target as HTMLInputElement).value });
          app.redraw();
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || isConverting(event)) return;
          event.preventDefault();
          done();
        }}>
      ${buttons}
    </div>
    ${fieldError('wrong-name', error)}
  </div>`;
