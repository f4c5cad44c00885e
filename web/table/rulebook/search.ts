import { html } from 'lit-html';

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = -0x60;
const ACCENTS = /[\u0300-\u036f]/g;
const HYPHENS = /[-\u2010-\u2015・]/g;

/** Fold text for comparison: width, case, accents, kana and hyphens make no difference. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(KATAKANA, kana => String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA))
    .replace(HYPHENS, '');

/** The folded search words, all of which must occur. */
export const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

/** True if the text contains all the folded words. */
export const has = (words: readonly string[], text: string) => {
  const folded = fold(text);
  return words.every(word => folded.includes(word));
};

/** The folded text, and the index in it at which each character begins. */
const foldWithOffsets = (text: string): { folded: string; from: number[] } => {
  let folded = '';
  const from = [...text].map(character => {
    const at = folded.length;
    folded += fold(character);
    return at;
  });
  return { folded, from };
};

/** For each character of a text, true if it belongs to a match. */
const hits = (words: readonly string[], text: string) => {
  const { folded, from } = foldWithOffsets(text);
  const hit = new Array(folded.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  }
  return from.map(at => hit[at] === true);
};

/** The text with the search words marked. */
export const marked = (words: readonly string[], text: string) => {
  if (!words.length) return text;
  const hit = hits(words, text);
  const runs: { text: string; hit: boolean }[] = [];
  [...text].forEach((character, at) => {
    const run = runs.at(-1);
    if (run?.hit === hit[at]) run.text += character;
    else runs.push({ text: character, hit: hit[at] });
  });
  return html`${runs.map(run => (run.hit ? html`<mark>${run.text}</mark>` : run.text))}`;
};
