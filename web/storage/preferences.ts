import { setCardDesign } from '../art/card.ts';
import { LANGUAGE_CODE } from '../words/languages.ts';
import { properName } from '../words/names.ts';
import { storedObject } from './local-store.ts';
import { LOCAL_KEYS } from './places.ts';
import type { Settings } from './stored-types.ts';

const kept = storedObject(LOCAL_KEYS.settings);

export const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  side: 'right',
  deckColours: 'two',
  cardSize: 'normal',
  cardFace: 'large',
  cardBack: 'lozenge',
  speed: 'normal',
  sort: 'game',
  taps: 'two',
  completeChoice: true,
  askZero: true,
  onlyCard: false,
  finishDecided: false,
  sounds: false,
  volume: 'normal',
  verbosity: 'normal',
  queryKeys: true,
  questionKeys: 'thplw',
  voice: false,
  haptics: false,
  badge: false,
  idleReviews: false,
  guessHolders: false,
  guide: true,
  guideAlong: true,
  yourName: '',
  last: {},
  rules: {},
};

/** Preferences with a fixed set of values. */
export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  side: ['right', 'left'],
  deckColours: ['two', 'four'],
  cardSize: ['small', 'normal', 'large'],
  cardFace: ['large', 'corners', 'jumbo'],
  cardBack: ['lozenge', 'waves', 'checks'],
  speed: ['calm', 'normal', 'fast', 'none'],
  sort: ['game', 'suit', 'rank', 'steady'],
  taps: ['one', 'two'],
  volume: ['low', 'normal', 'high'],
  verbosity: ['brief', 'normal', 'full'],
} as const;

/** Read the preferences; invalid values count as not set. */
export function readSettings(): Settings {
  const settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(kept.read())) {
    if (Object.hasOwn(DEFAULTS, name) && canBe(name, value)) Reflect.set(settings, name, value);
  }
  settings.yourName = properName(settings.yourName);
  return settings;
}

/** True if a preference may have this value. */
export function canBe(name: string, value: unknown) {
  if (Object.hasOwn(CHOICES, name)) return Reflect.get(CHOICES, name).includes(value);
  if (name === 'language') return value === '' || (typeof value === 'string' && LANGUAGE_CODE.test(value)); // offered or not
  if (name === 'questionKeys') return areKeys(value);
  return typeof value === typeof Reflect.get(DEFAULTS, name) && value !== null;
}

/** True for as many different Latin letters as there are question keys. */
const areKeys = (value: unknown) =>
  typeof value === 'string' &&
  /^[a-z]+$/.test(value) &&
  value.length === DEFAULTS.questionKeys.length &&
  new Set(value).size === value.length;

/** Store a preference. */
export const keepSetting = <K extends keyof Settings>(name: K, value: Settings[K]) => kept.put({ [name]: value });

const DARK = matchMedia('(prefers-color-scheme: dark)');
const CONTRAST = matchMedia('(prefers-contrast: more)');

/** The theme whose colour was last set in the page's meta tags. */
let shownTheme = '';

/** Apply the preferences to the style sheets. */
export function showSettings(settings: Settings) {
  window.showAppearance(settings);
  setCardDesign(settings.cardFace, settings.cardBack);
  const { theme = '' } = document.documentElement.dataset;
  if (theme === shownTheme) return;
  shownTheme = theme;
  requestAnimationFrame(colourFrame);
}

/** Give the browser's own frame the table's colour. It waits for a frame, which computes all styles anyway. */
function colourFrame() {
  const table = getComputedStyle(document.documentElement).getPropertyValue('--table');
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', table);
}

/** Call a function whenever the system's theme or contrast setting changes. */
export function watchSystem(changed: () => void) {
  DARK.addEventListener('change', changed);
  CONTRAST.addEventListener('change', changed);
}
