import { properName } from '../names.js';
import { shelf } from './shelf.js';
import { languages } from '../words.js';

/** @typedef {import('../types').Settings} Settings */

const kept = shelf('taku.settings');

/** @type {Settings} */
export const DEFAULTS = {
  language: '',
  theme: 'system',
  deckColours: 'two',
  cardSize: 'normal',
  speed: 'normal',
  sort: 'game',
  taps: 'two',
  completeChoice: true,
  askZero: true,
  autoPass: false,
  onlyCard: false,
  finishDecided: false,
  sounds: false,
  volume: 'normal',
  verbosity: 'normal',
  queryKeys: true,
  yourName: '',
  last: {},
  rules: {},
};

/** The preferences that are a choice, with the values they may have. */
export const CHOICES = /** @type {const} */ ({
  language: ['', ...languages],
  theme: ['system', 'light', 'dark', 'contrast'],
  deckColours: ['two', 'four'],
  cardSize: ['small', 'normal', 'large'],
  speed: ['calm', 'normal', 'fast', 'none'],
  sort: ['game', 'suit', 'rank'],
  taps: ['one', 'two'],
  volume: ['low', 'normal', 'high'],
  verbosity: ['brief', 'normal', 'full'],
});

/** The preferences of this device; a value that cannot be counts as not set. @returns {Settings} */
export function readSettings() {
  const settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(kept.read())) {
    if (Object.hasOwn(DEFAULTS, name) && canBe(name, value)) Reflect.set(settings, name, value);
  }
  settings.yourName = properName(settings.yourName);
  return settings;
}

/** @param {string} name @param {unknown} value */
export function canBe(name, value) {
  if (Object.hasOwn(CHOICES, name)) return Reflect.get(CHOICES, name).includes(value);
  return typeof value === typeof Reflect.get(DEFAULTS, name) && value !== null;
}

/** @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
export const keepSetting = (name, value) => kept.put(name, value);

export function eraseSettings() {
  kept.erase();
  return readSettings();
}

const DARK = matchMedia('(prefers-color-scheme: dark)');
const CONTRAST = matchMedia('(prefers-contrast: more)');

/** Tells the style sheets what is preferred. @param {Settings} settings */
export function showSettings(settings) {
  const { dataset } = document.documentElement;
  dataset.theme = window.first.theme(settings.theme);
  dataset.deck = settings.deckColours;
  dataset.cards = settings.cardSize;
  dataset.speed = settings.speed;
  const table = getComputedStyle(document.documentElement).getPropertyValue('--table');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', table);
}

/** @param {() => void} changed */
export function watchSystem(changed) {
  DARK.addEventListener('change', changed);
  CONTRAST.addEventListener('change', changed);
}
