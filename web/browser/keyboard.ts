/** Digits and letters on keyboards of every country, and the labels of their keys. */

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** Return the digit of a key, also where the digit row types other characters (French keyboards); null if none. */
export const digitOf = ({ key, code }: Key) => {
  if (/^\d$/.test(key)) return Number(key);
  const [, digit] = (key.length === 1 && key !== '?' && /^(?:Digit|Numpad)(\d)$/.exec(code)) || [];
  return digit === undefined ? null : Number(digit);
};

/** Return the Latin letter of a key in lower case, also where it types another script; otherwise the typed text. */
export const letterOf = ({ key, code }: Key) => {
  const [, letter] = (/^\P{ASCII}$/u.test(key) && /^Key([A-Z])$/.exec(code)) || [];
  return (letter ?? key).toLowerCase();
};

/**
 * True if a key belongs to the conversion of a text, as into kanji. Safari reports the Enter that ends it after the
 * conversion, with the code 229 alone.
 */
export const isConverting = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

/** What keys type without Shift, by code, as far as the browser or a key press has told. */
const typed = new Map<string, string>();

type Layouts = { keyboard?: { getLayoutMap(): Promise<Iterable<[string, string]>> } };

/** Ask the browser for the keyboard layout. Resolves in any case. */
export const askLayout = async ({ keyboard }: Layouts = navigator as Layouts) => {
  try {
    for (const [code, key] of (await keyboard?.getLayoutMap()) ?? []) typed.set(code, key);
  } catch {
    // A cross-site frame may not ask: key presses tell the layout.
  }
};

/** Remember what a key types. */
export const noteKey = ({ key, code, shiftKey }: Key & Pick<KeyboardEvent, 'shiftKey'>) => {
  if (!shiftKey && key.length === 1 && code) typed.set(code, key);
};

/** Return the label of the key for a digit or a Latin letter on this keyboard. */
export const nameOfKey = (sign: string) => {
  if (/^\d$/.test(sign)) return typed.get(`Digit${sign}`) ?? sign;
  if ([...typed.values()].includes(sign.toLowerCase())) return sign;
  return (typed.get(`Key${sign.toUpperCase()}`) ?? sign).toUpperCase();
};
