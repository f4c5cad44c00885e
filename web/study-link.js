/** A position of the open table in an address: packed, checked, and never trusted. */

/** @import { OptionValue } from './types' */

/**
 * House rules, the number of players, a line of play, and how many of its entries are on the table.
 * @typedef {{ options: Record<string, OptionValue>, players: number, log: string[], at: number }} Shared
 */

const DEFLATED = '1';
const PLAIN = '0';
const CHECK = 4;              // bytes
const LONGEST = 40_000;       // characters of an address
const LARGEST = 400_000;      // bytes that may come out of it
const MOST = 6_000;           // entries

/** @param {Shared} shared  @returns {Promise<string>} */
export async function pack({ options, players, log, at }) {
  const bytes = new TextEncoder().encode(JSON.stringify([options, players, at, log.join('\n')]));
  const packed = 'CompressionStream' in window ? await through(new CompressionStream('deflate-raw'), bytes) : null;
  const whole = new Uint8Array([...checksum(bytes), ...(packed ?? bytes)]);
  return (packed ? DEFLATED : PLAIN) + toText(whole);
}

/** What was shared; an Error if the text is damaged or no position at all.
 * @param {string} text  @returns {Promise<Shared>} */
export async function unpack(text) {
  if (text.length > LONGEST || !/^[01][\w-]+$/.test(text)) throw new Error('not a link to a position');
  const whole = toBytes(text.slice(1));
  const packed = whole.slice(CHECK);
  const bytes = text[0] === DEFLATED ? await through(new DecompressionStream('deflate-raw'), packed) : packed;
  if (checksum(bytes).some((byte, at) => byte !== whole[at])) throw new Error('a damaged link');
  return checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}

/** @param {unknown} told  @returns {Shared} */
function checked(told) {
  const [options, players, at, text] = Array.isArray(told) ? told : [];
  const log = typeof text === 'string' ? text.split('\n').filter(Boolean) : [];
  const fits = isOptions(options) && Number.isInteger(players) && players > 0 && players < 10 &&
    Number.isInteger(at) && at >= 0 && at <= log.length && log.length <= MOST && typeof text === 'string';
  if (!fits) throw new Error('not a position');
  return { options, players, at, log };
}

/** @param {unknown} value  @returns {value is Record<string, OptionValue>} */
const isOptions = value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) &&
  Object.values(value).every(each => ['string', 'number', 'boolean'].includes(typeof each));

/** FNV-1a. @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return new Uint8Array([24, 16, 8, 0].map(shift => (sum >>> shift) & 255));
}

/** All that comes out of a stream, unless it is too much.
 * @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes */
async function through(stream, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {number[]} */ const found = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) found.push(byte);
    if (found.length > LARGEST) throw new Error('too long a link');
  }
  return new Uint8Array(found);
}

/** @param {Uint8Array} bytes */
const toText = bytes =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @param {string} text */
const toBytes = text =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
