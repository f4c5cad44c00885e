/** A position of the open table in an address: packed, checked, and never trusted. */

/** @import { OptionValue } from './types' */

/**
 * House rules, the number of players, a line of play, and how many of its entries are on the table.
 * @typedef {{ options: Record<string, OptionValue>, players: number, log: string[], at: number }} Shared
 */

/** @typedef {'text' | 'size' | 'check' | 'content' | 'rules' | 'players' | 'moves' | 'place'} Part */

/** A link that leads to no position, and which part of it is wrong. */
export class LinkError extends Error {
  /** @param {Part} part */
  constructor(part) {
    super(`not a link to a position: ${part}`);
    this.part = part;
  }
}

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

/** What was shared; a LinkError if the text is damaged or no position at all.
 * @param {string} text  @returns {Promise<Shared>} */
export async function unpack(text) {
  if (text.length > LONGEST) throw new LinkError('size');
  if (!/^[01][\w-]+$/.test(text)) throw new LinkError('text');
  const whole = orElse('text', () => toBytes(text.slice(1)));
  const packed = whole.slice(CHECK);
  const bytes = text[0] === DEFLATED ? await through(new DecompressionStream('deflate-raw'), packed) : packed;
  if (checksum(bytes).some((byte, at) => byte !== whole[at])) throw new LinkError('check');
  return checked(orElse('content', () => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))));
}

/** @param {unknown} told  @returns {Shared} */
function checked(told) {
  if (!Array.isArray(told) || told.length !== 4) throw new LinkError('content');
  const [options, players, at, text] = told;
  if (!isOptions(options)) throw new LinkError('rules');
  if (!Number.isInteger(players) || players < 1 || players > 9) throw new LinkError('players');
  const log = typeof text === 'string' ? text.split('\n').filter(Boolean) : null;
  if (!log || log.length > MOST) throw new LinkError('moves');
  if (!Number.isInteger(at) || at < 0 || at > log.length) throw new LinkError('place');
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

/** @template T @param {Part} part @param {() => T} read @returns {T} */
function orElse(part, read) {
  try {
    return read();
  } catch {
    throw new LinkError(part);
  }
}

/** All that comes out of a stream, unless it is too much, or none of its kind.
 * @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes */
async function through(stream, bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */ const found = [];
  const next = () => reader.read().catch(() => {
    throw new LinkError('check');
  });
  let size = 0;
  for (let part = await next(); !part.done; part = await next()) {
    found.push(part.value);
    size += part.value.length;
    if (size <= LARGEST) continue;
    reader.cancel().catch(() => {});
    throw new LinkError('size');
  }
  return new Uint8Array(await new Blob(found).arrayBuffer());
}

/** @param {Uint8Array} bytes */
const toText = bytes =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** @param {string} text */
const toBytes = text =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
