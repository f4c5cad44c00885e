import { html } from 'lit-html';

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = -0x60;
const ACCENTS = /[\u0300-\u036f]/g;
const JOINTS = /[-\u2010-\u2015・]/g;

/** Text as it is compared: width, case, accents, kana and hyphens make no difference. @param {string} text */
const fold = text =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(KATAKANA, kana => String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA))
    .replace(JOINTS, '');

/** What is looked for: all of these words. @param {string} typed */
export const wordsOf = typed => fold(typed).split(/\s+/).filter(Boolean);

/** Does the text have all the words? @param {readonly string[]} words @param {string} text */
export const has = (words, text) => {
  const folded = fold(text);
  return words.every(word => folded.includes(word));
};

/** The characters of a text, each with where it stands when folded.
 * @param {string} text @returns {{ folded: string, from: number[] }} */
const measured = text => {
  let folded = '';
  const from = [...text].map(character => {
    const at = folded.length;
    folded += fold(character);
    return at;
  });
  return { folded, from };
};

/** Which characters of a text belong to a hit. @param {readonly string[]} words @param {string} text */
const hits = (words, text) => {
  const { folded, from } = measured(text);
  const hit = new Array(folded.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  }
  return from.map(at => hit[at] === true);
};

/** The text with what was looked for marked. @param {readonly string[]} words @param {string} text */
export const marked = (words, text) => {
  if (!words.length) return text;
  const hit = hits(words, text);
  /** @type {{ text: string, hit: boolean }[]} */ const runs = [];
  [...text].forEach((character, at) => {
    const run = runs.at(-1);
    if (run?.hit === hit[at]) run.text += character;
    else runs.push({ text: character, hit: hit[at] });
  });
  return html`${runs.map(run => (run.hit ? html`<mark>${run.text}</mark>` : run.text))}`;
};
