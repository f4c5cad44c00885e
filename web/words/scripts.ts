// Detects the scripts of a text, and letters of different scripts that look alike.

/** Scripts that are in use today, by their Unicode names. */
export const SCRIPTS: readonly string[] = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Khmer Mongolian Hiragana ' +
  'Katakana Bopomofo Han Coptic Lisu Tifinagh Canadian_Aboriginal Nko'
).split(' ');
/** Digits, punctuation, emoji and accents belong to every script. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;
const OF_SCRIPT = new RegExp(SCRIPTS.map(script => `(?<${script}>\\p{Script=${script}})`).join('|'), 'u');
/** Scripts that one language mixes in a word; each language adds Latin letters to its own. */
const MIXED_BY_HABIT = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

function scriptOf(character: string) {
  const groups = OF_SCRIPT.exec(character)?.groups ?? {};
  return SCRIPTS.find(script => groups[script]) ?? 'Other';
}

/** Return the names of the scripts in the text, as Unicode has them, in order of appearance. */
export const scriptsOf = (text: string): string[] => [
  ...new Set([...text].filter(character => !SHARED.test(character)).map(scriptOf)),
];

/** True if the text mixes scripts that no language writes together, such as Latin and Cyrillic. */
export function isMixed(text: string): boolean {
  const scripts = scriptsOf(text);
  return scripts.length > 1 && !MIXED_BY_HABIT.some(habit => scripts.every(script => habit.includes(script)));
}

/** A Latin letter, followed by the Cyrillic and Greek letters that look like it. */
const ALIKE = (
  'AАΑ BВΒ CСϹ EЕΕ GԌ HНΗ IІΙӀ JЈͿ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУΥҮ ZΖ aаα cсϲ dԁ eе hһ iіι jјϳ kкκ ' +
  'oоο pрρ qԛ sѕ uυ vѵν wԝ xх yуγү'
).split(' ');
const LATIN_OF = new Map(ALIKE.flatMap(([latin, ...others]) => others.map(other => [other, latin])));

const look = (text: string) => text.replace(/./gu, character => LATIN_OF.get(character) ?? character).toLowerCase();

/** True if a reader can take one text for the other: they differ only in case, or in letters that look alike. */
export function looksLike(one: string, other: string): boolean {
  const [first, second] = [one.normalize('NFKC'), other.normalize('NFKC')];
  return first.toLowerCase() === second.toLowerCase() || look(first) === look(second);
}
