/** What the build has written beside the page. */
import { APP } from './place.js';

/** @param {string} path @returns {Promise<Response>} */
async function get(path) {
  const answer = await fetch(new URL(path, APP));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** @param {string} path */
export const text = async path => (await get(path)).text();

/** @param {string} path @returns {Promise<any>} */
export const json = async path => (await get(path)).json();
