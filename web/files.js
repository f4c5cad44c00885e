/** What the build has written beside this file. */

/** @param {string} path @returns {Promise<Response>} */
async function get(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** @param {string} path */
export const text = async path => (await get(path)).text();

/** @param {string} path @returns {Promise<any>} */
export const json = async path => (await get(path)).json();

/** Puts the drawings into the document, once, for `<use href="#…">`. */
export async function drawings() {
  const sprite = new DOMParser().parseFromString(await text('./sprite.svg'), 'image/svg+xml');
  const svg = /** @type {Element} */ (document.importNode(sprite.documentElement, true));
  svg.classList.add('sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(svg);
}
