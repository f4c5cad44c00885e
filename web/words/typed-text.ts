/** What people type into fields for numbers and codes: a Japanese keyboard writes ２５ and Ｋ７ＱＭ at full width. */

/** Return a typed text with letters, digits and signs of full width as those of ASCII. */
export const plain = (text: string): string => text.normalize('NFKC');

/** Return a typed whole number, with any minus sign; NaN if it is none. */
export function wholeNumber(text: string): number {
  const typed = plain(text)
    .trim()
    .replace(/^[−–ー]/, '-');
  return /^[-+]?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}
