/** Digits and letters on keyboards of every country, and what their keys are called there. */

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** Return the digit of a key, also where the row of digits types other signs, as on a French keyboard; null if none. */
export const digitOf = ({ key, code }: Key) => {
  if (/^\d$/.test(key)) return Number(key);
  const [, digit] = (key.length === 1 && key !== '?' && /^(?:Digit|Numpad)(\d)$/.exec(code)) || [];
  return digit === undefined ? null : Number(digit);
};

/** Return the Latin letter of a key in lower case, also where it types a letter of another script; else what it types. */
export const letterOf = ({ key, code }: Key) => {
  const [, letter] = (/^\P{ASCII}$/u.test(key) && /^Key([A-Z])$/.exec(code)) || [];
  return (letter ?? key).toLowerCase();
};

/** What keys type without Shift, by their code, as far as the browser tells or a press has shown. */
const typed = new Map<string, string>();

type Layouts = { keyboard?: { getLayoutMap(): Promise<Iterable<[string, string]>> } };

/** Ask the browser what the keys of this keyboard type. Resolves in any case. */
export const askLayout = async ({ keyboard }: Layouts = navigator as Layouts) => {
  try {
    for (const [code, key] of (await keyboard?.getLayoutMap()) ?? []) typed.set(code, key);
  } catch {
    // A frame of another site may not ask: presses show it.
  }
};

/** Remember what a key types. */
export const noteKey = ({ key, code, shiftKey }: Key & Pick<KeyboardEvent, 'shiftKey'>) => {
  if (!shiftKey && key.length === 1 && code) typed.set(code, key);
};

/** Return what is printed on the key of a digit or a Latin letter on this keyboard. */
export const nameOfKey = (sign: string) => {
  if (/^\d$/.test(sign)) return typed.get(`Digit${sign}`) ?? sign;
  if ([...typed.values()].includes(sign.toLowerCase())) return sign;
  return (typed.get(`Key${sign.toUpperCase()}`) ?? sign).toUpperCase();
};
